import { useEffect } from 'react'
import { cartMemoryKey } from './forgotten-cart'

/** Number and total of a remembered cart, as text. */
function sumOf(entry: string | null): string {
  try {
    return JSON.stringify(JSON.parse(entry ?? '').value?.summary ?? null)
  } catch {
    return ''
  }
}

/** Loads the lines anew once another tab has changed the cart; the header follows by itself (use-cart-memory.ts). */
export function useOtherTabs(reload: () => void): void {
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      const isChanged = key === cartMemoryKey && sumOf(oldValue) !== sumOf(newValue)
      if (isChanged && navigator.onLine) reload()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [reload])
}
