import { useLocation } from '@remix-run/react'
import { CleanHtml } from '~/ui/clean-html'
import { HelpFrame } from './help/help-frame'
import type { HelpLink } from './help/help-links'

type Props = { title: string; html: string; help: HelpLink[] }

/** A page that the shop has written. */
export default function ContentPage({ title, html, help }: Props) {
  const { pathname } = useLocation()
  return (
    <HelpFrame links={help} here={pathname}>
      <article className="prose page">
        <h1>{title}</h1>
        <CleanHtml html={html} />
      </article>
    </HelpFrame>
  )
}
