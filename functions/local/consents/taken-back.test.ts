import { beforeEach, expect, it } from 'vitest'
import { openSquattedShop, owner, squatter } from '../../../tests/support/squatted-account'
import { type ConsentRecord, consentQuery, iysRecords } from './iys-records'

const other = 'yabanci.iki@posta.test'
const person = { name: 'Yabancı', surname: 'Biri', mobile_phone: squatter.phone }

const { shop, at } = await openSquattedShop()
beforeEach(async () => {
  for (const table of ['card', 'passkey', 'one_use', 'social_account', 'outbox'])
    await at.run(`DELETE FROM ${table}`)
  const back = 'UPDATE member SET email = ?1 WHERE phone = ?2'
  await at.run(back, owner.email, squatter.phone)
  await at.clear()
})

const exported = async (recipient: string) => {
  const { results } = await shop.db.prepare(consentQuery).all<ConsentRecord>()
  return iysRecords(results)
    .filter((record) => record.recipient.includes(recipient))
    .map(({ type, status }) => `${type} ${status}`)
}
const save = (bearer: string, email: string) =>
  shop
    .visitor()
    .post('/api/v1/customer/update', { ...person, email }, { Authorization: `Bearer ${bearer}` })
const noticesOf = (id: number) =>
  at.statement('SELECT mail_notify, sms_notify, phone_notify FROM member WHERE id = ?1', id).first()
const lastMail = () =>
  at
    .statement('SELECT text FROM outbox WHERE recipient = ?1 ORDER BY id DESC', owner.email)
    .first<string>('text')
const none = { mail_notify: 0, sms_notify: 0, phone_notify: 0 }

it('[R08] [T99] a stranger’s consents do not count once the owner has the account stay at their address', async () => {
  const { id, bearer } = await at.squat()
  await at.activate(await at.lastLink())
  expect(await exported(owner.email)).toEqual([])
  await save(bearer, other)
  expect(await at.activate(await at.lastLink())).toBe(1)
  expect(await exported(owner.email)).toEqual([])
  expect(await exported(squatter.phone)).not.toContain('MESAJ ONAY')
  expect(await noticesOf(id)).toEqual(none)
  expect(await lastMail()).toMatch(/size ait olmayan/)
  expect((await at.byMail('sahibinin yeni parolası')).answer.status).toBe(1)
  expect(await exported(owner.email)).toEqual([])
})

it('[R08] [T94] [T99] nor once it is back at it, whatever was agreed to meanwhile', async () => {
  const { id, bearer, visitor } = await at.squat()
  await at.activate(await at.lastLink(), visitor, bearer)
  expect(await exported(owner.email)).toEqual(['EPOSTA ONAY'])
  await save(bearer, other)
  const back = await at.lastLink()
  await at.activate(await at.lastLink(other), visitor, bearer)
  expect(await exported(other)).toEqual(['EPOSTA ONAY'])
  expect(await at.activate(back)).toBe(1)
  expect(await exported(owner.email)).toEqual(['EPOSTA RET'])
  expect(await exported(other)).toEqual(['EPOSTA RET'])
  expect(await noticesOf(id)).toEqual(none)
  expect(await lastMail()).toMatch(/size ait olmayan/)
})
