import { z } from 'zod'
import { bodyOf, type Call, type CallContext, callShop } from './call'
import { cleanHtml } from './clean-html'
import type { EndpointKey } from './endpoints'
import { type Outcome, readOutcome } from './envelope'
import { discountsOf } from './order-amounts'
import type {
  Agreement,
  Checkout,
  InstalmentPlans,
  Order,
  OrderAddresses,
  OrderSummary,
  OrderWays,
} from './order-model'
import {
  addresses,
  agreements,
  cents,
  checkoutShape,
  orderShape,
  plansShape,
  summaryShape,
  toLine,
  waysShape,
} from './order-shapes'
import { readAs, readBody } from './read-body'

/** The way to an order: the calls of order-v5 and those for its addresses. */
export function openOrdering(context: CallContext) {
  const { currency } = context.rules
  const read = async <T extends z.ZodType>(key: EndpointKey, shape: T): Promise<z.output<T>> =>
    readBody(key, shape, await callShop({ key }, 'personal', context))
  const send = async (call: Call): Promise<Outcome> =>
    readOutcome(
      call.key,
      await callShop({ form: new URLSearchParams(), ...call }, 'change', context),
    )

  return {
    addresses: async (): Promise<OrderAddresses> => {
      const wire = await read('ORDER_ADDRESSES', addresses)
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
      const wire = await read('ORDER_CARGO', waysShape)
      return {
        ways: wire.CARGO_COMPANY_LIST,
        chosen: wire.SELECTED_COMPANY,
        currency: wire.CURRENCY || currency,
      }
    },

    payments: async (): Promise<OrderWays> => {
      const wire = await read('ORDER_PAYMENTS', waysShape)
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

    /** What the order comes to in so many payments, by family of cards. */
    instalments: async (): Promise<InstalmentPlans> => {
      const wire = await read('ORDER_INSTALMENTS', plansShape)
      return {
        families: wire.INSTALLMENT_LIST,
        total: cents(wire.PRICE_TOTAL),
        chosen: `${wire.SELECTED_CARD || '0'}:${wire.SELECTED_NUMBER || 1}`,
        currency: wire.CURRENCY || currency,
      }
    },

    setInstalment: (card: string, payments: string) =>
      send({ key: 'ORDER_SET_INSTALMENT', form: new URLSearchParams({ card, number: payments }) }),

    /** The order as it would be now; null when there is nothing to order. */
    summary: async (): Promise<OrderSummary | null> => {
      const body = bodyOf(
        'ORDER_SUMMARY',
        await callShop({ key: 'ORDER_SUMMARY' }, 'personal', context),
      )
      // Without anything to order it is a refusal, not a summary.
      const isRefusal = z.object({ status: z.literal(0) }).safeParse(body).success
      const data = isRefusal ? null : readAs('ORDER_SUMMARY', summaryShape, body)
      if (!data || data.PRODUCTS.length === 0) return null
      const { AMOUNTS } = data
      return {
        lines: data.PRODUCTS.map(toLine),
        amounts: {
          goods: cents(AMOUNTS.PRODUCTS_TOTAL),
          discounts: discountsOf(AMOUNTS.DISCOUNTS, cents(AMOUNTS.DISCOUNT_TOTAL)),
          surcharge: cents(AMOUNTS.INSTALLMENT_TOTAL),
          cargo: cents(AMOUNTS.CARGO_TOTAL),
          service: cents(AMOUNTS.SERVICE_TOTAL),
          total: cents(AMOUNTS.TOTAL),
        },
        currency: data.CURRENCY || currency,
        delivery: data.DELIVERY_ADDRESS,
        invoice: data.INVOICE_ADDRESS,
        cargo: data.CARGO,
        payment: data.PAYMENT,
        instalment: data.INSTALLMENT,
        mostInstalments: data.INSTALLMENT_MOST,
        email: data.EMAIL,
        store: data.STORE,
        mark: data.MARK,
      }
    },

    /** The documents that are agreed to, filled from the cart. */
    agreements: async (): Promise<Agreement[]> => {
      const { AGREEMENTS } = await read('ORDER_AGREEMENTS', agreements)
      return AGREEMENTS.map(({ ID, TITLE, CONTENT }) => ({
        id: ID,
        title: TITLE,
        html: cleanHtml(CONTENT),
      }))
    },

    /** Makes the order; a repeated key makes no second (own-calls.md). @param returnUrl where the payment leads back */
    checkout: async (mark: string, returnUrl: string, key: string): Promise<Checkout> => {
      const form = new URLSearchParams({ mark, agreement: '1', return_url: returnUrl })
      const call: Call = { key: 'ORDER_CHECKOUT', form, idempotencyKey: key }
      const wire = readBody(call.key, checkoutShape, await callShop(call, 'change', context))
      return {
        status: wire.status,
        message: wire.statusText,
        key: wire.key,
        next: wire.url,
        number: wire.ORDER_NUMBER,
      }
    },

    /** An order of this visitor; null for anybody else's. */
    result: async (asked: string): Promise<Order | null> => {
      const call: Call = { key: 'ORDER_RESULT', parts: [{ word: asked }] }
      const wire = await callShop(call, 'personal', context)
      if (wire.status === 404) return null
      const { ORDER } = readBody(call.key, orderShape, wire)
      return {
        number: ORDER.ORDER_NUMBER,
        payment: ORDER.PAYMENT_STATE,
        email: ORDER.EMAIL,
        lines: ORDER.PRODUCT_LIST.map(toLine),
        amounts: {
          goods: cents(ORDER.GOODS_PRICE),
          discounts: discountsOf(ORDER.DISCOUNTS, cents(ORDER.DISCOUNT_PRICE)),
          surcharge: cents(ORDER.INSTALLMENT_PRICE),
          cargo: cents(ORDER.CARGO_PRICE),
          service: cents(ORDER.SERVICE_PRICE),
          total: cents(ORDER.TOTAL_PRICE),
        },
        instalment: ORDER.INSTALLMENT,
        transfer: ORDER.TRANSFER,
        store: ORDER.STORE,
        currency: ORDER.CURRENCY || currency,
      }
    },
  }
}
