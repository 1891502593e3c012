import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { saveForReload } from '~/rendering/behaviors/typed-fields'
import { noticesOf } from '~/rendering/dialogs/page-notices'
import {
  type FormRedirect,
  type PagePart,
  postPart,
  replaceContent,
} from '~/rendering/dialogs/page-part'
import { beforeNavigation } from '~/rendering/navigation/before-navigation'
import { readyToNavigate } from '~/rendering/navigation/ready-to-render'
import { remixRouter } from '~/rendering/navigation/remix-window'
import type { ActionResult } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'
import { focusAnswer } from './field-errors'
import type { Outcome } from './form-queue'
import { type LeadsTo, leadsEvent } from './leads-event'
import { containerOf, type PageContainer } from './page-containers'
import type { PendingForm } from './pending-form'
import { takeOverTyped } from './typed-meanwhile'

type Page = {
  receive: (answer: ActionResult) => void
  show: (answeredPage: ReactNode) => void
  /** Whether the shopper has gone to another page since the form was sent. */
  isLeft: () => boolean
  /** For when no answer came and the form has no text of its own (`data-outcome-unknown-text`). */
  unsureText: string
}

function focusNextPage(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** The page that answers a form, in place of the page with the form: the server's markup, which is not hydrated. */
function AnsweredPage({ part }: { part: PagePart }) {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = main.current
    if (!element) return
    replaceContent(element, part.main)
    document.title = part.documentTitle
    focusAnswer(element)
    return () => void (element.contains(document.activeElement) && setTimeout(focusNextPage))
  }, [part])
  // The URL is that of the empty form.
  useEffect(() => {
    addEventListener('pagehide', saveForReload)
    return () => removeEventListener('pagehide', saveForReload)
  }, [])
  return <main ref={main} id="content" tabIndex={-1} data-answered="" />
}

/** How long a step's code and data may take together, in ms; the browser opens it after that. */
const maxStepMs = 8000

/** As a link does; without the step's code or data the browser opens it. */
async function openInPlace(next: URL): Promise<Outcome> {
  const router = remixRouter()
  const address = next.pathname + next.search + next.hash
  const opening = readyToNavigate(address).then(async () => {
    beforeNavigation.hasChanged = true
    await router?.navigate(address)
    return router
  })
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, maxStepMs)
  })
  if (await Promise.race([opening.catch(() => undefined), late])) return 'done'
  location.assign(next)
  return 'left'
}

/** A step to the page's own URL replaces its history entry: Back would otherwise seem to do nothing. */
async function openPage(
  { leadsTo, isWhole }: FormRedirect,
  { form, body }: PendingForm,
): Promise<Outcome> {
  // What was typed has been accepted.
  removeEventListener('pagehide', saveForReload)
  const next = new URL(leadsTo, location.href)
  const detail: LeadsTo = { next, body }
  const event = new CustomEvent(leadsEvent, { detail, bubbles: true, cancelable: true })
  if (!form.dispatchEvent(event)) return 'done'
  const isSame = next.pathname + next.search === location.pathname + location.search
  const isStep = 'leadsInPlace' in form.dataset && !isWhole
  if (isStep && !isSame && next.origin === location.origin) return openInPlace(next)
  if (isSame) location.replace(next)
  else location.assign(next)
  return 'left'
}

const pageItself = (pending: PendingForm, { receive, show }: Page): PageContainer => ({
  contains: () => true,
  show: async (part) => {
    receive({ notices: noticesOf(part), unchanged: true })
    show(<AnsweredPage part={part} />)
  },
  follow: (redirect) => openPage(redirect, pending),
})

/** Posts to an action that answers with a page, shown in the form's dialog or in place of the page, or a redirect. */
export async function postPage(pending: PendingForm, page: Page): Promise<Outcome> {
  const { form, action, body } = pending
  const dialog = containerOf(form)
  const container = dialog ?? pageItself(pending, page)
  try {
    const answer = await postPart(action, body, dialog !== undefined)
    // As without script: an answer does not follow the shopper. What it has to say is in a notice of the next page.
    if (page.isLeft()) return 'done'
    if ('leadsTo' in answer) return await container.follow(answer, form)
    takeOverTyped(pending, answer.main)
    await container.show(answer)
    return 'done'
  } catch {
    const text = form.dataset.outcomeUnknownText ?? page.unsureText
    const ms = noticeMs.error
    page.receive({ notices: [{ tone: 'bad', text, ms, offline: true }], unchanged: true })
    return 'unknown'
  }
}
