import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import { openWorkers, type Shop } from '../support/two-workers'

const named = [
  ['/anasayfa', 301, '/'],
  ['/siparis-uye-giris', 302, '/order'],
  ['/bayi-girisi-sayfasi', 302, '/uye-girisi-sayfasi?tip=bayi'],
  ['/uye-alisveris-listesi', 302, '/favorilerim'],
  ['/mesaj', 302, '/uye-mesajlari'],
] as const

describe.each(['full', 'section7'] as const)('pages that the platform names, %s', (mode) => {
  let shop: PlatformShop
  beforeAll(async () => {
    shop = await openPlatformShop({ mode })
  })
  afterAll(() => shop.close())

  it.each(named)('[U20] %s is %i to %s', async (from, status, to) => {
    const member = shop.visitor()
    const { email, password } = shop.platform.accounts.full
    await member.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
    for (const visitor of [shop.visitor(), member]) {
      const answer = await visitor.get(from)
      expect([answer.status, answer.headers.get('location')]).toEqual([status, to])
    }
  })
})

describe('a shop with pages of its own at such addresses', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openWorkers({
      backend: async (request, pass) => {
        const link = new URL(request.url).searchParams.get('link') ?? ''
        if (!named.some(([path]) => path === `/${link}`)) return pass(request)
        const PAGE = { TYPE: 'content', LINK_TYPE: 'page', LINK_TABLE_ID: '7', TITLE: 'Kendi' }
        return Response.json({ PAGE, CONTENT: { HTML: '<p>Kurucunun mesajı</p>' } })
      },
    })
  })
  afterAll(() => shop.close())

  it('[U20] they go first, unless the platform has a form there', async () => {
    const statuses = named.map(async ([path]) => (await shop.fetch(path)).status)
    expect(await Promise.all(statuses)).toEqual([200, 302, 302, 200, 200])
  })
})
