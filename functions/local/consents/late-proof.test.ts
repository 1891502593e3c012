import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../shop/seed/demo/test-shop'
import { migrateShop } from '../../shop/seed/migrate-shop'
import { type ConsentRecord, consentQuery, iysRecords } from './iys-records'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120)
}, 60_000)
afterAll(() => shop.stop())

const day = 86_400
const now = Math.floor(Date.now() / 1000)
const own = { email: 'gec@ornek.test', phone: '905320009911' }

const run = (sql: string) => shop.db.prepare(sql).run()
const since = async (from: number) => {
  const { results } = await shop.db.prepare(consentQuery).all<ConsentRecord>()
  return iysRecords(results, from).filter(({ recipient }) =>
    [own.email, `+${own.phone}`].includes(recipient),
  )
}
const istanbul = (seconds: number) =>
  new Date((seconds + 3 * 3600) * 1000).toISOString().slice(0, 10)

const agreed = (kind: string, daysAgo: number) =>
  run(`INSERT INTO consent (member_id, email, phone, kind, agreed, text_version, channel, given_at)
    VALUES (1, '${own.email}', '${own.phone}', '${kind}', 1, '2026-01', 'register', ${now - daysAgo * day})`)

it('[R08] a consent whose recipient is proven later is among the changes since then', async () => {
  await run(`UPDATE member SET email = '${own.email}', phone = '${own.phone}', email_proven = 0,
    owns_email = 0, phone_verified_at = 0 WHERE id = 1`)
  await agreed('sms_notify', 10)
  await agreed('mail_notify', 10)
  expect(await since(0)).toEqual([])
  await run(`UPDATE member SET phone_verified_at = ${now}, owns_email = 1 WHERE id = 1`)
  const records = await since(now - day)
  expect(records.map(({ type }) => type)).toEqual(['MESAJ', 'EPOSTA'])
  // The database stamps the time of the proof, which may be past midnight by now.
  const today = [istanbul(now), istanbul(Math.floor(Date.now() / 1000))]
  for (const { consentDate } of records) expect(today).toContain(consentDate.slice(0, 10))
  expect(await since(now + day)).toEqual([])
})

it('[R08] a consent that ended before its recipient was proven leaves nothing', async () => {
  const other = { number: '905320009912', from: now - 3 * day }
  const rows = (agreed: number, time: number) =>
    run(`INSERT INTO consent (member_id, email, phone, kind, agreed, text_version, channel, given_at)
      VALUES (2, '', '${other.number}', 'phone_notify', ${agreed}, '2026-01', 'preferences', ${time})`)
  await rows(1, other.from)
  await rows(0, other.from + 60)
  await run(`UPDATE member SET phone = '${other.number}', phone_verified_at = ${now} WHERE id = 2`)
  const { results } = await shop.db.prepare(consentQuery).all<ConsentRecord>()
  const records = iysRecords(results).map(({ recipient }) => recipient)
  expect(records).not.toContain(`+${other.number}`)
})

it('[R08] what was proven before times were recorded has that of a number, else that of its consent', async () => {
  await run(`UPDATE member SET phone_verified_at = ${now - 4 * day} WHERE id = 1`)
  await run('ALTER TABLE proven_recipient DROP COLUMN proven_at')
  await run("DELETE FROM d1_migrations WHERE name LIKE '0057%'")
  await migrateShop(shop.db, 'functions/shop/migrations')
  const dates = (await since(0)).map(({ consentDate }) => consentDate.slice(0, 10))
  expect(dates).toEqual([istanbul(now - 4 * day), istanbul(now - 10 * day)])
})
