/**
 * A statement that gives a member the orders that a guest made with their address: those of this session, and all where
 * whoever has the ways in has proven the address themselves. Nobody gets those of a deleted account.
 */
export const takeGuestOrders = (
  db: D1Database,
  memberId: number,
  session: string,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE shop_order AS o SET member_id = m.id, owner = 'm:' || m.id FROM member m
       WHERE m.id = ?1 AND o.member_id = 0 AND o.owner <> '' AND o.email = m.email COLLATE NOCASE
         AND (m.owns_email = 1 OR (o.session_id = ?2 AND ?2 <> ''))`,
    )
    .bind(memberId, session)
