import { z } from 'zod'
import { type Call, type CallContext, callShop } from './call'
import { givenBackOf, returnsShape } from './given-back'
import { choiceFields, choicesOf } from './line-choices'
import type { ParcelStep, PastOrder, RowPage } from './member-model'
import type { Path } from './model'
import { discountRows, discountsOf, instalmentShape, transferShape } from './order-amounts'
import { orderFields, orderNumber, orderRowOf } from './order-row'
import { readPicture } from './product-card'
import { readBody } from './read-body'
import { cents, date, flag, id, link, number, rows, text } from './wire'

const line = z.object({
  PRODUCT_ID: text,
  TITLE: text,
  VARIANT_NAME: text,
  URL: link,
  IMAGE: text,
  COUNT: number,
  UNIT: text,
  PRICE_TOTAL: cents,
  ...choiceFields,
})
const address = z
  .object({
    FULLNAME: text,
    ADDRESS: text,
    DISTRICT: text,
    TOWN: text,
    CITY: text,
    COUNTRY: text,
    ZIP_CODE: text,
    MOBILE_PHONE: text,
  })
  .transform((one) =>
    [
      one.FULLNAME,
      one.ADDRESS,
      [one.DISTRICT, one.ZIP_CODE].filter(Boolean).join(' '),
      [one.TOWN, one.CITY, one.COUNTRY].filter(Boolean).join(', '),
      // Seen with and without its plus.
      one.MOBILE_PHONE.replace(/^\+?(?=\d)/, '+'),
    ].filter(Boolean),
  )
  .catch([])

const order = z
  .object({
    ...orderFields,
    ID: id,
    ORDER_NUMBER: orderNumber,
    EMAIL: text,
    STORE: text,
    GOODS_PRICE: cents,
    DISCOUNT_PRICE: cents,
    DISCOUNTS: discountRows,
    INSTALLMENT_PRICE: cents,
    INSTALLMENT: instalmentShape,
    PAYMENT_STATE: text,
    CARGO_PRICE: cents,
    SERVICE_PRICE: cents,
    PRODUCT_LIST: rows(line),
    ADDRESS: z.object({ DELIVERY: address, INVOICE: address }).catch({ DELIVERY: [], INVOICE: [] }),
    ORDER_CANCEL: flag,
    ORDER_RETURN: flag,
    CARGO_NUMBER: text,
    TRANSFER: transferShape,
    RETURNS: returnsShape,
  })
  .transform((row): PastOrder => {
    const back = givenBackOf(row.RETURNS, row.PRODUCT_LIST)
    return {
      ...orderRowOf(row),
      id: row.ID,
      email: row.EMAIL,
      goods: row.GOODS_PRICE || row.TOTAL_PRICE - row.CARGO_PRICE - row.SERVICE_PRICE,
      discounts: discountsOf(row.DISCOUNTS, row.DISCOUNT_PRICE),
      surcharge: row.INSTALLMENT_PRICE,
      instalment: row.INSTALLMENT,
      cargo: row.CARGO_PRICE,
      service: row.SERVICE_PRICE,
      lines: row.PRODUCT_LIST.map((one, place) => ({
        place: String(place),
        title: one.TITLE,
        variantLabel: one.VARIANT_NAME,
        path: one.URL || null,
        picture: readPicture({ SMALL: one.IMAGE }, one.TITLE),
        count: one.COUNT,
        unit: one.UNIT,
        total: one.PRICE_TOTAL,
        choices: choicesOf(one),
        back: back.has(place),
      })),
      delivery: row.ADDRESS.DELIVERY,
      invoice: row.ADDRESS.INVOICE,
      parcel: row.CARGO_NUMBER,
      transfer: row.TRANSFER,
      store: row.STORE,
      isProcessing: row.PAYMENT_STATE === 'processing',
      mayCancel: row.ORDER_CANCEL,
      mayReturn: row.ORDER_RETURN,
    }
  })

const listShape = z.object({ ORDERS: rows(order), TOTAL: number })
const shortLine = z
  .object({ TITLE: text, COUNT: number, ADDED: number })
  .transform((row): ShortLine => ({ title: row.TITLE, wanted: row.COUNT, added: row.ADDED }))
const answerShape = z.object({
  status: number,
  statusText: text,
  key: text,
  step: z.enum(['product', 'cart', 'address', 'payment']).catch('cart'),
  url: link,
  SHORT_LINES: rows(shortLine),
})
const trackShape = answerShape.extend({ ORDER: order.nullable().catch(null) })
const stepsShape = z.object({
  data: rows(
    z
      .object({ DATE: date, TEXT: text })
      .transform((row): ParcelStep => ({ date: row.DATE, text: row.TEXT })),
  ),
})

/** A line of an order that did not go into the cart as it was ordered; `added` is 0 where none of it did. */
export type ShortLine = { title: string; wanted: number; added: number }

/** What came of a wish about an order; `field` is what was wrong, as the backend names it. */
export type OrderAnswer = {
  ok: boolean
  text: string
  field: string
  /** The product's page that must ask something anew; null for none. */
  asksAt: Path | null
  /** The step that an order that is bought again goes on with. */
  step: 'cart' | 'address' | 'payment'
  /** What of an order that is bought again is missing in the cart. */
  short: ShortLine[]
}

/** How many orders a page shows. */
export const ordersPageSize = 20

/** Orders that were made, and where their parcels are. */
export function openPastOrders(context: CallContext) {
  const answer = async (call: Call): Promise<OrderAnswer> => {
    const wire = readBody(call.key, answerShape, await callShop(call, 'change', context))
    const asksAt = wire.step === 'product' && wire.url ? wire.url : null
    return {
      ok: wire.status > 0,
      text: wire.statusText,
      field: wire.key,
      asksAt,
      step: wire.step === 'product' ? 'cart' : wire.step,
      short: wire.SHORT_LINES,
    }
  }
  const ask = async (query: Record<string, string>) => {
    const call: Call = { key: 'ORDER_LIST', query }
    return readBody(call.key, listShape, await callShop(call, 'personal', context))
  }

  return {
    /** A page of the member's orders, from 1; of the last `days`, 0 for all. The archive holds what is closed for good. */
    list: async (page: number, days: number, archive = false): Promise<RowPage<PastOrder>> => {
      const { ORDERS, TOTAL } = await ask({
        archive: archive ? '1' : '0',
        ...(days > 0 ? { day: String(days) } : {}),
        start: String((page - 1) * ordersPageSize),
        length: String(ordersPageSize),
      })
      return { rows: ORDERS, total: TOTAL }
    },

    /**
     * One order by its number; null when the member has none. The list's row is the detail: `number`
     * narrows it where the backend knows how, and the last hundred are looked through where it does not.
     */
    one: async (orderNumber: string): Promise<PastOrder | null> => {
      for (const archive of ['0', '1']) {
        const { ORDERS } = await ask({ archive, start: '0', length: '100', number: orderNumber })
        const found = ORDERS.find((row) => row.number === orderNumber)
        if (found) return found
      }
      return null
    },

    /** Puts what was ordered into the cart again. */
    repeat: (orderId: string) => answer({ key: 'ORDER_REPEAT', parts: [orderId] }),

    /** Takes an order back that has not left. The platform wants the e-mail it was made with. */
    cancel: (orderId: string, email: string) =>
      answer({ key: 'ORDER_CANCEL', parts: [{ word: `${orderId}-${email}` }] }),

    /** Asks lines of an order back; they are named by their places. */
    giveBack: (orderId: string, reason: string, places: string[]) => {
      const form = new URLSearchParams([
        ['reason', reason],
        ...places.map((place) => ['lines[]', place]),
      ])
      return answer({ key: 'ORDER_RETURN', parts: [orderId], form })
    },

    /** An order for who has no membership (own call). */
    track: async (
      orderNumber: string,
      email: string,
    ): Promise<{ order: PastOrder | null; text: string }> => {
      const form = new URLSearchParams({ number: orderNumber, email })
      const call: Call = { key: 'ORDER_TRACK', form }
      const wire = readBody(call.key, trackShape, await callShop(call, 'change', context))
      return { order: wire.status > 0 ? wire.ORDER : null, text: wire.statusText }
    },

    /** The order that the link of its mail is about (own call). */
    linked: async (token: string): Promise<{ order: PastOrder | null; text: string }> => {
      const call: Call = { key: 'ORDER_TRACK', form: new URLSearchParams({ token }) }
      const wire = readBody(call.key, trackShape, await callShop(call, 'personal', context))
      return { order: wire.status > 0 ? wire.ORDER : null, text: wire.statusText }
    },

    /** Where a parcel has been, asked through the shop. */
    parcel: async (parcelNumber: string): Promise<ParcelStep[]> => {
      const form = new URLSearchParams({
        service: 'cargo',
        method: 'track',
        payload: JSON.stringify({ number: parcelNumber }),
      })
      const call: Call = { key: 'SEND_REQUEST', form }
      return readBody(call.key, stepsShape, await callShop(call, 'personal', context)).data
    },
  }
}
