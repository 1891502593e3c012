import { reservedBy } from '../queries'
import type { PersonalField } from './personalization'

/** The facts that decide whether a product may be added; its address is in the language of the call. */
export type AddFacts = {
  title: string
  path: string
  is_show_only: number
  needs_store: number
  hides_url: number
  has_variants: number
  /** The requested variant, 0 when the product has no such variant. */
  variant_id: number
  /** Stock of the variant, else of the product, plus what the visitor's own unpaid order holds. */
  stock: number
  step: number
  min_count: number
  max_count: number
  subscribe_percent: number
  has_order_note: number
  personalization_id: number
  /** JSON of PersonalField[], null without personalization. */
  fields: string | null
  after_add: number
  after_add_path: string | null
  in_cart: number
}

/** The facts about a requested product, or null when there is no such active product. */
export function readAddFacts(
  db: D1Database,
  addRequest: { productId: number; variantId: number },
  session: string,
  language: string,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT t.title, t.path, p.is_show_only, p.needs_store, p.hides_url,
         EXISTS (SELECT 1 FROM sub_product WHERE product_id = p.id) AS has_variants,
         coalesce(s.id, 0) AS variant_id,
         coalesce(s.stock, p.stock) + ${reservedBy('?3', 'p.id', 'coalesce(s.id, 0)')} AS stock,
         p.step, p.min_count, p.max_count, p.subscribe_percent, p.has_order_note,
         p.personalization_id, f.fields, p.after_add,
         (SELECT l.path FROM content c JOIN link l ON l.kind = 'content' AND l.target_id = c.id
            AND l.language = ?4 AND l.moved = 0
          WHERE c.code = p.after_add_content) AS after_add_path,
         (SELECT coalesce(sum(count), 0) FROM cart_line
          WHERE session_id = ?3 AND product_id = p.id AND variant_id = coalesce(s.id, 0)) AS in_cart
       FROM product p
       JOIN product_text t ON t.product_id = p.id AND t.language = ?4
       LEFT JOIN sub_product s ON s.id = ?2 AND s.product_id = p.id
       LEFT JOIN personalization f ON f.id = p.personalization_id
       WHERE p.id = ?1 AND p.is_active = 1`,
    )
    .bind(addRequest.productId, addRequest.variantId, session, language)
}

export function personalFields(facts: AddFacts): PersonalField[] {
  return facts.fields ? (JSON.parse(facts.fields) as PersonalField[]) : []
}

export type NewLine = {
  session: string
  productId: number
  variantId: number
  count: number
  relatedId: string
  /** The id of a removed line whose place it takes again; without it the end of the cart. */
  placeId?: number | undefined
  frequency: string
  orderNote: string
  personalization: string
  /** Whether the shop sells above its stock (setting NEGATIVE_STOCK). */
  overStock: boolean
}

/** One statement checks and writes, so two requests cannot both take the last piece. @returns false if not allowed */
export async function addLine(db: D1Database, line: NewLine): Promise<boolean> {
  const result = await db
    .prepare(
      `INSERT INTO cart_line (id, session_id, product_id, variant_id, count, related_id, frequency,
         order_note, personalization, added_at, seen_price)
       SELECT (SELECT ?11 WHERE ?11 BETWEEN 1 AND (SELECT max(id) FROM cart_line)
           AND NOT EXISTS (SELECT 1 FROM cart_line WHERE id = ?11)),
         ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, coalesce(s.price, p.price)
       FROM product p LEFT JOIN sub_product s ON s.id = ?3,
         (SELECT round(?4 + coalesce(sum(count), 0), 3) AS count FROM cart_line
           WHERE session_id = ?1 AND product_id = ?2 AND variant_id = ?3) whole
       WHERE p.id = ?2 AND (p.max_count = 0 OR whole.count <= p.max_count)
         AND (?10 = 1 OR whole.count <= coalesce(s.stock, p.stock) + ${reservedBy('?1', '?2', '?3')})
       ON CONFLICT (session_id, product_id, variant_id, frequency, order_note, personalization)
       DO UPDATE SET count = round(count + excluded.count, 3), seen_price = excluded.seen_price`,
    )
    .bind(
      line.session,
      line.productId,
      line.variantId,
      line.count,
      line.relatedId,
      line.frequency,
      line.orderNote,
      line.personalization,
      Math.floor(Date.now() / 1000),
      line.overStock ? 1 : 0,
      line.placeId ?? 0,
    )
    .run()
  return result.meta.changes > 0
}

/** The line to look for; an unknown choice matches any. */
export type LineIdentity = {
  productId: number
  variantId: number
  frequency?: string
  orderNote?: string
  personalization?: string | null
}

/** Whether a cart contains any of these lines. An unknown variant stands for the product itself. */
export async function holdsLine(
  db: D1Database,
  session: string,
  lines: LineIdentity[],
): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM cart_line l JOIN json_each(?2) w ON l.product_id = w.value ->> 'productId'
         AND l.variant_id IN (0, w.value ->> 'variantId')
         AND l.frequency = coalesce(w.value ->> 'frequency', l.frequency)
         AND l.order_note = coalesce(w.value ->> 'orderNote', l.order_note)
         AND l.personalization = coalesce(w.value ->> 'personalization', l.personalization)
       WHERE l.session_id = ?1 LIMIT 1`,
    )
    .bind(session, JSON.stringify(lines))
    .first()
  return row !== null
}
