import { useContext, useEffect, useRef, useState } from 'react'
import { noticeMs } from '~/cart/rules'
import { useLocale } from '~/i18n/use-t'
import { AnswerTaker } from '~/ui/answers'
import { Dialog } from '~/ui/dialog'
import { noConnection } from './no-connection'
import { dress, fillWith, type LedOn, namedApart, type PagePart, pagePart } from './page-part'
import { addressInPlace } from './use-client-links'
import type { PageAddress } from './use-shell'
import { refusedFields } from './window-fields'
import { sayIn } from './window-notice'

type Props = { open: PageAddress; onClose: () => void }

/** In px: what a step of a sign-in stands in. */
const stepWidth = 480

/** The same address again, but for its hash, would only scroll. */
function goTo({ pathname, search, href }: URL): void {
  if (pathname + search === location.pathname + location.search) location.reload()
  else location.assign(href)
}

/** Another page's main part in a window above this one, as wide as its link says. */
export default function PageWindow({ open, onClose }: Props) {
  const { t, href } = useLocale()
  const take = useContext(AnswerTaker)
  const body = useRef<HTMLDivElement>(null)
  const [title, setTitle] = useState(open.title)
  const [width, setWidth] = useState(open.width)
  const [coming, setComing] = useState(true)
  const [inner, setInner] = useState<PageAddress | null>(null)
  const close = useRef(onClose)
  close.current = onClose
  const address = open.href

  useEffect(() => {
    const element = body.current
    if (!element) return
    const gone = new AbortController()
    const { signal } = gone
    const { pathname } = location
    const focusFirst = refusedFields(element, signal)

    async function show(part: PagePart) {
      if (signal.aborted || !element) return
      if (part.title) setTitle(part.title)
      await dress(element, part.main)
      if (signal.aborted) return
      fillWith(element, namedApart(part.main))
      setComing(false)
      for (const notice of part.notices) sayIn(element, notice)
      focusFirst()
    }
    /** Whatever cannot be shown here is a page of its own; without a connection there is none to go to. */
    function leaveFor(page: string) {
      if (signal.aborted) return
      if (navigator.onLine) return location.assign(page)
      take(noConnection(t))
      if (page === address) close.current()
    }
    pagePart(address).then(show, () => leaveFor(address))

    /** To the window's own next step, or to the page that says what is done; some pages wait until that was read. */
    async function leadOn({ leadsTo }: LedOn, form: HTMLFormElement) {
      const next = new URL(leadsTo, location.href)
      // Whoever has signed in needs the whole page anew; only an expired password is changed first.
      const own = new URL(form.action).pathname === href('signIn') ? 'changePassword' : null
      if (next.pathname === (own ? href(own) : new URL(address, location.href).pathname)) {
        if (own) setWidth(stepWidth)
        return show(await pagePart(leadsTo))
      }
      const { doneText, doneMs } = form.dataset
      if (doneText) form.replaceChildren(doneText)
      if (doneText) form.setAttribute('role', 'status')
      // Whoever went on to another page meanwhile is not called back.
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
        else await leadOn(part, form)
      } catch {
        const text = t('cart.unsure')
        take({ notices: [{ tone: 'bad', text, ms: noticeMs.error, offline: true }], kept: true })
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
        pagePart(tab).then(show, () => leaveFor(tab))
      },
      { signal },
    )
    element.addEventListener(
      'vitrin:window',
      (event) => {
        if (!navigator.onLine) return
        event.preventDefault()
        setInner((event as CustomEvent<PageAddress>).detail)
      },
      { signal },
    )
    return () => gone.abort()
  }, [address, href, take, t])

  return (
    <>
      <Dialog title={title} closeText={t('ui.close')} width={width} onClose={onClose}>
        {coming && <p className="late">{t('ui.coming', { title })}</p>}
        <div ref={body} />
      </Dialog>
      {inner && <PageWindow open={inner} onClose={() => setInner(null)} />}
    </>
  )
}
