import type { Call } from '../app'
import type { LineTable } from '../cart/queries'
import { type Admitted, needsAccess, runIfHeld } from '../member/needed'
import { proveByBrowser } from '../member/take-over'
import { moveSession } from '../session/move-session'
import { newSession, renewSession, sessionIdOf, sha256 } from '../session/session'
import { type IssuedToken, newToken } from './member-token'
import { takeGuestOrders } from './take-orders'

const LEFT_SESSIONS = 'SELECT id FROM session WHERE member_id = ?1 AND is_left = 1 AND id <> ?2'

/** The code, or the campaigns, used last in the sessions that the member left, for one without. */
const taken = (column: 'coupon' | 'campaigns', none: string) =>
  `UPDATE session SET ${column} = coalesce((SELECT past.${column} FROM session past
    WHERE past.id IN (${LEFT_SESSIONS}) AND past.${column} <> ${none} ORDER BY past.seen_at DESC LIMIT 1), ${none})
  WHERE id = ?2 AND ${column} = ${none}`

/** The session of the browser, by another cookie than before; a new one where another member's cart is in it. */
async function sessionFor(call: Call, memberId: number): Promise<string> {
  const db = call.env.DB
  const id = (await sessionIdOf(call)) ?? ''
  const owner = await db
    .prepare('SELECT member_id FROM session WHERE id = ?1 AND is_left = 0')
    .bind(id)
    .first<number>('member_id')
  const isAnothers = owner !== null && owner !== 0 && owner !== memberId
  if (isAnothers) await leaveCart(db, id)
  return (isAnothers ? null : await renewSession(call, memberId)) ?? newSession(call)
}

/** Signs a member in; null where their ways in were ended since they were checked. */
export async function enter(
  call: Call,
  member: Admitted,
  remember = false,
): Promise<IssuedToken | null> {
  const db = call.env.DB
  const { id } = member
  const session = await sessionFor(call, id)
  const { token, statements } = await newToken(call, id, remember)
  const fault = await runIfHeld(db, [
    needsAccess(db, member),
    ...statements,
    ...cartTaken(db, id, session),
  ])
  return fault ? null : token
}

/**
 * Statements that assign a session to a member. The guest's cart stays as displayed last, plus the lines (and saved ones) of
 * carts that the member left by signing out, their campaigns, coupon or gift card where it has none, and the unpaid orders of
 * those carts. Orders of a guest with the member's address are the member's from then on.
 */
function cartTaken(db: D1Database, memberId: number, id: string): D1PreparedStatement[] {
  const linesTaken = (table: LineTable) => [
    db
      .prepare(
        `INSERT INTO ${table} (session_id, product_id, variant_id, count, related_id, frequency, order_note,
           personalization, added_at, seen_price)
         SELECT ?2, product_id, variant_id, max(count), max(related_id), frequency, order_note, personalization,
           max(added_at), max(seen_price)
         FROM ${table} WHERE session_id IN (${LEFT_SESSIONS})
         GROUP BY product_id, variant_id, frequency, order_note, personalization ORDER BY min(id)
         ON CONFLICT DO NOTHING`,
      )
      .bind(memberId, id),
    db.prepare(`DELETE FROM ${table} WHERE session_id IN (${LEFT_SESSIONS})`).bind(memberId, id),
  ]
  return [
    ...linesTaken('cart_line'),
    ...linesTaken('saved_line'),
    // A later payment must find its lines in the cart that contains them by then.
    db
      .prepare(
        `UPDATE shop_order SET session_id = ?2
         WHERE payment IN ('waiting', 'processing', 'expired') AND session_id IN (${LEFT_SESSIONS})`,
      )
      .bind(memberId, id),
    db.prepare(taken('coupon', "''")).bind(memberId, id),
    db.prepare(taken('campaigns', "'{}'")).bind(memberId, id),
    db
      .prepare('DELETE FROM session WHERE member_id = ?1 AND is_left = 1 AND id <> ?2')
      .bind(memberId, id),
    db
      .prepare("UPDATE session SET member_id = ?1, is_left = 0, email = '' WHERE id = ?2")
      .bind(memberId, id),
    proveByBrowser(db, memberId, id),
    takeGuestOrders(db, memberId, id),
  ]
}

/** Ends the member's session, whose cart waits for the member, and for no cookie. @returns false when it belonged to no member */
export async function leaveCart(db: D1Database, session: string): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE session SET is_left = 1 WHERE id = ?1 AND member_id > 0')
    .bind(session)
    .run()
  if (meta.changes === 0) return false
  await db.batch(moveSession(db, session, await sha256(crypto.randomUUID())))
  return true
}
