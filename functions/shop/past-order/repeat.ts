import { fitting, mostOf } from '../cart/left'
import type { PersonalField } from '../cart/personalization'
import { readPersonalization } from '../cart/personalization'
import { roundCount } from '../cart/rules'
import type { Language } from '../locale'

type SoldLine = {
  product_id: number
  variant_id: number
  title: string
  path: string
  count: number
  note: string
  frequency: string
  personalization: string
  fields: string | null
  stock: number
  is_sold: 1
  oversell: number
  step: number
  min_count: number
  max_count: number
  subscribe_percent: number
  has_order_note: number
}

/** `lines` went into the cart; `asks` is a line that its product's page must ask anew what is written on it. */
export type Repeated = { lines: number; asks: { title: string; path: string } | null }

/** Lines of an order as their products are sold today; those that are no longer sold are left out. */
async function soldLines(db: D1Database, orderId: number, language: Language) {
  const { results } = await db
    .prepare(
      `SELECT l.product_id, l.variant_id, t.title, t.path, l.count, l.note, l.frequency, l.personalization, f.fields,
         coalesce(s.stock, p.stock) AS stock, 1 AS is_sold,
         (SELECT value FROM setting WHERE name = 'NEGATIVE_STOCK') IS '1' AS oversell,
         p.step, p.min_count, p.max_count, p.subscribe_percent, p.has_order_note
       FROM order_line l JOIN product p ON p.id = l.product_id AND p.is_active = 1 AND p.is_show_only = 0
       JOIN product_text t ON t.product_id = p.id AND t.language = ?2
       LEFT JOIN sub_product s ON s.id = l.variant_id AND s.product_id = p.id
       LEFT JOIN personalization f ON f.id = p.personalization_id
       WHERE l.order_id = ?1 AND (l.variant_id = 0 OR s.id IS NOT NULL) ORDER BY l.place`,
    )
    .bind(orderId, language)
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
  const taken = new Map<string, number>()
  const statements: D1PreparedStatement[] = []
  let asks: Repeated['asks'] = null
  for (const line of await soldLines(db, orderId, language)) {
    const one = `${line.product_id}-${line.variant_id}`
    const before = taken.get(one) ?? 0
    const free = roundCount(mostOf(line, line.oversell === 1) - before)
    const count = Math.min(line.count, fitting(free, line))
    if (count <= 0) continue
    const fields = JSON.parse(line.fields ?? '[]') as PersonalField[]
    const personalization = fields.length ? readPersonalization(fields, line.personalization) : ''
    if (personalization === null) {
      asks ??= { title: line.title, path: line.path }
      continue
    }
    taken.set(one, before + count)
    statements.push(intoCart(db, session, { ...line, count, personalization }))
  }
  if (statements.length > 0) await db.batch(statements)
  return { lines: statements.length, asks }
}

function intoCart(db: D1Database, session: string, line: SoldLine): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO cart_line (session_id, product_id, variant_id, count, frequency, order_note, personalization, added_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, unixepoch())
       ON CONFLICT (session_id, product_id, variant_id, frequency, order_note, personalization)
       DO UPDATE SET count = max(count, excluded.count)`,
    )
    .bind(
      session,
      line.product_id,
      line.variant_id,
      line.count,
      line.subscribe_percent > 0 ? line.frequency : '',
      line.has_order_note ? line.note : '',
      line.personalization,
    )
}
