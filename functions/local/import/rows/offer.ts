import type { FeedItem } from '../items/feed-item'
import { hasEnd } from '../items/sale-dates'

/** How the goods are sold that a feed says nothing about. */
export type OfferSettings = {
  /** VAT in percent, which the feed's prices include. */
  vat: number
  /** Pieces of an item that is in stock, where the feed does not count them. */
  stock: number
  now: number
}

/** What an item costs now; `old` is 0 where nothing is off. */
export function priceNow({ price, salePrice, saleDates }: FeedItem, now: number) {
  const isOn = isSale({ price, salePrice }) && saleDates.from <= now && now < saleDates.until
  return isOn ? { price: salePrice, old: price } : { price, old: 0 }
}

const isSale = ({ price, salePrice }: Pick<FeedItem, 'price' | 'salePrice'>): boolean =>
  salePrice > 0 && salePrice < price

/** The row of a sale that begins or ends after now; null for any other. */
export function saleRow(item: FeedItem, productId: number, variantId: number, now: number) {
  const { from, until } = item.saleDates
  const changes = from > now || (until > now && hasEnd(item.saleDates))
  if (!isSale(item) || !changes) return null
  const next = from > now ? from : until
  return [productId, variantId, item.price, item.salePrice, from, until, next]
}

export function dealOf(item: FeedItem): { start: number; end: number } {
  const { from, until } = item.saleDates
  return isSale(item) && hasEnd(item.saleDates) ? { start: from, end: until } : { start: 0, end: 0 }
}

/** Pieces in stock: as counted by the feed, else by the shop itself as long as the feed has the item in stock. None is
 * there of goods that are awaited, and yet they can be ordered. */
export function stockOf(
  item: FeedItem,
  before: number | undefined,
  settings: OfferSettings,
): number {
  if (!item.isAvailable) return 0
  if (item.quantity !== null && (item.quantity > 0 || !item.awaited)) return item.quantity
  return before !== undefined && before > 0 ? before : settings.stock
}
