import { useLayoutEffect, useRef } from 'react'
import type { PagePart } from '~/rendering/dialogs/page-part'
import { replaceContent } from '~/rendering/dialogs/page-part'
import { focusAnswer } from './field-errors'

/** The page that answers a form, in place of the page with the form: the server's markup, which is not hydrated. */
export function AnsweredPage({ part }: { part: PagePart }) {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = main.current
    if (!element) return
    replaceContent(element, part.main)
    document.title = part.documentTitle
    focusAnswer(element)
  }, [part])
  return <main ref={main} id="content" tabIndex={-1} />
}
