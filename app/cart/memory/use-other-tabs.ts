import { useEffect } from 'react'
import type { Writing } from '~/i18n/money'
import { useLocale } from '~/i18n/use-locale'
import { readCartMemory } from './cart-memory'
import { cartMemoryKey } from './forgotten-cart'

/** Number and sum of a remembered cart as this tab writes them: another may have another language. */
export function sumIn(entry: string | null, now: number, reader: Writing): string {
  const cart = readCartMemory(entry, now, reader)
  return cart ? `${cart.count} ${cart.total}` : ''
}

/** Loads the lines anew once another tab has changed the cart; the header follows by itself (use-cart-memory.ts). */
export function useOtherTabs(reload: () => void): void {
  const locale = useLocale()
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== cartMemoryKey || !navigator.onLine) return
      const [before, after] = [oldValue, newValue].map((one) => sumIn(one, Date.now(), locale))
      if (before !== after) reload()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [reload, locale])
}
