import type { Product } from './catalogue'
import { converted, currencyOf, pieceInLira, productIn } from './prices'
import { type Alarm, type Model, stockLeft } from './state'

/** The sold-out variants of a product. */
export const soldOutVariants = (model: Model, product: Product): number[] =>
  product.variants.map(({ id }) => id).filter((id) => stockLeft(model, product.id, id) <= 0)

/** Whether a product is available in any variant. */
export const isInStock = (model: Model, product: Product): boolean =>
  product.variants.length > 0
    ? soldOutVariants(model, product).length < product.variants.length
    : stockLeft(model, product.id, 0) > 0

/** Sets an alarm; a repeated one replaces it, with the current price. */
export function setAlarm(model: Model, wanted: Omit<Alarm, 'price'>): void {
  const { kind, product, variant, email } = wanted
  const price = pieceInLira(productIn(model.catalogue, product), variant)
  const others = model.alarms.filter(
    (one) =>
      one.kind !== kind ||
      one.product !== product ||
      one.variant !== variant ||
      one.email !== email,
  )
  model.alarms = [...others, { ...wanted, price }]
}

/**
 * The shop's clock: everybody whose alarm is due gets one mail, and the alarm ends.
 * @param cheaper a product, or the variant of one, that costs so much less just now
 */
export function sendDueAlarms(
  model: Model,
  cheaper?: { product: number; variant: number; less: number },
): void {
  const priceNow = ({ product, variant }: Alarm): number => {
    const isCheaper = product === cheaper?.product && variant === cheaper.variant
    const less = isCheaper ? cheaper.less : 0
    return pieceInLira(productIn(model.catalogue, product), variant) - less
  }
  const isDue = (alarm: Alarm): boolean => {
    const { kind, variant } = alarm
    const product = productIn(model.catalogue, alarm.product)
    if (kind === 'price') return priceNow(alarm) < alarm.price
    return variant > 0 ? stockLeft(model, product.id, variant) > 0 : isInStock(model, product)
  }
  const due = model.alarms.filter(isDue)
  model.alarms = model.alarms.filter((one) => !due.includes(one))
  for (const alarm of due) {
    const path = productIn(model.catalogue, alarm.product).path[alarm.language]
    const link = `/${path}${alarm.variant > 0 ? `?variant=${alarm.variant}` : ''}`
    const price = converted(priceNow(alarm), currencyOf(model.catalogue, alarm.currency))
    model.alarmMails.push({ email: alarm.email, link, price, currency: alarm.currency })
  }
}
