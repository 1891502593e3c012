const OF_SESSION: [table: string, column: string][] = [
  ['session', 'id'],
  ...[
    'cart_line',
    'saved_line',
    'shop_order',
    'captcha',
    'social_pending',
    'passkey_challenge',
  ].map((table): [string, string] => [table, 'session_id']),
]

/** Statements that give a session and all it has another id: the cookie of before finds nothing any more. */
export const moveSession = (db: D1Database, from: string, to: string): D1PreparedStatement[] => [
  ...OF_SESSION.map(([table, column]) =>
    db.prepare(`UPDATE ${table} SET ${column} = ?2 WHERE ${column} = ?1`).bind(from, to),
  ),
  ...['address', 'order_draft', 'shop_order'].map((table) =>
    db.prepare(`UPDATE ${table} SET owner = 'g:' || ?2 WHERE owner = 'g:' || ?1`).bind(from, to),
  ),
  // Its hash contains the id.
  db.prepare('DELETE FROM one_time_code WHERE session_id = ?1').bind(from),
]
