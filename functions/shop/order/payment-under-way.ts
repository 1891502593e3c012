/** Whether the line `l` of an order `o` is a line of the cart that the order came from; SQL. */
export const isBoughtLine = `o.session_id = cart_line.session_id
  AND l.product_id = cart_line.product_id AND l.variant_id = cart_line.variant_id
  AND l.frequency = cart_line.frequency AND l.note = cart_line.order_note
  AND l.personalization = cart_line.personalization`

/**
 * Orders of a cart that the provider has begun to take, with lines that still lie in it; SQL. To order these lines anew
 * would be to pay twice for them.
 * @param session SQL of the cart's session
 */
export const ordersUnderWay = (session: string) =>
  `SELECT o.number FROM cart_line JOIN shop_order o ON o.session_id = cart_line.session_id
     JOIN order_line l ON l.order_id = o.id
   WHERE cart_line.session_id = ${session} AND o.payment = 'processing' AND ${isBoughtLine}`

/** The number of the order that a cart's payment is under way for; null for none. */
export function orderUnderWay(db: D1Database, session: string): Promise<string | null> {
  return db
    .prepare(`${ordersUnderWay('?1')} ORDER BY o.id DESC LIMIT 1`)
    .bind(session)
    .first<string>('number')
}
