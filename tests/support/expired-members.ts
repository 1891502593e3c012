/** The projects that journeys run in (playwright.config.ts). */
const projects = ['desktop-js', 'desktop-nojs', 'phone-js', 'phone-nojs']

/** The member with an expired password in a project: it is changed there once, so each project has its own member. */
export const expiredMail = (project: string) => `suresi-dolmus-${project}@sercehan.test`

/** Adds them to a seeded shop, with the password of the demo's expired member. */
export async function addExpiredMembers(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(
      "SELECT name FROM pragma_table_info('member') WHERE name NOT IN ('id', 'code', 'email', 'phone')",
    )
    .all<{ name: string }>()
  const columns = results.map(({ name }) => name).join(', ')
  const add = db.prepare(
    `INSERT INTO member (code, email, phone, ${columns})
     SELECT 'E' || ?1, ?2, '90532000010' || ?1, ${columns} FROM member WHERE email = 'suresi-dolmus@sercehan.test'`,
  )
  await db.batch(projects.map((project, at) => add.bind(at, expiredMail(project))))
}
