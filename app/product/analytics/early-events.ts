import { takeStored } from '~/rendering/first-script/take-stored'
import type { ActionResult } from '~/session/response-data'
import { whenAgreed } from './consent'
import { emit } from './emit'
import { headerCartText, productIn, type Sent } from './events'

/** Key in session storage of an add that the browser sent by itself. */
const key = 'vitrinSent'

/** The add that a form sends; null for another form. */
function sentBy(form: HTMLFormElement): Sent | null {
  const element = form.closest<HTMLElement>('[data-behavior=events]')
  const fields = new FormData(form)
  const product = element && fields.has('quantity') && productIn(element)
  if (!product) return null
  return {
    product: {
      ...product,
      total_sale_price: Number(form.dataset.price || product.total_sale_price),
      subproduct_id: (fields.get('variantId') as string | null) ?? '',
    },
    quantity: Number(fields.get('quantity')),
    before: headerCartText(),
  }
}

/** Emits the add of the page before, if the header's cart has changed since. */
function reportSent(): void {
  const sent = takeStored<Sent>(key)
  if (!sent || headerCartText() === sent.before) return
  const { product, quantity } = sent
  emit({ name: 'add_to_cart', product, quantity })
}

/** Records adds until events.ts has loaded: for it, or for the next page where the browser sends the form itself. */
export function recordAdds(): void {
  window.vitrinSteps = []
  addEventListener('vitrin:answer', (event) =>
    window.vitrinSteps?.push((event as CustomEvent<ActionResult>).detail),
  )
  addEventListener('submit', (event) => {
    const sent = sentBy(event.target as HTMLFormElement)
    if (!sent) return
    if (event.defaultPrevented) window.vitrinSteps?.push(sent)
    else whenAgreed(() => (sessionStorage[key] = JSON.stringify(sent)))
  })
  reportSent()
}

/** Emits `view_item` on a product's page. */
export function reportView(): void {
  const page = document.querySelector<HTMLElement>('.product')
  const product = page && productIn(page)
  if (product) emit({ name: 'view_item', product })
}
