import type { Row, Statement } from '../database'
import { same } from '../difference'
import { fullname, street } from '../home'
import { card } from '../prices'
import type { Model, Order } from '../state'
import { engravedIn } from './rows'

/** Status numbers: 1 is unpaid, from 2 on paid, above 7 delivered, 9 closed. */
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

const guestAddress = [fullname, street]

function wantedRow(order: Order) {
  const { currency, language, email, member, store, sum, methods, instalment } = order
  const buyer = { member, email, language, store }
  const { card: cardId, number: payments } = instalment
  const how = { cardId, payments, payment: methods.payment, carrier: methods.carrier }
  return { ...buyer, currency, status: status[order.state], ...sum, ...how }
}

function comparableRow(row: Row | undefined) {
  return {
    member: row?.member_id,
    email: row?.email,
    language: row?.language,
    store: row?.store,
    currency: row?.currency,
    status: row?.status_id,
    goods: row?.goods,
    campaign: row?.campaign_discount,
    discount: row?.discount,
    surcharge: row?.surcharge,
    delivery: row?.cargo,
    fee: row?.service,
    total: row?.total,
    cardId: row?.card_id,
    payments: row?.instalments,
    payment: row?.payment_id,
    carrier: row?.cargo_id,
  }
}

/** Delivery and billing address: a guest has one address, a member several. */
function checkAddresses(order: Order, row: Row | undefined): void {
  if (order.member > 0) return
  for (const name of ['delivery', 'invoice']) {
    const { FULLNAME, ADDRESS } = JSON.parse(String(row?.[name])) as Record<string, string>
    same(`the ${name} of order ${order.number}`, [FULLNAME, ADDRESS], guestAddress)
  }
}

/** The queries about the model's orders. */
export function orderQueries(model: Model): Statement[] {
  const numbers = model.orders.map((order) => order.number)
  const parameters = numbers.map((_, at) => `?${at + 1}`).join(', ')
  const counted =
    'SELECT (SELECT count(*) FROM shop_order) - (SELECT count(*) FROM seed_shop_order) AS n'
  if (numbers.length === 0) return [[counted]]
  return [
    [counted],
    [`SELECT * FROM shop_order WHERE number IN (${parameters})`, ...numbers],
    [
      `SELECT o.number, l.product_id, l.variant_id, l.count, l.price, l.total, l.note,
         l.campaign_discount + l.transfer_discount AS off, l.frequency, l.personalization
       FROM order_line l JOIN shop_order o ON o.id = l.order_id
       WHERE o.number IN (${parameters}) ORDER BY o.id, l.position`,
      ...numbers,
    ],
    [
      `SELECT o.number, c.amount, c.refunded, c.currency, c.returned_at > 0 AS returned
       FROM charge c JOIN shop_order o ON o.id = c.order_id WHERE o.number IN (${parameters})`,
      ...numbers,
    ],
    [
      `SELECT o.number, r.id, r.reason, l.position, l.count FROM order_return r JOIN shop_order o ON o.id = r.order_id
       LEFT JOIN order_return_line l ON l.return_id = r.id
       WHERE o.number IN (${parameters}) ORDER BY r.id, l.position`,
      ...numbers,
    ],
  ]
}

/** Checks the orders in the database: their number, state, rows and lines. */
export function checkOrders(
  model: Model,
  [counted, orders, lines, charges, returns]: Row[][],
): void {
  same('how many orders there are', counted?.[0]?.n, model.orders.length)
  for (const order of model.orders) {
    const row = orders?.find((one) => one.number === order.number)
    same(`order ${order.number} in the database`, comparableRow(row), wantedRow(order))
    checkAddresses(order, row)
    checkLines(order, lines?.filter((one) => one.number === order.number) ?? [])
    checkCharge(order, charges?.filter((one) => one.number === order.number) ?? [])
    checkReturns(order, returns?.filter((one) => one.number === order.number) ?? [])
  }
}

/** The charge of the card, and its refund. */
function checkCharge(order: Order, rows: Row[]): void {
  const isTaken =
    order.methods.payment === card &&
    ['paid', 'cancelled', 'returned', 'delivered'].includes(order.state)
  const returned = ['paid', 'delivered'].includes(order.state) ? 0 : 1
  const refunded = order.cancelled.reduce((sum, { back }) => sum + back, 0)
  const wanted = { amount: order.placed.sum.total, refunded, currency: order.currency, returned }
  same(
    `what was taken for order ${order.number}`,
    rows.map(({ number: _, ...row }) => row),
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
    off: line.off,
    note: line.note,
    frequency: line.frequency,
    engraving: Object.values(line.engraving).filter(Boolean).sort(),
  }))
  const read = rows.map((row) => ({
    product: row.product_id,
    variant: row.variant_id,
    count: row.count,
    unit: row.price,
    total: row.total,
    off: row.off,
    note: row.note,
    frequency: row.frequency,
    engraving: engravedIn(String(row.personalization)),
  }))
  same(`the lines of order ${order.number} in the database`, read, wanted)
}

/** The returned lines, with reasons. */
function checkReturns(order: Order, rows: Row[]): void {
  same(
    `what is returned of order ${order.number}`,
    rows.map(({ reason, position, count }) => [reason, position, count]),
    order.givenBack.flatMap(({ reason, pieces }) =>
      pieces.map(({ position, count }) => [reason, position, count]),
    ),
  )
}
