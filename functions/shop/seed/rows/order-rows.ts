import type { Insert, Value } from '../insert'

const ONE_DAY = 24 * 60 * 60
const MEMBER = 1

/** Status and age in days of the plain member's orders, the newest last; the delivered ones fill two pages. */
const MADE: [status: number, days: number][] = [
  ...Array.from({ length: 19 }, (_, at): [number, number] => [8, 420 - at * 18]),
  [9, 60],
  [8, 12],
  [6, 3],
  [3, 1],
]

const ADDRESS = JSON.stringify({
  TITLE: 'Ev',
  FULLNAME: 'Ayla Yurt',
  ADDRESS: 'Deniz Sok. 4 D.2',
  DISTRICT: 'Alsancak Mah.',
  TOWN: 'Konak',
  CITY: 'İzmir',
  COUNTRY: 'Türkiye',
  POST_CODE: '35220',
  MOBILE_PHONE: '905320000001',
})

const KINDS = ['collected', 'sorting', 'out', 'delivered']

/** A line: order, position, a number that chooses its product, count. */
const LINES = `
  INSERT INTO order_line (order_id, position, product_id, title, path, picture, code, brand, unit, vat, count, price, total)
    SELECT value ->> 0, value ->> 1, p.id, t.title, t.path, coalesce('/img/' || (p.pictures ->> 0) || '-240.webp', ''), p.code,
      b.title, p.unit, p.vat, value ->> 3, p.price, p.price * (value ->> 3)
    FROM json_each(?1)
    JOIN (SELECT *, row_number() OVER (ORDER BY id) AS nth, count(*) OVER () AS many FROM product
      WHERE is_active = 1 AND is_show_only = 0 AND stock > 3 AND unit = 'adet' AND group1_id = 0) p
      ON p.nth = 1 + (value ->> 2) % p.many
    JOIN product_text t ON t.product_id = p.id AND t.language = 'tr' JOIN brand b ON b.id = p.brand_id
    WHERE true ON CONFLICT DO NOTHING`

/** An order: id, number, status, time, address. */
const ORDERS = `
  INSERT INTO shop_order (id, number, owner, member_id, session_id, email, status_id, payment_id, payment,
      cargo_id, currency, language, goods, cargo, service, total, delivery, invoice, agreements, created_at, holds_stock)
    SELECT value ->> 0, value ->> 1, 'm:${MEMBER}', ${MEMBER}, '', 'uye@sercehan.test', value ->> 2, -2, 'paid', 1,
      'TL', 'tr', g.goods, 4990, 0, g.goods + 4990, value ->> 4, value ->> 4, '{}', value ->> 3, value ->> 2 <= 8
    FROM json_each(?1) JOIN (SELECT order_id, sum(total) AS goods FROM order_line GROUP BY order_id) g
      ON g.order_id = value ->> 0`

const SHIPMENTS = `
  INSERT INTO shipment (order_id, number, created_at)
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)`

const STEPS = `
  INSERT INTO shipment_step (number, kind, made_at)
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)`

/** Past orders of the plain demo member; `today` in unix seconds. */
export function orderStatements(today: number): Insert[] {
  const orders = MADE.map(([status, days], at) => {
    const madeAt = today - days * ONE_DAY + 36_000
    return { id: at + 1, number: `2600${String(100_000 + at * 137)}`, status, madeAt }
  })
  const lines = orders.flatMap(({ id }) =>
    Array.from({ length: 1 + (id % 3) }, (_, position) => [
      id,
      position,
      id * 5 + position * 11 + 1,
      1 + (position % 2),
    ]),
  )
  const sent = orders.filter(({ status }) => status > 5 && status <= 8)
  const steps = sent.flatMap(({ number, status, madeAt }) =>
    KINDS.slice(0, status === 8 ? 4 : 2).map((kind, at) => [
      `SK${number}`,
      kind,
      madeAt + (at + 1) * 43_200,
    ]),
  )
  const insert = (sql: string, rows: Value[][]): Insert => ({ sql, rows: JSON.stringify(rows) })
  return [
    insert(LINES, lines),
    insert(
      ORDERS,
      orders.map((one) => [one.id, one.number, one.status, one.madeAt, ADDRESS]),
    ),
    insert(
      SHIPMENTS,
      sent.map((one) => [one.id, `SK${one.number}`, one.madeAt + 43_200]),
    ),
    insert(STEPS, steps),
  ]
}
