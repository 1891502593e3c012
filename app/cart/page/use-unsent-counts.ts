import { useRevalidator } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { beforeNavigation } from '~/rendering/navigation/before-navigation'
import { type DisplayedCart, UnsentCounts } from './unsent-counts'

/** Sends unsent counts when the page is left. A client navigation waits for it; after a history step the page reloads. */
export function useUnsentCounts(
  form: RefObject<HTMLFormElement>,
  displayed: DisplayedCart,
  address: string,
): void {
  const latest = useRef(displayed)
  latest.current = displayed
  const { revalidate } = useRevalidator()
  const counts = useRef<UnsentCounts>()
  const isEmpty = displayed.lines.length === 0
  useEffect(() => {
    const element = form.current
    if (isEmpty || !element) return
    const unsent = new UnsentCounts(element, address, () => latest.current)
    counts.current = unsent
    beforeNavigation.run = unsent.send
    element.addEventListener('input', unsent.watch)
    addEventListener('pagehide', unsent.leave)
    return () => {
      counts.current = undefined
      beforeNavigation.run = undefined
      unsent.unwatch()
      element.removeEventListener('input', unsent.watch)
      removeEventListener('pagehide', unsent.leave)
      unsent.send().then(
        (isSent) => isSent && revalidate(),
        () => {},
      )
    }
  }, [form, isEmpty, address, revalidate])
  useEffect(() => counts.current?.watch())
}
