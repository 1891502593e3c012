import { useEffect, useRef } from 'react'
import { useLocale } from '~/i18n/use-t'
import { type CartBadge, usePageVars } from '~/ui/page-vars'
import {
  cartMemoryKey,
  isWrittenSince,
  readCartMemory,
  storedCart,
  writeCartMemory,
} from './cart-memory'

/**
 * When this document was requested, in milliseconds since 1970; 0 for one that the browser took out of its history, with
 * the cart of then. The clock of `performance` stands while a computer sleeps: it tells how long ago, not when.
 */
function requestedAt(): number {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'back_forward' && !opened.transferSize) return 0
  return Date.now() - performance.now() + (opened?.requestStart ?? 0)
}

/**
 * Keeps the header's cart in step with the other tabs, and with a page that the back button brings. A document that was
 * requested after the entry was written knows the cart better than the entry.
 */
export function useCartMemory(): void {
  const { cart, setCart } = usePageVars()
  const { language } = useLocale()
  const first = useRef(true)
  const heard = useRef<CartBadge | null | undefined>(undefined)
  useEffect(() => {
    const hear = (text: string | null) => {
      const told = readCartMemory(text, Date.now(), language)
      if (told === undefined) return
      heard.current = told
      setCart(told)
    }
    const other = (event: StorageEvent) => event.key === cartMemoryKey && hear(event.newValue)
    const back = (event: PageTransitionEvent) => event.persisted && hear(storedCart())
    addEventListener('storage', other)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('storage', other)
      removeEventListener('pageshow', back)
    }
  }, [setCart, language])
  useEffect(() => {
    const now = Date.now()
    const before = storedCart()
    // Told again, what another tab told would go to and fro between the two without an end.
    const isHeard = heard.current === cart
    heard.current = undefined
    if (isHeard) return
    if (first.current) {
      first.current = false
      const since = requestedAt()
      const newer = isWrittenSince(before, since, now)
        ? readCartMemory(before, now, language)
        : undefined
      if (newer !== undefined) {
        heard.current = newer
        setCart(newer)
      }
      if (since === 0 || newer !== undefined) return
    }
    try {
      localStorage.setItem(cartMemoryKey, writeCartMemory(cart, before, now, language))
    } catch {
      // A full or forbidden storage loses only the other tabs' badge.
    }
  }, [cart, setCart, language])
}
