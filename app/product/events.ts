import type { Answer } from '~/session/answer-types'
import type { Enhance } from '~/shell/page-tools'

/** What is told of a product; amounts in the shown currency, VAT included. */
export type ProductData = {
  code: string
  id: string
  name: string
  currency: string
  category_id: string
  category: string
  category_path: string
  brand: string
  total_sale_price: number
  currency_target: string
}

/** One event of the shop; a site owner takes them from `vitrin:event` or `window.vitrinEvents`. */
export type ShopEvent =
  | { name: 'view_item'; product: ProductData }
  | {
      name: 'add_to_cart'
      product: ProductData & { subproduct_id: string }
      quantity: number
    }

declare global {
  interface Window {
    /** Every event so far, for a listener that comes later. */
    vitrinEvents?: ShopEvent[]
    /** What was sent and answered before this code was there (app/wake-script.ts); null once it hears for itself. */
    vitrinSteps?: (Sent | Answer)[] | null
  }
}

/** Tells the page's own listeners; nobody else hears of it. */
export function emit(event: ShopEvent): void {
  window.vitrinEvents ??= []
  window.vitrinEvents.push(event)
  window.dispatchEvent(new CustomEvent('vitrin:event', { detail: event }))
}

/** The product that an element, or one in it, holds as `data-product`; null when it holds none. */
export function productIn(element: HTMLElement): ProductData | null {
  const holder = element.dataset.product
    ? element
    : element.querySelector<HTMLElement>('[data-product]')
  try {
    return JSON.parse(holder?.dataset.product ?? '') as ProductData
  } catch {
    return null
  }
}

/** What the header counts in the cart; an answer that leads to another page shows there first. */
const counted = () => document.querySelector('.bag a')?.textContent ?? ''

type Companion = { product: ProductData; quantity: number }
type Sent = {
  product: ProductData
  quantity: number
  variant: string
  before: string
  /** What was ticked to come with it. */
  companions?: Companion[]
}

/** What a form brings along (app/cart/add-wish.ts), of what can be ticked in an element. */
function companionsOf(fields: FormData, element: HTMLElement): Companion[] {
  return fields.getAll('with').flatMap((value) => {
    const name = `[name="with"][value="${CSS.escape(String(value))}"]`
    const tick = element.querySelector<HTMLElement>(name)
    const product = tick && productIn(tick)
    return product ? [{ product, quantity: Number(String(value).split(':')[1] ?? 1) }] : []
  })
}

/** Tells when a product came into the cart: its form was sent, and the answer or the header's cart says so. */
const events: Enhance = (element) => {
  let sent: Sent | null = null
  /** @param added the ids of what came into the cart, where the answer tells it */
  function tell({ product, quantity, variant, companions = [] }: Sent, added?: string[]) {
    for (const one of [{ product, quantity, variant }, ...companions])
      if (!added || added.includes(one.product.id)) {
        const subproduct_id = 'variant' in one ? one.variant : '0'
        const told = { ...one.product, subproduct_id }
        emit({ name: 'add_to_cart', product: told, quantity: one.quantity })
      }
  }
  function note(form: HTMLFormElement) {
    const fields = new FormData(form)
    const product = productIn(element)
    if (!product || fields.get('productId') !== product.id) return
    // What is bought is the variant, at its own price; the choice of a store ends the add of this page's form.
    const { price } = { ...document.getElementById('purchase')?.dataset, ...form.dataset }
    if (price) product.total_sale_price = Number(price)
    const quantity = Number(fields.get('quantity'))
    const variant = String(fields.get('variantId') ?? '')
    const companions = companionsOf(fields, element)
    sent = { product, quantity, variant, before: counted(), companions }
  }
  function hear(answer: Answer) {
    const wish = sent
    sent = null
    if (!wish || !answer.cart) return
    if (answer.added || !answer.notices.some(({ tone }) => tone === 'bad')) tell(wish, answer.added)
  }
  // The press that fetched this code may have sent the form already, its button resting; or have had its answer.
  const companionsNow = () => {
    const form = element.querySelector<HTMLFormElement>('#purchase')
    return form ? companionsOf(new FormData(form), element) : []
  }
  const busy = element.querySelector<HTMLButtonElement>('form button[name="intent"]:disabled')
  if (busy?.form && !window.vitrinSteps) note(busy.form)
  for (const step of window.vitrinSteps ?? [])
    if ('product' in step) sent = { ...step, companions: companionsNow() }
    else hear(step)
  window.vitrinSteps = null
  const bag = document.querySelector('.bag')
  function look() {
    const wish = sent
    if (!wish || counted() === wish.before) return
    sent = null
    // The header says that something came; which companions did, only an answer says.
    tell(wish, [wish.product.id])
  }
  look()
  const changes = new MutationObserver(look)
  if (bag) changes.observe(bag, { childList: true, characterData: true, subtree: true })
  const gone = new AbortController()
  const { signal } = gone
  document.addEventListener(
    'submit',
    (event) => {
      if (!element.isConnected) {
        changes.disconnect()
        return gone.abort()
      }
      note(event.target as HTMLFormElement)
    },
    { signal },
  )
  window.addEventListener('vitrin:answer', (event) => hear((event as CustomEvent<Answer>).detail), {
    signal,
  })
}
export default events
