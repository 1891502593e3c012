import { useNavigate } from '@remix-run/react'
import { useContext, useEffect, useRef } from 'react'
import { restOfTexts } from '~/i18n/coming-texts'
import { useLocale } from '~/i18n/use-t'
import { AnswerTaker } from '~/ui/answers'
import { codeOfForm } from './action-code'
import { afterPaint } from './after-paint'
import { enhancementOf } from './enhancements'
import { noConnection, resetSelect } from './no-connection'
import type { PageTools } from './page-tools'
import { readyToDraw } from './ready-to-draw'

const signs = ['pointerover', 'focusin', 'touchstart', 'change']

/** What leads elsewhere when it is changed. */
const leading = '[data-enhance="go"], [data-enhance="attributes"]'

/**
 * Gives elements with `data-enhance` their code once it is wanted (app/shell/enhancements.ts). Code that does not
 * come is asked for again at the next sign; the element works without it.
 */
export function Enhancer() {
  const locale = useLocale()
  const navigate = useNavigate()
  const take = useContext(AnswerTaker)
  const tools = useRef({} as PageTools)
  const go: PageTools['go'] = (address, how) => {
    if (!navigator.onLine) return take(noConnection(locale.t))
    readyToDraw().then(
      () => navigate(address, { replace: how?.replace, preventScrollReset: !how?.top }),
      () => location.assign(address),
    )
  }
  Object.assign(tools.current, { locale, take, go })

  useEffect(() => {
    const done = new WeakSet<Element>()
    const coming = new WeakMap<Element, Promise<unknown>>()
    function enhance(element: HTMLElement) {
      if (done.has(element)) return
      done.add(element)
      const all = Promise.all(
        (element.dataset.enhance?.split(' ') ?? []).map((name) =>
          Promise.all([enhancementOf(name), restOfTexts()]).then(
            ([enhance]) => enhance?.(element, tools.current),
            () => done.delete(element),
          ),
        ),
      )
      coming.set(element, all)
      return all
    }
    /** The press on a link waits for its code; where that does not come the browser follows the link. */
    function pressed(event: MouseEvent) {
      const link = (event.target as Element).closest('a')
      const element = link?.closest<HTMLElement>('[data-when="press"]')
      if (!link || !element || done.has(element) || event.button || event.metaKey) return
      if (event.ctrlKey || event.shiftKey) return
      // Followed as any link, it is said that there is no connection.
      if (!navigator.onLine) return
      event.preventDefault()
      enhance(element)?.then(() =>
        done.has(element) || !navigator.onLine ? link.click() : location.assign(link.href),
      )
    }
    /** Without a connection the code of what leads elsewhere when it is changed does not come to say so itself. */
    async function changed({ target }: Event) {
      const element = (target as Element).closest(leading)
      if (navigator.onLine || !element) return
      await coming.get(element)
      if (done.has(element)) return
      if (target instanceof HTMLSelectElement) resetSelect(target)
      tools.current.take(noConnection(tools.current.locale.t))
    }
    function touched(event: Pick<Event, 'target'>) {
      let element = event.target as Element | null
      const form = element?.closest?.<HTMLFormElement>('form[method="post"]')
      // A form's action may have to say that no answer came: its code is there before it is sent.
      if (form) codeOfForm(form, element?.closest<HTMLElement>('[formaction]') ?? null)
      while (element instanceof Element) {
        element = element.closest('[data-enhance]')
        const own = element as HTMLElement | null
        if (own && own.dataset.when !== 'press') enhance(own)
        element = element?.parentElement ?? null
      }
    }
    // A screen ahead, so that what it draws is there before it is seen.
    const sight = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen)
          if (isIntersecting) enhance(target as HTMLElement)
      },
      { rootMargin: '100%' },
    )
    const look = () => {
      for (const element of document.querySelectorAll('[data-when="seen"]')) sight.observe(element)
    }
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true })
    look()
    for (const sign of signs) document.addEventListener(sign, touched, { passive: true })
    // After the code was asked for, to know whether it came.
    document.addEventListener('change', changed)
    document.addEventListener('click', pressed, true)
    // What woke the page may have been the very touch, before this listened.
    touched({ target: document.activeElement })
    // The browser compiles React's way of an event at its first one: let that not be the shopper's press.
    afterPaint().then(() => document.body.dispatchEvent(new Event('mouseout', { bubbles: true })))
    return () => {
      sight.disconnect()
      changes.disconnect()
      document.removeEventListener('change', changed)
      for (const sign of signs) document.removeEventListener(sign, touched)
      document.removeEventListener('click', pressed, true)
    }
  }, [])
  return null
}
