/** A line of a cart. */
export type CartLine = {
  /** Never reused within a session. */
  lineId: string
  productId: number
  variantId: number
  count: number
  /** `product:variant` of the product that this one complements. */
  relatedTo: string
  subscribeFrequency: string
  note: string
  personalization: { KEY: string; LABEL: string; VALUE: string }[]
}
