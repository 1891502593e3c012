import { afterAll } from 'vitest'
import {
  startTestShop,
  type TestShop,
  type Visitor,
} from '../../functions/shop/seed/demo/test-shop'

/** Known to the provider with this verified address. */
export const owner = { subject: '7002', email: 'deniz.kaya@posta.test', name: 'Deniz' }
export const squatter = { phone: '905399991234', password: 'bekleyen birinin parolası' }

export type Answer = { status: boolean | number; data: { bearer: string }[] }

export const privateTables = [
  ...['card', 'passkey', 'one_use', 'message', 'favourite', 'member_token', 'session'],
]

const bearerHeaders = (bearer: string) => ({ Authorization: `Bearer ${bearer}` })

/** The shop of a file of tests, open until they have ended, for such accounts. */
export async function openSquattedShop() {
  const shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
  afterAll(() => shop.stop())
  return { shop, at: openSquat(shop) }
}

/** Somebody's account with the owner's address, and what the owner may do about it. */
function openSquat(shop: TestShop) {
  const statement = (sql: string, ...values: (string | number)[]) =>
    shop.db.prepare(sql).bind(...values)
  const run = (sql: string, ...values: (string | number)[]) => statement(sql, ...values).run()
  const lastLink = async (to = owner.email) =>
    (await statement(
      "SELECT link FROM outbox WHERE recipient = ?1 AND link <> '' ORDER BY id DESC LIMIT 1",
      to,
    ).first<string>('link')) ?? ''

  const register = (visitor: Visitor, more: Record<string, string> = {}) =>
    visitor.post<Answer>('/api/v1/authentication/register/quick', {
      ...{ name: 'Yabancı', surname: 'Biri', email: owner.email, mobile_phone: squatter.phone },
      ...{ password: squatter.password, kvkk: '1', ...more },
    })

  const idOf = async (email = owner.email) =>
    (await statement('SELECT id FROM member WHERE email = ?1 COLLATE NOCASE', email).first<number>(
      'id',
    )) ?? 0

  async function squat() {
    const visitor = shop.visitor()
    const answer = await register(visitor, { mail_notify: '1', sms_notify: '1' })
    const id = await idOf()
    const rows = [
      "INSERT INTO card (member_id, token, brand, last4, expiry, holder, created_at) VALUES (?1, 'k', '', '', '', '', 1)",
      "INSERT INTO passkey (member_id, credential_id, public_key, counter, created_at) VALUES (?1, 'k', '', 0, 1)",
      "INSERT INTO social_account VALUES ('twitter', 'yabancı', ?1)",
      "INSERT INTO one_use (hash, kind, member_id, expires_at) VALUES ('k', 'password', ?1, unixepoch() + 600)",
      `INSERT INTO address (owner, title, fullname, country_code, country, city, address, mobile_phone, created_at)
       VALUES ('m:' || CAST(?1 AS INTEGER), '', '', 'TR', '', '', '', '', 1)`,
      "INSERT INTO message (member_id, department_id, subject, updated_at) VALUES (?1, 1, 'Konu', 1)",
      'INSERT INTO favourite (member_id, product_id, added_at) VALUES (?1, 6, 1)',
      'UPDATE member SET phone_verified_at = 1 WHERE id = ?1',
    ]
    for (const sql of rows) await run(sql, id)
    return { id, visitor, bearer: answer.data[0]?.bearer ?? '' }
  }

  /** The owner signs in by their account at the provider. */
  async function byProvider(bearer = '') {
    const visitor = shop.visitor()
    const body = new URLSearchParams({
      ...{ subject: owner.subject, state: 's', redirect_uri: 'http://site.internal/' },
    })
    const chosen = await visitor.send('/saglayici/google', {
      ...{ method: 'POST', body: body.toString(), redirect: 'manual' },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    const code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code')
    const headers = bearer ? bearerHeaders(bearer) : {}
    const path = `/srv/service/social/google/login?language=tr&code=${code}`
    const answer = await visitor.send(path, { headers })
    return (await answer.json()) as Answer
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

  const setPassword = (resetToken: string, next: string) =>
    shop.visitor().post<Answer>('/srv/service/customer-v5/reset-password', {
      ...{ resetToken, password_new: next, password_new_again: next },
    })

  /** The owner sets a password by the link of a mail. */
  async function byMail(next: string) {
    await forget({ 'forgot-email': owner.email })
    const token = (await lastLink()).split('token=')[1] ?? ''
    return { token, answer: await setPassword(token, next) }
  }

  /** Presses the link of a mail: the owner, or whoever has the browser and the bearer. */
  async function activate(link: string, visitor = shop.visitor(), bearer = '') {
    const query = new URL(link || '/', 'http://site.internal').searchParams
    const path = `/srv/service/customer/activateMembership/${query.get('id')}/${query.get('token')}`
    return (await visitor.post<Answer>(path, {}, bearer ? bearerHeaders(bearer) : {})).status
  }

  async function rowsOf(id: number) {
    const counts: Record<string, number> = {}
    for (const table of privateTables)
      counts[table] =
        (await statement(`SELECT count(*) AS n FROM ${table} WHERE member_id = ?1`, id).first(
          'n',
        )) ?? 0
    counts.address =
      (await statement(
        "SELECT count(*) AS n FROM address WHERE owner = 'm:' || CAST(?1 AS INTEGER)",
        id,
      ).first('n')) ?? 0
    return counts
  }

  async function clear() {
    const members = 'SELECT id FROM member WHERE email = ?1'
    await run(
      `DELETE FROM social_account WHERE member_id IN (${members}) OR subject = '7002'`,
      owner.email,
    )
    for (const table of privateTables)
      await run(`DELETE FROM ${table} WHERE member_id IN (${members})`, owner.email)
    await run(
      `DELETE FROM address WHERE owner IN (SELECT 'm:' || id FROM (${members}))`,
      owner.email,
    )
    // Nobody gets the number of a deleted one: the records of consents stay.
    await run(
      `INSERT OR IGNORE INTO deleted_member (id, deleted_at) SELECT id, 1 FROM (${members})`,
      owner.email,
    )
    for (const table of ['member', 'newsletter'])
      await run(`DELETE FROM ${table} WHERE email = ?1`, owner.email)
    await run('DELETE FROM outbox WHERE recipient = ?1', owner.email)
    await run('DELETE FROM shop_order WHERE email = ?1 COLLATE NOCASE', owner.email)
    await run('DELETE FROM act_count')
  }

  return {
    ...{ statement, run, lastLink, register, idOf, squat, byProvider, forget, byMail, rowsOf },
    ...{ activate, clear, setPassword },
    signIn: (
      type: 'email' | 'phone',
      username: string,
      password = squatter.password,
      visitor = shop.visitor(),
    ) => visitor.post<Answer>('/api/v1/authentication/login', { type, username, password }),
    isSignedIn: async (visitor: Visitor, bearer: string) => {
      const headers = bearerHeaders(bearer)
      return (await visitor.send('/srv/service/consent/list', { headers })).status === 200
    },
    /** An order of a guest, or of the member. */
    order: (number: string, member = 0, email = owner.email) =>
      statement(
        `INSERT INTO shop_order (number, owner, member_id, session_id, email, status_id, payment_id, payment,
           cargo_id, currency, language, goods, cargo, service, total, delivery, invoice, agreements, created_at)
         VALUES (?1, iif(?2 = 0, 'g:yok', 'm:' || CAST(?2 AS INTEGER)), ?2, '', ?3, 8, 1, 'paid', 1, 'TL', 'tr',
           1, 0, 0, 1, '{}', '{}', '{}', 1) RETURNING id`,
        ...[number, member, email],
      ).first<number>('id'),
    holderOf: (order: number | null) =>
      statement('SELECT member_id FROM shop_order WHERE id = ?1', order ?? 0).first('member_id'),
  }
}
