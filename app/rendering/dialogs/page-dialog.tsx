import { useContext, useEffect, useRef, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { AnswerReceiver } from '~/rendering/form-answer'
import { noConnection } from '~/rendering/navigation/no-connection'
import { addressInPlace } from '~/rendering/navigation/use-client-links'
import { Dialog } from '~/ui/dialog/dialog'
import { noticeMs } from '~/ui/notice-times'
import type { PageDialogRequest } from './dialog-context'
import { refusedFields } from './dialog-fields'
import { notifyIn } from './dialog-notice'
import {
  type FormRedirect,
  loadStyles,
  type PagePart,
  pagePart,
  replaceContent,
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

/** Another page's main part in a dialog above this one. */
export default function PageDialog({ open, onClose }: Props) {
  const { t, href } = useLocale()
  const receive = useContext(AnswerReceiver)
  const body = useRef<HTMLDivElement>(null)
  const [title, setTitle] = useState(open.title)
  const [width, setWidth] = useState(open.width)
  const [loading, setLoading] = useState(true)
  const [inner, setInner] = useState<PageDialogRequest | null>(null)
  const close = useRef(onClose)
  close.current = onClose
  const address = open.href

  useEffect(() => {
    const element = body.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const { pathname } = location
    const focusFirst = refusedFields(element, signal)

    async function show(part: PagePart) {
      if (signal.aborted || !element) return
      if (part.title) setTitle(part.title)
      await loadStyles(element, part.main)
      if (signal.aborted) return
      replaceContent(element, withUniqueIds(part.main))
      setLoading(false)
      for (const notice of part.notices) notifyIn(element, notice)
      focusFirst()
    }
    /** What cannot be shown here opens as a page; without a connection a notice says so. */
    function openAsPage(page: string) {
      if (signal.aborted) return
      if (navigator.onLine) return location.assign(page)
      receive(noConnection(t))
      if (page === address) close.current()
    }
    pagePart(address).then(show, () => openAsPage(address))

    /** Follows a form's redirect, in the dialog or as a page; some forms show a message first. */
    async function followRedirect({ leadsTo }: FormRedirect, form: HTMLFormElement) {
      const next = new URL(leadsTo, location.href)
      // After signing in the whole page reloads; only an expired password is changed in the dialog first.
      const own = new URL(form.action).pathname === href('signIn') ? 'changePassword' : null
      if (next.pathname === (own ? href(own) : new URL(address, location.href).pathname)) {
        if (own) setWidth(stepWidth)
        return show(await pagePart(leadsTo))
      }
      const { doneText, doneMs } = form.dataset
      if (doneText) form.replaceChildren(doneText)
      if (doneText) form.setAttribute('role', 'status')
      // A shopper who went to another page meanwhile is not brought back.
      setTimeout(() => location.pathname === pathname && goTo(next), Number(doneMs ?? 0))
    }

    async function send(form: HTMLFormElement, button: HTMLButtonElement | null) {
      const data = new URLSearchParams(new FormData(form, button) as unknown as [string, string][])
      if (button) button.disabled = true
      try {
        if (form.method === 'get')
          return show(await pagePart(`${new URL(form.action).pathname}?${data}`))
        const part = await pagePart(button?.getAttribute('formaction') ?? form.action, data)
        if ('main' in part) await show(part)
        else await followRedirect(part, form)
      } catch {
        const text = t('cart.unsure')
        receive({
          notices: [{ tone: 'bad', text, ms: noticeMs.error, offline: true }],
          unchanged: true,
        })
      } finally {
        if (button) button.disabled = false
      }
    }
    element.addEventListener(
      'submit',
      (event) => {
        const form = event.target as HTMLFormElement
        if (event.defaultPrevented || 'inPlace' in form.dataset) return
        event.preventDefault()
        send(form, event.submitter as HTMLButtonElement | null)
      },
      { signal },
    )
    element.addEventListener(
      'click',
      (event) => {
        const isTab = event.target instanceof Element && event.target.closest('.auth-tabs a')
        const tab = isTab && navigator.onLine ? addressInPlace(event) : null
        if (!tab) return
        event.preventDefault()
        pagePart(tab).then(show, () => openAsPage(tab))
      },
      { signal },
    )
    element.addEventListener(
      'vitrin:window',
      (event) => {
        if (!navigator.onLine) return
        event.preventDefault()
        setInner((event as CustomEvent<PageDialogRequest>).detail)
      },
      { signal },
    )
    return () => controller.abort()
  }, [address, href, receive, t])

  return (
    <>
      <Dialog title={title} closeText={t('ui.close')} width={width} onClose={onClose}>
        {loading && <p className="late">{t('ui.coming', { title })}</p>}
        <div ref={body} />
      </Dialog>
      {inner && <PageDialog open={inner} onClose={() => setInner(null)} />}
    </>
  )
}
