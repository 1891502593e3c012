import { useEffect } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { isOtherCart } from './cart-memory'
import { cartMemoryKey } from './forgotten-cart'

/** Loads the lines anew once another tab has changed the cart; the header follows by itself (use-cart-memory.ts). */
export function useOtherTabs(reload: () => void): void {
  const locale = useLocale()
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== cartMemoryKey || !navigator.onLine) return
      if (isOtherCart([oldValue, newValue], Date.now(), locale)) reload()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [reload, locale])
}
