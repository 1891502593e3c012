import { emit } from '~/product/analytics/emit'
import { productIn } from '~/product/analytics/events'
import type { ProductData } from '~/product/analytics/shop-event'
import type { Behavior } from '~/rendering/behaviors/behavior'
import type { ActionResult } from '~/session/response-data'

/** Emits `add_to_cart` for each ticked product that was added. */
const pickedEvents: Behavior = (element) => {
  let sent: { product: ProductData; quantity: number }[] = []
  element.addEventListener('submit', () => {
    const ticked = element.querySelectorAll<HTMLInputElement>('input[data-product]:checked')
    sent = [...ticked].flatMap((tick) => {
      const product = productIn(tick)
      return product ? [{ product, quantity: Number(tick.value.split(':')[1] ?? 1) }] : []
    })
  })
  const listening = new AbortController()
  addEventListener(
    'vitrin:answer',
    (event) => {
      if (!element.isConnected) return listening.abort()
      const { added = [] } = (event as CustomEvent<ActionResult>).detail
      for (const { product, quantity } of sent)
        if (added.includes(product.id))
          emit({ name: 'add_to_cart', product: { ...product, subproduct_id: '0' }, quantity })
      sent = []
    },
    { signal: listening.signal },
  )
}
export default pickedEvents
