import type { Language } from '../locale'
import { unitAfterNumber } from '../unit'
import type { OrderLineRow, OrderRow } from './order-queries'

const UNPAID = ['waiting', 'refused']

/** An order as the contract writes one (5.7), with what its payment came to. */
export function orderWire(row: OrderRow, lines: OrderLineRow[], language: Language) {
  const address = (json: string) => {
    const { POST_CODE, ...rest } = JSON.parse(json) as Record<string, unknown>
    return { ...rest, POST_CODE, ZIP_CODE: POST_CODE }
  }
  return {
    ID: String(row.id),
    ORDER_NUMBER: row.number,
    DATE: row.created_at,
    STATUS_ID: row.status_id,
    TOTAL_PRICE: row.total / 100,
    GOODS_PRICE: row.goods / 100,
    CARGO_PRICE: row.cargo / 100,
    SERVICE_PRICE: row.service / 100,
    CURRENCY: row.currency,
    EMAIL: row.email,
    PAYMENT_ID: String(row.payment_id),
    PAYMENT_STATE: row.payment,
    IS_PAID: UNPAID.includes(row.payment) ? 0 : 1,
    ADDRESS: { DELIVERY: address(row.delivery), INVOICE: address(row.invoice) },
    PRODUCT_LIST: lines.map((line) => ({
      PRODUCT_ID: String(line.product_id),
      VARIANT_ID: String(line.variant_id),
      URL: line.path,
      IMAGE: line.picture,
      TITLE: line.title,
      VARIANT_NAME: line.variant_name,
      UNIT: unitAfterNumber(line.unit, language),
      COUNT: line.count,
      PRICE_TOTAL: line.total / 100,
      CURRENCY: row.currency,
    })),
  }
}
