/** An order; money in hundredths of its currency, times in unix seconds (migration 0029 says the rest). */
export type OrderRow = {
  id: number
  number: string
  owner: string
  member_id: number
  session_id: string
  email: string
  status_id: number
  payment_id: number
  payment: 'waiting' | 'paid' | 'refused' | 'later'
  cargo_id: number
  currency: string
  language: string
  goods: number
  cargo: number
  service: number
  total: number
  /** JSON of an address with the keys of the contract. */
  delivery: string
  invoice: string
  agreements: string
  payment_hash: string
  return_url: string
  created_at: number
}

export type OrderLineRow = {
  order_id: number
  place: number
  product_id: number
  variant_id: number
  title: string
  variant_name: string
  path: string
  picture: string
  code: string
  brand: string
  unit: string
  vat: number
  count: number
  price: number
  total: number
  note: string
}

const LINES = `SELECT * FROM order_line WHERE order_id IN (SELECT value FROM json_each(?1))
  ORDER BY order_id, place`

/** Lines of several orders, by order and place. */
export async function linesOfOrders(db: D1Database, ids: number[]): Promise<OrderLineRow[]> {
  const { results } = await db.prepare(LINES).bind(JSON.stringify(ids)).all<OrderLineRow>()
  return results
}

/** A member's orders, the newest first; those whose payment was never made are not orders yet. */
export async function ordersOfMember(
  db: D1Database,
  memberId: number,
  start: number,
  length: number,
): Promise<OrderRow[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM shop_order WHERE member_id = ?1 AND payment IN ('paid', 'later')
       ORDER BY id DESC LIMIT ?3 OFFSET ?2`,
    )
    .bind(memberId, start, length)
    .all<OrderRow>()
  return results
}

/** An order by its number, for who made it as a member or in this visit; null for anybody else. */
export function orderOf(
  db: D1Database,
  number: string,
  who: { owner: string; session: string },
): Promise<OrderRow | null> {
  return db
    .prepare(
      "SELECT * FROM shop_order WHERE number = ?1 AND (owner = ?2 OR (session_id = ?3 AND ?3 <> ''))",
    )
    .bind(number, who.owner, who.session)
    .first<OrderRow>()
}

/** The order whose payment page has this secret, by its SHA-256. */
export function orderOfPayment(db: D1Database, hash: string): Promise<OrderRow | null> {
  return db.prepare('SELECT * FROM shop_order WHERE payment_hash = ?1').bind(hash).first<OrderRow>()
}
