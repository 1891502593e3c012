import { useEffect, useRef } from 'react'
import type { CartItem } from '~/shop/cart-model'
import { type CartBadge, usePageVars } from '~/ui/page-vars'

/** Storage key of the cart's summary and items. */
export const cartMemoryKey = 'Cart'

/** How long an entry of the local storage lives. */
const yearMs = 365 * 24 * 60 * 60 * 1000

type Summary = { count: string; total: string }

/** A local cache entry: the cart's summary and items, and until when it holds, in milliseconds since 1970. */
type Entry = {
  value: { summary: Summary; items?: CartItem[] | undefined } | null
  timeout: number
}

/** Reads an entry; undefined when there is none, it is over, or it is not ours. */
export function readCartMemory(text: string | null, now: number): CartBadge | null | undefined {
  try {
    const { value, timeout } = JSON.parse(text ?? '') as Entry
    if (!(timeout > now)) return undefined
    if (value === null) return null
    const { count, total } = value.summary
    if (typeof count !== 'string' || typeof total !== 'string') return undefined
    return { count, total, items: Array.isArray(value.items) ? value.items : undefined }
  } catch {
    return undefined
  }
}

const isSame = (one: Summary, other: Summary) =>
  one.count === other.count && one.total === other.total

/** The entry for a cart; the lines that are known of the very same cart stay. */
export function writeCartMemory(cart: CartBadge | null, before: string | null, now: number) {
  const known = readCartMemory(before, now)
  const entry: Entry = {
    value: cart && {
      summary: { count: cart.count, total: cart.total },
      items: cart.items ?? (known && isSame(cart, known) ? known.items : undefined),
    },
    timeout: now + yearMs,
  }
  return JSON.stringify(entry)
}

/** What this browser knows of the lines of a cart. */
export function rememberedItems(cart: CartBadge | null): CartItem[] {
  if (!cart || cart.items) return cart?.items ?? []
  try {
    const known = readCartMemory(localStorage.getItem(cartMemoryKey), Date.now())
    return (known && isSame(cart, known) && known.items) || []
  } catch {
    return []
  }
}

/** Keeps the header's cart in step with the other tabs, and with a page that the back button revives. */
export function useCartMemory(): void {
  const { cart, setCart } = usePageVars()
  const first = useRef(true)
  useEffect(() => {
    // What the page came with may be older than what another tab wrote since.
    if (first.current) {
      first.current = false
      return
    }
    try {
      const before = localStorage.getItem(cartMemoryKey)
      localStorage.setItem(cartMemoryKey, writeCartMemory(cart, before, Date.now()))
    } catch {
      // A full or forbidden storage loses only the other tabs' badge.
    }
  }, [cart])
  useEffect(() => {
    function hear(text: string | null) {
      const heard = readCartMemory(text, Date.now())
      if (heard !== undefined) setCart(heard)
    }
    // After a step back the browser shows the document as it was kept, with the cart of then.
    const [opened] = performance.getEntriesByType('navigation')
    try {
      if ((opened as PerformanceNavigationTiming | undefined)?.type === 'back_forward')
        hear(localStorage.getItem(cartMemoryKey))
    } catch {
      // A forbidden storage remembers nothing.
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
