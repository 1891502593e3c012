import type { Row, Statement } from '../database'
import { same } from '../difference'
import { readMoney } from '../money'
import type { Page } from '../page'
import { card } from '../prices'
import type { Model, Order } from '../state'
import { word } from '../words'
import { engravedIn } from './rows'

/** Status numbers: 1 waits for its payment, from 2 on it is taken, above 7 delivered, 9 closed. */
const status: Record<Order['state'], number> = {
  waiting: 1,
  processing: 1,
  replaced: 9,
  returned: 9,
  refused: 9,
  paid: 2,
  later: 2,
  cancelled: 9,
  delivered: 8,
  expired: 9,
}

function wantedRow(order: Order) {
  const { goods, discount, delivery, fee, total } = order.sum
  const { currency } = order
  return { currency, status: status[order.state], goods, discount, delivery, fee, total }
}

/** What is asked of D1 about the orders that the model knows. */
export function orderQueries(model: Model): Statement[] {
  const numbers = model.orders.map((order) => order.number)
  const places = numbers.map((_, at) => `?${at + 1}`).join(', ')
  const counted =
    'SELECT (SELECT count(*) FROM shop_order) - (SELECT count(*) FROM seed_shop_order) AS n'
  if (numbers.length === 0) return [[counted]]
  return [
    [counted],
    [`SELECT * FROM shop_order WHERE number IN (${places})`, ...numbers],
    [
      `SELECT o.number, l.product_id, l.variant_id, l.count, l.price, l.total, l.note,
         l.frequency, l.personalization
       FROM order_line l JOIN shop_order o ON o.id = l.order_id
       WHERE o.number IN (${places}) ORDER BY o.id, l.place`,
      ...numbers,
    ],
    [
      `SELECT o.number, c.amount, c.currency, c.returned_at > 0 AS returned
       FROM charge c JOIN shop_order o ON o.id = c.order_id WHERE o.number IN (${places})`,
      ...numbers,
    ],
  ]
}

/** The orders of D1: as many as were placed, with their state, rows and lines. */
export function checkOrders(model: Model, [counted, orders, lines, charges]: Row[][]): void {
  same('how many orders there are', counted?.[0]?.n, model.orders.length)
  for (const order of model.orders) {
    const row = orders?.find((one) => one.number === order.number)
    const wanted = wantedRow(order)
    const shown = {
      currency: row?.currency,
      status: row?.status_id,
      goods: row?.goods,
      discount: row?.discount,
      delivery: row?.cargo,
      fee: row?.service,
      total: row?.total,
    }
    same(`order ${order.number} in the database`, shown, wanted)
    checkLines(order, lines?.filter((one) => one.number === order.number) ?? [])
    checkCharge(order, charges?.filter((one) => one.number === order.number) ?? [])
  }
}

/** What was taken from the card, once, and whether it went back. */
function checkCharge(order: Order, rows: Row[]): void {
  const isTaken =
    order.way.payment === card && ['paid', 'cancelled', 'returned'].includes(order.state)
  const returned = order.state === 'paid' ? 0 : 1
  const wanted = { amount: order.sum.total, currency: order.currency, returned }
  same(
    `what was taken for order ${order.number}`,
    rows.map(({ amount, currency, returned }) => ({ amount, currency, returned })),
    isTaken ? [wanted] : [],
  )
}

function checkLines(order: Order, rows: Row[]): void {
  const wanted = order.lines.map((line) => ({
    product: line.product,
    variant: line.variant,
    count: line.count,
    unit: line.unit,
    total: line.total,
    note: line.note,
    frequency: line.frequency,
    engraving: Object.values(line.engraving).filter(Boolean).sort(),
  }))
  const shown = rows.map((row) => ({
    product: row.product_id,
    variant: row.variant_id,
    count: row.count,
    unit: row.price,
    total: row.total,
    note: row.note,
    frequency: row.frequency,
    engraving: engravedIn(String(row.personalization)),
  }))
  same(`the lines of order ${order.number} in the database`, shown, wanted)
}

/** The rows of a sum on a page of an order or of the way to it. */
export function checkOrderSum(order: Order, language: string, page: Page): void {
  const terms = page.main.terms()
  const said = (name: 'goods' | 'delivery' | 'total' | 'fee') =>
    readMoney(terms.get(word(language, name)) ?? '')?.amount ?? 0
  const wanted = order.sum
  same(
    `the sum on ${page.url}`,
    {
      goods: said('goods'),
      delivery: said('delivery'),
      fee: said('fee'),
      total: said('total'),
    },
    { goods: wanted.goods, delivery: wanted.delivery, fee: wanted.fee, total: wanted.total },
  )
  const currency = readMoney(terms.get(word(language, 'total')) ?? '')?.currency
  same(`the currency on ${page.url}`, currency, order.currency)
}
