import type { Cart } from '~/backend/cart/cart-model'
import type { Cents, Currency } from '~/backend/catalogue/model'
import { isoCurrency } from '~/i18n/money'
import type { EventItem, PageEvent } from './shop-event'

type Line = {
  productId?: string
  title: string
  variantLabel: string
  count: number
  total: Cents | null
  paid?: Cents
}

/** @param share what is paid of the goods' price, after discounts */
function itemOf({ productId, title, variantLabel, count, total }: Line, share: number): EventItem {
  return {
    ...(productId ? { item_id: productId } : {}),
    item_name: title,
    ...(variantLabel ? { item_variant: variantLabel } : {}),
    ...(total === null ? {} : { price: Math.round((total * share) / count) / 100 }),
    quantity: count,
  }
}

/** What the goods of a cart cost after discounts, without delivery. What a gift card pays, which has a title, is no discount. */
export const cartValue = ({
  priceCart,
  coupon,
  campaignDiscount,
}: Pick<Cart, 'priceCart' | 'coupon' | 'campaignDiscount'>): Cents =>
  Math.max(0, priceCart - (coupon.title ? 0 : coupon.discount) - campaignDiscount)

type Props = {
  name: PageEvent['name']
  lines: Line[]
  /** What the goods cost after discounts, without delivery; null where it is not known. */
  total: Cents | null
  currency: Currency
  more?: Pick<PageEvent, 'transaction_id' | 'payment_type' | 'shipping'>
}

/** What opening a page means to whoever measures the shop (app/product/analytics/page-event.ts). */
export function ReportedEvent({ name, lines, total, currency, more }: Props) {
  const arePaid = lines.every(({ paid }) => paid !== undefined)
  const worth = arePaid ? lines.map((line) => ({ ...line, total: line.paid ?? null })) : lines
  const goods = worth.reduce((sum, line) => sum + (line.total ?? 0), 0)
  const share = goods > 0 && total !== null ? total / goods : 1
  const event: PageEvent = {
    name,
    ...more,
    currency: isoCurrency(currency),
    ...(total === null ? {} : { value: total / 100 }),
    items: worth.map((line) => itemOf(line, share)),
  }
  return (
    <span
      // Takes no place among the parts of a page.
      className="visually-hidden"
      data-behavior="page-event"
      data-load-on="visible"
      data-event={JSON.stringify(event)}
    />
  )
}
