import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FaultTarget } from '../platform/faults/faults'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

/* A shop that lets nobody try again for some seconds: it answers 429 with Retry-After 7. */

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'nonsense' })
})
afterAll(() => shop.close())
afterEach(() => shop.platform.clearFaults())

const email = 'ayla@ornek.test'
const password = 'uzun bir cümle olsun'
const wait = '7 saniye sonra yeniden deneyin'
const newMember = {
  ...{
    name: 'Ayla',
    surname: 'Yurt',
    email,
    mobile_phone: '905320000001',
    kvkk: '1',
    privacy: '1',
  },
  ...{ password, password_again: password },
}

type Row = [name: string, path: string, call: FaultTarget, fields: Record<string, string>]
const rows: Row[] = [
  ['[L01] the sign-in', '/uye-girisi-sayfasi', 20, { tip: 'eposta', username: email, password }],
  ['[R01] the registration', '/uye-kayit', 21, newMember],
  ['[L08] the one-time code', '/tek-kullanimlik-kod', 25, { adim: 'iste', phone: '905320000001' }],
  [
    '[L12] the forgotten password',
    '/uye-sifre-hatirlat',
    '/srv/service/customer-v5/forgot-password',
    { tip: 'eposta', name: email },
  ],
  ['[L14] the checkout as a guest', '/order', 23, { adim: 'misafir', email }],
  ['[L14] the checkout’s sign-in', '/order', 44, { adim: 'uye', email: email, password }],
]

describe('a busy shop', () => {
  it.each(rows)('%s says when to try again, and keeps what was typed', async (...row) => {
    const [, path, call, fields] = row
    const visitor = path === '/order' ? await shop.buyer() : shop.visitor()
    await visitor.get(path)
    shop.platform.fault(call, 'too-many')
    const response = await visitor.post(path, fields)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
    const page = await pageOf(response)
    expect(page.text).toContain(wait)
    const html = page.main.tags('input').map((input) => input.attribute('value') ?? '')
    const typed = fields.username ?? fields.email ?? fields.name ?? '532 000 00 01'
    expect(html.join('\n')).toContain(typed)
    expect(html).not.toContain(password)
  })

  it('[L08] [T12] a code that could not be checked stays typed', async () => {
    const visitor = shop.visitor()
    const path = '/tek-kullanimlik-kod'
    await visitor.post(path, { adim: 'iste', phone: shop.platform.accounts.full.phone })
    shop.platform.fault(26, 'too-many')
    const response = await visitor.post(path, { adim: 'dogrula', otp: '123456' })
    expect(response.status).toBe(429)
    const page = await pageOf(response)
    expect(page.text).toContain(wait)
    expect(page.field('otp').value).toBe('123456')
  })
})
