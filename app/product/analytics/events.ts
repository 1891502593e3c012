import type { Behavior } from '~/rendering/behaviors/behavior'
import type { ActionResult } from '~/session/response-data'
import { emit } from './emit'
import type { AddedProduct, ProductData } from './shop-event'

declare global {
  interface Window {
    /** Submits and answers before this code loaded (early-events.ts); null once it listens itself. */
    vitrinSteps?: (Sent | ActionResult)[] | null
  }
}

/** The product in `data-product` of an element or a descendant, or null. */
export function productIn(element: HTMLElement): ProductData | null {
  const holder = element.dataset.product
    ? element
    : element.querySelector<HTMLElement>('[data-product]')
  return JSON.parse(holder?.dataset.product ?? 'null')
}

/** The cart's text in the header, to notice adds whose answer shows on another page. */
export const headerCartText = () => document.querySelector('.cart-link a')?.textContent ?? ''

type Added = { product: AddedProduct; quantity: number }
export type Sent = Added & { before: string; companions?: Added[] }

/** Companions in a form's fields (app/cart/add/add-request.ts), with their product data from the element. */
function companionsOf(fields: FormData, element: HTMLElement): Added[] {
  return fields.getAll('with').flatMap((value) => {
    const name = `[name="with"][value="${CSS.escape(String(value))}"]`
    const tick = element.querySelector<HTMLElement>(name)
    const product = tick && productIn(tick)
    if (!product) return []
    const quantity = Number(String(value).split(':')[1] ?? 1)
    return [{ product: { ...product, subproduct_id: '0' }, quantity }]
  })
}

/** @param added ids of the added products, if the answer lists them */
function emitAdded(sent: Sent, added?: string[]): void {
  for (const { product, quantity } of [sent, ...(sent.companions ?? [])])
    if (!added || added.includes(product.id)) emit({ name: 'add_to_cart', product, quantity })
}

function addIn(form: HTMLFormElement, element: HTMLElement): Sent | null {
  const fields = new FormData(form)
  const product = productIn(element)
  if (!product || fields.get('productId') !== product.id) return null
  // The variant is bought at its own price; the store choice finishes the add of this page's form.
  const { price } = { ...document.getElementById('purchase')?.dataset, ...form.dataset }
  if (price) product.total_sale_price = Number(price)
  const quantity = Number(fields.get('quantity'))
  const subproduct_id = String(fields.get('variantId') ?? '')
  const companions = companionsOf(fields, element)
  return { product: { ...product, subproduct_id }, quantity, before: headerCartText(), companions }
}

/** Reports submits, answers and changes of the header's cart until the element has left the page. */
function listen(
  element: HTMLElement,
  onSubmit: (form: HTMLFormElement) => void,
  onAnswer: (answer: ActionResult) => void,
  onHeader: () => void,
): void {
  const cartLink = document.querySelector('.cart-link')
  const changes = new MutationObserver(onHeader)
  if (cartLink) changes.observe(cartLink, { childList: true, characterData: true, subtree: true })
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (element.isConnected) return onSubmit(target as HTMLFormElement)
      changes.disconnect()
      listening.abort()
    },
    { signal },
  )
  window.addEventListener(
    'vitrin:answer',
    (event) => onAnswer((event as CustomEvent<ActionResult>).detail),
    { signal },
  )
}

/** Emits `add_to_cart` when a form was sent and the answer or the header's cart confirms it. */
const events: Behavior = (element) => {
  let sent: Sent | null = null
  function onSubmit(form: HTMLFormElement) {
    sent = addIn(form, element) ?? sent
  }
  function onAnswer(answer: ActionResult) {
    const pending = sent
    sent = null
    if (!pending || !answer.cart) return
    if (answer.added || !answer.notices.some(({ tone }) => tone === 'bad'))
      emitAdded(pending, answer.added)
  }
  function onHeader() {
    const pending = sent
    if (!pending || headerCartText() === pending.before) return
    sent = null
    // The header confirms the product; which companions were added, only an answer tells.
    emitAdded(pending, [pending.product.id])
  }
  // The click that loaded this code may have sent the form already, or even received its answer.
  const companionsNow = () => {
    const form = element.querySelector<HTMLFormElement>('#purchase')
    return form ? companionsOf(new FormData(form), element) : []
  }
  const busy = element.querySelector<HTMLButtonElement>('form button[name="intent"]:disabled')
  if (busy?.form && !window.vitrinSteps) onSubmit(busy.form)
  for (const step of window.vitrinSteps ?? [])
    if ('product' in step) sent = { ...step, companions: companionsNow() }
    else onAnswer(step)
  window.vitrinSteps = null
  onHeader()
  listen(element, onSubmit, onAnswer, onHeader)
}
export default events
