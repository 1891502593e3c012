import type { PersonalField } from '../cart/add/personalization'
import { readPersonalization } from '../cart/add/personalization'
import { largestQuantity, maxOf, smallestQuantity } from '../cart/available-counts'
import { currentPrice, reservedBy } from '../cart/queries'
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
  /** Including what an unpaid order of the same cart holds. */
  stock: number
  is_sold: 0 | 1
  oversell: number
  step: number
  min_count: number
  max_count: number
  subscribe_percent: number
  has_order_note: number
}

type CartLine = {
  product_id: number
  variant_id: number
  count: number
  frequency: string
  order_note: string
  personalization: string
}

const LINE_FIELDS = [
  'product_id',
  'variant_id',
  'count',
  'frequency',
  'order_note',
  'personalization',
] as const satisfies (keyof CartLine)[]

async function readCartLines(db: D1Database, session: string): Promise<CartLine[]> {
  const { results } = await db
    .prepare(`SELECT ${LINE_FIELDS.join(', ')} FROM cart_line WHERE session_id = ?1`)
    .bind(session)
    .all<CartLine>()
  return results
}

const isSame = (line: CartLine, other: CartLine): boolean =>
  LINE_FIELDS.every((name) => name === 'count' || line[name] === other[name])

function countInOtherLines(cartLines: CartLine[], line: CartLine): number {
  return cartLines
    .filter(
      (other) =>
        other.product_id === line.product_id &&
        other.variant_id === line.variant_id &&
        !isSame(other, line),
    )
    .reduce((sum, { count }) => sum + count, 0)
}

/** `lines` are in the cart, which `hasGrown` if it did not have all of them; `incomplete` is a line whose product page must ask for its personalization again. */
export type Repeated = {
  lines: number
  hasGrown: boolean
  incomplete: { title: string; path: string } | null
  short: ShortLine[]
}

/** A line of another count in the cart: fewer where they are not there, more where fewer cannot be ordered. */
export type ShortLine = { title: string; count: number; added: number }

/** Lines of an order with the current data of their products; a line that is no longer sold has only its names. */
async function soldLines(db: D1Database, orderId: number, session: string, language: Language) {
  const { results } = await db
    .prepare(
      `SELECT l.product_id, l.variant_id, coalesce(t.title, l.title) AS title, l.variant_name, coalesce(t.path, '') AS path, l.count, l.note, l.frequency, l.personalization, f.fields,
         coalesce(s.stock, p.stock) + ${reservedBy('?3', 'l.product_id', 'l.variant_id')} AS stock,
         p.id IS NOT NULL AND (l.variant_id = 0 OR s.id IS NOT NULL) AS is_sold,
         (SELECT value FROM setting WHERE name = 'NEGATIVE_STOCK') IS '1' AS oversell,
         p.step, p.min_count, p.max_count, p.subscribe_percent, p.has_order_note
       FROM order_line l LEFT JOIN product p ON p.id = l.product_id AND p.is_active = 1 AND p.is_show_only = 0
       LEFT JOIN product_text t ON t.product_id = p.id AND t.language = ?2
       LEFT JOIN sub_product s ON s.id = l.variant_id AND s.product_id = p.id
       LEFT JOIN personalization f ON f.id = p.personalization_id
       WHERE l.order_id = ?1 AND l.count > 0 ORDER BY l.position`,
    )
    .bind(orderId, language, session)
    .all<SoldLine>()
  return results
}

/** @returns whether there is more in the cart than before */
function raise(cartLines: CartLine[], line: CartLine): boolean {
  const same = cartLines.find((other) => isSame(other, line))
  const before = same?.count ?? 0
  if (same) same.count = Math.max(before, line.count)
  else cartLines.push(line)
  return line.count > before
}

/** Adds the lines of an order to a cart, as far as they are still sold, with all their choices. */
export async function repeatInto(
  db: D1Database,
  orderId: number,
  session: string,
  language: Language,
): Promise<Repeated> {
  const cartLines = await readCartLines(db, session)
  const statements: D1PreparedStatement[] = []
  const short: ShortLine[] = []
  let incomplete: Repeated['incomplete'] = null
  let hasGrown = false
  for (const line of await soldLines(db, orderId, session, language)) {
    const fields = JSON.parse(line.fields ?? '[]') as PersonalField[]
    const personalization = fields.length ? readPersonalization(fields, line.personalization) : ''
    const cartLine: CartLine = {
      product_id: line.product_id,
      variant_id: line.variant_id,
      frequency: line.subscribe_percent > 0 ? line.frequency : '',
      order_note: line.has_order_note ? line.note : '',
      personalization: personalization ?? '',
      count: 0,
    }
    const free = roundCount(
      maxOf(line, line.oversell === 1) - countInOtherLines(cartLines, cartLine),
    )
    const wanted = smallestQuantity(line.count, line)
    const count = line.is_sold ? Math.min(wanted, largestQuantity(free, line)) : 0
    const isIncomplete = count > 0 && personalization === null && incomplete === null
    if (isIncomplete) incomplete = { title: line.title, path: line.path }
    const added = personalization === null ? 0 : Math.max(0, count)
    if (added !== line.count && !isIncomplete)
      short.push({ title: titleOf(line), count: line.count, added })
    if (added === 0) continue
    hasGrown = raise(cartLines, { ...cartLine, count }) || hasGrown
    statements.push(intoCart(db, session, { ...cartLine, count }))
  }
  if (statements.length > 0) await db.batch(statements)
  return { lines: statements.length, hasGrown, incomplete, short }
}

const titleOf = ({ title, variant_name }: SoldLine): string =>
  [title, variant_name].filter(Boolean).join(', ')

function intoCart(db: D1Database, session: string, line: CartLine): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO cart_line (session_id, ${LINE_FIELDS.join(', ')}, added_at, seen_price)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, unixepoch(), ${currentPrice('?2', '?3')})
       ON CONFLICT (session_id, product_id, variant_id, frequency, order_note, personalization)
       DO UPDATE SET count = max(count, excluded.count), seen_price = excluded.seen_price`,
    )
    .bind(session, ...LINE_FIELDS.map((name) => line[name]))
}
