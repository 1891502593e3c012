import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isPlainClick } from '~/ui/plain-click'
import { afterNavigation } from './after-navigation'
import { beforeNavigation } from './before-navigation'
import { readyToNavigate } from './ready-to-render'
import { hasPositions } from './scroll-positions'

const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/** The URL of this site that a click may open in place; null when the browser shall follow it. */
export function addressInPlace(event: MouseEvent): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || event.defaultPrevented || !isPlainClick(event)) return null
  if (anchor.target || anchor.download || 'reloadDocument' in anchor.dataset) return null
  const url = new URL(anchor.href)
  if (url.origin !== location.origin) return null
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null
  return url.pathname + url.search + url.hash
}

/** Follows links by one delegated handler; without a connection neither links nor searches leave the page. */
function useDelegatedLinks(onOffline: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const address = addressInPlace(event)
      if (!address) return
      event.preventDefault()
      if (!navigator.onLine) return onOffline()
      // Removing a filter changes the displayed list; it is no new page.
      const preventScrollReset = !!(event.target as Element).closest('#filters, .layouts')
      readyToNavigate(address).then(
        (isLast) => isLast && navigate(address, { viewTransition: true, preventScrollReset }),
        () => (navigator.onLine ? location.assign(address) : onOffline()),
      )
    }
    function onSubmit(event: SubmitEvent) {
      if ((event.target as HTMLFormElement).method !== 'get' || navigator.onLine) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onOffline()
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('click', onClick, { signal })
    window.addEventListener('submit', onSubmit, { signal, capture: true })
    return () => controller.abort()
  }, [navigate, onOffline])
}

function useFocusOnNewPage(pathname: string): void {
  const from = useRef(pathname)
  useEffect(() => {
    if (from.current !== pathname)
      document.getElementById('content')?.focus({ preventScroll: true })
    from.current = pathname
  }, [pathname])
}

/** Follows the site's links in place; without a connection the page stays. @returns whether a page is loading */
export function useClientLinks(onOffline: () => void): boolean {
  const { pathname, key } = useLocation()
  useDelegatedLinks(onOffline)
  useBeforePaint(() => afterNavigation.run?.(), [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    beforeNavigation.hasChanged = false
  }, [key])
  // Positions from an earlier document of this tab must be restored from the start.
  useEffect(() => {
    if (hasPositions()) import('./restore-scroll').then((module) => module.default())
  }, [])
  useFocusOnNewPage(pathname)
  return useNavigation().state === 'loading'
}
