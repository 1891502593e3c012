import type { z } from 'zod'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { readBody } from '~/backend/http/read-body'
import { type VisitorCalls, visitorCalls } from '~/backend/http/visitor-calls'
import { cleanHtml } from '~/backend/site/html/clean-html'
import { completeSummary } from './complete-summary'
import type {
  Agreement,
  Checkout,
  ChosenMethods,
  InstalmentPlans,
  Order,
  OrderAddresses,
  OrderMethods,
  OrderSummary,
} from './order-model'
import {
  addresses,
  agreements,
  cargoShape,
  cents,
  checkoutShape,
  methodsShape,
  nextOrderShape,
  orderShape,
  plansShape,
} from './order-shapes'
import { readOrder, readSummary } from './read-order'

function stepOf({ fields }: Outcome, status: number): ChosenMethods['step'] {
  if (status === -2) return 'cart'
  return status === -1 || 'delivery' in fields ? 'address' : 'methods'
}

function choiceCalls({ get, submit }: VisitorCalls, currency: string) {
  return {
    addresses: async (): Promise<OrderAddresses> => {
      const wire = await get({ key: 'ORDER_ADDRESSES' }, addresses)
      const chosen = (value: string) => (value === '0' ? '' : value)
      return {
        addresses: wire.ADDRESS_LIST,
        deliveryId: chosen(wire.DELIVERY_ADDRESS_ID),
        invoiceId: chosen(wire.INVOICE_ADDRESS_ID),
        isMailed: wire.IS_MAILED,
      }
    },

    setAddress: (kind: 'delivery' | 'invoice', addressId: string) =>
      submit({ key: 'ORDER_SET_ADDRESS', parts: [kind, addressId], form: new URLSearchParams() }),

    cargo: async (): Promise<OrderMethods> => {
      const wire = await get({ key: 'ORDER_CARGO' }, cargoShape)
      const { CARGO_COMPANY_LIST: methods, SELECTED_COMPANY: chosen } = wire
      return { methods, chosen, currency: wire.CURRENCY || currency }
    },

    /** The payment methods beside a shipping method, which may limit them; '' for none. */
    payments: async (cargo = ''): Promise<OrderMethods> => {
      const parts = cargo ? [{ word: cargo }] : []
      const wire = await get({ key: 'ORDER_PAYMENTS', parts }, methodsShape)
      const { PAYMENT_LIST: methods, SELECTED_PAYMENT: chosen } = wire
      return { methods, chosen, currency: wire.CURRENCY || currency }
    },
  }
}

function savingCalls(context: CallContext) {
  return {
    /** Stores delivery and payment; a refusal tells by its status which step it belongs to. */
    choose: async (cargo: string, payment: string): Promise<ChosenMethods> => {
      const form = new URLSearchParams({ cargo, payment })
      const call: Call = { key: 'ORDER_NEXT', parts: ['approve'], form }
      const wire = await callBackend(call, 'change', context)
      const outcome = readOutcome(call.key, wire)
      const { status, addressId } = nextOrderShape.parse(wire.body)
      return { ...outcome, addressId, step: stepOf(outcome, status) }
    },
  }
}

function instalmentCalls({ get, submit }: VisitorCalls, currency: string) {
  return {
    instalments: async (): Promise<InstalmentPlans> => {
      const wire = await get({ key: 'ORDER_INSTALMENTS' }, plansShape)
      return {
        families: wire.INSTALLMENT_LIST,
        total: cents(wire.PRICE_TOTAL),
        chosen: `${wire.SELECTED_CARD || '0'}:${wire.SELECTED_NUMBER || 1}`,
        currency: wire.CURRENCY || currency,
      }
    },

    setInstalment: (card: string, payments: string) =>
      submit({
        key: 'ORDER_SET_INSTALMENT',
        form: new URLSearchParams({ card, number: payments }),
      }),
  }
}

const checkoutOf = ({ status, key, ...wire }: z.output<typeof checkoutShape>): Checkout => ({
  status,
  key,
  message: wire.statusText || wire.message,
  next: wire.url,
  number: wire.ORDER_NUMBER,
  isOrderOpen: wire.statusCode === 'EOC0001',
})

function orderCalls(
  { get, change }: VisitorCalls,
  context: CallContext,
  choices: ReturnType<typeof choiceCalls>,
) {
  const { currency } = context.rules
  return {
    /** Null for an empty cart. @param chosenPayment as of `completeSummary` */
    summary: async (chosenPayment = ''): Promise<OrderSummary | null> => {
      const call: Call = { key: 'ORDER_SUMMARY' }
      const body = bodyOf(call.key, await callBackend(call, 'personal', context))
      const sent = readSummary(body, currency)
      return sent && completeSummary(sent, choices, chosenPayment)
    },

    agreements: async (): Promise<Agreement[]> => {
      const { AGREEMENTS } = await get({ key: 'ORDER_AGREEMENTS' }, agreements)
      return AGREEMENTS.map((row) => ({
        id: row.ID,
        title: row.TITLE,
        html: cleanHtml(row.CONTENT),
      }))
    },

    /** Places the order; the key prevents duplicates (own-calls.md). @param returnUrl return URL of the payment page */
    checkout: async (digest: string, returnUrl: string, key: string): Promise<Checkout> => {
      const form = new URLSearchParams({ mark: digest, agreement: '1', return_url: returnUrl })
      const call: Call = { key: 'ORDER_CHECKOUT', form, idempotencyKey: key }
      return checkoutOf(await change(call, checkoutShape))
    },

    /** Null for another visitor's order. */
    result: async (orderNumber: string): Promise<Order | null> => {
      const call: Call = { key: 'ORDER_RESULT', parts: [{ word: orderNumber }] }
      const wire = await callBackend(call, 'personal', context)
      if (wire.status === 404) return null
      return readOrder(readBody(call.key, orderShape, wire).ORDER, currency)
    },
  }
}

/** The checkout: order-v5 and its addresses. */
export function openCheckoutApi(context: CallContext) {
  const calls = visitorCalls(context)
  const { currency } = context.rules
  const choices = choiceCalls(calls, currency)
  return {
    ...choices,
    ...savingCalls(context),
    ...instalmentCalls(calls, currency),
    ...orderCalls(calls, context, choices),
  }
}
