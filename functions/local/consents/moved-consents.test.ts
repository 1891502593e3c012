import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveConsents } from '../../shop/member/moved-consents'
import { setPerson } from '../../shop/member/queries'
import { saveConsents } from '../../shop/member/register/consents'
import { startTestShop, type TestShop } from '../../shop/seed/demo/test-shop'
import { type ConsentRecord, consentQuery, iysRecords } from './iys-records'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120)
}, 60_000)
afterAll(() => shop.stop())

const person = { name: 'Ayla', surname: 'Yurt', gender: 2 }
const before = { email: 'eski@ornek.test', phone: '905320009901' }
const after = { email: 'yeni@ornek.test', phone: '905320009902' }
const exported = async () => {
  const { results } = await shop.db.prepare(consentQuery).all<ConsentRecord>()
  return iysRecords(results).map(({ recipient, type, status }) => `${recipient} ${type} ${status}`)
}
const prove =
  'UPDATE member SET email_proven = 1, owns_email = 1, phone_verified_at = 1 WHERE id = 1'
const moved = `UPDATE member SET email_proven = iif(email = ?1 COLLATE NOCASE, email_proven, 0),
  owns_email = iif(email = ?1 COLLATE NOCASE, owns_email, 0), email = ?1 WHERE id = 1`
const typed = (to: { email: string; phone: string }) =>
  shop.db.batch([
    moveConsents(shop.db, 1, to),
    setPerson(shop.db, 1, { ...person, ...to }),
    shop.db.prepare(moved).bind(to.email),
  ])
const change = async (to: { email: string; phone: string }) => {
  await typed(to)
  await shop.db.prepare(prove).run()
}

it('[R08] another address or number is another recipient: the consent is withdrawn there and given here', async () => {
  await change(before)
  const given = { kvkk: true, mail_notify: true, sms_notify: true, phone_notify: false }
  const source = { channel: 'preferences', language: 'tr' as const }
  await shop.db.batch(saveConsents(shop.db, { memberId: 1, email: before.email }, given, source))
  // Another case of the letters is the same address, and as proven as before.
  await typed({ ...before, email: 'ESKI@ornek.test' })
  const proven = 'SELECT email_proven FROM member WHERE id = 1'
  expect(await shop.db.prepare(proven).first('email_proven')).toBe(1)
  expect(await exported()).toEqual([`${before.email} EPOSTA ONAY`, `+${before.phone} MESAJ ONAY`])
  await change(after)
  expect((await exported()).sort()).toEqual(
    [
      `${before.email} EPOSTA RET`,
      `+${before.phone} MESAJ RET`,
      `${after.email} EPOSTA ONAY`,
      `+${after.phone} MESAJ ONAY`,
    ].sort(),
  )
  const text = 'SELECT text FROM consent ORDER BY id DESC LIMIT 1'
  expect(await shop.db.prepare(text).first('text')).toMatch(/^Kampanyalar/)
  const withdrawn = { mail_notify: false, sms_notify: false }
  await shop.db.batch(saveConsents(shop.db, { memberId: 1, email: after.email }, withdrawn, source))
  expect((await exported()).filter((one) => one.endsWith('ONAY'))).toEqual([])
  const count = () => shop.db.prepare('SELECT count(*) AS n FROM consent').first('n')
  const records = await count()
  await change(before)
  expect(await count()).toBe(records)
})

it('[R08] an address and a number count once they are proven, also as they are withdrawn', async () => {
  const other = { email: 'baskasi@ornek.test', phone: '905320009903' }
  const given = { mail_notify: true, sms_notify: true }
  const source = { channel: 'preferences', language: 'tr' as const }
  await shop.db.batch(saveConsents(shop.db, { memberId: 1, email: before.email }, given, source))
  const own = (await exported()).filter((one) => one.endsWith('ONAY'))
  expect(own).toHaveLength(2)
  await typed(other)
  const of = async (address: string) => (await exported()).filter((one) => one.includes(address))
  expect([await of(other.email), await of(other.phone)]).toEqual([[], []])
  expect([...(await of(before.email)), ...(await of(before.phone))]).toEqual([
    `${before.email} EPOSTA RET`,
    `+${before.phone} MESAJ RET`,
  ])
  await shop.db.prepare(prove).run()
  expect([...(await of(other.email)), ...(await of(other.phone))]).toEqual([
    `${other.email} EPOSTA ONAY`,
    `+${other.phone} MESAJ ONAY`,
  ])
})
