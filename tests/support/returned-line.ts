/** Requests the return of the first line of the oldest delivered order. @returns its number */
export async function returnFirstLine(db: D1Database): Promise<string> {
  const order = await db
    .prepare('SELECT id, number FROM shop_order WHERE status_id = 8 ORDER BY id')
    .first<{ id: number; number: string }>()
  if (!order) throw new Error('The seed has no delivered order.')
  const insert = "INSERT INTO order_return (order_id, reason, created_at) VALUES (?1, 'Küçük', 1)"
  await db.batch([
    db.prepare(insert).bind(order.id),
    db.prepare(
      'INSERT INTO order_return_line (return_id, position, count) SELECT max(id), 0, 1 FROM order_return',
    ),
  ])
  return order.number
}
