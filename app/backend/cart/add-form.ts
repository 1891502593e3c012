import { soldAs } from '~/backend/catalogue/product/sold-as'

export type AddItem = {
  productId: string
  variantId: string
  quantity: string
  relatedProductId?: string
}
export type AddExtras = {
  subscribeFrequency?: string
  orderNotes?: string
  personalization?: Record<string, string>
  /** Of a removed line that is taken back into its place. */
  lineId?: string
  csrfToken?: string
  /** The answer to the shop's security question, by its names in the contract. */
  proof?: Record<string, string>
}

/** Plain names for one product, parallel `[]` names for several. Empty values are left out. */
export function addForm(items: AddItem[], extras: AddExtras): URLSearchParams {
  const form = new URLSearchParams()
  const many = items.length > 1 ? '[]' : ''
  for (const item of items.map(soldAs)) {
    form.append(`productId${many}`, item.productId)
    form.append(`variantId${many}`, item.variantId)
    form.append(`quantity${many}`, item.quantity)
    if (many || item.relatedProductId)
      form.append(`relatedProductId${many}`, item.relatedProductId ?? '')
  }
  if (extras.subscribeFrequency) {
    form.set('subscribe', '1')
    form.set('subscribeFrequency', extras.subscribeFrequency)
  }
  if (extras.lineId) form.set('line', extras.lineId)
  if (extras.orderNotes) form.set('orderNotes', extras.orderNotes)
  for (const [productId, value] of Object.entries(extras.personalization ?? {}))
    form.set(`formData[${productId}]`, value)
  if (extras.csrfToken) form.set('csrfToken', extras.csrfToken)
  for (const [name, value] of Object.entries(extras.proof ?? {})) form.set(name, value)
  return form
}
