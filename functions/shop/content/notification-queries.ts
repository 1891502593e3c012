export type Notification = { ID: string; KIND: string; TITLE: string; URL: string }

/** A member's notifications: products with an alarm that are back in stock, or cheaper than when it was set. */
export async function readNotifications(
  db: D1Database,
  memberId: number,
  language: string,
): Promise<Notification[]> {
  const { results } = await db
    .prepare(
      `SELECT CAST(a.id AS TEXT) AS ID, a.kind AS KIND, t.title AS TITLE, t.path AS URL
       FROM member m JOIN alarm a ON a.email = m.email
       JOIN product p ON p.id = a.product_id AND p.is_active = 1
       JOIN product_text t ON t.product_id = p.id AND t.language = ?2
       WHERE m.id = ?1 AND ((a.kind = 'stock' AND p.stock > 0) OR (a.kind = 'price' AND p.price < a.price))
       ORDER BY a.created_at DESC LIMIT 50`,
    )
    .bind(memberId, language)
    .all<Notification>()
  return results
}
