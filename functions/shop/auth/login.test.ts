import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../seed/data/accounts'
import { startTestShop, type TestShop, type Visitor } from '../seed/demo/test-shop'

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
  const found = demoAccounts.find((account) => account.kind === kind)
  if (!found) throw new Error(`no account ${kind}`)
  return found
}
const signIn = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.post<Answer>(LOGIN, fields)
const credentialsOf = (kind: string) => ({
  type: 'email',
  username: account(kind).email,
  password: account(kind).password,
})
const authorization = (bearer: string | undefined) => ({ Authorization: `Bearer ${bearer}` })
const globals = '/srv/service/site/get-globals?language=tr&currency=TL'

describe('signing in', () => {
  it('[L01] accepts an email, a phone in any format and a vendor code', async () => {
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

  it('[L03] gives a bearer that the globals accept', async () => {
    const visitor = shop.visitor()
    const { data } = await signIn(visitor, credentialsOf('grouped'))
    const answer = await visitor.send(globals, { headers: authorization(data[0]?.bearer) })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(((await answer.json()) as { MEMBER_INFO: object }).MEMBER_INFO).toMatchObject({
      GROUP: 1,
      FIRST_NAME: 'Selim',
      KVKK: 1,
    })
  })

  it('[L05] gives no bearer for an expired password', async () => {
    const { status, data } = await signIn(shop.visitor(), credentialsOf('expired'))
    expect([status, data[0]?.bearer, data[0]?.password_change]).toEqual([false, '', 1])
  })

  it('[L04] gives another bearer for a refresh', async () => {
    const visitor = shop.visitor()
    const first = (await signIn(visitor, credentialsOf('plain'))).data[0]?.bearer
    const answer = await visitor.send(LOGIN, {
      method: 'POST',
      body: '{"refresh":1}',
      headers: { 'Content-Type': 'application/json', ...authorization(first) },
    })
    const second = ((await answer.json()) as Answer).data[0]?.bearer
    expect(second).toBeTruthy()
    expect(second).not.toBe(first)
    const guest = await visitor.send(LOGIN, {
      method: 'POST',
      body: '{"refresh":1}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(guest.status).toBe(401)
  })

  it('[L11] [T24] ends the bearer at once when signing out', async () => {
    const visitor = shop.visitor()
    const { bearer } = (await signIn(visitor, credentialsOf('plain'))).data[0] ?? {}
    await visitor.send('/srv/service/customer/logout', { headers: authorization(bearer) })
    expect((await visitor.send(globals, { headers: authorization(bearer) })).status).toBe(401)
  })
})

describe('guessing', () => {
  const guess = (username: string) =>
    signIn(shop.visitor(), { type: 'email', username, password: 'wrong' })

  it('[L07] gets the same answers whether the account exists or not, and then a wait', async () => {
    const answersByName: Record<string, string[]> = {}
    for (const name of [account('admin').email, 'nobody@sercehan.test']) {
      answersByName[name] = []
      for (let time = 0; time < 5; time += 1) {
        const answer = await guess(name)
        answersByName[name].push(JSON.stringify(answer))
      }
    }
    const [known, unknown] = Object.values(answersByName)
    expect(known).toEqual(unknown)
    expect(known?.[0]).toContain('bilgileri')
    await shop.db.prepare('UPDATE sign_in_failure SET blocked_until = 9e9').run()
    expect(await guess('nobody@sercehan.test')).toEqual(await guess(account('admin').email))
    expect((await signIn(shop.visitor(), credentialsOf('admin'))).message).toContain('bekleyip')
  })

  it('[L07] [T65] gains nothing by concurrent attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guess(account('affiliate').email)),
    )
    const checked = answers.filter(({ message }) => message.includes('bilgileri'))
    expect(checked.length).toBeLessThanOrEqual(8)
  })

  it('[L07] [T67] does not lock the owner out once the wait is over', async () => {
    await shop.db.prepare('UPDATE sign_in_failure SET blocked_until = 0').run()
    const visitor = shop.visitor()
    expect(await signIn(visitor, credentialsOf('admin'))).toMatchObject({
      data: [{ key: 'security_code' }],
    })
    await shop.db.prepare('UPDATE sign_in_failure SET blocked_until = 0').run()
    const captcha = '/api/v1/security/captcha/login?language=tr'
    const captchaAnswer = await visitor.get<{ data: { question: string }[] }>(captcha)
    const [a, b] = captchaAnswer.data[0]?.question.match(/\d+/g) ?? []
    const answered = { ...credentialsOf('admin'), security_code: String(Number(a) + Number(b)) }
    expect((await signIn(visitor, answered)).status).toBe(true)
  })
})
