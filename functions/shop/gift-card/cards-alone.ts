/** SQL about `o`: nothing is in it, or left in it, but gift cards. */
export const holdsCardsAlone = `(EXISTS (SELECT 1 FROM order_line card WHERE card.order_id = o.id
    AND card.gift_value > 0 AND card.count > 0)
  AND NOT EXISTS (SELECT 1 FROM order_line other WHERE other.order_id = o.id
    AND other.gift_value = 0 AND other.count > 0))`

/** Delivers a paid order of which only gift cards are left: their codes were mailed. */
export const deliverCards = (db: D1Database, orderId: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE shop_order AS o SET status_id = 8 WHERE o.id = ?1 AND o.status_id BETWEEN 2 AND 5
         AND o.payment = 'paid' AND ${holdsCardsAlone}
         AND EXISTS (SELECT 1 FROM gift_card made WHERE made.order_id = o.id)`,
    )
    .bind(orderId)
