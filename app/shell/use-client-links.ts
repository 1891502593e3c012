import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { codeOfForm } from './action-code'
import { afterStep } from './after-step'
import { beforeStep } from './before-step'
import { readyToDraw } from './ready-to-draw'
import { hasPlaces } from './scroll-places'

const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/** The address within this site that a click asks for in place; null when the browser shall follow it. */
export function addressInPlace(event: MouseEvent): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  if (anchor.target || anchor.download || 'plain' in anchor.dataset) return null
  const url = new URL(anchor.href)
  if (url.origin !== location.origin) return null
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null
  return url.pathname + url.search + url.hash
}

/**
 * Follows the site's links in place once the page is awake. Links stay plain: a hundred of them in the
 * menu cost nothing to render. Without a connection the page stays, for the browser has no other. Returns whether a page
 * is on its way.
 */
export function useClientLinks(onOffline: () => void): boolean {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const from = useRef(pathname)
  useEffect(() => {
    function follow(event: MouseEvent) {
      const address = addressInPlace(event)
      if (!address) return
      event.preventDefault()
      if (!navigator.onLine) return onOffline()
      // To undo a filter is a change of the list that is read, not a new page.
      const preventScrollReset = !!(event.target as Element).closest('#filters, .layouts')
      Promise.all([readyToDraw(), beforeStep.run?.()]).then(
        () => navigate(address, { viewTransition: true, preventScrollReset }),
        () => (navigator.onLine ? location.assign(address) : onOffline()),
      )
    }
    const waiting = new WeakSet<HTMLFormElement>()
    /** Before anybody else hears of it: a form that is not sent keeps all that was typed. */
    function hold(event: SubmitEvent) {
      const form = event.target as HTMLFormElement
      if (form.method === 'dialog') return
      const { submitter } = event
      const coming = navigator.onLine ? codeOfForm(form, submitter) : Promise.resolve(false)
      if (!coming) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (waiting.has(form)) return
      waiting.add(form)
      coming.then((mayBeSent) => {
        waiting.delete(form)
        if (!mayBeSent) onOffline()
        else if (form.isConnected) form.requestSubmit(submitter)
      })
    }
    document.addEventListener('click', follow)
    window.addEventListener('submit', hold, true)
    return () => {
      document.removeEventListener('click', follow)
      window.removeEventListener('submit', hold, true)
    }
  }, [navigate, onOffline])

  // At every step.
  useBeforePaint(() => afterStep.run?.(), [key])
  // Steps that an earlier document of this tab made can be gone back to at once.
  useEffect(() => {
    if (hasPlaces()) import('./scroll').then((module) => module.default())
  }, [])

  // A new page is read from its beginning, by the keyboard and by a screen reader too.
  useEffect(() => {
    if (from.current !== pathname)
      document.getElementById('content')?.focus({ preventScroll: true })
    from.current = pathname
  }, [pathname])

  return useNavigation().state === 'loading'
}
