import { z } from 'zod'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import type { EndpointKey } from '~/backend/http/endpoints'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { readAs, readBody } from '~/backend/http/read-body'
import { cleanHtml } from '~/backend/site/clean-html'
import { discountsOf } from './order-amounts'
import type {
  Agreement,
  Checkout,
  InstalmentPlans,
  Order,
  OrderAddresses,
  OrderMethods,
  OrderSummary,
} from './order-model'
import {
  addresses,
  agreements,
  cents,
  checkoutShape,
  methodsShape,
  orderShape,
  plansShape,
  summaryShape,
  toLine,
} from './order-shapes'

/** The checkout: order-v5 and its addresses. */
export function openCheckoutApi(context: CallContext) {
  const { currency } = context.rules
  const read = async <T extends z.ZodType>(key: EndpointKey, shape: T): Promise<z.output<T>> =>
    readBody(key, shape, await callBackend({ key }, 'personal', context))
  const send = async (call: Call): Promise<Outcome> =>
    readOutcome(
      call.key,
      await callBackend({ form: new URLSearchParams(), ...call }, 'change', context),
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

    cargo: async (): Promise<OrderMethods> => {
      const wire = await read('ORDER_CARGO', methodsShape)
      return {
        methods: wire.CARGO_COMPANY_LIST,
        chosen: wire.SELECTED_COMPANY,
        currency: wire.CURRENCY || currency,
      }
    },

    payments: async (): Promise<OrderMethods> => {
      const wire = await read('ORDER_PAYMENTS', methodsShape)
      return {
        methods: wire.PAYMENT_LIST,
        chosen: wire.SELECTED_PAYMENT,
        currency: wire.CURRENCY || currency,
      }
    },

    /** Stores delivery and payment; a refusal names the missing field. */
    choose: (cargo: string, payment: string) =>
      send({
        key: 'ORDER_NEXT',
        parts: ['approve'],
        form: new URLSearchParams({ cargo, payment }),
      }),

    /** Instalment plans by card family. */
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

    /** Null for an empty cart. */
    summary: async (): Promise<OrderSummary | null> => {
      const body = bodyOf(
        'ORDER_SUMMARY',
        await callBackend({ key: 'ORDER_SUMMARY' }, 'personal', context),
      )
      // An empty order is answered with a refusal.
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
        maxInstalments: data.INSTALLMENT_MOST,
        email: data.EMAIL,
        store: data.STORE,
        digest: data.MARK,
      }
    },

    /** Terms to agree to, filled from the cart. */
    agreements: async (): Promise<Agreement[]> => {
      const { AGREEMENTS } = await read('ORDER_AGREEMENTS', agreements)
      return AGREEMENTS.map(({ ID, TITLE, CONTENT }) => ({
        id: ID,
        title: TITLE,
        html: cleanHtml(CONTENT),
      }))
    },

    /** Places the order; the key prevents duplicates (own-calls.md). @param returnUrl return URL of the payment page */
    checkout: async (digest: string, returnUrl: string, key: string): Promise<Checkout> => {
      const form = new URLSearchParams({ mark: digest, agreement: '1', return_url: returnUrl })
      const call: Call = { key: 'ORDER_CHECKOUT', form, idempotencyKey: key }
      const wire = readBody(call.key, checkoutShape, await callBackend(call, 'change', context))
      return {
        status: wire.status,
        message: wire.statusText,
        key: wire.key,
        next: wire.url,
        number: wire.ORDER_NUMBER,
      }
    },

    /** Null for another visitor's order. */
    result: async (orderNumber: string): Promise<Order | null> => {
      const call: Call = { key: 'ORDER_RESULT', parts: [{ word: orderNumber }] }
      const wire = await callBackend(call, 'personal', context)
      if (wire.status === 404) return null
      const { ORDER } = readBody(call.key, orderShape, wire)
      return {
        number: ORDER.ORDER_NUMBER,
        payment: ORDER.PAYMENT_STATE,
        end: ORDER.STATUS_ID,
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
        transfer: ORDER.STATUS_ID ? null : ORDER.TRANSFER,
        store: ORDER.STORE,
        currency: ORDER.CURRENCY || currency,
      }
    },
  }
}
