import { useEffect } from 'react'
import { storedCart } from '~/cart/memory/cart-memory'
import { isForgotten } from '~/cart/memory/forgotten-cart'
import { isOutdated, rememberCurrency, storedCurrency } from './header/currency-memory'
import { requestedAt } from './request-time'

const typedOver = () => import('~/rendering/behaviors/typed-fields')

async function reload() {
  await typedOver().then(
    ({ saveTyped }) => saveTyped(location),
    () => {},
  )
  location.reload()
}

/** Takes over values typed before a change of language or currency, and on a restored page a later currency or cart. */
export function useRestoredValues(currency: string): void {
  useEffect(() => {
    if (window.vitrinTyped) typedOver().then(({ restoreTyped }) => restoreTyped())
  }, [])
  useEffect(() => {
    const isOld = () => isOutdated(storedCurrency(), currency, requestedAt(), Date.now())
    const isCartOld = () => navigator.onLine && isForgotten(storedCart())
    const restore = () => (isOld() || isCartOld()) && reload()
    const onPageShow = (event: PageTransitionEvent) => event.persisted && restore()
    addEventListener('pageshow', onPageShow)
    if (requestedAt() === 0 || window.vitrinBack) restore()
    else if (!isOld()) rememberCurrency(currency)
    return () => removeEventListener('pageshow', onPageShow)
  }, [currency])
}
