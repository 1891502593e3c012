import type { AddItem } from '~/backend/cart/add-form'
import type { RequestContext } from '~/session/request-context'

/** Maximum age of a pending add, in ms. */
const maxAgeMs = 30 * 60_000

const savedFields =
  /^(?:productId(?:\[\])?|variantId|quantity|relatedProductId|productPath|intent|back|with|subscribe|subscribeFrequency|orderNotes|personalizationId|personalization\[[\w-]{1,64}\]|formData\[[\w-]{1,64}\])$/

/** Saves an add until a store is chosen or a code typed: all of it, sealed in the session and not in the URL. */
export function savePendingAdd(context: RequestContext, form: FormData): void {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && savedFields.test(name) ? [[name, value]] : [],
  )
  context.session.pendingAdd = { fields, until: Date.now() + maxAgeMs }
}

/** Saves those products of an add that are not in the cart yet; `items` without variants. */
export function savePendingItems(context: RequestContext, items: AddItem[], back: string): void {
  const form = new FormData()
  form.set('intent', 'several')
  form.set('back', back)
  form.set('relatedProductId', items[0]?.relatedProductId ?? '')
  for (const { productId, quantity } of items)
    form.append('productId[]', `${productId}:${quantity}`)
  savePendingAdd(context, form)
}

/** A product's pending add; none when it is another's or too old. @param productId from the URL of the page that finishes it */
export function readPendingAdd(
  context: RequestContext,
  productId: string | null,
): [string, string][] {
  const { pendingAdd } = context.session
  if (!pendingAdd || pendingAdd.until <= Date.now()) return []
  const isSameProduct = pendingAdd.fields.some(
    ([name, value]) => /^productId(?:\[\])?$/.test(name) && value.split(':')[0] === productId,
  )
  return isSameProduct ? pendingAdd.fields : []
}

/** For when the add was answered, or anything was added to the cart. */
export function forgetPendingAdd(context: RequestContext): void {
  context.session.pendingAdd = undefined
}
