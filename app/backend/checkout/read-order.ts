import { z } from 'zod'
import { addingUp } from '~/backend/adding-up'
import { BackendError } from '~/backend/http/backend-error'
import { status } from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import { isRefusal } from '~/backend/refusal'
import type { SentSummary } from './complete-summary'
import { discountsOf, paidAmounts } from './order-amounts'
import type { Amounts, Order } from './order-model'
import { progressOf } from './order-row'
import { cents, type orderShape, summaryShape, toLine } from './order-shapes'

const emptyCart = z.object({ status: status.refine((value) => value === 0) })

function summaryAmounts(wire: z.output<typeof summaryShape>['AMOUNTS']): Amounts {
  const amounts = {
    goods: wire.PRODUCTS_TOTAL,
    discounts: discountsOf(wire.DISCOUNTS, cents(wire.DISCOUNT_TOTAL)),
    surcharge: cents(wire.INSTALLMENT_TOTAL),
    cargo: wire.CARGO_TOTAL,
    service: cents(wire.SERVICE_TOTAL),
    total: wire.TOTAL,
  }
  const { goods, surcharge, cargo, service, total } = amounts
  if (goods === null || total === null) return amounts
  const off = amounts.discounts.reduce((sum, one) => sum + one.total, 0)
  const extras = addingUp(
    [
      { kind: 'giftPackages', total: cents(wire.GIFTPACKAGES_TOTAL) },
      { kind: 'duty', total: cents(wire.DUTY_SERVICE_TOTAL) },
      { kind: 'hopi', total: -cents(wire.HOPI_COIN) },
    ] as const,
    total - (goods - off + surcharge + (cargo ?? 0) + service),
  )
  return extras.length > 0 ? { ...amounts, extras } : amounts
}

/** The order before it is placed; null for an empty cart, which is answered by status 0. @throws BackendError shape, for another refusal too */
export function readSummary(body: unknown, currency: string): SentSummary | null {
  if (emptyCart.safeParse(body).success) return null
  if (isRefusal(body)) throw new BackendError('shape', 'ORDER_SUMMARY', 'ORDER_SUMMARY is refused.')
  const wire = readAs('ORDER_SUMMARY', summaryShape, body)
  if (wire.PRODUCTS.length === 0) return null
  return {
    lines: wire.PRODUCTS.map(toLine),
    amounts: summaryAmounts(wire.AMOUNTS),
    currency: wire.CURRENCY || currency,
    isMailed: wire.IS_MAILED,
    delivery: wire.DELIVERY_ADDRESS,
    invoice: wire.INVOICE_ADDRESS,
    cargo: wire.CARGO,
    payment: wire.PAYMENT,
    instalment: wire.INSTALLMENT,
    maxInstalments: wire.INSTALLMENT_MOST,
    email: wire.EMAIL,
    store: wire.STORE,
    digest: wire.MARK,
  }
}

type OrderWire = z.output<typeof orderShape>['ORDER']

/** A placed order. @param currency that of an order which names none */
export function readOrder(wire: OrderWire, currency: string): Order {
  const lines = wire.PRODUCT_LIST.map(toLine)
  const progress = progressOf(wire.STATUS_ID, wire.END)
  return {
    number: wire.ORDER_NUMBER,
    date: wire.DATE,
    daysToSend: wire.DELIVERY_DAY,
    sentFrom: wire.SENT_FROM,
    carriage: wire.CARRIAGE,
    payment: wire.PAYMENT_STATE,
    ...progress,
    isMailed: wire.IS_MAILED,
    email: wire.EMAIL,
    lines,
    amounts: paidAmounts(
      wire,
      lines.map(({ total }) => total),
    ),
    instalment: wire.INSTALLMENT,
    transfer: progress.end ? null : wire.TRANSFER,
    store: wire.STORE,
    paymentMethod: wire.PAYMENT_METHOD,
    currency: wire.CURRENCY || currency,
    followPath: wire.FOLLOW_URL,
    delivery: wire.ADDRESS.DELIVERY,
  }
}
