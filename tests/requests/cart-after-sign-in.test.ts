import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'nonsense', times: { hangMs: 30_000, dripMs: 500 } })
})
afterAll(() => shop.close())

describe('[C17] [L06] a guest’s cart when the answer to the sign-in cannot be read', () => {
  it.each(['truncated', 'wrong-types', 'html', 'empty', 'drip'] as const)('%s', async (kind) => {
    const visitor = await shop.buyer()
    const { email, password } = shop.platform.accounts.plain
    const form = { username: email, password, tip: 'eposta' }
    shop.platform.fault(20, kind)
    expect((await visitor.post('/uye-girisi-sayfasi', form)).status).toBe(503)
    shop.platform.fault(20, null)
    const cart = await pageOf(visitor.get('/sepet'))
    expect(cart.field('count').value).toBe('1')
  })
})
