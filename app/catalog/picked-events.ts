import { emit, type ProductData, productIn } from '~/product/events'
import type { Answer } from '~/session/answer-types'
import type { Enhance } from '~/shell/page-tools'

/** Tells of each product that was ticked in a list and came into the cart. */
const picked: Enhance = (element) => {
  let sent: { product: ProductData; quantity: number }[] = []
  element.addEventListener('submit', () => {
    const ticked = element.querySelectorAll<HTMLInputElement>('input[data-product]:checked')
    sent = [...ticked].flatMap((tick) => {
      const product = productIn(tick)
      return product ? [{ product, quantity: Number(tick.value.split(':')[1] ?? 1) }] : []
    })
  })
  const gone = new AbortController()
  addEventListener(
    'vitrin:answer',
    (event) => {
      if (!element.isConnected) return gone.abort()
      const { added = [] } = (event as CustomEvent<Answer>).detail
      for (const { product, quantity } of sent)
        if (added.includes(product.id))
          emit({ name: 'add_to_cart', product: { ...product, subproduct_id: '0' }, quantity })
      sent = []
    },
    { signal: gone.signal },
  )
}
export default picked
