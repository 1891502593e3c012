import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browse, type Visitor } from './browse'
import { type StartedPlatform, startPlatform } from './start-platform'

let platform: StartedPlatform
let visitor: Visitor
beforeAll(async () => {
  platform = await startPlatform({ mode: 'full' })
})
beforeEach(() => {
  visitor = browse(platform.origin)
})
afterAll(() => platform.close())

type LoginAnswer = {
  status: boolean
  key?: string
  data: { bearer: string; password_change: number | string }[]
}
const read = async (response: Response) => (await response.json()) as LoginAnswer

const login = '/api/v1/authentication/login/'
const signIn = (username: string, password: string, more = {}) =>
  visitor.post(login, { username, password, type: 'email', ...more })

describe('signing in', () => {
  it('answers a bearer and renews the cookies', async () => {
    await visitor.get('/')
    const before = visitor.cookies.get('TSV5SESSID')
    const { email, password } = platform.accounts.plain
    const response = await signIn(email, password)
    const { data } = await read(response)
    expect(response.status).toBe(200)
    expect(data[0]?.bearer).toMatch(/^m11\./)
    expect(visitor.cookies.get('TSV5SESSID')).not.toBe(before)
    const refreshed = await fetch(platform.origin + login, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data[0]?.bearer}` },
      body: '{"refresh":1}',
    })
    expect((await read(refreshed)).data[0]?.bearer).toMatch(/^m11\./)
  })

  it('demands the security code after three wrong passwords', async () => {
    const { email, password } = platform.accounts.plain
    for (const wrong of ['bir', 'iki', 'üç']) expect((await signIn(email, wrong)).status).toBe(403)
    const refused = await (await signIn(email, password)).json()
    expect(refused).toMatchObject({ status: false, key: 'security_code' })
    const { data } = await visitor.json<{ data: { path: string; audio: string }[] }>(
      '/api/v1/security/captcha/login',
    )
    const [picture, sound] = [data[0]?.path ?? '', data[0]?.audio ?? '']
    expect((await visitor.get(picture)).headers.get('content-type')).toBe('image/png')
    expect((await visitor.get(sound)).headers.get('content-type')).toBe('audio/wav')
    expect((await fetch(platform.origin + picture)).status).toBe(403)
    const [security_code = ''] = platform.securityCodes()
    expect((await signIn(email, password, { security_code })).status).toBe(200)
  })

  it('asks for a new password when the old one has expired', async () => {
    const { email, password } = platform.accounts.expired
    const refused = await signIn(email, password)
    expect(refused.status).toBe(403)
    expect((await read(refused)).data[0]?.password_change).toBe('1')
    const changed = await visitor.json('/api/v1/authentication/change-password/', {
      type: 'email',
      username: email,
      password_old: password,
      password_new: 'Adacayi-2027?',
      password_new_again: 'Adacayi-2027?',
    })
    expect(changed).toMatchObject({ status: true })
  })

  it('accepts a code once, and activates a membership', async () => {
    const { phone } = platform.accounts.plain
    const at = '/srv/customer/signin'
    expect(await visitor.json(`${at}/otp-request/${phone}`, {})).toMatchObject({
      status: 1,
      ttl: 120,
    })
    const otp = /\d{6}$/.exec(platform.outbox[platform.outbox.length - 1]?.text ?? '')?.[0] ?? ''
    expect(await visitor.json(`${at}/otp-validate/${phone}`, { otp })).toMatchObject({ status: 1 })
    expect(await visitor.json(`${at}/otp-validate/${phone}`, { otp })).toMatchObject({ status: 0 })
    const { id, activation, email, password } = platform.accounts.inactive
    expect((await signIn(email, password)).status).toBe(403)
    const path = `/srv/service/customer/activateMembership/${id}/${activation}`
    expect(await visitor.json(path, {})).toMatchObject({ status: 1 })
    expect((await signIn(email, password)).status).toBe(200)
  })
})

describe('a member', () => {
  beforeEach(async () => {
    const { email, password } = platform.accounts.full
    await signIn(email, password)
  })

  it('has addresses, favourites, messages and orders', async () => {
    const at = '/srv/service'
    const { ADDRESS_LIST } = await visitor.json<{ ADDRESS_LIST: unknown[] }>(
      `${at}/address/get-list/member`,
    )
    expect(ADDRESS_LIST).toHaveLength(2)
    await visitor.json(`${at}/profile/add-to-fav-list`, [['ids[]', '1003-0']])
    const list = await visitor.json<{ CATEGORIES: { PRODUCTS: unknown[] }[] }>(
      `${at}/profile/get-shopping-list`,
    )
    expect(list.CATEGORIES[0]?.PRODUCTS).toHaveLength(3)
    const orders = await visitor.json(`${at}/order-v4/get-list/?start=20&length=20`)
    expect(orders).toMatchObject({ START: '20', TOTAL: '25' })
    const threads = await visitor.json<{ data: unknown[] }>('/api/v1/customer/messages/')
    expect(threads.data).toHaveLength(2)
  })

  it('buys', async () => {
    const at = '/srv/service/order-v5'
    await visitor.json('/srv/service/cart/add-to-cart', { productId: '1001', quantity: '1' })
    await visitor.json(`${at}/next-order/approve`, { cargo: '11', payment: '-2' })
    const summary = await visitor.json<{ MARK: string }>(`${at}/get-summary`)
    expect(await visitor.json(`${at}/checkout`, { mark: 'other', agreement: '1' })).toMatchObject({
      status: -2,
    })
    const placed = await visitor.json<{ url: string; ORDER_NUMBER: string }>(`${at}/checkout`, {
      mark: summary.MARK,
      agreement: '1',
      return_url: 'http://shop.example/order/result',
    })
    const paid = await visitor.get(`${placed.url.slice(platform.origin.length)}&result=paid`)
    expect(paid.headers.get('location')).toContain(`siparis=${placed.ORDER_NUMBER}`)
    const result = `${at}/get-result/${placed.ORDER_NUMBER}`
    const { ORDER } = await visitor.json<{ ORDER: object }>(result)
    expect(ORDER).toMatchObject({ PAYMENT_STATE: 'paid' })
    expect((await browse(platform.origin).get(result)).status).toBe(404)
  })
})
