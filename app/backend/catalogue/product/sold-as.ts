const ownPrefix = 'own-'

/** The id of a variant that the shop sells as a product of its own, beside the others of its group. */
export const asOwnProduct = (id: string): string => `${ownPrefix}${id}`

/** An id of an option that only its page knows: the shop has no list of its pairs. */
export const pageOption = (group: number, at: number): string => `${ownPrefix}${group}-${at}`

export const isPageOption = (id: string): boolean => id.startsWith(ownPrefix)

/** What the shop calls a product and its variant: a variant that is a product of its own stands in the product's place. */
export function soldAs<T extends { productId: string; variantId: string }>(item: T): T {
  const { variantId } = item
  if (!variantId.startsWith(ownPrefix)) return item
  return { ...item, productId: variantId.slice(ownPrefix.length), variantId: '0' }
}
