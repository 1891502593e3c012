import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop, type Visitor } from '../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

/** Known to the provider with this verified address. */
const owner = { subject: '7002', email: 'deniz.kaya@posta.test', name: 'Deniz' }
const phone = '905399991234'
const password = 'bekleyen birinin parolası'

const statement = (sql: string, ...values: (string | number)[]) =>
  shop.db.prepare(sql).bind(...values)
const run = (sql: string, ...values: (string | number)[]) => statement(sql, ...values).run()

type Answer = { status: boolean | number; data: { bearer: string }[] }

const login = '/api/v1/authentication/login'
const signIn = (type: 'email' | 'phone', username: string) =>
  shop.visitor().post<Answer>(login, { type, username, password })

/** Somebody makes an account with the owner's address. */
async function squat() {
  const visitor = shop.visitor()
  const answer = await visitor.post<Answer>('/api/v1/authentication/register/quick', {
    ...{ name: 'Yabancı', surname: 'Biri', email: owner.email, mobile_phone: phone },
    ...{ password, kvkk: '1', mail_notify: '1' },
  })
  const id =
    (await statement('SELECT id FROM member WHERE email = ?1', owner.email).first<number>('id')) ??
    0
  const rows = [
    "INSERT INTO card (member_id, token, brand, last4, expiry, holder, created_at) VALUES (?1, 'k', '', '', '', '', 1)",
    "INSERT INTO passkey (member_id, credential_id, public_key, counter, created_at) VALUES (?1, 'k', '', 0, 1)",
    "INSERT INTO social_account VALUES ('twitter', 'yabancı', ?1)",
    "INSERT INTO one_use (hash, kind, member_id, expires_at) VALUES ('k', 'password', ?1, unixepoch() + 600)",
    `INSERT INTO address (owner, title, fullname, country_code, country, city, address, mobile_phone, created_at)
     VALUES ('m:' || CAST(?1 AS INTEGER), '', '', 'TR', '', '', '', '', 1)`,
    "INSERT INTO message (member_id, department_id, subject, updated_at) VALUES (?1, 1, 'Konu', 1)",
    'UPDATE member SET phone_verified_at = 1 WHERE id = ?1',
  ]
  for (const sql of rows) await run(sql, id)
  return { id, visitor, bearer: answer.data[0]?.bearer ?? '' }
}

const isSignedIn = async (visitor: Visitor, bearer: string) => {
  const headers = { Authorization: `Bearer ${bearer}` }
  return (await visitor.send('/srv/service/consent/list', { headers })).status === 200
}

/** The owner signs in by their account at the provider. */
async function byProvider() {
  const visitor = shop.visitor()
  const body = new URLSearchParams({
    ...{ subject: owner.subject, state: 's', redirect_uri: 'http://site.internal/' },
  })
  const chosen = await visitor.send('/saglayici/google', {
    ...{ method: 'POST', body: body.toString(), redirect: 'manual' },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  const code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code')
  return visitor.get<Answer>(`/srv/service/social/google/login?code=${code}`)
}

const privateTables = ['card', 'passkey', 'one_use', 'message', 'member_token', 'session']
const rowsOf = async (id: number) => {
  const counts: Record<string, number> = {}
  for (const table of privateTables)
    counts[table] =
      (await statement(`SELECT count(*) AS n FROM ${table} WHERE member_id = ?1`, id).first('n')) ??
      0
  counts.address =
    (await statement(
      "SELECT count(*) AS n FROM address WHERE owner = 'm:' || CAST(?1 AS INTEGER)",
      id,
    ).first('n')) ?? 0
  return counts
}

/** Requests a link for a new password, with the security code. */
async function forget(fields: Record<string, string>) {
  const visitor = shop.visitor()
  type Question = { data: { question: string }[] }
  const { data } = await visitor.get<Question>('/api/v1/security/captcha/forgot-password')
  const [first = 0, second = 0] = data[0]?.question.match(/\d+/g) ?? []
  const path = '/srv/service/customer-v5/forgot-password'
  const security_code = String(Number(first) + Number(second))
  return visitor.post<Answer>(path, { ...fields, security_code })
}

async function requestCode(): Promise<string> {
  const visitor = shop.visitor()
  await run('DELETE FROM outbox WHERE recipient = ?1', phone)
  await run('DELETE FROM act_count')
  await visitor.post(`/srv/customer/signin/otp-request/${phone}`, {})
  return (
    (await statement('SELECT text FROM outbox WHERE recipient = ?1', phone).first<string>(
      'text',
    )) ?? 'none'
  )
}

beforeEach(async () => {
  const members = 'SELECT id FROM member WHERE email = ?1'
  await run(
    `DELETE FROM social_account WHERE member_id IN (${members}) OR subject = '7002'`,
    owner.email,
  )
  for (const table of privateTables)
    await run(`DELETE FROM ${table} WHERE member_id IN (${members})`, owner.email)
  await run(`DELETE FROM address WHERE owner IN (SELECT 'm:' || id FROM (${members}))`, owner.email)
  await run('DELETE FROM member WHERE email = ?1', owner.email)
  await run('DELETE FROM act_count')
})

describe('an account that somebody made with the address of another person', () => {
  it('[L09] is theirs by the provider that verified it: nobody else comes in, and nothing of before is in it', async () => {
    const { id, visitor, bearer } = await squat()
    const placed = `INSERT INTO shop_order (number, owner, member_id, session_id, email, status_id, payment_id, payment,
      cargo_id, currency, language, goods, cargo, service, total, delivery, invoice, agreements, created_at)
      VALUES (?1, 'm:' || CAST(?2 AS INTEGER), ?2, '', ?3, 8, 1, 'paid', 1, 'TL', 'tr', 1, 0, 0, 1, '{}', '{}', '{}', 1) RETURNING id`
    const own = await statement(placed, 'S-1', id, owner.email.toUpperCase()).first<number>('id')
    const elsewhere = await statement(placed, 'S-2', id, 'eski@ornek.test').first<number>('id')
    expect(await isSignedIn(visitor, bearer)).toBe(true)
    const answer = await byProvider()
    expect(answer.status).toBe(true)
    expect(await isSignedIn(shop.visitor(), answer.data[0]?.bearer ?? '')).toBe(true)
    expect(await isSignedIn(visitor, bearer)).toBe(false)
    expect((await signIn('email', owner.email)).status).toBe(false)
    expect((await signIn('phone', phone)).status).toBe(false)
    expect(await requestCode()).toBe('none')
    const none = { card: 0, passkey: 0, one_use: 0, message: 0, address: 0 }
    expect(await rowsOf(id)).toEqual({ ...none, member_token: 1, session: 1 })
    const { results } = await statement(
      'SELECT platform, subject FROM social_account WHERE member_id = ?1',
      id,
    ).all()
    expect(results).toEqual([{ platform: 'google', subject: owner.subject }])
    const member = 'SELECT name, email_proven, mail_notify FROM member WHERE id = ?1'
    expect(await statement(member, id).first()).toEqual({
      ...{ name: owner.name, email_proven: 1, mail_notify: 0 },
    })
    const orders = 'SELECT member_id FROM shop_order WHERE id = ?1'
    expect(await statement(orders, own ?? 0).first('member_id')).toBe(id)
    expect(await statement(orders, elsewhere ?? 0).first('member_id')).toBe(0)
  })

  it('[L09] is linked as it is once the address is proven', async () => {
    const { id, visitor, bearer } = await squat()
    await run('UPDATE member SET email_proven = 1 WHERE id = ?1', id)
    const before = await rowsOf(id)
    expect((await byProvider()).status).toBe(true)
    expect(await isSignedIn(visitor, bearer)).toBe(true)
    expect(await rowsOf(id)).toMatchObject({ ...before, member_token: 2, session: 2 })
    expect((await signIn('email', owner.email)).status).toBe(true)
  })

  it('[L14] has no access of before once its owner has set a password by mail', async () => {
    const { id } = await squat()
    const visitor = shop.visitor()
    expect((await forget({ 'forgot-email': owner.email })).status).toBe(1)
    const mail = 'SELECT link FROM outbox WHERE recipient = ?1 ORDER BY id DESC LIMIT 1'
    const link = (await statement(mail, owner.email).first<string>('link')) ?? ''
    const next = 'sahibinin yeni parolası'
    await visitor.post('/srv/service/customer-v5/reset-password', {
      ...{
        resetToken: link.split('token=')[1] ?? '',
        password_new: next,
        password_new_again: next,
      },
    })
    const none = { passkey: 0, one_use: 0, member_token: 0 }
    expect(await rowsOf(id)).toMatchObject({ ...none, card: 1, address: 1 })
    const links = 'SELECT count(*) AS n FROM social_account WHERE member_id = ?1'
    expect(await statement(links, id).first('n')).toBe(0)
    const proven = 'SELECT email_proven, phone_verified_at FROM member WHERE id = ?1'
    expect(await statement(proven, id).first()).toEqual({ email_proven: 1, phone_verified_at: 0 })
    expect(await requestCode()).toBe('none')
  })
})

describe('a phone that nobody has verified', () => {
  it('[L08] gets no code to sign in by, and no link for a new password', async () => {
    const { id } = await squat()
    expect(await requestCode()).toMatch(/\d{6}$/)
    await run('UPDATE member SET phone_verified_at = 0 WHERE id = ?1', id)
    expect(await requestCode()).toBe('none')
    expect((await forget({ 'forgot-phone': phone })).status).toBe(1)
    const sent = 'SELECT count(*) AS n FROM outbox WHERE recipient = ?1'
    expect(await statement(sent, phone).first('n')).toBe(0)
  })

  it('[L08] is one that takes the place of a verified one', async () => {
    const { id, visitor, bearer } = await squat()
    const to = { method: 'PUT', headers: { Authorization: `Bearer ${bearer}` } }
    const person = { name: 'Yabancı', surname: 'Biri', email: owner.email }
    const path = '/api/v1/customer/update'
    const body = new URLSearchParams({ ...person, mobile_phone: '905399995678' }).toString()
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await visitor.send(path, { ...to, headers: { ...to.headers, ...type }, body })
    expect(answer.status).toBe(200)
    const row = 'SELECT phone, phone_verified_at FROM member WHERE id = ?1'
    expect(await statement(row, id).first()).toEqual({
      ...{ phone: '905399995678', phone_verified_at: 0 },
    })
  })
})
