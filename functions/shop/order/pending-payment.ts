/** SQL: whether a line of an order is one of the cart that it came from. The parameters name the three tables. */
export const isBought = (order: string, line: string, cart: string) =>
  `${order}.session_id = ${cart}.session_id
  AND ${line}.product_id = ${cart}.product_id AND ${line}.variant_id = ${cart}.variant_id
  AND ${line}.frequency = ${cart}.frequency AND ${line}.note = ${cart}.order_note
  AND ${line}.personalization = ${cart}.personalization`

export const isBoughtLine = isBought('o', 'l', 'cart_line')

/** SQL: orders with a payment under way and lines still in the cart: ordering these again would charge them twice. */
export const ordersWithPendingPayment = (session: string) =>
  `SELECT o.number FROM cart_line JOIN shop_order o ON o.session_id = cart_line.session_id
     JOIN order_line l ON l.order_id = o.id
   WHERE cart_line.session_id = ${session} AND o.payment = 'processing' AND ${isBoughtLine}`

/** The number of the order of a cart whose payment is under way, or null. */
export function orderWithPendingPayment(db: D1Database, session: string): Promise<string | null> {
  return db
    .prepare(`${ordersWithPendingPayment('?1')} ORDER BY o.id DESC LIMIT 1`)
    .bind(session)
    .first<string>('number')
}
