import { beforeEach, expect, it } from 'vitest'
import { openSquattedShop, owner, squatter } from '../../../tests/support/squatted-account'
import { sha256 } from '../../shop/session/session'
import { type ConsentRecord, consentQuery, iysRecords } from './iys-records'

const { shop, at } = await openSquattedShop()
beforeEach(() => at.clear())

const exported = async () => {
  const { results } = await shop.db.prepare(consentQuery).all<ConsentRecord>()
  return iysRecords(results).map(({ recipient, type, status }) => `${recipient} ${type} ${status}`)
}
const of = async (recipient: string) => (await exported()).filter((one) => one.includes(recipient))
const next = 'sahibinin yeni parolası'
const mails = `${owner.email} EPOSTA`
const texts = `+${squatter.phone} MESAJ`

async function subscribe(email = owner.email) {
  const visitor = shop.visitor()
  await visitor.post('/srv/service/guest/subscribeNewsletter', { email })
  const token = (await at.lastLink(email)).split('token=')[1] ?? ''
  await visitor.post(`/srv/service/guest/activateSubscription/${token}`, {})
}

async function leave(email = owner.email) {
  const sql = 'SELECT end_code FROM newsletter WHERE email = ?1'
  const code = await at.statement(sql, email).first<string>('end_code')
  return shop.visitor().post(`/srv/service/guest/activateSubscription/${code}`, {})
}

it.each([
  ['a password set by mail', () => at.byMail(next)],
  ['a provider', () => at.byProvider()],
])(
  '[R08] [T99] what somebody agreed to with another’s address ends as it is taken over by %s',
  async (_, takes) => {
    await at.squat()
    expect(await of(owner.email)).toEqual([])
    expect(await of(squatter.phone)).toEqual([`${texts} ONAY`])
    await takes()
    expect(await of(owner.email)).toEqual([])
    // The number's own consent is withdrawn: it was theirs, and the account is no longer.
    expect(await of(squatter.phone)).toEqual([`${texts} RET`])
  },
)

it.each([
  ['a password set by mail', () => at.byMail(next)],
  ['a provider', () => at.byProvider()],
])(
  '[R08] [T99] what somebody agreed to counts no more once the owner pressed the link, and comes by %s',
  async (_, takes) => {
    await at.squat()
    await at.activate(await at.lastLink())
    expect(await of(owner.email)).toEqual([])
    await takes()
    expect(await of(owner.email)).toEqual([])
    expect(await of(squatter.phone)).toEqual([`${texts} RET`])
  },
)

it('[R08] what a member agreed to counts once they open the mail where they registered', async () => {
  const { visitor, bearer } = await at.squat()
  expect(await of(owner.email)).toEqual([])
  await at.activate(await at.lastLink(), visitor, bearer)
  expect(await of(owner.email)).toEqual([`${mails} ONAY`])
})

it('[R09] [T99] whoever made an account whose link another pressed ends no newsletter of theirs', async () => {
  await subscribe()
  const { bearer } = await at.squat()
  await at.activate(await at.lastLink())
  const headers = { Authorization: `Bearer ${bearer}` }
  const path = '/api/v1/customer/update'
  await shop.visitor().post(path, { kvkk: '1', mail_notify: '0' }, headers)
  expect(await of(owner.email)).toEqual([`${mails} ONAY`])
  const active = 'SELECT is_active FROM newsletter WHERE email = ?1'
  expect(await at.statement(active, owner.email).first('is_active')).toBe(1)
})

it('[R08] [T99] the owner’s own consents count, before it is taken over and after', async () => {
  await subscribe()
  await at.squat()
  expect(await of(owner.email)).toEqual([`${mails} ONAY`])
  await at.byMail(next)
  expect(await of(owner.email)).toEqual([`${mails} ONAY`])
  const { data } = await at.signIn('email', owner.email, next)
  const headers = { Authorization: `Bearer ${data[0]?.bearer}` }
  const prefer = (mail_notify: string) =>
    shop.visitor().post('/api/v1/customer/update', { kvkk: '1', mail_notify }, headers)
  await prefer('1')
  await prefer('0')
  expect(await of(owner.email)).toEqual([`${mails} RET`])
  await prefer('1')
  expect(await of(owner.email)).toEqual([`${mails} ONAY`])
})

it('[R09] [R08] the newsletter’s end ends the consent to mails of the member with that proven address', async () => {
  await at.squat()
  await at.activate(await at.lastLink())
  await subscribe(owner.email.toUpperCase())
  expect(await of(owner.email)).toEqual([`${mails} ONAY`])
  expect(await leave()).toMatchObject({ status: 1 })
  expect(await of(owner.email)).toEqual([`${mails} RET`])
  const agreed = 'SELECT mail_notify, sms_notify FROM member WHERE id = ?1'
  const id = await at.idOf()
  expect(await at.statement(agreed, id).first()).toEqual({ mail_notify: 0, sms_notify: 1 })
  const { data } = await at.signIn('email', owner.email)
  const headers = { Authorization: `Bearer ${data[0]?.bearer}` }
  const person = { name: 'Deniz', surname: 'Kaya', mobile_phone: squatter.phone }
  const moved = { ...person, email: 'yeni.deniz@posta.test' }
  await shop.visitor().post('/api/v1/customer/update', moved, headers)
  await at.run('UPDATE member SET email_proven = 1 WHERE id = ?1', id)
  expect(await of('yeni.deniz')).toEqual([])
  expect(await of(owner.email)).toEqual([`${mails} RET`])
  await at.run('UPDATE member SET email = ?2 WHERE id = ?1', id, owner.email)
})

it('[R09] the newsletter’s end leaves a member whose address only was typed', async () => {
  await subscribe()
  const { id } = await at.squat()
  await leave()
  expect(await at.statement('SELECT mail_notify FROM member WHERE id = ?1', id).first()).toEqual({
    mail_notify: 1,
  })
})

it('[R10] [T99] whoever made an account whose link another pressed ends no newsletter by deleting it', async () => {
  await subscribe()
  const { bearer } = await at.squat()
  await at.activate(await at.lastLink())
  const headers = { Authorization: `Bearer ${bearer}` }
  const { password } = squatter
  const path = '/srv/service/customer/cancel-me'
  expect(await shop.visitor().post(path, { password }, headers)).toMatchObject({ status: 1 })
  expect(await of(owner.email)).toEqual([`${mails} ONAY`])
  const active = 'SELECT is_active FROM newsletter WHERE email = ?1'
  expect(await at.statement(active, owner.email).first('is_active')).toBe(1)
})

it.each([true, false])(
  '[R09] an older link of the newsletter begins nothing once it was confirmed by another (left since: %s)',
  async (isLeft) => {
    const visitor = shop.visitor()
    const ask = async (email: string) => {
      await visitor.post('/srv/service/guest/subscribeNewsletter', { email })
      return (await at.lastLink(email)).split('token=')[1] ?? ''
    }
    const older = await ask(owner.email)
    const open = (token: string) =>
      visitor.post(`/srv/service/guest/activateSubscription/${token}`, {})
    expect(await open(await ask(owner.email))).toMatchObject({ status: 1 })
    if (isLeft) await leave()
    const before = await of(owner.email)
    expect(await open(older)).toMatchObject({ status: 0 })
    expect(await of(owner.email)).toEqual(before)
    if (isLeft) expect(await open(await ask(owner.email))).toMatchObject({ status: 1 })
  },
)

it('[R09] leaving the newsletter ends a link that waits to begin it', async () => {
  await subscribe()
  const token = 'bekleyen'
  const insert = `INSERT INTO one_use (hash, kind, email, expires_at)
    VALUES (?1, 'newsletter', ?2, unixepoch() + 600)`
  await at.run(insert, await sha256(token), owner.email.toUpperCase())
  await leave()
  const path = `/srv/service/guest/activateSubscription/${token}`
  expect(await shop.visitor().post(path, {})).toMatchObject({ status: 0 })
  expect(await of(owner.email)).toEqual([`${mails} RET`])
})
