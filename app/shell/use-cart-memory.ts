import { useEffect, useRef } from 'react'
import { type CartBadge, usePageVars } from '~/ui/page-vars'

/** Storage key of the cart's summary and items (spec §3 "Cart cache"). */
export const cartMemoryKey = 'Cart'

/** How long an entry of the local storage lives (spec §9). */
const yearMs = 365 * 24 * 60 * 60 * 1000

/** A local cache entry (spec §3): value and timeout, in milliseconds since 1970. */
type Entry = { value: CartBadge | null; timeout: number }

/** Reads an entry; undefined when there is none, it is over, or it is not ours. */
export function readCartMemory(text: string | null, now: number): CartBadge | null | undefined {
  try {
    const { value, timeout } = JSON.parse(text ?? '') as Entry
    if (!(timeout > now)) return undefined
    if (value === null) return null
    const { count, total } = value
    return typeof count === 'string' && typeof total === 'string' ? { count, total } : undefined
  } catch {
    return undefined
  }
}

/** Keeps the header's cart in step with the other tabs, and with a page that the back button revives (row C12). */
export function useCartMemory(): void {
  const { cart, setCart } = usePageVars()
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const entry: Entry = { value: cart, timeout: Date.now() + yearMs }
    try {
      localStorage.setItem(cartMemoryKey, JSON.stringify(entry))
    } catch {
      // A full or forbidden storage loses only the other tabs' badge.
    }
  }, [cart])
  useEffect(() => {
    function hear(text: string | null) {
      const heard = readCartMemory(text, Date.now())
      if (heard !== undefined) setCart(heard)
    }
    const other = (event: StorageEvent) => event.key === cartMemoryKey && hear(event.newValue)
    const back = (event: PageTransitionEvent) =>
      event.persisted && hear(localStorage.getItem(cartMemoryKey))
    addEventListener('storage', other)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('storage', other)
      removeEventListener('pageshow', back)
    }
  }, [setCart])
}
