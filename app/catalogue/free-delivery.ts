import type { Cents, Currency, ProductCard } from '~/backend/catalogue/model'
import type { RequestContext } from '~/session/request-context'

/** From which price the shop delivers for nothing. */
export type FreeDelivery = { from: Cents; currency: Currency }

/** Undefined where the shop does not name it. */
export async function freeDeliveryOf({
  backend,
}: Pick<RequestContext, 'backend'>): Promise<FreeDelivery | undefined> {
  const { delivery } = await backend.site().catch((): { delivery?: undefined } => ({}))
  const from = delivery?.freeFrom ?? null
  return delivery && from !== null ? { from, currency: delivery.currency } : undefined
}

type Card = Pick<ProductCard, 'freeCargo' | 'isGiftCard' | 'price' | 'quantity'>

/** Whether a product alone is delivered for nothing. */
export function isDeliveredFree(
  { freeCargo, isGiftCard, price, quantity }: Card,
  free: FreeDelivery | undefined,
): boolean {
  if (isGiftCard) return false
  if (freeCargo) return true
  if (!free || !price.vatIncluded || price.currency !== free.currency) return false
  return price.card * Math.min(1, quantity.min) >= free.from
}
