/** The number of parallel journeys about hearts: the maximum number of Playwright workers. */
const count = 8

/** A worker's member for hearts: two workers with one member would change each other's hearts. */
export const heartsMail = (parallelIndex: number) => `kalpli-${parallelIndex % count}@sercehan.test`

/** Adds them to a seeded shop, with the password of the demo's members. */
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
