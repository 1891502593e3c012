import type { OrderMethods } from '~/backend/checkout/order-model'

/** The chosen method, or the only one; '' for none. */
export const preselected = ({ methods, chosen }: OrderMethods): string =>
  methods.length === 1 ? (methods[0]?.id ?? '') : chosen

/** The cheapest delivery until the shopper chooses one, where all have a price. */
export function preselectedCargo(list: OrderMethods): string {
  const selected = preselected(list)
  if (list.methods.some(({ id }) => id === selected)) return selected
  const [cheapest] = list.methods.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  return cheapest && list.methods.every(({ price }) => price !== null) ? cheapest.id : ''
}
