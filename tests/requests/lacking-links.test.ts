import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' }, { FRESH_SECONDS: '0' })
  shop.platform.lack(12, 18, 33, 34, 38, 40)
})
afterAll(() => shop.close())

const { id, path } = demoProducts()['plain-tr']

it('[U20] nothing leads to pages whose calls the shop is known to lack', async () => {
  const visitor = shop.visitor()
  const linksAt = async (at: string) => (await pageOf(visitor.get(at))).links('/')
  const pages = ['/magazalarimiz', '/iletisim', '/karsilastir', '/magaza-stogu']
  const before = await linksAt(path)
  expect(pages.filter((page) => !before.some((href) => href.startsWith(page)))).toEqual([])
  for (const at of ['/magazalarimiz', '/iletisim', `/karsilastir?urunler=${id}-${id + 1}`]) {
    const answer = await visitor.get(at)
    expect([at, answer.status]).toEqual([at, 501])
    expect(await answer.text()).toContain(`${shop.platform.origin}/`)
  }
  await pageOf(visitor.get(`/magaza-stogu${path}`))
  const after = await linksAt(path)
  expect(pages.filter((page) => after.some((href) => href.startsWith(page)))).toEqual([])
})

it('[M01] [W02] a member’s account leaves them out too', async () => {
  const visitor = shop.visitor()
  const { email, password } = shop.platform.accounts.plain
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
  const hrefs = async () => (await pageOf(visitor.get('/hesabim'))).links('/')
  expect(await hrefs()).toContain('/uye-mesajlari')
  for (const at of ['/uye-mesajlari', '/cari-hesap']) await visitor.get(at)
  expect((await hrefs()).filter((href) => /uye-mesajlari|cari-hesap/.test(href))).toEqual([])
})
