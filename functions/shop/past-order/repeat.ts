import { fitting, mostOf } from '../cart/left'
import type { PersonalField } from '../cart/personalization'
import { readPersonalization } from '../cart/personalization'
import { heldBy } from '../cart/queries'
import { roundCount } from '../cart/rules'
import type { Language } from '../locale'

type SoldLine = {
  product_id: number
  variant_id: number
  title: string
  variant_name: string
  path: string
  count: number
  note: string
  frequency: string
  personalization: string
  fields: string | null
  /** With what an unpaid order of the same cart holds. */
  stock: number
  is_sold: 0 | 1
  oversell: number
  step: number
  min_count: number
  max_count: number
  subscribe_percent: number
  has_order_note: number
}

/** A line of a cart; all but its count says which one it is. */
type HeldLine = {
  product_id: number
  variant_id: number
  count: number
  frequency: string
  order_note: string
  personalization: string
}

const HELD = [
  'product_id',
  'variant_id',
  'count',
  'frequency',
  'order_note',
  'personalization',
] as const satisfies (keyof HeldLine)[]

async function heldLines(db: D1Database, session: string): Promise<HeldLine[]> {
  const { results } = await db
    .prepare(`SELECT ${HELD.join(', ')} FROM cart_line WHERE session_id = ?1`)
    .bind(session)
    .all<HeldLine>()
  return results
}

const isSame = (one: HeldLine, other: HeldLine): boolean =>
  HELD.every((name) => name === 'count' || one[name] === other[name])

/** What the other lines of a cart have of the same product and variant. */
function piecesBeside(held: HeldLine[], line: HeldLine): number {
  return held
    .filter(
      (one) =>
        one.product_id === line.product_id &&
        one.variant_id === line.variant_id &&
        !isSame(one, line),
    )
    .reduce((sum, { count }) => sum + count, 0)
}

/** `lines` went into the cart; `asks` is a line that its product's page must ask anew what is written on it. */
export type Repeated = {
  lines: number
  asks: { title: string; path: string } | null
  short: ShortLine[]
}

/** A line that did not go in as it was ordered; `added` of its `count` did. */
export type ShortLine = { title: string; count: number; added: number }

/** Lines of an order as their products are sold today; of one that is no longer sold only its names count. */
async function soldLines(db: D1Database, orderId: number, session: string, language: Language) {
  const { results } = await db
    .prepare(
      `SELECT l.product_id, l.variant_id, coalesce(t.title, l.title) AS title, l.variant_name, coalesce(t.path, '') AS path, l.count, l.note, l.frequency, l.personalization, f.fields,
         coalesce(s.stock, p.stock) + ${heldBy('?3', 'l.product_id', 'l.variant_id')} AS stock,
         p.id IS NOT NULL AND (l.variant_id = 0 OR s.id IS NOT NULL) AS is_sold,
         (SELECT value FROM setting WHERE name = 'NEGATIVE_STOCK') IS '1' AS oversell,
         p.step, p.min_count, p.max_count, p.subscribe_percent, p.has_order_note
       FROM order_line l LEFT JOIN product p ON p.id = l.product_id AND p.is_active = 1 AND p.is_show_only = 0
       LEFT JOIN product_text t ON t.product_id = p.id AND t.language = ?2
       LEFT JOIN sub_product s ON s.id = l.variant_id AND s.product_id = p.id
       LEFT JOIN personalization f ON f.id = p.personalization_id
       WHERE l.order_id = ?1 ORDER BY l.place`,
    )
    .bind(orderId, language, session)
    .all<SoldLine>()
  return results
}

/** Puts the lines of an order into a cart again, as far as they are still sold, with all that was chosen for them. */
export async function repeatInto(
  db: D1Database,
  orderId: number,
  session: string,
  language: Language,
): Promise<Repeated> {
  const held = await heldLines(db, session)
  const statements: D1PreparedStatement[] = []
  const short: ShortLine[] = []
  let asks: Repeated['asks'] = null
  for (const line of await soldLines(db, orderId, session, language)) {
    const fields = JSON.parse(line.fields ?? '[]') as PersonalField[]
    const personalization = fields.length ? readPersonalization(fields, line.personalization) : ''
    const wanted: HeldLine = {
      product_id: line.product_id,
      variant_id: line.variant_id,
      frequency: line.subscribe_percent > 0 ? line.frequency : '',
      order_note: line.has_order_note ? line.note : '',
      personalization: personalization ?? '',
      count: 0,
    }
    const same = held.find((one) => isSame(one, wanted))
    const free = roundCount(mostOf(line, line.oversell === 1) - piecesBeside(held, wanted))
    const count = line.is_sold ? Math.min(line.count, fitting(free, line)) : 0
    const asksAnew = count > 0 && personalization === null && asks === null
    if (asksAnew) asks = { title: line.title, path: line.path }
    const added = personalization === null ? 0 : Math.max(0, count)
    if (added < line.count && !asksAnew)
      short.push({ title: titleOf(line), count: line.count, added })
    if (added === 0) continue
    if (same) same.count = Math.max(same.count, count)
    else held.push({ ...wanted, count })
    statements.push(intoCart(db, session, { ...wanted, count }))
  }
  if (statements.length > 0) await db.batch(statements)
  return { lines: statements.length, asks, short }
}

const titleOf = ({ title, variant_name }: SoldLine): string =>
  [title, variant_name].filter(Boolean).join(', ')

function intoCart(db: D1Database, session: string, line: HeldLine): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO cart_line (session_id, ${HELD.join(', ')}, added_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, unixepoch())
       ON CONFLICT (session_id, product_id, variant_id, frequency, order_note, personalization)
       DO UPDATE SET count = max(count, excluded.count)`,
    )
    .bind(session, ...HELD.map((name) => line[name]))
}
