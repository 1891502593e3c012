/** What a code stands for in a session. @param sql with the code as ?1 and the session as ?2, which selects JSON as `found`; null for none */
export async function findByCode<Found>(
  db: D1Database,
  sql: string,
  [code, session]: [code: string, session: string],
): Promise<Found | null> {
  const found = await db.prepare(sql).bind(code, session).first<string>('found')
  return found ? (JSON.parse(found) as Found) : null
}
