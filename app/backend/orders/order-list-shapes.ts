import { z } from 'zod'
import type {
  CancelAmounts,
  LineReturn,
  ParcelStep,
  PastLine,
  PastOrder,
} from '~/backend/account/member-model'
import { choiceFields, choicesOf, endOf } from '~/backend/cart/line-choices'
import type { Path } from '~/backend/catalogue/model'
import { readPicture } from '~/backend/catalogue/product-card'
import { orderAddress } from '~/backend/checkout/order-address'
import {
  instalmentShape,
  paidAmounts,
  paidFields,
  transferShape,
} from '~/backend/checkout/order-amounts'
import {
  endShape,
  orderFields,
  orderNumber,
  orderRowOf,
  progressOf,
  stageShape,
} from '~/backend/checkout/order-row'
import { answerShape } from '~/backend/http/envelope'
import {
  cents,
  date,
  flag,
  givenCents,
  id,
  link,
  maybeId,
  maybeNumber,
  number,
  onUnlessOff,
  requiredRows,
  rows,
  status,
  text,
  words,
} from '~/backend/http/fields'
import { isRefusal } from '~/backend/refusal'
import { sentence } from '~/backend/site/html/without-markup'
import { carriageField } from '~/backend/site/owner/delivery'
import { invoiceShape } from './invoice-details'
import {
  hasRequestedCosts,
  refundShape,
  returnableOf,
  returnRefunds,
  returnsByPosition,
  returnsShape,
} from './requested-returns'

const line = z.object({
  PRODUCT_ID: text,
  VARIANT_ID: maybeId,
  TITLE: text,
  VARIANT_NAME: text,
  URL: link,
  IMAGE: z.unknown().optional(),
  COUNT: number,
  UNIT: text,
  STOCK_INCREMENT: maybeNumber,
  PRICE_TOTAL: givenCents,
  VAT: maybeNumber,
  LINE_CANCEL: onUnlessOff,
  LINE_RETURN: onUnlessOff,
  IS_GIFT_CARD: flag,
  CANCELLED: number,
  CANCELLED_AMOUNT: givenCents.catch(null),
  PAID: givenCents.catch(null),
  ...choiceFields,
})
const parcelLink = text.transform((address) =>
  address.startsWith('https://') && URL.canParse(address) ? address : '',
)

const cancelShape = z
  .object({
    TO: z.enum(['card', 'bank', 'later', '']),
    ...{ MONEY: cents, GIFT_CARD: cents, MONEY_FIRST: cents },
    ...{ GOODS: cents, DISCOUNTS: cents, SURCHARGE: cents },
    ...{ DELIVERY: cents, SERVICE: cents },
    LINES: z.array(
      z.object({ COUNT: number, TOTAL: cents, CAMPAIGN: cents, TRANSFER: cents, GIFT_CARD: flag }),
    ),
  })
  .transform(
    (row): CancelAmounts => ({
      to: row.TO,
      money: row.MONEY,
      giftCard: row.GIFT_CARD,
      moneyFirst: row.MONEY_FIRST,
      goods: row.GOODS,
      discounts: row.DISCOUNTS,
      surcharge: row.SURCHARGE,
      delivery: row.DELIVERY,
      service: row.SERVICE,
      lines: row.LINES.map((line) => ({
        count: line.COUNT,
        total: line.TOTAL,
        reduction: line.CAMPAIGN + line.TRANSFER,
        isGiftCard: line.GIFT_CARD,
      })),
    }),
  )
  .nullable()
  .catch(null)

function exceptionOf({ LINE_RETURN, IS_GIFT_CARD, PERSONALIZATION }: z.output<typeof line>) {
  if (LINE_RETURN) return null
  if (IS_GIFT_CARD) return 'giftCard'
  return PERSONALIZATION.some(({ VALUE }) => VALUE !== '') ? 'personal' : 'other'
}

const pastLine = (
  one: z.output<typeof line>,
  position: number,
  { returns, byPieces }: { returns: LineReturn[]; byPieces: boolean },
): PastLine => ({
  position: String(position),
  title: one.TITLE,
  variantLabel: one.VARIANT_NAME,
  variantId: one.VARIANT_ID,
  path: one.URL || null,
  picture: readPicture(one.IMAGE, one.TITLE),
  count: one.COUNT,
  unit: one.UNIT,
  step: one.STOCK_INCREMENT && one.STOCK_INCREMENT > 0 ? one.STOCK_INCREMENT : null,
  total: one.PRICE_TOTAL,
  vatRate: one.VAT,
  mayCancel: one.LINE_CANCEL,
  cancelled: one.CANCELLED > 0 ? { count: one.CANCELLED, amount: one.CANCELLED_AMOUNT } : null,
  choices: choicesOf(one),
  returns,
  paid: one.PAID,
  returnable: one.LINE_RETURN ? returnableOf(one.COUNT, returns, byPieces) : 0,
  exception: exceptionOf(one),
})

const sumOf = (returns: z.output<typeof returnsShape>, name: 'REFUND_CARGO' | 'REFUND_SERVICE') =>
  returns.reduce((sum, one) => sum + one[name], 0)

type Sending = {
  CARGO_NUMBER: PastOrder['parcel']
  CARGO_URL: PastOrder['parcelPage']
  DELIVERY_DAY: PastOrder['daysToSend']
  SENT_FROM: PastOrder['sentFrom']
  CARRIAGE: PastOrder['carriage']
}

const sendingOf = (row: Sending) => ({
  parcel: row.CARGO_NUMBER,
  parcelPage: row.CARGO_URL,
  daysToSend: row.DELIVERY_DAY,
  sentFrom: row.SENT_FROM,
  carriage: row.CARRIAGE,
})

const order = z
  .object({
    ...orderFields,
    ID: id,
    ORDER_NUMBER: orderNumber,
    EMAIL: text,
    STORE: text,
    ...paidFields,
    INSTALLMENT: instalmentShape,
    STATUS_ID: stageShape,
    END: endShape,
    PAYMENT_METHOD: words,
    PAYMENT_STATE: text,
    PRODUCT_LIST: rows(line),
    IS_MAILED: flag,
    ADDRESS: z
      .object({ DELIVERY: orderAddress, INVOICE: orderAddress })
      .catch({ DELIVERY: [], INVOICE: [] }),
    ORDER_CANCEL: flag,
    ORDER_RETURN: flag,
    RETURN_COUNTS: flag,
    RETURN_COSTS: cents,
    LINE_CANCEL: flag,
    GIFT_CARD_USED: flag,
    CANCEL: cancelShape,
    LINK_ACTIONS: flag,
    CARGO_NUMBER: text,
    CARGO_URL: parcelLink,
    REFUNDS: rows(refundShape),
    GIFT_CARD_END: date,
    DELIVERY_DAY: maybeNumber,
    SENT_FROM: date,
    CARRIAGE: carriageField,
    TRANSFER: transferShape,
    RETURNS: returnsShape,
    INVOICE: invoiceShape,
  })
  .transform((row): PastOrder => {
    const returned = returnsByPosition(row.RETURNS, row.PRODUCT_LIST)
    const prices = row.PRODUCT_LIST.map((one) => one.PRICE_TOTAL)
    return {
      ...orderRowOf(row),
      id: row.ID,
      stage: progressOf(row.STATUS_ID, row.END).stage,
      ...(row.PAYMENT_METHOD && { paymentMethod: row.PAYMENT_METHOD }),
      email: row.EMAIL,
      ...paidAmounts(row, prices),
      instalment: row.INSTALLMENT,
      lines: row.PRODUCT_LIST.map((one, at) =>
        pastLine(one, at, { returns: returned.get(at) ?? [], byPieces: row.RETURN_COUNTS }),
      ),
      isMailed: row.IS_MAILED,
      delivery: row.ADDRESS.DELIVERY,
      invoice: row.ADDRESS.INVOICE,
      invoiceDetails: row.INVOICE,
      ...sendingOf(row),
      refunds: row.REFUNDS,
      cardEnd: endOf(row.GIFT_CARD_END),
      transfer: row.STATUS_ID.end ? null : row.TRANSFER,
      store: row.STORE,
      isProcessing: row.PAYMENT_STATE === 'processing',
      isUnpaid: row.PAYMENT_STATE === 'later',
      mayCancel: row.ORDER_CANCEL,
      mayCancelLines: row.LINE_CANCEL,
      ...(row.GIFT_CARD_USED && !row.ORDER_CANCEL && { isCardUsed: true as const }),
      cancelAmounts: row.CANCEL,
      mayReturn: row.ORDER_RETURN,
      returnsPieces: row.RETURN_COUNTS,
      returnCosts: row.RETURN_COSTS,
      returnedDelivery: sumOf(row.RETURNS, 'REFUND_CARGO'),
      returnedService: sumOf(row.RETURNS, 'REFUND_SERVICE'),
      returnRefunds: returnRefunds(row.RETURNS),
      areCostsRequested: hasRequestedCosts(row.RETURNS),
      takesLink: row.LINK_ACTIONS,
    }
  })

/** A line of a repeated order that is missing or reduced in the cart; `added` is 0 when missing. */
export type ShortLine = { title: string; wanted: number; added: number }

/** `field` is the invalid field as the backend names it. */
export type OrderOutcome = {
  ok: boolean
  text: string
  field: string
  /** The product page where a choice is missing; null for none. */
  productPath: Path | null
  step: 'cart' | 'address' | 'payment'
  shortLines: ShortLine[]
}

export const listShape = z
  .object({ ORDERS: requiredRows(order), TOTAL: number, ORDER_REPEAT: onUnlessOff })
  .transform(({ ORDERS, TOTAL, ORDER_REPEAT }) => ({
    ORDERS: ORDER_REPEAT ? ORDERS : ORDERS.map((one): PastOrder => ({ ...one, noRepeat: true })),
    TOTAL,
  }))
const shortLine = z
  .object({ TITLE: text, COUNT: number, ADDED: number })
  .transform((row): ShortLine => ({ title: row.TITLE, wanted: row.COUNT, added: row.ADDED }))
const outcomeFields = {
  status,
  statusText: sentence,
  key: text,
  step: z.enum(['product', 'cart', 'address', 'payment']).catch('cart'),
  url: link,
  SHORT_LINES: rows(shortLine),
}
export const outcomeShape = answerShape(outcomeFields)
export const trackShape = answerShape({ ...outcomeFields, ORDER: order.nullable().catch(null) })
const step = z
  .object({ DATE: date, TEXT: text })
  .transform((row): ParcelStep => ({ date: row.DATE, text: row.TEXT }))
export const stepsShape = z
  .unknown()
  .refine((body) => !isRefusal(body))
  .pipe(z.object({ data: requiredRows(step) }))
