import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Env } from '../env'
import { demoAccounts } from '../seed/data/accounts'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import worker from '../worker'

const settings = {
  GUEST_TOKEN: 'a-guest-of-the-tests',
  TOKEN_SECRET: 'a secret of the tests, 32 letters or more',
}
let shop: TestShop
/** The shop's work for one request: its statements in order, and its hashing of secrets. */
let work: string[] = []
beforeAll(async () => {
  shop = await startTestShop()
  const { deriveBits, digest } = crypto.subtle
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((how, key, length) => {
    work.push(`hash ${(how as Pbkdf2Params).iterations}`)
    return deriveBits.call(crypto.subtle, how, key, length)
  })
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((how, data) => {
    work.push('digest')
    return digest.call(crypto.subtle, how, data)
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.stop()
})

function recordingDatabase(db: D1Database): D1Database {
  const originals = new WeakMap<object, { real: D1PreparedStatement; sql: string }>()
  const recorded = (real: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const run = <T>(how: () => T): T => {
      work.push(sql.replace(/\s+/g, ' '))
      return how()
    }
    const statement = {
      bind: (...values: unknown[]) => recorded(real.bind(...values), sql),
      first: (name: string) => run(() => (name ? real.first(name) : real.first())),
      all: () => run(() => real.all()),
      run: () => run(() => real.run()),
    } as unknown as D1PreparedStatement
    originals.set(statement, { real, sql })
    return statement
  }
  return {
    prepare: (sql: string) => recorded(db.prepare(sql), sql),
    batch: (statements: D1PreparedStatement[]) => {
      const statementsWithSql = statements.map(
        (one) => originals.get(one) ?? { real: one, sql: '?' },
      )
      work.push(...statementsWithSql.map(({ sql }) => `batch ${sql.replace(/\s+/g, ' ')}`))
      return db.batch(statementsWithSql.map(({ real }) => real))
    },
  } as unknown as D1Database
}

async function send(path: string, form?: Record<string, string>, cookie = '') {
  const env = { ...settings, DB: recordingDatabase(shop.db) } as Env
  const headers = new Headers({ authorization: `Bearer ${settings.GUEST_TOKEN}` })
  if (cookie) headers.set('cookie', cookie)
  const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
  const request = new Request(`http://shop.internal${path}`, { headers, ...init })
  const context = { waitUntil: () => {}, passThroughOnException: () => {} } as never
  work = []
  return worker.fetch(request as never, env, context) as unknown as Promise<Response>
}

beforeEach(async () => {
  // The first call of a kind may do work that later ones need not.
  await send('/api/v1/security/captcha/login')
})

type SentForm = { path: string; form: Record<string, string>; cookie?: string }
const { email, phone } = demoAccounts.find(({ kind }) => kind === 'plain') ?? {
  email: '',
  phone: '',
}
const secret = 'yanlis-sifre'
const query = '?language=tr'
const forms: Record<string, (name: string) => SentForm | Promise<SentForm>> = {
  'signing in': (username) => ({
    path: '/api/v1/authentication/login/',
    form: { username, password: secret },
  }),
  'signing in on the way to an order': (name) => ({
    path: '/srv/service/customer/order-login',
    form: { type: 'email', email: name, password: secret },
  }),
  'an expired password': (username) => ({
    path: '/api/v1/authentication/change-password/',
    form: {
      type: 'email',
      username,
      password_old: secret,
      password_new: 'uzun bir cümle olsun',
      password_new_again: 'uzun bir cümle olsun',
    },
  }),
  'a code': (digits) => ({ path: `/srv/customer/signin/otp-request/${digits}`, form: {} }),
  'the newsletter': (name) => ({
    path: '/srv/service/guest/subscribeNewsletter',
    form: { email: name },
  }),
  'a forgotten password': async (name) => {
    const captchaAnswer = await send(`/api/v1/security/captcha/forgot-password${query}`)
    const [, first, second] = /(\d+) artı (\d+)/.exec(await captchaAnswer.clone().text()) ?? []
    return {
      path: '/srv/service/customer-v5/forgot-password/',
      form: { 'forgot-email': name, security_code: String(Number(first) + Number(second)) },
      cookie: captchaAnswer.headers.get('set-cookie')?.split(';')[0] ?? '',
    }
  },
}

it.each(Object.keys(forms))(
  '[T66] %s takes the same work for a stranger as for a member, and gives the same answer',
  async (name) => {
    await shop.db
      .prepare('INSERT OR REPLACE INTO newsletter (email, created_at, is_active) VALUES (?1, 1, 1)')
      .bind(email)
      .run()
    const done = async (identity: string) => {
      const { path, form, cookie } = await (forms[name] as (identity: string) => SentForm)(identity)
      const answer = await send(path + query, form, cookie)
      const text = await answer.text()
      return { status: answer.status, text: text.replaceAll(identity, '…'), work }
    }
    const isPhone = name === 'a code'
    const member = await done(isPhone ? phone : email)
    const stranger = await done(isPhone ? '905559900001' : 'yabanci@ornek.test')
    // What a shortcut would leave out: hashing a password, or storing a message.
    expect(member.work.join('\n')).toMatch(/hash 100000|INTO outbox/)
    expect(stranger).toEqual(member)
  },
)
