/** Journeys of hearts that run at the same moment: as many as Playwright may have workers here. */
const count = 8

/** The member of hearts of a worker: two at once of one member would change each other's hearts. */
export const heartsMail = (parallelIndex: number) => `kalpli-${parallelIndex % count}@sercehan.test`

/** Adds them to a seeded shop; their password is that of the demo's members. */
export async function addHeartMembers(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(
      "SELECT name FROM pragma_table_info('member') WHERE name NOT IN ('id', 'code', 'email', 'phone')",
    )
    .all<{ name: string }>()
  const columns = results.map(({ name }) => name).join(', ')
  const add = db.prepare(
    `INSERT INTO member (code, email, phone, ${columns})
     SELECT 'H' || ?1, ?2, '90532000020' || ?1, ${columns} FROM member WHERE email = 'ortak@sercehan.test'`,
  )
  await db.batch(Array.from({ length: count }, (_, at) => add.bind(at, heartsMail(at))))
}
