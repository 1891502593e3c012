import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRegisterForm } from '../../app/backend/auth/register-form'
import { proofOf, readOutcome } from '../../app/backend/http/envelope'
import { account } from '../support/member'
import { answerOf, lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller } from './caller'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const tr = '?language=tr'
const path = {
  register: `/api/v1/authentication/register${tr}`,
  quick: `/api/v1/authentication/register/quick${tr}`,
  login: `/api/v1/authentication/login${tr}`,
}
const person = (digit: number) => ({
  name: 'Deniz',
  surname: 'Su',
  email: `deniz${digit}@ornek.test`,
  mobile_phone: `90533222000${digit}`,
  password: 'uzun bir cümle olsun',
  kvkk: '1',
})

/** A response as the backend client reads it. */
async function request(call: Caller, to: string, form: Record<string, string>, bearer = '') {
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const init = { method: 'POST', body: new URLSearchParams(form), headers }
  const response = await call.send(to, init)
  const wire = { status: response.status, body: await response.json(), setCookies: [] }
  return readOutcome('REGISTER', wire)
}

async function bearerFor(kind: Parameters<typeof account>[0]) {
  const { email, password } = account(kind)
  const outcome = await request(new Caller(shop), path.login, {
    type: 'email',
    username: email,
    password,
  })
  return proofOf(outcome)?.bearer ?? ''
}

describe('registering and subscribing', () => {
  it('[Z11] have the form’s fields in order, with a member’s values for type=update', async () => {
    const to = `/api/v1/block/customer-register${tr}`
    const form = readRegisterForm(await new Caller(shop).json(to))
    expect(form?.fields.map(({ key }) => key).slice(0, 4)).toEqual([
      'name',
      'surname',
      'email',
      'mobile_phone',
    ])
    expect(form?.values.email).toBeUndefined()
    const headers = { authorization: `Bearer ${await bearerFor('plain')}` }
    const own = await new Caller(shop).send(`${to}&type=update`, { headers })
    expect(readRegisterForm(await own.json())?.values.email).toBe(account('plain').email)
  })

  it('[Z21] [Z76] create a member, refuse duplicates by key, and activate by the mail’s token', async () => {
    const call = new Caller(shop)
    const outcome = await request(call, path.register, person(1))
    expect([outcome.ok, proofOf(outcome)?.bearer]).toEqual([true, ''])
    // The very form sent again, as by a second press, is answered as the first.
    expect((await request(call, path.register, person(1))).ok).toBe(true)
    const { searchParams } = new URL((await lastSent(shop.db, person(1).email)).link, shop.url)
    const to = (id: string) =>
      `/srv/service/customer/activateMembership/${id}/${searchParams.get('token')}${tr}`
    expect((await request(call, to(searchParams.get('id') ?? ''), {})).ok).toBe(true)
    expect((await request(call, to(searchParams.get('id') ?? ''), {})).ok).toBe(false)
    // Until then the account proves nothing against another registration (decision 091).
    const others = { ...person(1), password: 'başkasının uzun cümlesi' }
    const refused = await request(new Caller(shop), path.register, others)
    expect(refused.ok).toBe(false)
    expect(Object.keys(refused.fields)).toEqual(['email', 'mobile_phone'])
  })

  it('[Z22] return a bearer and the checkout URL for a quick registration', async () => {
    const outcome = await request(new Caller(shop), path.quick, person(2))
    expect(proofOf(outcome)?.bearer).toMatch(/^eyJhbGciOi/)
    expect(outcome.next).toBe('/order')
  })

  it('[Z74] [Z75] subscribe, and confirm by the token once', async () => {
    const call = new Caller(shop)
    const to = `/srv/service/guest/subscribeNewsletter${tr}`
    expect((await request(call, to, { email: 'kotu' })).fields.email).toBeDefined()
    expect((await request(call, to, { email: 'abone@ornek.test' })).ok).toBe(true)
    const { link } = await lastSent(shop.db, 'abone@ornek.test')
    const token = new URL(link, shop.url).searchParams.get('token')
    const confirm = `/srv/service/guest/activateSubscription/${token}${tr}`
    expect((await request(call, confirm, {})).ok).toBe(true)
    expect((await request(call, confirm, {})).ok).toBe(false)
  })
})

describe('passwords', () => {
  const next = 'yepyeni bir şifre 7'
  const twice = { password_new: next, password_new_again: next }

  it('[Z24] [Z27] can be changed with the old one when expired', async () => {
    const { email, password } = account('expired')
    const form = { type: 'email', username: email, password_old: password, ...twice }
    const changed = await request(
      new Caller(shop),
      `/api/v1/authentication/change-password${tr}`,
      form,
    )
    expect(proofOf(changed)?.bearer).toMatch(/^eyJhbGciOi/)
    const second = await request(
      new Caller(shop),
      `/srv/customer/signin/change-password${tr}`,
      form,
    )
    expect(Object.keys(second.fields)).toContain('password_old')
  })

  it('[Z28] [Z29] and data of a member can be changed with their bearer only', async () => {
    const data = {
      ...person(3),
      email: account('vendor').email,
      mobile_phone: account('vendor').phone,
    }
    const update = `/api/v1/customer/update${tr}`
    expect((await request(new Caller(shop), update, data)).ok).toBe(false)
    const bearer = await bearerFor('vendor')
    expect((await request(new Caller(shop), update, data, bearer)).ok).toBe(true)
    const password = `/api/v1/customer/update/password${tr}`
    const form = { password_old: account('vendor').password, ...twice }
    expect((await request(new Caller(shop), password, form)).ok).toBe(false)
    expect((await request(new Caller(shop), password, form, bearer)).ok).toBe(true)
  })

  it('[Z30] need a new security question for each try', async () => {
    const call = new Caller(shop)
    const picture = await call.json(`/api/v1/security/captcha/forgot-password${tr}`)
    const form = {
      'forgot-email': account('plain').email,
      security_code: answerOf(picture.data[0].question),
    }
    const to = `/srv/service/customer-v5/forgot-password${tr}`
    expect((await request(call, to, form)).ok).toBe(true)
    expect((await request(call, to, form)).fields.security_code).toBeDefined()
  })
})

describe('one-time codes and sign-ins for an order', () => {
  const digits = account('grouped').phone

  it('[Z25] [Z26] send a code with its ttl, and sign in with it', async () => {
    const call = new Caller(shop)
    const codeCall = `/srv/customer/signin/otp-request/${digits}${tr}`
    expect((await request(call, codeCall, {})).ttl).toBe(120)
    const twice = await request(call, codeCall, {})
    expect([twice.ok, twice.ttl > 0]).toEqual([false, true])
    const otp = /\d{6}$/.exec((await lastSent(shop.db, digits)).text)?.[0] ?? ''
    const validate = `/srv/customer/signin/otp-validate/${digits}${tr}`
    expect((await request(call, validate, { otp: '1' })).fields.otp).toBeDefined()
    expect(proofOf(await request(call, validate, { otp }))?.bearer).toMatch(/^eyJhbGciOi/)
  })

  it('[Z39] verify a member’s phone', async () => {
    const call = new Caller(shop)
    const bearer = await bearerFor('grouped')
    const to = `/api/v1/public/services/verify-sms${tr}`
    expect((await request(call, to, { phone: digits, code: '' }, bearer)).ok).toBe(true)
    const code = /\d{6}$/.exec((await lastSent(shop.db, digits)).text)?.[0] ?? ''
    expect((await request(call, to, { phone: digits, code }, bearer)).first).toMatchObject({
      verified: true,
    })
  })

  it('[Z44] [Z45] sign in for an order, or continue as a guest', async () => {
    const { email, password } = account('affiliate')
    const to = `/srv/service/customer/order-login${tr}`
    const signedIn = await request(new Caller(shop), to, { email, password })
    expect([signedIn.ok, signedIn.next]).toEqual([true, '/order'])
    expect(
      (await request(new Caller(shop), to, { email, password: 'x' })).fields.password,
    ).toBeDefined()
    const shopping = `/srv/service/customer/signin-shopping${tr}`
    const guest = await request(new Caller(shop), shopping, { email: 'konuk@ornek.test' })
    expect([guest.ok, guest.next]).toEqual([true, '/order'])
    expect(
      (await request(new Caller(shop), shopping, { email: 'konuk' })).fields.email,
    ).toBeDefined()
  })
})
