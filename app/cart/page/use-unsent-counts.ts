import { useRevalidator } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { beforeNavigation } from '~/rendering/navigation/before-navigation'
import { type DisplayedCart, UnsentCounts } from './unsent-counts'

/** Sends unsent counts when the page is left. A client navigation waits for it; after a history step the page reloads. */
export function useUnsentCounts(
  list: RefObject<HTMLElement>,
  displayed: DisplayedCart,
  address: string,
): void {
  const latest = useRef(displayed)
  latest.current = displayed
  const { revalidate } = useRevalidator()
  const counts = useRef<UnsentCounts>()
  const isEmpty = displayed.lines.length === 0
  useEffect(() => {
    const element = list.current
    if (isEmpty || !element) return
    const unsent = new UnsentCounts(element, address, () => latest.current)
    counts.current = unsent
    beforeNavigation.run = unsent.send
    element.addEventListener('input', unsent.watch)
    addEventListener('pagehide', unsent.leave)
    return () => {
      counts.current = undefined
      // The next page may have set its own.
      if (beforeNavigation.run === unsent.send) beforeNavigation.run = undefined
      unsent.unwatch()
      element.removeEventListener('input', unsent.watch)
      removeEventListener('pagehide', unsent.leave)
      unsent.send().then(
        (isSent) => isSent && revalidate(),
        () => {},
      )
    }
  }, [list, isEmpty, address, revalidate])
  useEffect(() => counts.current?.watch())
}
