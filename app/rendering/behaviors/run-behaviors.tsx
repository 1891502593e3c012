import { useNavigate } from '@remix-run/react'
import { useContext, useEffect, useRef } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { AnswerReceiver } from '~/rendering/form-answer'
import { noConnection, resetSelect } from '~/rendering/navigation/no-connection'
import { readyToNavigate } from '~/rendering/navigation/ready-to-render'
import { afterPaint } from './after-paint'
import type { Behavior, PageTools } from './behavior'

const triggerEvents = ['pointerover', 'focusin', 'touchstart', 'change']

/** Controls that navigate when changed. */
const navigating = '[data-behavior="update-list"], [data-behavior="attributes"]'

/** Elements whose code sends their forms. */
const sending = '[data-behavior="update-list"], [data-behavior="locale"]'
/** How long a form waits for that code, in ms; then the browser sends it. */
const maxWaitMs = 2000

/**
 * Loads the code of elements with `data-behavior` when it is needed. Code that fails to load is requested again at the
 * next event; the element works without it.
 * @param load loads a behavior by its name; must be the same function at every rendering
 */
export function Behaviors({ load }: { load: (name: string) => Promise<Behavior | undefined> }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const receive = useContext(AnswerReceiver)
  const tools = useRef({} as PageTools)
  const go: PageTools['go'] = (address, options) => {
    if (!navigator.onLine) return receive(noConnection(locale.t))
    readyToNavigate().then(
      () => navigate(address, { replace: options?.replace, preventScrollReset: !options?.top }),
      () => location.assign(address),
    )
  }
  Object.assign(tools.current, { locale, receive, go })

  useEffect(() => {
    const done = new WeakSet<Element>()
    const pending = new WeakMap<Element, Promise<unknown>>()
    const waiting = new WeakSet<HTMLFormElement>()
    function run(element: HTMLElement) {
      if (done.has(element)) return
      done.add(element)
      const all = Promise.all(
        (element.dataset.behavior?.split(' ') ?? []).map((name) =>
          load(name).then(
            (behavior) => behavior?.(element, tools.current),
            () => done.delete(element),
          ),
        ),
      )
      pending.set(element, all)
      all.then(() => pending.delete(element))
      return all
    }
    /** A click on a link waits for its code; if that fails the browser follows the link. */
    function onClick(event: MouseEvent) {
      const link = (event.target as Element).closest('a')
      const element = link?.closest<HTMLElement>('[data-load-on="click"]')
      if (!link || !element || done.has(element) || event.button || event.metaKey) return
      if (event.ctrlKey || event.shiftKey) return
      // The link's own handler reports the missing connection.
      if (!navigator.onLine) return
      event.preventDefault()
      run(element)?.then(() =>
        done.has(element) || !navigator.onLine ? link.click() : location.assign(link.href),
      )
    }
    /** A form sent while its code is loading is sent again by that code; if it does not come, the browser sends it. */
    function onSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement
      const element = form.closest(sending)
      const loading = element && pending.get(element)
      if (!loading || event.defaultPrevented) return
      event.preventDefault()
      if (waiting.has(form)) return
      waiting.add(form)
      const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
      Promise.race([loading, timeout]).then(() => {
        waiting.delete(form)
        pending.delete(element)
        if (form.isConnected) form.requestSubmit(event.submitter)
      })
    }
    /** Offline, the code of a navigating control cannot load to report that itself. */
    async function onChange({ target }: Event) {
      const element = (target as Element).closest(navigating)
      if (navigator.onLine || !element) return
      await pending.get(element)
      if (done.has(element)) return
      if (target instanceof HTMLSelectElement) resetSelect(target)
      tools.current.receive(noConnection(tools.current.locale.t))
    }
    function onTrigger(event: Pick<Event, 'target'>) {
      let element = event.target as Element | null
      while (element instanceof Element) {
        element = element.closest('[data-behavior]')
        const own = element as HTMLElement | null
        if (own && own.dataset.loadOn !== 'click') run(own)
        element = element?.parentElement ?? null
      }
    }
    // One screen ahead, so that it is ready when it comes into view.
    const viewport = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) run(target as HTMLElement)
      },
      { rootMargin: '100%' },
    )
    const observeNew = () => {
      for (const element of document.querySelectorAll('[data-load-on="visible"]'))
        viewport.observe(element)
    }
    const changes = new MutationObserver(observeNew)
    changes.observe(document.body, { childList: true, subtree: true })
    observeNew()
    for (const type of triggerEvents) document.addEventListener(type, onTrigger, { passive: true })
    // Registered after the loading listeners, to know whether the code came.
    document.addEventListener('change', onChange)
    document.addEventListener('click', onClick, true)
    document.addEventListener('submit', onSubmit)
    // The event that hydrated the page came before this listened.
    onTrigger({ target: document.activeElement })
    // The browser compiles React's event path at the first event: that should not be the shopper's click.
    afterPaint().then(() => document.body.dispatchEvent(new Event('mouseout', { bubbles: true })))
    return () => {
      viewport.disconnect()
      changes.disconnect()
      document.removeEventListener('change', onChange)
      for (const type of triggerEvents) document.removeEventListener(type, onTrigger)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('submit', onSubmit)
    }
  }, [load])
  return null
}
