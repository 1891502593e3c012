import type { Language } from '../locale'
import type { OrderRow } from '../order/order-queries'
import { ORDER_COLUMNS } from '../order/order-queries'

/** SQL: orders visible to their buyers: paid, to be paid, or with a payment under way. */
const FOUND = "payment IN ('paid', 'later', 'processing')"

/** A page of a member's orders of the last days, the newest first, and their total; 0 days are all, '' any number. */
export async function pastOrders(
  db: D1Database,
  memberId: number,
  filter: { start: number; length: number; days: number; number: string; archive: boolean },
): Promise<{ rows: OrderRow[]; total: number }> {
  const archive = filter.archive ? 1 : 0
  const where = `member_id = ?1 AND ?1 > 0 AND ${FOUND}
    AND (status_id = 1000) = ?4
    AND (?2 = 0 OR created_at >= unixepoch() - ?2 * 86400) AND (?3 = '' OR number = ?3)`
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT ${ORDER_COLUMNS} FROM shop_order WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ?6 OFFSET ?5`,
      )
      .bind(memberId, filter.days, filter.number, archive, filter.start, filter.length),
    db
      .prepare(`SELECT count(*) AS n FROM shop_order WHERE ${where}`)
      .bind(memberId, filter.days, filter.number, archive),
  ])
  return {
    rows: (rows?.results ?? []) as OrderRow[],
    total: (count?.results as { n: number }[] | undefined)?.[0]?.n ?? 0,
  }
}

/** One order of a member by its id, or null. */
export function pastOrder(db: D1Database, memberId: number, id: number): Promise<OrderRow | null> {
  return db
    .prepare(
      `SELECT ${ORDER_COLUMNS} FROM shop_order WHERE id = ?2 AND member_id = ?1 AND ?1 > 0 AND ${FOUND}`,
    )
    .bind(memberId, id)
    .first<OrderRow>()
}

/** An order by number and e-mail, for a guest. */
export function followedOrder(
  db: D1Database,
  number: string,
  email: string,
): Promise<OrderRow | null> {
  return db
    .prepare(
      `SELECT ${ORDER_COLUMNS} FROM shop_order WHERE number = ?1 AND email = ?2 COLLATE NOCASE AND ${FOUND}`,
    )
    .bind(number, email)
    .first<OrderRow>()
}

/** An order by its number, for the recipient of its mail's link. */
export function linkedRow(db: D1Database, number: string): Promise<OrderRow | null> {
  return db
    .prepare(`SELECT ${ORDER_COLUMNS} FROM shop_order WHERE number = ?1 AND ${FOUND}`)
    .bind(number)
    .first<OrderRow>()
}

/** In which steps the goods of an order are sold, by the position of their lines. */
export async function countStepsOf(db: D1Database, id: number): Promise<Map<number, number>> {
  const { results } = await db
    .prepare(
      `SELECT l.position, p.step FROM order_line l JOIN product p ON p.id = l.product_id
       WHERE l.order_id = ?1`,
    )
    .bind(id)
    .all<{ position: number; step: number }>()
  return new Map(results.map(({ position, step }) => [position, step]))
}

/** `carrier` is the order's, which takes the parcel back. */
export type ReturnRow = {
  order_id: number
  return_id: number
  status: string
  position: number
  count: number
  carrier: string
  /** What went back to the gift card with the whole return, once it is refunded. */
  gift_back: number
}

export async function returnsOf(
  db: D1Database,
  ids: number[],
  language: Language,
): Promise<ReturnRow[]> {
  const { results } = await db
    .prepare(
      `SELECT r.order_id, r.id AS return_id, r.status, r.gift_back, l.position, l.count,
         coalesce(c.title ->> ?2, '') AS carrier FROM order_return r
       JOIN order_return_line l ON l.return_id = r.id JOIN shop_order o ON o.id = r.order_id
       LEFT JOIN cargo_company c ON c.id = o.cargo_id
       WHERE r.order_id IN (SELECT value FROM json_each(?1)) ORDER BY r.id, l.position`,
    )
    .bind(JSON.stringify(ids), language)
    .all<ReturnRow>()
  return results
}

export type Shipment = { number: string; url: string }

export async function shipmentsOf(db: D1Database, ids: number[]): Promise<Map<number, Shipment>> {
  const { results } = await db
    .prepare(
      `SELECT s.order_id, s.number, coalesce(c.tracking_url, '') AS template FROM shipment s
       JOIN shop_order o ON o.id = s.order_id LEFT JOIN cargo_company c ON c.id = o.cargo_id
       WHERE s.order_id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids))
    .all<{ order_id: number; number: string; template: string }>()
  return new Map(
    results.map(({ order_id, number, template }) => [
      order_id,
      { number, url: template.replaceAll('%number%', encodeURIComponent(number)) },
    ]),
  )
}

/** The stations of a parcel, in order. */
export async function stepsOf(
  db: D1Database,
  number: string,
): Promise<{ kind: 'collected' | 'sorting' | 'out' | 'delivered'; made_at: number }[]> {
  const { results } = await db
    .prepare('SELECT kind, made_at FROM shipment_step WHERE number = ?1 ORDER BY made_at')
    .bind(number)
    .all<{ kind: 'collected' | 'sorting' | 'out' | 'delivered'; made_at: number }>()
  return results
}
