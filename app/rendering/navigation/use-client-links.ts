import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { afterNavigation } from './after-navigation'
import { beforeNavigation } from './before-navigation'
import { readyToNavigate } from './ready-to-render'
import { hasPositions } from './scroll-positions'

const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/** The URL of this site that a click may open in place; null when the browser shall follow it. */
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
 * Follows the site's links in place after hydration, by one delegated handler. Without a connection the page stays.
 * Returns whether a page is loading.
 */
export function useClientLinks(onOffline: () => void): boolean {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const from = useRef(pathname)
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const address = addressInPlace(event)
      if (!address) return
      event.preventDefault()
      if (!navigator.onLine) return onOffline()
      // Removing a filter changes the displayed list; it is no new page.
      const preventScrollReset = !!(event.target as Element).closest('#filters, .layouts')
      readyToNavigate().then(
        () => navigate(address, { viewTransition: true, preventScrollReset }),
        () => (navigator.onLine ? location.assign(address) : onOffline()),
      )
    }
    /** Without a connection a search or a filter is not sent: the page stays, with what was typed. */
    function onSubmit(event: SubmitEvent) {
      if ((event.target as HTMLFormElement).method !== 'get' || navigator.onLine) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onOffline()
    }
    document.addEventListener('click', onClick)
    window.addEventListener('submit', onSubmit, true)
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('submit', onSubmit, true)
    }
  }, [navigate, onOffline])

  useBeforePaint(() => afterNavigation.run?.(), [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    beforeNavigation.hasChanged = false
  }, [key])
  // Positions from an earlier document of this tab must be restored from the start.
  useEffect(() => {
    if (hasPositions()) import('./restore-scroll').then((module) => module.default())
  }, [])

  // A new page gets the focus, for keyboard and screen reader.
  useEffect(() => {
    if (from.current !== pathname)
      document.getElementById('content')?.focus({ preventScroll: true })
    from.current = pathname
  }, [pathname])

  return useNavigation().state === 'loading'
}
