import type { RequestContext } from '~/session/request-context'

/** Maximum age of a pending add, in ms. */
const maxAgeMs = 30 * 60_000

const savedFields =
  /^(?:productId|variantId|quantity|relatedProductId|productPath|intent|back|with|subscribe|subscribeFrequency|orderNotes|personalizationId|personalization\[[\w-]{1,64}\]|formData\[[\w-]{1,64}\])$/

/** Saves an add until a store is chosen: all of it, sealed in the session and not in the URL. */
export function savePendingAdd(context: RequestContext, form: FormData): void {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && savedFields.test(name) ? [[name, value]] : [],
  )
  context.session.pendingAdd = { fields, until: Date.now() + maxAgeMs }
}

/** A product's pending add; none when it is another's or too old. @param productId from the URL of the store choice */
export function readPendingAdd(
  context: RequestContext,
  productId: string | null,
): [string, string][] {
  const { pendingAdd } = context.session
  if (!pendingAdd || pendingAdd.until <= Date.now()) return []
  const isSameProduct = pendingAdd.fields.some(
    ([name, value]) => name === 'productId' && value === productId,
  )
  return isSameProduct ? pendingAdd.fields : []
}

/** For when the add was answered, or anything was added to the cart. */
export function forgetPendingAdd(context: RequestContext): void {
  context.session.pendingAdd = undefined
}
