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

/** Steps of a parcel: working days after it is handed over, and the hour in UTC. */
const STEPS_OF_PARCEL = [
  ['collected', 0, 13],
  ['sorting', 0, 18],
  ['out', 1, 6],
  ['delivered', 1, 11],
] as const

/** Carriers rest on Saturdays and Sundays. @param day the start of a day in UTC */
function workingDay(day: number, after = 0): number {
  const isFree = [0, 6].includes((day / ONE_DAY + 4) % 7)
  if (isFree) return workingDay(day + ONE_DAY, after)
  return after > 0 ? workingDay(day + ONE_DAY, after - 1) : day
}

/** A line: order, position, a number that chooses its product, count. */
const LINES = `
  INSERT INTO order_line (order_id, position, product_id, title, path, picture, code, brand, unit, vat, count, price, total)
    SELECT value ->> 0, value ->> 1, p.id, t.title, t.path, coalesce('/img/' || (p.pictures ->> 0) || '-240.webp', ''), p.code,
      b.title, p.unit, p.vat, value ->> 3, p.price, p.price * (value ->> 3)
    FROM json_each(?1)
    JOIN (SELECT *, row_number() OVER (ORDER BY id) AS nth, count(*) OVER () AS many FROM product
      WHERE is_active = 1 AND is_show_only = 0 AND stock > 3 AND unit = 'adet' AND group1_id = 0 AND is_gift_card = 0
        AND needs_store = 0 AND personalization_id = 0 AND min_count = 1 AND max_count <> 1 AND tiers = '[]') p
      ON p.nth = 1 + (value ->> 2) % p.many
    JOIN product_text t ON t.product_id = p.id AND t.language = 'tr' JOIN brand b ON b.id = p.brand_id
    WHERE true ON CONFLICT DO NOTHING`

const setting = (name: string) =>
  `(SELECT CAST(value AS INTEGER) FROM setting WHERE name = '${name}')`

/** The goods of each order, and their cargo by the cart's rule. */
const SUMS = `
  SELECT order_id, sum(total) AS goods, iif(min(p.free_cargo) = 1 OR sum(total) >= ${setting('CARGO_FREE_FROM')},
    0, coalesce(${setting('CARGO_PRICE')}, 0)) AS cargo
  FROM order_line l JOIN product p ON p.id = l.product_id GROUP BY order_id`

const ORDERS = `
  INSERT INTO shop_order (id, number, owner, member_id, session_id, email, status_id, payment_id, payment, refunded_at,
      cargo_id, currency, language, goods, cargo, service, total, delivery, invoice, agreements, created_at, holds_stock)
    SELECT value ->> 0, value ->> 1, 'm:${MEMBER}', ${MEMBER}, '', 'uye@sercehan.test', value ->> 2, -2, 'paid', value ->> 5, 1,
      'TL', 'tr', g.goods, g.cargo, 0, g.goods + g.cargo, value ->> 4, value ->> 4, '{}', value ->> 3, value ->> 2 <= 8
    FROM json_each(?1) JOIN (${SUMS}) g ON g.order_id = value ->> 0`

/** They were paid by card, and what was cancelled went back to it. */
const CHARGES = `
  INSERT INTO charge (order_id, amount, currency, charged_at, returned_at)
    SELECT o.id, o.total, o.currency, o.created_at, o.refunded_at FROM shop_order o
    JOIN json_each(?1) ON o.id = value ->> 0`

const SHIPMENTS = `
  INSERT INTO shipment (order_id, number, created_at)
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)`

const STEPS = `
  INSERT INTO shipment_step (number, kind, made_at)
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)`

/** Past orders of the plain demo member; `today` in unix seconds. */
export function orderStatements(today: number): Insert[] {
  const orders = MADE.map(([status, days], at) => {
    const day = today - days * ONE_DAY
    const madeAt = day + 36_000
    const refundedAt = status === 9 ? madeAt + 7200 : 0
    return { id: at + 1, number: `2600${100_000 + at * 137}`, status, madeAt, day, refundedAt }
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
  const steps = sent.flatMap(({ number, status, day }) =>
    STEPS_OF_PARCEL.slice(0, status === 8 ? 4 : 2).map(([kind, after, hour]) => [
      `SK${number}`,
      kind,
      workingDay(day, after) + hour * 3600,
    ]),
  )
  const ids = orders.map(({ id }) => [id])
  const insert = (sql: string, rows: Value[][]): Insert => ({ sql, rows: JSON.stringify(rows) })
  return [
    insert(LINES, lines),
    insert(
      ORDERS,
      orders.map((one) => [one.id, one.number, one.status, one.madeAt, ADDRESS, one.refundedAt]),
    ),
    insert(CHARGES, ids),
    insert(
      SHIPMENTS,
      sent.map((one) => [one.id, `SK${one.number}`, workingDay(one.day) + 13 * 3600]),
    ),
    insert(STEPS, steps),
  ]
}
