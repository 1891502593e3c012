import { z } from 'zod'
import type { ParcelStep, PastOrder, RowPage } from '~/backend/account/member-model'
import { choiceFields, choicesOf } from '~/backend/cart/line-choices'
import type { Path } from '~/backend/catalogue/model'
import { readPicture } from '~/backend/catalogue/product-card'
import {
  discountRows,
  discountsOf,
  instalmentShape,
  transferShape,
} from '~/backend/checkout/order-amounts'
import { endShape, orderFields, orderNumber, orderRowOf } from '~/backend/checkout/order-row'
import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { cents, date, flag, id, link, number, rows, text } from '~/backend/http/fields'
import { readBody } from '~/backend/http/read-body'
import { returnedPositions, returnsShape } from './requested-returns'

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
      // Seen with and without the plus sign.
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
    STATUS_ID: endShape,
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
    const returned = returnedPositions(row.RETURNS, row.PRODUCT_LIST)
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
      lines: row.PRODUCT_LIST.map((one, position) => ({
        position: String(position),
        title: one.TITLE,
        variantLabel: one.VARIANT_NAME,
        path: one.URL || null,
        picture: readPicture({ SMALL: one.IMAGE }, one.TITLE),
        count: one.COUNT,
        unit: one.UNIT,
        total: one.PRICE_TOTAL,
        choices: choicesOf(one),
        isReturned: returned.has(position),
      })),
      delivery: row.ADDRESS.DELIVERY,
      invoice: row.ADDRESS.INVOICE,
      parcel: row.CARGO_NUMBER,
      transfer: row.STATUS_ID ? null : row.TRANSFER,
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

/** A line of a repeated order that is missing or reduced in the cart; `added` is 0 when missing. */
export type ShortLine = { title: string; wanted: number; added: number }

/** `field` is the invalid field as the backend names it. */
export type OrderOutcome = {
  ok: boolean
  text: string
  field: string
  /** The product page where a choice is missing; null for none. */
  productPath: Path | null
  /** Where a repeated order continues. */
  step: 'cart' | 'address' | 'payment'
  shortLines: ShortLine[]
}

/** Orders per page. */
export const ordersPageSize = 20

export function openPastOrdersApi(context: CallContext) {
  const answer = async (call: Call): Promise<OrderOutcome> => {
    const wire = readBody(call.key, answerShape, await callBackend(call, 'change', context))
    const productPath = wire.step === 'product' && wire.url ? wire.url : null
    return {
      ok: wire.status > 0,
      text: wire.statusText,
      field: wire.key,
      productPath,
      step: wire.step === 'product' ? 'cart' : wire.step,
      shortLines: wire.SHORT_LINES,
    }
  }
  const loadOrders = async (query: Record<string, string>) => {
    const call: Call = { key: 'ORDER_LIST', query }
    return readBody(call.key, listShape, await callBackend(call, 'personal', context))
  }

  return {
    /** Pages count from 1; `days` 0 means all. The archive holds closed orders. */
    list: async (page: number, days: number, archive = false): Promise<RowPage<PastOrder>> => {
      const { ORDERS, TOTAL } = await loadOrders({
        archive: archive ? '1' : '0',
        ...(days > 0 ? { day: String(days) } : {}),
        start: String((page - 1) * ordersPageSize),
        length: String(ordersPageSize),
      })
      return { rows: ORDERS, total: TOTAL }
    },

    /** Null when the member has no such order. A backend that ignores `number` answers the last hundred orders. */
    one: async (orderNumber: string): Promise<PastOrder | null> => {
      for (const archive of ['0', '1']) {
        const { ORDERS } = await loadOrders({
          archive,
          start: '0',
          length: '100',
          number: orderNumber,
        })
        const found = ORDERS.find((row) => row.number === orderNumber)
        if (found) return found
      }
      return null
    },

    repeat: (orderId: string) => answer({ key: 'ORDER_REPEAT', parts: [orderId] }),

    /** Cancels an order before it is shipped. The platform requires the order's e-mail address. */
    cancel: (orderId: string, email: string) =>
      answer({ key: 'ORDER_CANCEL', parts: [{ word: `${orderId}-${email}` }] }),

    /** Requests a return of lines, by their positions. */
    giveBack: (orderId: string, reason: string, positions: string[]) => {
      const form = new URLSearchParams([
        ['reason', reason],
        ...positions.map((position) => ['lines[]', position]),
      ])
      return answer({ key: 'ORDER_RETURN', parts: [orderId], form })
    },

    /** An order of a guest (own call). */
    track: async (
      orderNumber: string,
      email: string,
    ): Promise<{ order: PastOrder | null; text: string }> => {
      const form = new URLSearchParams({ number: orderNumber, email })
      const call: Call = { key: 'ORDER_TRACK', form }
      const wire = readBody(call.key, trackShape, await callBackend(call, 'change', context))
      return { order: wire.status > 0 ? wire.ORDER : null, text: wire.statusText }
    },

    /** The order that an e-mail links to (own call). */
    linked: async (token: string): Promise<{ order: PastOrder | null; text: string }> => {
      const call: Call = { key: 'ORDER_TRACK', form: new URLSearchParams({ token }) }
      const wire = readBody(call.key, trackShape, await callBackend(call, 'personal', context))
      return { order: wire.status > 0 ? wire.ORDER : null, text: wire.statusText }
    },

    /** Tracking steps, loaded through the shop. */
    parcel: async (parcelNumber: string): Promise<ParcelStep[]> => {
      const form = new URLSearchParams({
        service: 'cargo',
        method: 'track',
        payload: JSON.stringify({ number: parcelNumber }),
      })
      const call: Call = { key: 'SEND_REQUEST', form }
      return readBody(call.key, stepsShape, await callBackend(call, 'personal', context)).data
    },
  }
}
