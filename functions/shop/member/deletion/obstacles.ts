const orders = 'SELECT 1 FROM shop_order o WHERE o.member_id = ?1'
const isBought = "o.payment IN ('paid', 'later')"

/** SQL about the member ?1: what has to end before the account does. */
const obstacles = {
  openOrder: `EXISTS (${orders} AND (o.payment IN ('waiting', 'processing') OR ${isBought} AND o.status_id <= 7))`,
  openReturn: `EXISTS (${orders} AND EXISTS (SELECT 1 FROM order_return r
    WHERE r.order_id = o.id AND r.status IN ('asked', 'accepted')))`,
  subscription: `EXISTS (${orders} AND ${isBought} AND o.status_id <= 8 AND EXISTS (SELECT 1 FROM order_line l
    WHERE l.order_id = o.id AND l.frequency <> '' AND l.count > 0))`,
  balance: `(SELECT coalesce(sum(commission), 0) FROM affiliate_order WHERE member_id = ?1)
    <> (SELECT coalesce(sum(amount), 0) FROM affiliate_payment WHERE member_id = ?1)
    OR (SELECT coalesce(sum(debt - credit), 0) FROM erp_movement WHERE member_id = ?1) <> 0
    OR EXISTS (SELECT 1 FROM erp_order WHERE member_id = ?1 AND is_closed = 0)`,
} as const

export type Obstacle = keyof typeof obstacles

/** SQL: whether nothing holds the account of the member ?1. */
export const isFree = Object.values(obstacles)
  .map((condition) => `NOT (${condition})`)
  .join(' AND ')

const names = Object.keys(obstacles) as Obstacle[]

/** The first of them; null for none. */
export async function obstacleOf(db: D1Database, memberId: number): Promise<Obstacle | null> {
  const columns = names.map((name) => `(${obstacles[name]}) AS ${name}`).join(', ')
  const row = await db.prepare(`SELECT ${columns}`).bind(memberId).first<Record<Obstacle, number>>()
  return names.find((name) => row?.[name] === 1) ?? null
}
