import type { Cents, Currency } from '~/backend/catalogue/model'
import { isoCurrency } from '~/i18n/money'
import type { EventItem, PageEvent } from './events'

type Line = {
  productId?: string
  title: string
  variantLabel: string
  count: number
  total: Cents
}

function itemOf({ productId, title, variantLabel, count, total }: Line): EventItem {
  return {
    ...(productId ? { item_id: productId } : {}),
    item_name: title,
    ...(variantLabel ? { item_variant: variantLabel } : {}),
    price: Math.round(total / count) / 100,
    quantity: count,
  }
}

type Props = {
  name: PageEvent['name']
  lines: Line[]
  total: Cents
  currency: Currency
  more?: Pick<PageEvent, 'transaction_id' | 'payment_type' | 'shipping'>
}

/** What opening a page means to whoever measures the shop (app/product/analytics/page-event.ts). */
export function ReportedEvent({ name, lines, total, currency, more }: Props) {
  const event: PageEvent = {
    name,
    ...more,
    currency: isoCurrency(currency),
    value: total / 100,
    items: lines.map(itemOf),
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
