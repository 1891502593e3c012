import { useEffect, useRef } from 'react'
import {
  isWrittenSince,
  readCartMemory,
  storedCart,
  writeCartMemory,
} from '~/cart/memory/cart-memory'
import { cartMemoryKey } from '~/cart/memory/forgotten-cart'
import { useLocale } from '~/i18n/use-locale'
import { requestedAt } from '~/layout/request-time'
import { type CartBadge, usePageVars } from '~/rendering/visitor-values'

function watchStorage(report: (entry: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === cartMemoryKey && report(event.newValue)
  const onPageShow = (event: PageTransitionEvent) => event.persisted && report(storedCart())
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}

function store(entry: string): void {
  try {
    localStorage.setItem(cartMemoryKey, entry)
  } catch {
    // A full or forbidden storage loses only the other tabs' badge.
  }
}

/** Syncs the header's cart with other tabs and restored pages. A document requested later is newer than the entry. */
export function useCartMemory(): void {
  const { cart, setCart } = usePageVars()
  const locale = useLocale()
  const first = useRef(true)
  const receivedCart = useRef<CartBadge | null | undefined>(undefined)
  useEffect(() => {
    return watchStorage((entry) => {
      const stored = readCartMemory(entry, Date.now(), locale)
      if (stored === undefined) return
      receivedCart.current = stored
      setCart(stored)
    })
  }, [setCart, locale])
  useEffect(() => {
    const now = Date.now()
    // A page may hydrate long after its cart was read, and another may have added something meanwhile.
    let readAt = now
    const before = storedCart()
    // Writing back what another tab wrote would loop between the two.
    const isReceived = receivedCart.current === cart
    receivedCart.current = undefined
    if (isReceived) return
    if (first.current) {
      first.current = false
      readAt = requestedAt()
      const newer = isWrittenSince(before, readAt, now)
        ? readCartMemory(before, now, locale)
        : undefined
      if (newer !== undefined) {
        receivedCart.current = newer
        setCart(newer)
      }
      if (readAt === 0 || newer !== undefined) return
    }
    store(writeCartMemory(cart, before, readAt, locale))
  }, [cart, setCart, locale])
}
