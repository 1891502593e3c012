import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'
import worker from '../../worker'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())
beforeEach(() => shop.db.prepare('DELETE FROM act_count').run())

type Answer = { status: boolean | number; data: { key?: string; bearer?: string }[] }
type Person = { email: string; mobile_phone: string; password: string }

let last = 0
function somebody(more: Partial<Person> = {}): Person {
  last += 1
  const email = `anew${last}@posta.test`
  return { email, mobile_phone: `90533222${1000 + last}`, password: 'uzun bir cümle', ...more }
}
const register = (person: Person, more: Record<string, string> = {}, path = 'register') =>
  shop.visitor().post<Answer>(`/api/v1/authentication/${path}`, {
    ...{ name: 'Şükrü', surname: 'Öz', kvkk: '1', ...person, ...more },
  })
const signIn = ({ email, password }: Person) =>
  shop.visitor().post<Answer>('/api/v1/authentication/login', {
    ...{ type: 'email', username: email, password },
  })
type Row = { id: number; phone: string; is_activated: number }
const rowOf = ({ email }: Person) =>
  shop.db
    .prepare('SELECT id, phone, is_activated FROM member WHERE email = ?1 COLLATE NOCASE')
    .bind(email)
    .first<Row>()
const change = (sql: string, { email }: Person) => shop.db.prepare(sql).bind(email).run()
const age = (person: Person, seconds: number) =>
  change(`UPDATE member SET created_at = created_at - ${seconds} WHERE email = ?1`, person)

const linksTo = async ({ email }: Person) => {
  const sql = "SELECT link FROM outbox WHERE recipient = ?1 AND link <> '' ORDER BY id"
  const { results } = await shop.db.prepare(sql).bind(email).all<{ link: string }>()
  return results.map(({ link }) => new URL(link, 'http://site.internal').searchParams)
}
const activate = async (link: URLSearchParams | undefined) => {
  const path = `/srv/service/customer/activateMembership/${link?.get('id')}/${link?.get('token')}`
  return (await shop.visitor().post<Answer>(path, {})).status
}
const wrongFields = ({ data }: Answer) => data.map(({ key }) => key)

describe('registering anew', () => {
  it('[R02] [L07] with another password is asked for the security code, where the shop asks for one', async () => {
    const first = somebody()
    await register(first)
    const asks = "INSERT OR REPLACE INTO setting (name, value) VALUES ('REGISTER_CAPTCHA', '1')"
    await shop.db.prepare(asks).run()
    const other = await register({ ...first, password: 'başka uzun bir cümle' })
    const same = await register(first)
    await shop.db.prepare("DELETE FROM setting WHERE name = 'REGISTER_CAPTCHA'").run()
    expect([other.status, wrongFields(other)]).toEqual([false, ['security_code']])
    expect(same.status).toBe(true)
    expect(await linksTo(first)).toHaveLength(1)
  })

  it('[R02] [R03] with the right address after a mistyped one keeps the phone', async () => {
    const mistyped = somebody()
    await register(mistyped)
    const right = somebody({ mobile_phone: mistyped.mobile_phone })
    expect(await register(right)).toMatchObject({ status: true })
    expect((await rowOf(right))?.phone).toBe(right.mobile_phone)
    expect(await activate((await linksTo(right)).at(-1))).toBe(1)
    expect((await signIn(right)).status).toBe(true)
    expect((await rowOf(mistyped))?.phone).toMatch(/^-\d+$/)
    expect(await activate((await linksTo(mistyped)).at(-1))).toBe(1)
  })

  it('[R02] [R03] with the same address counts with what was written last', async () => {
    const first = somebody()
    await register(first, { mail_notify: '1' })
    const former = await rowOf(first)
    const second = somebody({ email: first.email.toUpperCase(), password: 'başka uzun bir cümle' })
    expect(await register(second)).toMatchObject({ status: true })
    const row = await rowOf(second)
    expect(row?.id).toBeGreaterThan(former?.id ?? 0)
    const saved = 'SELECT count(*) AS n FROM consent WHERE member_id = ?1'
    expect(await shop.db.prepare(saved).bind(former?.id).first('n')).toBe(2)
    expect(await activate((await linksTo(first)).at(0))).toBe(0)
    expect(await activate((await linksTo(second)).at(-1))).toBe(1)
    expect((await signIn(first)).status).toBe(false)
    expect((await signIn(second)).status).toBe(true)
  })

  it('[R02] [R03] a moment later with another password counts, the same form sent twice is one', async () => {
    const first = somebody()
    await Promise.all([register(first), register(first)])
    expect(await linksTo(first)).toHaveLength(1)
    const second = { ...first, password: 'başka uzun bir cümle' }
    expect(await register(second)).toMatchObject({ status: true })
    expect(await activate((await linksTo(second)).at(-1))).toBe(1)
    expect((await signIn(second)).status).toBe(true)
  })

  it('[R02] sent twice at once in place of an older account is one', async () => {
    const old = somebody()
    await register(old)
    await age(old, 3600)
    const anew = { ...old, password: 'başka uzun bir cümle' }
    const answers = await Promise.all([register(anew), register(anew)])
    expect(answers.map(({ status }) => status)).toEqual([true, true])
    expect(await linksTo(anew)).toHaveLength(2)
    expect(await activate((await linksTo(anew)).at(-1))).toBe(1)
    expect((await signIn(anew)).status).toBe(true)
  })

  it('[R02] takes nothing from an account that anybody is in, or whose address or number is proven', async () => {
    const proofs = [
      ...['is_activated = 1', 'email_proven = 1', 'owns_email = 1', 'phone_verified_at = 1'],
    ]
    for (const proof of proofs) {
      const proven = somebody()
      await register(proven)
      await change(`UPDATE member SET ${proof} WHERE email = ?1`, proven)
      const before = await rowOf(proven)
      const samePhone = somebody({ mobile_phone: proven.mobile_phone })
      expect(wrongFields(await register(samePhone)), proof).toEqual(['mobile_phone'])
      const sameEmail = somebody({ email: proven.email })
      expect(wrongFields(await register(sameEmail)), proof).toEqual(['email'])
      expect(await rowOf(proven), proof).toEqual(before)
      await shop.db.prepare('DELETE FROM act_count').run()
    }
  })

  it('[R02] takes the number from nobody where the address belongs to somebody', async () => {
    const waiting = somebody()
    await register(waiting)
    const member = somebody()
    await register(member, {}, 'register/quick')
    const refused = await register({ ...member, mobile_phone: waiting.mobile_phone })
    expect(wrongFields(refused)).toEqual(['email'])
    expect((await rowOf(waiting))?.phone).toBe(waiting.mobile_phone)
  })

  it('[R02] of two at once with the number one has it', async () => {
    const mistyped = somebody()
    await register(mistyped)
    const both = [1, 2].map(() => somebody({ mobile_phone: mistyped.mobile_phone }))
    await Promise.all(both.map((person) => register(person)))
    const phones = await Promise.all(both.map(async (person) => (await rowOf(person))?.phone))
    expect(phones.filter((phone) => phone === mistyped.mobile_phone)).toHaveLength(1)
  })

  it('[R02] of two at once with the address one has it, and the other reads that it is taken', async () => {
    const lost: Answer[] = []
    for (let pair = 0; pair < 12 && lost.length === 0; pair += 1) {
      const first = somebody()
      const other = somebody({ email: first.email, password: 'başka uzun bir cümle' })
      const answers = await Promise.all([register(first), register(other)])
      lost.push(...answers.filter(({ status }) => status !== true))
    }
    expect(lost.length).toBeGreaterThan(0)
    for (const { data } of lost)
      expect(data).toEqual([
        { key: 'email', statusText: expect.stringContaining('kayıt yapılmıştır') },
      ])
  })

  it('[R02] mails one address five times an hour at most', async () => {
    const first = somebody()
    for (let time = 0; time < 9; time += 1) {
      await register({ ...first, password: `uzun bir cümle daha ${time}` })
    }
    expect((await linksTo(first)).length).toBe(6)
  })

  it('[R02] a member takes the number that such an account has', async () => {
    const waiting = somebody()
    await register(waiting)
    const member = somebody()
    const { data } = await register(member, {}, 'register/quick')
    const changed = await shop.visitor().send('/api/v1/customer/update', {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${data[0]?.bearer}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        ...{ name: 'Şükrü', surname: 'Öz', email: member.email, kvkk: '1' },
        mobile_phone: waiting.mobile_phone,
      }).toString(),
    })
    expect(await changed.json()).toMatchObject({ status: true })
    expect((await rowOf(member))?.phone).toBe(waiting.mobile_phone)
  })
})

describe('an account that nobody activated', () => {
  const runCron = () =>
    worker.scheduled({} as ScheduledController, {
      DB: shop.db,
      GUEST_TOKEN: 'a',
      TOKEN_SECRET: 'a secret of the tests, 32 letters or more',
    })
  const day = 86_400

  it('[R03] leaves once its link has run out, with what it holds', async () => {
    const [old, waiting, forgot, active] = [somebody(), somebody(), somebody(), somebody()]
    for (const person of [old, waiting, forgot, active]) await register(person)
    const id = (await rowOf(old))?.id ?? 0
    await change(
      "INSERT INTO social_account SELECT 'twitter', 'anew', id FROM member WHERE email = ?1",
      old,
    )
    await change('UPDATE member SET is_activated = 1 WHERE email = ?1', active)
    for (const person of [old, forgot, active]) {
      await age(person, 3 * day + 60)
      const links = 'UPDATE one_use SET expires_at = expires_at - 259260 WHERE email = ?1'
      await change(links, person)
    }
    await age(waiting, 3 * day - 60)
    await change(
      `INSERT INTO one_use (hash, kind, member_id, expires_at)
       SELECT 'anew', 'password', id, unixepoch() + 600 FROM member WHERE email = ?1`,
      forgot,
    )
    await runCron()
    expect(await rowOf(old)).toBeNull()
    for (const person of [waiting, forgot, active]) expect(await rowOf(person)).not.toBeNull()
    const accounts = 'SELECT count(*) AS n FROM social_account WHERE member_id = ?1'
    expect(await shop.db.prepare(accounts).bind(id).first('n')).toBe(0)
    expect((await register(old)).status).toBe(true)
    expect((await rowOf(old))?.id).toBeGreaterThan(id)
  })
})
