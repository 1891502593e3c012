import { stockKey } from '../catalogue'
import type { Row, Statement } from '../database'
import { same } from '../difference'
import { type Line, type Model, stockLeft } from '../state'

/** The queries after every step; of the stock only what differs from the seed. */
export const rowQueries: Statement[] = [
  [
    `SELECT session_id, product_id, variant_id, count, frequency, order_note, personalization
     FROM cart_line ORDER BY session_id, id`,
  ],
  [
    `SELECT p.id AS product_id, 0 AS id, p.stock FROM product p JOIN seed_p s ON s.id = p.id
     WHERE p.stock <> s.stock AND NOT EXISTS (SELECT 1 FROM sub_product v WHERE v.product_id = p.id)
     UNION ALL SELECT v.product_id, v.id, v.stock FROM sub_product v JOIN seed_v s ON s.id = v.id
     WHERE v.stock <> s.stock`,
  ],
  ['SELECT member_id, product_id FROM favourite ORDER BY member_id, product_id'],
  [
    `SELECT p.id, p.stock, sum(v.stock) AS variants FROM product p
     JOIN sub_product v ON v.product_id = p.id GROUP BY p.id HAVING p.stock <> sum(v.stock)`,
  ],
]

const lineKey = (line: Line): string =>
  JSON.stringify([
    line.product,
    line.variant,
    line.count,
    line.frequency,
    line.note,
    Object.values(line.engraving).filter(Boolean).sort(),
  ])

/** All texts in a JSON value under keys that are not ids. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (/_?id$/i.test(name) ? [] : leaves(one)))
}

/** The personalization texts of a product, whatever their fields. */
export function engravedIn(text: string): string[] {
  if (text === '') return []
  const parsed = JSON.parse(text) as { data?: unknown }
  return leaves(parsed.data ?? parsed).sort()
}

const rowKey = (row: Row): string =>
  JSON.stringify([
    row.product_id,
    row.variant_id,
    row.count,
    row.frequency,
    row.order_note,
    engravedIn(String(row.personalization)),
  ])

/** Carts as comparable texts, whatever session they belong to. */
function cartsOf(rows: Row[]): string[] {
  const carts = new Map<string, string[]>()
  for (const row of rows) {
    const session = String(row.session_id)
    carts.set(session, [...(carts.get(session) ?? []), rowKey(row)])
  }
  return [...carts.values()].map((lines) => lines.join(' ')).sort()
}

const cartText = (lines: Line[]): string => lines.map(lineKey).join(' ')

/** Checks the database rows: every cart with its lines in order, and the stock of every article. */
export function checkRows(model: Model, [lines, articles, favourites, unequal]: Row[][]): void {
  const carts = [...model.sessions.map((one) => one.lines), ...model.waiting.values()]
  const wanted = carts.filter((one) => one.length > 0).map(cartText)
  same('the carts in the database', cartsOf(lines ?? []), wanted.sort())
  checkStock(model, articles ?? [])
  same('products with another stock than their variants', unequal ?? [], [])
  const hearts = [...model.favourites].flatMap(([member, own]) =>
    [...own].map((product) => [member, product]),
  )
  same(
    'the favourites in the database',
    (favourites ?? []).map((row) => [row.member_id, row.product_id]),
    hearts.sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d),
  )
}

/** The articles with a changed stock must be those that orders reserve. */
function checkStock(model: Model, rows: Row[]): void {
  const keys = model.orders
    .flatMap((order) => order.lines)
    .map((line) => stockKey(line.product, line.variant))
  const wanted = [...new Set(keys)].sort().flatMap((key) => {
    const [product = 0, variant = 0] = key.split(':').map(Number)
    const left = stockLeft(model, product, variant)
    return left === model.catalogue.stock.get(key) ? [] : [`${key} has ${left}`]
  })
  const found = rows.map(
    (row) => `${stockKey(Number(row.product_id), Number(row.id))} has ${row.stock}`,
  )
  same('the stock that is not as it was', found.sort(), wanted.sort())
}
