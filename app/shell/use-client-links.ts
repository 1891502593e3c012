import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { readyToDraw } from './ready-to-draw'

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
 * menu cost nothing to render. Returns whether a page is on its way.
 */
export function useClientLinks(): boolean {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const from = useRef(pathname)
  useEffect(() => {
    function follow(event: MouseEvent) {
      const address = addressInPlace(event)
      if (!address) return
      event.preventDefault()
      readyToDraw().then(
        () => navigate(address, { viewTransition: true }),
        () => location.assign(address),
      )
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  // A new page is read from its beginning, by the keyboard and by a screen reader too.
  useEffect(() => {
    if (from.current !== pathname)
      document.getElementById('content')?.focus({ preventScroll: true })
    from.current = pathname
  }, [pathname])

  return useNavigation().state === 'loading'
}
