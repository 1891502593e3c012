import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { AnswerReceiver } from '~/rendering/form-answer'
import { focusAnswer } from '~/rendering/forms/field-errors'
import { addPlace } from '~/rendering/forms/page-places'
import { noConnection } from '~/rendering/navigation/no-connection'
import { addressInPlace } from '~/rendering/navigation/use-client-links'
import { Dialog } from '~/ui/dialog/dialog'
import type { PageDialogRequest } from './dialog-context'
import { notifyIn } from './dialog-notice'
import {
  type FormRedirect,
  loadStyles,
  type PagePart,
  pagePart,
  replaceContent,
  trimForDialog,
  withUniqueIds,
} from './page-part'

type Props = { open: PageDialogRequest; onClose: () => void }

/** Width of a dialog with a sign-in step, in px. */
const stepWidth = 480

/** Navigating to the same URL would only scroll, so it reloads. */
function goTo({ pathname, search, href }: URL): void {
  if (pathname + search === location.pathname + location.search) location.reload()
  else location.assign(href)
}

/** Follows a form's redirect as a page; some forms show a message first. */
function leaveBy(form: HTMLFormElement, next: URL): void {
  const { pathname } = location
  const { doneText, doneMs } = form.dataset
  if (doneText) form.replaceChildren(doneText)
  if (doneText) form.setAttribute('role', 'status')
  // A shopper who went to another page meanwhile is not brought back.
  setTimeout(() => location.pathname === pathname && goTo(next), Number(doneMs ?? 0))
}

async function fill(element: HTMLElement, part: PagePart, signal: AbortSignal): Promise<void> {
  const main = withUniqueIds(trimForDialog(part.main))
  await loadStyles(element, main)
  if (signal.aborted) return
  replaceContent(element, main)
  for (const notice of part.notices) notifyIn(element, notice)
}

type Shown = { title: string; width: number; isLoading: boolean; inner: PageDialogRequest | null }

/** Loads the page into the dialog's body, and shows the pages that its forms and tabs lead to. */
function useShownPage(body: RefObject<HTMLDivElement>, { open, onClose }: Props) {
  const { t, href } = useLocale()
  const receive = useContext(AnswerReceiver)
  const [shown, set] = useState<Shown>({ ...open, isLoading: true, inner: null })
  const close = useRef(onClose)
  close.current = onClose
  const address = open.href
  useEffect(() => {
    const element = body.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const change = (some: Partial<Shown>) => set((before) => ({ ...before, ...some }))
    async function show(part: PagePart) {
      if (signal.aborted || !element) return
      if (part.title) change({ title: part.title })
      await fill(element, part, signal)
      change({ isLoading: false })
    }
    async function showAnswer(part: PagePart) {
      await show(part)
      if (element && !signal.aborted) focusAnswer(element)
    }
    /** What cannot be shown here opens as a page; without a connection a notice says so. */
    function openAsPage(page: string) {
      if (signal.aborted) return
      if (navigator.onLine) return location.assign(page)
      receive(noConnection(t))
      if (page === address) close.current()
    }
    /** After signing in the whole page reloads; only an expired password is changed in the dialog first. */
    async function follow({ leadsTo }: FormRedirect, form: HTMLFormElement) {
      const next = new URL(leadsTo, location.href)
      const isSignIn = new URL(form.action).pathname === href('signIn')
      const own = isSignIn ? href('changePassword') : new URL(address, location.href).pathname
      if (next.pathname !== own) return leaveBy(form, next)
      if (isSignIn) change({ width: stepWidth })
      await showAnswer(await pagePart(leadsTo))
    }
    function onClick(event: MouseEvent) {
      const isTab = event.target instanceof Element && event.target.closest('.auth-tabs a')
      const tab = isTab && navigator.onLine ? addressInPlace(event) : null
      if (!tab) return
      event.preventDefault()
      pagePart(tab).then(show, () => openAsPage(tab))
    }
    function onInner(event: Event) {
      if (!navigator.onLine) return
      event.preventDefault()
      change({ inner: (event as CustomEvent<PageDialogRequest>).detail })
    }
    pagePart(address).then(show, () => openAsPage(address))
    const contains = (form: HTMLFormElement) => element.contains(form)
    const removePlace = addPlace({ contains, show: showAnswer, follow })
    signal.addEventListener('abort', removePlace)
    element.addEventListener('click', onClick, { signal })
    element.addEventListener('vitrin:window', onInner, { signal })
    return () => controller.abort()
  }, [address, body, href, receive, t])
  return { ...shown, closeInner: () => set((before) => ({ ...before, inner: null })) }
}

/** Another page's main part in a dialog above this one. */
export default function PageDialog(props: Props) {
  const { t } = useLocale()
  const body = useRef<HTMLDivElement>(null)
  const { title, width, isLoading, inner, closeInner } = useShownPage(body, props)
  return (
    <>
      <Dialog title={title} closeText={t('ui.close')} width={width} onClose={props.onClose}>
        {isLoading && <p className="late">{t('ui.coming', { title })}</p>}
        <div ref={body} />
      </Dialog>
      {inner && <PageDialog open={inner} onClose={closeInner} />}
    </>
  )
}
