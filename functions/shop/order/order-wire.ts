import { namesOf } from '../cart/campaign/campaign'
import { shortCode } from '../gift-card/code'
import { giftText } from '../gift-card/messages'
import type { SoldCard } from '../gift-card/sold-cards'
import { soldCardWire } from '../gift-card/sold-cards'
import type { Language } from '../locale'
import { paidForLines } from '../past-order/invoice'
import { unitAfterNumber } from '../unit'
import { NOTHING_DUE, TRANSFER } from './checkout/amounts'
import { choicesWire } from './checkout/line-choices'
import { isExcepted } from './excepted'
import { orderText } from './messages'
import type { OrderLineRow, OrderRow } from './order-queries'

const PAID = ['paid', 'later']

/** Whether money is to be transferred for an order: a gift card may pay all of it. */
export const isTransferDue = ({
  payment_id,
  total,
}: Pick<OrderRow, 'payment_id' | 'total'>): boolean => payment_id === TRANSFER && total > 0

/** Up to this status a transfer is awaited; from the next on it has arrived. */
export const AWAITED = 2

/** The bank account for a transfer that is awaited; null for other orders. */
function transferWire(row: OrderRow) {
  if (!isTransferDue(row) || row.status_id > AWAITED || !row.iban) return null
  return {
    OWNER: row.bank_owner ?? '',
    IBAN: row.iban,
    AMOUNT: row.total / 100,
    REFERENCE: row.number,
  }
}

/** What lowers an order: the columns of its row. */
export type Reducing =
  | 'campaign'
  | 'campaign_discount'
  | 'discount'
  | 'coupon'
  | 'coupon_discount'
  | 'gift_card'
  | 'gift_amount'

/** What lowers the price of an order, each with its title; hundredths of its currency. */
export function discountsOf(
  row: Pick<OrderRow, Reducing>,
  language: Language,
): { title: string; total: number; isGiftCard?: boolean }[] {
  const { discount, coupon, coupon_discount, gift_card, gift_amount } = row
  const all = [
    { title: namesOf(row.campaign, language), total: row.campaign_discount },
    { title: `${orderText('coupon', language)} (${coupon})`, total: coupon_discount },
    { title: orderText('transferDiscount', language), total: discount },
    {
      title: `${giftText('title', language)} (${shortCode(gift_card)})`,
      total: gift_amount,
      isGiftCard: true,
    },
  ]
  return all.filter(({ total }) => total !== 0)
}

/** What all of them take off, as the wire has it. */
export const discountTotal = (
  row: Pick<OrderRow, Exclude<Reducing, 'campaign' | 'coupon' | 'gift_card'>>,
): number => (row.campaign_discount + row.discount + row.coupon_discount + row.gift_amount) / 100

/** A gift card that pays until its balance is used up, or until `leaves` is left to pay; in hundredths of the order's currency. */
export type PayingCard = { balance: number; leaves: number }

/** @param card of an order that is not placed, whose methods may change */
export const discountsWire = (
  row: Parameters<typeof discountsOf>[0],
  language: Language,
  card: PayingCard | null = null,
) =>
  discountsOf(row, language).map(({ title, total, isGiftCard }) => ({
    TITLE: title,
    TOTAL: total / 100,
    ...(isGiftCard && { IS_GIFT_CARD: 1 }),
    ...(isGiftCard &&
      card && { GIFT_CARD: { BALANCE: card.balance / 100, LEAVES: card.leaves / 100 } }),
  }))

/** The number of payments of a total, and the amount of each. */
export function instalmentWire(
  { title, number }: { title: string; number: number },
  total: number,
) {
  return { CARD_NAME: title, NUMBER: number, PRICE_INSTALLMENT: Math.round(total / number) / 100 }
}

type Paid = Pick<OrderRow, 'payment_id' | 'payment_title' | 'total' | 'gift_amount'>

/** What the shop calls the method that an order is paid by: the gift card that pays all that is left of it; '' where nothing is paid, or for a method that it does not have any more. */
export function paymentName(
  { payment_id, payment_title, total, gift_amount }: Paid,
  language: Language,
): string {
  if (payment_id === NOTHING_DUE) return orderText('nothingDue', language)
  if (total === 0) return gift_amount > 0 ? giftText('title', language) : ''
  const titles = JSON.parse(payment_title || '{}') as Partial<Record<Language, string>>
  return titles[language] || titles.tr || ''
}

/** Whether there is nothing in an order, or left in it, that a parcel holds. */
export function isMailed(lines: Pick<OrderLineRow, 'count' | 'gift_value'>[]): boolean {
  const left = lines.filter(({ count }) => count > 0)
  return left.length > 0 && left.every(({ gift_value }) => gift_value > 0)
}

/** The price of a delivery; null where nothing is carried, which is not called free. */
export const deliveryWire = (cents: number, isMailed: boolean): number | null =>
  isMailed && cents === 0 ? null : cents / 100

const endWords: Record<number, string> = { 9: 'cancelled', 10: 'returned' }

/** @param cards the gift cards that the order made, for whoever may see their codes */
export function orderWire(
  row: OrderRow,
  lines: OrderLineRow[],
  language: Language,
  cards: SoldCard[] = [],
) {
  const paid = paidForLines(row, lines)
  const cardsOf = ({ position }: OrderLineRow) =>
    cards.filter((card) => card.order_id === row.id && card.position === position)
  return {
    ID: String(row.id),
    ORDER_NUMBER: row.number,
    DATE: row.created_at,
    STATUS_ID: row.status_id,
    END: endWords[row.status_id] ?? '',
    ...pricesWire(row, lines, language),
    CURRENCY: row.currency,
    EMAIL: row.email,
    STORE: row.store,
    PAYMENT_ID: String(row.payment_id),
    PAYMENT_METHOD: paymentName(row, language),
    // The replacement of an order is the shop's internal matter.
    PAYMENT_STATE: row.payment === 'replaced' ? 'refused' : row.payment,
    TRANSFER: transferWire(row),
    GIFT_CARD_END: row.gift_card_end ?? null,
    IS_PAID: PAID.includes(row.payment) ? 1 : 0,
    IS_MAILED: isMailed(lines) ? 1 : 0,
    ADDRESS: { DELIVERY: addressWire(row.delivery), INVOICE: addressWire(row.invoice) },
    PRODUCT_LIST: lines.map((line, at) => ({
      ...lineWire(line, language),
      PAID: (paid[at] ?? 0) / 100,
      CURRENCY: row.currency,
      GIFT_CARDS: cardsOf(line).map(soldCardWire),
    })),
  }
}

function pricesWire(row: OrderRow, lines: OrderLineRow[], language: Language) {
  return {
    TOTAL_PRICE: row.total / 100,
    GOODS_PRICE: row.goods / 100,
    DISCOUNT_PRICE: discountTotal(row),
    DISCOUNTS: discountsWire(row, language),
    INSTALLMENT_PRICE: row.surcharge / 100,
    INSTALLMENT:
      row.instalments > 1 && row.total > 0
        ? instalmentWire({ title: row.card ?? '', number: row.instalments }, row.total)
        : null,
    CARGO_PRICE: deliveryWire(row.cargo, isMailed(lines)),
    SERVICE_PRICE: row.service / 100,
  }
}

function addressWire(json: string) {
  const address = JSON.parse(json) as Record<string, unknown>
  return { ...address, ZIP_CODE: address.POST_CODE }
}

function lineWire(line: OrderLineRow, language: Language) {
  return {
    PRODUCT_ID: String(line.product_id),
    VARIANT_ID: String(line.has_variant === 0 ? 0 : line.variant_id),
    URL: line.path,
    IMAGE: line.picture,
    TITLE: line.title,
    VARIANT_NAME: line.variant_name,
    UNIT: unitAfterNumber(line.unit, language),
    STOCK_INCREMENT: line.step ?? undefined,
    COUNT: line.count,
    // A gift card is cancelled with its whole order alone.
    LINE_CANCEL: line.gift_value > 0 ? 0 : 1,
    LINE_RETURN: isExcepted(line) ? 0 : 1,
    ...(line.gift_value > 0 && { IS_GIFT_CARD: 1 }),
    CANCELLED: line.cancelled,
    CANCELLED_AMOUNT: line.cancelled_amount / 100,
    VAT: line.vat,
    PRICE_TOTAL: line.total / 100,
    ORDER_NOTES: line.note,
    ...choicesWire(line, language),
  }
}
