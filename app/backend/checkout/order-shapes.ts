import { z } from 'zod'
import { addressRow } from '~/backend/addresses/address-row'
import { choiceFields, choicesOf } from '~/backend/cart/line-choices'
import { displayedPrice } from '~/backend/catalogue/price'
import { readPicture } from '~/backend/catalogue/product-card'
import { answerShape } from '~/backend/http/envelope'
import {
  date,
  flag,
  givenCents,
  html,
  id,
  link,
  maybeId,
  maybeNumber,
  number,
  requiredRows,
  rows,
  shortage,
  status,
  text,
  words,
} from '~/backend/http/fields'
import { isRefusal } from '~/backend/refusal'
import { sentence, withoutMarkup } from '~/backend/site/html/without-markup'
import { carriageField } from '~/backend/site/owner/delivery'
import { orderAddress } from './order-address'
import { discountRows, instalmentShape, paidFields, transferShape } from './order-amounts'
import { type OrderLine, type OrderMethod, paymentStates } from './order-model'
import { endShape, orderNumber, stageShape } from './order-row'

export const cents = (amount: number) => Math.round(amount * 100)

export const nullShape = z.null().catch(null)
export const addresses = z.object({
  ADDRESS_LIST: requiredRows(addressRow),
  DELIVERY_ADDRESS_ID: text,
  INVOICE_ADDRESS_ID: text,
  IS_MAILED: flag,
})

export const methodShape = z
  .object({
    ID: id,
    TITLE: text,
    DESCRIPTION: text,
    DECLERATION: text,
    PRICE: givenCents,
    DISCOUNT: number,
  })
  .transform(
    (row): OrderMethod => ({
      id: row.ID,
      title: row.TITLE,
      about: withoutMarkup(row.DESCRIPTION || row.DECLERATION),
      price: row.PRICE,
      discount: cents(row.DISCOUNT),
    }),
  )
const chosenShape = z.object({ SELECTED_COMPANY: text, SELECTED_PAYMENT: text, CURRENCY: text })
const notRefused = z.unknown().refine((body) => !isRefusal(body))

/** Without its list, or with a refusal, an answer cannot be read: the shop has not said that it offers nothing. */
export const cargoShape = notRefused.pipe(
  chosenShape.extend({ CARGO_COMPANY_LIST: requiredRows(methodShape) }),
)
export const methodsShape = notRefused.pipe(
  chosenShape.extend({ PAYMENT_LIST: requiredRows(methodShape) }),
)

const line = z.object({
  PRODUCT_ID: text,
  NAME: text,
  TITLE: text,
  SUBPRODUCTNAME: text,
  VARIANT_NAME: text,
  URL: link,
  IMAGE: z.unknown().optional(),
  COUNT: number,
  CANCELLED: number,
  COUNT_LEFT: number.optional(),
  COUNT_LEFT_REASON: shortage,
  PRICE_SEEN: number,
  PRICE_SELL: number,
  VAT: number,
  QUANTITYTYPE: text,
  UNIT: text,
  TOTALSALEPRICE: givenCents,
  PRICE_TOTAL: givenCents,
  PAID: givenCents,
  IS_GIFT_CARD: flag,
  ...choiceFields,
})

export function toLine(row: z.output<typeof line>): OrderLine {
  const title = row.NAME || row.TITLE
  return {
    productId: row.PRODUCT_ID,
    title,
    variantLabel: row.SUBPRODUCTNAME || row.VARIANT_NAME,
    path: row.URL || null,
    picture: readPicture(row.IMAGE, title),
    count: row.COUNT,
    ...(row.CANCELLED > 0 && { cancelled: row.CANCELLED }),
    ...(row.IS_GIFT_CARD && { isGiftCard: true as const }),
    left: row.COUNT_LEFT ?? null,
    shortage: row.COUNT_LEFT_REASON,
    unit: row.QUANTITYTYPE || row.UNIT,
    total: row.TOTALSALEPRICE || (row.PRICE_TOTAL ?? row.TOTALSALEPRICE),
    ...(row.PAID !== null && { paid: row.PAID }),
    ...(row.PRICE_SEEN > 0 && {
      seenUnitPrice: displayedPrice(row.PRICE_SEEN, row.VAT, true),
      unitPrice: displayedPrice(row.PRICE_SELL, row.VAT, true),
    }),
    choices: choicesOf(row),
  }
}

const amountsShape = z.object({
  PRODUCTS_TOTAL: givenCents,
  DISCOUNT_TOTAL: number,
  DISCOUNTS: discountRows,
  INSTALLMENT_TOTAL: number,
  CARGO_TOTAL: givenCents,
  SERVICE_TOTAL: number,
  GIFTPACKAGES_TOTAL: number,
  DUTY_SERVICE_TOTAL: number,
  HOPI_COIN: number,
  TOTAL: givenCents,
})

export const summaryShape = z.object({
  PRODUCTS: requiredRows(line),
  /** Null, a list or nothing names no amount. */
  AMOUNTS: amountsShape.catch(() => amountsShape.parse({})),
  CURRENCY: text,
  IS_MAILED: flag,
  DELIVERY_ADDRESS: z.union([addressRow, nullShape]).optional(),
  INVOICE_ADDRESS: z.union([addressRow, nullShape]).optional(),
  CARGO: z.union([methodShape, nullShape]).optional(),
  PAYMENT: z.union([methodShape, nullShape]).optional(),
  INSTALLMENT: instalmentShape,
  INSTALLMENT_MOST: number,
  EMAIL: text,
  STORE: text,
  MARK: text,
})

export const plansShape = z.object({
  INSTALLMENT_LIST: rows(
    z
      .object({
        ID: id,
        CARD_NAME: text,
        INSTALLMENT_LIST: rows(
          z
            .object({ INSTALLMENT_NUMBER: number, PRICE_INSTALLMENT: number, PRICE_TOTAL: number })
            .transform((row) => ({
              number: row.INSTALLMENT_NUMBER,
              each: cents(row.PRICE_INSTALLMENT),
              total: cents(row.PRICE_TOTAL),
            })),
        ),
      })
      .transform((row) => ({ id: row.ID, title: row.CARD_NAME, rows: row.INSTALLMENT_LIST })),
  ),
  PRICE_TOTAL: number,
  SELECTED_CARD: text,
  SELECTED_NUMBER: number,
  CURRENCY: text,
})

/** What the saving of both choices adds to the envelope. */
export const nextOrderShape = answerShape({ status: status.catch(0), addressId: maybeId }).catch({
  status: 0,
  addressId: '',
})

export const agreements = z.object({
  AGREEMENTS: requiredRows(z.object({ ID: id, TITLE: text, CONTENT: html })),
})

export const checkoutShape = answerShape({
  status,
  statusText: sentence,
  message: sentence,
  key: text,
  url: text,
  statusCode: text,
  ORDER_NUMBER: text,
})

export const orderShape = z.object({
  ORDER: z.object({
    ORDER_NUMBER: orderNumber,
    DATE: date,
    DELIVERY_DAY: maybeNumber,
    SENT_FROM: date,
    CARRIAGE: carriageField,
    STATUS_ID: stageShape,
    END: endShape,
    IS_MAILED: flag,
    PAYMENT_STATE: z.enum(paymentStates).catch('processing'),
    EMAIL: text,
    STORE: text,
    PAYMENT_METHOD: words,
    CURRENCY: text,
    ...paidFields,
    TRANSFER: transferShape,
    INSTALLMENT: instalmentShape,
    PRODUCT_LIST: rows(line),
    FOLLOW_URL: link,
    ADDRESS: z.object({ DELIVERY: orderAddress }).catch({ DELIVERY: [] }),
  }),
})
