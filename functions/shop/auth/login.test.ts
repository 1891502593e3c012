import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../seed/data/accounts'
import { startTestShop, type TestShop, type Visitor } from '../seed/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const LOGIN = '/api/v1/authentication/login?language=tr'
type Answer = {
  status: boolean
  message: string
  data: { bearer: string; exp_at: number; password_change: number; counter: number }[]
}
const account = (kind: string) => {
  const found = demoAccounts.find((one) => one.kind === kind)
  if (!found) throw new Error(`no account ${kind}`)
  return found
}
const signIn = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.post<Answer>(LOGIN, fields)
const good = (kind: string) => ({
  type: 'email',
  username: account(kind).email,
  password: account(kind).password,
})
const as = (bearer: string | undefined) => ({ Authorization: `Bearer ${bearer}` })
const globals = '/srv/service/site/get-globals?language=tr&currency=TL'

describe('signing in', () => {
  it('[L01] takes an email, a phone in any writing and a vendor code', async () => {
    const { phone, password, email } = account('vendor')
    const names: Record<string, string>[] = [
      { type: 'email', username: email },
      { type: 'phone', username: phone },
      { type: 'phone', username: `0${phone.slice(2)}` },
      { type: 'vendor-code', vendor: '1', username: 'BY1001' },
    ]
    for (const fields of names)
      expect(await signIn(shop.visitor(), { ...fields, password })).toMatchObject({ status: true })
  })

  it('[L03] gives a bearer that the globals know', async () => {
    const visitor = shop.visitor()
    const { data } = await signIn(visitor, good('grouped'))
    const answer = await visitor.ask(globals, { headers: as(data[0]?.bearer) })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(((await answer.json()) as { MEMBER_INFO: object }).MEMBER_INFO).toMatchObject({
      GROUP: 1,
      FIRST_NAME: 'Selim',
      KVKK: 1,
    })
  })

  it('[L05] an expired password gets no bearer', async () => {
    const { status, data } = await signIn(shop.visitor(), good('expired'))
    expect([status, data[0]?.bearer, data[0]?.password_change]).toEqual([false, '', 1])
  })

  it('[L04] a refresh gives another bearer', async () => {
    const visitor = shop.visitor()
    const first = (await signIn(visitor, good('plain'))).data[0]?.bearer
    const answer = await visitor.ask(LOGIN, {
      method: 'POST',
      body: '{"refresh":1}',
      headers: { 'Content-Type': 'application/json', ...as(first) },
    })
    const second = ((await answer.json()) as Answer).data[0]?.bearer
    expect(second).toBeTruthy()
    expect(second).not.toBe(first)
    const guest = await visitor.ask(LOGIN, {
      method: 'POST',
      body: '{"refresh":1}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(guest.status).toBe(401)
  })

  it('[L11] signing out ends the bearer at once', async () => {
    const visitor = shop.visitor()
    const { bearer } = (await signIn(visitor, good('plain'))).data[0] ?? {}
    await visitor.ask('/srv/service/customer/logout', { headers: as(bearer) })
    expect((await visitor.ask(globals, { headers: as(bearer) })).status).toBe(401)
  })
})

describe('guessing', () => {
  const guess = (username: string) =>
    signIn(shop.visitor(), { type: 'email', username, password: 'wrong' })

  it('[L07] meets the same answers whether the account exists or not, and then a wait', async () => {
    const seen: Record<string, string[]> = {}
    for (const name of [account('admin').email, 'nobody@sercehan.test']) {
      seen[name] = []
      for (let time = 0; time < 5; time += 1) {
        const answer = await guess(name)
        seen[name].push(JSON.stringify(answer))
      }
    }
    const [known, unknown] = Object.values(seen)
    expect(known).toEqual(unknown)
    expect(known?.[0]).toContain('bilgileri')
    await shop.db.prepare('UPDATE sign_in_failure SET blocked_until = 9e9').run()
    expect(await guess('nobody@sercehan.test')).toEqual(await guess(account('admin').email))
    expect((await signIn(shop.visitor(), good('admin'))).message).toContain('bekleyip')
  })

  it('[L07] many guesses at once are no more than a few', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guess(account('affiliate').email)),
    )
    const looked = answers.filter(({ message }) => message.includes('bilgileri'))
    expect(looked.length).toBeLessThanOrEqual(8)
  })

  it('[L07] the owner gets in once the wait is over', async () => {
    await shop.db.prepare('UPDATE sign_in_failure SET blocked_until = 0').run()
    const visitor = shop.visitor()
    expect(await signIn(visitor, good('admin'))).toMatchObject({
      data: [{ key: 'security_code' }],
    })
    await shop.db.prepare('UPDATE sign_in_failure SET blocked_until = 0').run()
    const captcha = '/api/v1/security/captcha/login?language=tr'
    const asked = await visitor.get<{ data: { question: string }[] }>(captcha)
    const [a, b] = asked.data[0]?.question.match(/\d+/g) ?? []
    const answered = { ...good('admin'), security_code: String(Number(a) + Number(b)) }
    expect((await signIn(visitor, answered)).status).toBe(true)
  })
})
