import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* A shop that gives a bearer whose end is invalid (under one billion), and a session of its own. */

let shop: PlatformShop
beforeAll(async () => {
  const bearerSeconds = 3600 - Math.floor(Date.now() / 1000)
  shop = await openPlatformShop({ mode: 'full', settings: { bearerSeconds } })
})
afterAll(() => shop.close())

const bearersTo = (path: string) =>
  shop.platform.requests
    .filter((one) => one.path.startsWith(path))
    .map(({ headers }) => headers.authorization ?? '')

const signIn = (visitor: Visitor) => {
  const { email, password } = shop.platform.accounts.plain
  const fields = { username: email, password, tip: 'eposta', donus: '/sepet' }
  return visitor.post('/uye-girisi-sayfasi', fields)
}

describe('[L03] a bearer without a valid end is not stored', () => {
  it('[L02] and the sign-in is one by the session of the backend', async () => {
    const visitor = shop.visitor()
    const answer = await signIn(visitor)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
    const { name } = shop.platform.accounts.plain
    shop.platform.requests.length = 0
    expect((await pageOf(visitor.get('/hesabim'))).main.text).toContain(`Merhaba ${name}`)
    expect(bearersTo('/').join()).not.toMatch(/Bearer m\d/)
  })

  it('[L08] nor is one by a code', async () => {
    const visitor = shop.visitor()
    const { phone } = shop.platform.accounts.full
    await visitor.post('/tek-kullanimlik-kod', { adim: 'iste', phone: `+${phone}` })
    const otp = /\d{6}/.exec(shop.platform.outbox.at(-1)?.text ?? '')?.[0] ?? ''
    const answer = await visitor.post('/tek-kullanimlik-kod', { adim: 'dogrula', otp })
    expect(answer.status).toBe(303)
    expect((await visitor.get('/hesabim')).status).toBe(200)
  })
})
