import { z } from 'zod'
import { addressRow } from './address-book'
import { bodyOf, type Call, type CallContext, callShop } from './call'
import { cleanHtml } from './clean-html'
import { type Outcome, readOutcome } from './envelope'
import type {
  Agreement,
  Checkout,
  Order,
  OrderAddresses,
  OrderLine,
  OrderSummary,
  OrderWay,
  OrderWays,
} from './order-model'
import { readPicture } from './product-card'
import { id, link, number, rows, text } from './wire'

const cents = (amount: number) => Math.round(amount * 100)

const nothing = z.null().catch(null)
const addresses = z.object({
  ADDRESS_LIST: rows(addressRow),
  DELIVERY_ADDRESS_ID: text,
  INVOICE_ADDRESS_ID: text,
})

const way = z
  .object({ ID: id, TITLE: text, DESCRIPTION: text, DECLERATION: text, PRICE: number })
  .transform(
    (row): OrderWay => ({
      id: row.ID,
      title: row.TITLE,
      about: row.DESCRIPTION || row.DECLERATION,
      price: cents(row.PRICE),
    }),
  )
const waysShape = z.object({
  CARGO_COMPANY_LIST: rows(way),
  PAYMENT_LIST: rows(way),
  SELECTED_COMPANY: text,
  SELECTED_PAYMENT: text,
  CURRENCY: text,
})

const line = z.object({
  NAME: text,
  TITLE: text,
  SUBPRODUCTNAME: text,
  VARIANT_NAME: text,
  URL: link,
  IMAGE: text,
  COUNT: number,
  QUANTITYTYPE: text,
  UNIT: text,
  TOTALSALEPRICE: number,
  PRICE_TOTAL: number,
})

function toLine(row: z.output<typeof line>): OrderLine {
  const title = row.NAME || row.TITLE
  return {
    title,
    variantLabel: row.SUBPRODUCTNAME || row.VARIANT_NAME,
    path: row.URL || null,
    picture: readPicture({ SMALL: row.IMAGE }, title),
    count: row.COUNT,
    unit: row.QUANTITYTYPE || row.UNIT,
    total: cents(row.TOTALSALEPRICE || row.PRICE_TOTAL),
  }
}

const summaryShape = z.object({
  PRODUCTS: rows(line),
  AMOUNTS: z.object({
    PRODUCTS_TOTAL: number,
    CARGO_TOTAL: number,
    SERVICE_TOTAL: number,
    TOTAL: number,
  }),
  CURRENCY: text,
  DELIVERY_ADDRESS: z.union([addressRow, nothing]),
  INVOICE_ADDRESS: z.union([addressRow, nothing]),
  CARGO: z.union([way, nothing]),
  PAYMENT: z.union([way, nothing]),
  EMAIL: text,
  MARK: text,
})

const agreements = z.object({ AGREEMENTS: rows(z.object({ ID: id, TITLE: text, CONTENT: text })) })

const checkoutShape = z.object({
  status: number,
  statusText: text,
  key: text,
  url: text,
  ORDER_NUMBER: text,
})

const orderShape = z.object({
  ORDER: z.object({
    ORDER_NUMBER: id,
    PAYMENT_STATE: z.enum(['paid', 'waiting', 'refused', 'later']),
    EMAIL: text,
    CURRENCY: text,
    GOODS_PRICE: number,
    CARGO_PRICE: number,
    SERVICE_PRICE: number,
    TOTAL_PRICE: number,
    PRODUCT_LIST: rows(line),
  }),
})

/** The way to an order: contract 3.24 and order-v5 of its section 6. */
export function openOrdering(context: CallContext) {
  const { currency } = context.rules
  const read = async (call: Call) => bodyOf(call.key, await callShop(call, 'personal', context))
  const send = async (call: Call): Promise<Outcome> =>
    readOutcome(
      call.key,
      await callShop({ form: new URLSearchParams(), ...call }, 'change', context),
    )

  return {
    addresses: async (): Promise<OrderAddresses> => {
      const wire = addresses.parse(await read({ key: 'ORDER_ADDRESSES' }))
      const chosen = (value: string) => (value === '0' ? '' : value)
      return {
        addresses: wire.ADDRESS_LIST,
        deliveryId: chosen(wire.DELIVERY_ADDRESS_ID),
        invoiceId: chosen(wire.INVOICE_ADDRESS_ID),
      }
    },

    setAddress: (kind: 'delivery' | 'invoice', addressId: string) =>
      send({ key: 'ORDER_SET_ADDRESS', parts: [kind, addressId] }),

    cargo: async (): Promise<OrderWays> => {
      const wire = waysShape.parse(await read({ key: 'ORDER_CARGO' }))
      return {
        ways: wire.CARGO_COMPANY_LIST,
        chosen: wire.SELECTED_COMPANY,
        currency: wire.CURRENCY || currency,
      }
    },

    payments: async (): Promise<OrderWays> => {
      const wire = waysShape.parse(await read({ key: 'ORDER_PAYMENTS' }))
      return {
        ways: wire.PAYMENT_LIST,
        chosen: wire.SELECTED_PAYMENT,
        currency: wire.CURRENCY || currency,
      }
    },

    /** Keeps delivery and payment; refused with the field that is missing. */
    choose: (cargo: string, payment: string) =>
      send({
        key: 'ORDER_NEXT',
        parts: ['approve'],
        form: new URLSearchParams({ cargo, payment }),
      }),

    /** The order as it would be now; null when there is nothing to order. */
    summary: async (): Promise<OrderSummary | null> => {
      const parsed = summaryShape.safeParse(await read({ key: 'ORDER_SUMMARY' }))
      if (!parsed.success || parsed.data.PRODUCTS.length === 0) return null
      const { data } = parsed
      const { PRODUCTS_TOTAL, CARGO_TOTAL, SERVICE_TOTAL, TOTAL } = data.AMOUNTS
      return {
        lines: data.PRODUCTS.map(toLine),
        amounts: {
          goods: cents(PRODUCTS_TOTAL),
          cargo: cents(CARGO_TOTAL),
          service: cents(SERVICE_TOTAL),
          total: cents(TOTAL),
        },
        currency: data.CURRENCY || currency,
        delivery: data.DELIVERY_ADDRESS,
        invoice: data.INVOICE_ADDRESS,
        cargo: data.CARGO,
        payment: data.PAYMENT,
        email: data.EMAIL,
        mark: data.MARK,
      }
    },

    /** The documents that are agreed to, filled from the cart. */
    agreements: async (): Promise<Agreement[]> => {
      const parsed = agreements.safeParse(await read({ key: 'ORDER_AGREEMENTS' }))
      if (!parsed.success) return []
      return parsed.data.AGREEMENTS.map(({ ID, TITLE, CONTENT }) => ({
        id: ID,
        title: TITLE,
        html: cleanHtml(CONTENT),
      }))
    },

    /** Makes the order; a repeated key makes no second (own-calls.md). @param returnUrl where the payment leads back */
    checkout: async (mark: string, returnUrl: string, key: string): Promise<Checkout> => {
      const form = new URLSearchParams({ mark, agreement: '1', return_url: returnUrl })
      const call: Call = { key: 'ORDER_CHECKOUT', form, idempotencyKey: key }
      const wire = checkoutShape.parse(bodyOf(call.key, await callShop(call, 'change', context)))
      return {
        status: wire.status,
        message: wire.statusText,
        key: wire.key,
        next: wire.url,
        number: wire.ORDER_NUMBER,
      }
    },

    /** An order of this visitor; null for anybody else's. */
    result: async (orderNumber: string): Promise<Order | null> => {
      const call: Call = { key: 'ORDER_RESULT', parts: [orderNumber] }
      const wire = await callShop(call, 'personal', context)
      if (wire.status === 404) return null
      const { ORDER } = orderShape.parse(bodyOf(call.key, wire))
      return {
        number: ORDER.ORDER_NUMBER,
        payment: ORDER.PAYMENT_STATE,
        email: ORDER.EMAIL,
        lines: ORDER.PRODUCT_LIST.map(toLine),
        amounts: {
          goods: cents(ORDER.GOODS_PRICE),
          cargo: cents(ORDER.CARGO_PRICE),
          service: cents(ORDER.SERVICE_PRICE),
          total: cents(ORDER.TOTAL_PRICE),
        },
        currency: ORDER.CURRENCY || currency,
      }
    },
  }
}
