import { useContext, useEffect, useRef, useState } from 'react'
import { noticeMs } from '~/cart/rules'
import { useLocale } from '~/i18n/use-t'
import { AnswerTaker } from '~/ui/answers'
import { Dialog } from '~/ui/dialog'
import { dress, fillWith, namedApart, type PagePart, pagePart } from './page-part'
import type { PageAddress } from './use-shell'

type Props = { open: PageAddress; onClose: () => void }

/** Another page's main part in a window above this one, as wide as its link says (row U10). */
export default function PageWindow({ open, onClose }: Props) {
  const { t, href } = useLocale()
  const take = useContext(AnswerTaker)
  const body = useRef<HTMLDivElement>(null)
  const [title, setTitle] = useState(open.title)
  const [coming, setComing] = useState(true)
  const [inner, setInner] = useState<PageAddress | null>(null)
  const address = open.href

  useEffect(() => {
    const element = body.current
    if (!element) return
    const gone = new AbortController()
    const { signal } = gone

    async function show(part: PagePart) {
      if (signal.aborted || !element) return
      if (part.path.startsWith(href('signIn')))
        return take({ notices: [], kept: true, window: { kind: 'signIn', href: part.path } })
      if (part.title) setTitle(part.title)
      await dress(element, part.main)
      if (signal.aborted) return
      fillWith(element, namedApart(part.main))
      setComing(false)
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    // Whatever cannot be shown here is a page of its own (row U18).
    pagePart(address).then(show, () => signal.aborted || location.assign(address))

    async function send(form: HTMLFormElement, button: HTMLButtonElement | null) {
      const data = new URLSearchParams(new FormData(form, button) as unknown as [string, string][])
      if (button) button.disabled = true
      try {
        if (form.method === 'get')
          return show(await pagePart(`${new URL(form.action).pathname}?${data}`))
        const part = await pagePart(button?.getAttribute('formaction') ?? form.action, data)
        // What was wanted is done; the page itself says so.
        if (part) show(part)
        else location.reload()
      } catch {
        take({ notices: [{ tone: 'bad', text: t('cart.unsure'), ms: noticeMs.error }], kept: true })
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
      'vitrin:window',
      (event) => {
        event.preventDefault()
        setInner((event as CustomEvent<PageAddress>).detail)
      },
      { signal },
    )
    return () => gone.abort()
  }, [address, href, take, t])

  return (
    <>
      <Dialog title={title} closeText={t('ui.close')} width={open.width} onClose={onClose}>
        {coming && <p className="late">{t('ui.coming', { title })}</p>}
        <div ref={body} />
      </Dialog>
      {inner && <PageWindow open={inner} onClose={() => setInner(null)} />}
    </>
  )
}
