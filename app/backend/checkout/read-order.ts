import { z } from 'zod'
import { readAs } from '~/backend/http/read-body'
import { discountsOf } from './order-amounts'
import type { Order, OrderSummary } from './order-model'
import { cents, type orderShape, summaryShape, toLine } from './order-shapes'

/** An empty order is answered with a refusal. */
const emptyShape = z.object({ status: z.literal(0) })

/** The order before it is placed; null for an empty cart. @throws BackendError shape */
export function readSummary(body: unknown, currency: string): OrderSummary | null {
  if (emptyShape.safeParse(body).success) return null
  const wire = readAs('ORDER_SUMMARY', summaryShape, body)
  if (wire.PRODUCTS.length === 0) return null
  const { AMOUNTS } = wire
  return {
    lines: wire.PRODUCTS.map(toLine),
    amounts: {
      goods: cents(AMOUNTS.PRODUCTS_TOTAL),
      discounts: discountsOf(AMOUNTS.DISCOUNTS, cents(AMOUNTS.DISCOUNT_TOTAL)),
      surcharge: cents(AMOUNTS.INSTALLMENT_TOTAL),
      cargo: AMOUNTS.CARGO_TOTAL,
      service: cents(AMOUNTS.SERVICE_TOTAL),
      total: cents(AMOUNTS.TOTAL),
    },
    currency: wire.CURRENCY || currency,
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

/** The price of the goods in hundredths; where the shop does not say it, what the total leaves for it. */
function goodsOf(wire: OrderWire): number {
  if (wire.GOODS_PRICE) return cents(wire.GOODS_PRICE)
  const { CARGO_PRICE, SERVICE_PRICE, INSTALLMENT_PRICE, DISCOUNT_PRICE, TOTAL_PRICE } = wire
  const besides = (CARGO_PRICE ?? 0) + cents(SERVICE_PRICE) + cents(INSTALLMENT_PRICE)
  return cents(TOTAL_PRICE) - besides + cents(DISCOUNT_PRICE)
}

/** A placed order. @param currency that of an order which names none */
export function readOrder(wire: OrderWire, currency: string): Order {
  return {
    number: wire.ORDER_NUMBER,
    payment: wire.PAYMENT_STATE,
    end: wire.STATUS_ID,
    email: wire.EMAIL,
    lines: wire.PRODUCT_LIST.map(toLine),
    amounts: {
      goods: goodsOf(wire),
      discounts: discountsOf(wire.DISCOUNTS, cents(wire.DISCOUNT_PRICE)),
      surcharge: cents(wire.INSTALLMENT_PRICE),
      cargo: wire.CARGO_PRICE,
      service: cents(wire.SERVICE_PRICE),
      total: cents(wire.TOTAL_PRICE),
    },
    instalment: wire.INSTALLMENT,
    transfer: wire.STATUS_ID ? null : wire.TRANSFER,
    store: wire.STORE,
    currency: wire.CURRENCY || currency,
  }
}
