import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

async function memberOf({ visitor, platform }: PlatformShop) {
  const member = visitor()
  const { email, password } = platform.accounts.plain
  await member.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
  return member
}

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

it('[F02] a guest’s heart waits for the sign-in where no list could be displayed', async () => {
  const visitor = shop.visitor()
  await visitor.get(`/karsilastir?urunler=${id}-${id + 1}`)
  await visitor.get(path)
  const answer = await visitor.post('/favorilerim/degistir', { fav: String(id) })
  const signIn = `/uye-girisi-sayfasi?donus=${encodeURIComponent(encodeURI(path))}`
  expect([answer.status, answer.headers.get('location')]).toEqual([303, signIn])
  expect((await pageOf(visitor.get(signIn))).main.text).toContain('Devam etmek için giriş yapın')
  expect(visitor.cookies.has('__Host-favourites')).toBe(false)
  const { email, password } = shop.platform.accounts.plain
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
  const list = (await (await visitor.get('/favorilerim/esitle')).json()) as { ids: string[] }
  expect(list.ids).toContain(String(id))
})

it('[M01] [W02] a member’s account leaves them out too', async () => {
  const visitor = await memberOf(shop)
  const hrefs = async () => (await pageOf(visitor.get('/hesabim'))).links('/')
  expect(await hrefs()).toContain('/uye-mesajlari')
  for (const at of ['/uye-mesajlari', '/cari-hesap']) await visitor.get(at)
  expect((await hrefs()).filter((href) => /uye-mesajlari|cari-hesap/.test(href))).toEqual([])
})

it('[K01] cards have no comparison button where the shop lacks the comparison', async () => {
  const visitor = shop.visitor()
  const list = await pageOf(visitor.get('/mutfak?sp=1'))
  expect(list.fields('productId[]').length).toBeGreaterThan(0)
  expect(list.main.queryAllByRole('button', /^Karşılaştır/).length).toBe(0)
  expect(list.byId.get('card-actions')?.attrs.map(({ name }) => name)).toContain(
    'data-lacks-compare',
  )
})

it('[W02] the page of a product’s stock in stores leads to no stores that are not there', async () => {
  const { main } = await pageOf(shop.visitor().get(`/magaza-stogu${path}`))
  expect(main.text).toContain('Mağaza stoku şu an bilinmiyor.')
  const links = main.links('/')
  expect(links).toContain(encodeURI(path))
  expect(links.filter((href) => href.startsWith('/magazalarimiz'))).toEqual([])
})

it('[F06] a list that cannot be shared is not offered to be', async () => {
  const visitor = await memberOf(shop)
  await visitor.post('/favorilerim/degistir', { fav: String(id) })
  const list = () => pageOf(visitor.get('/favorilerim'))
  expect((await list()).main.queryAllByRole('button', 'Bağlantı oluştur').length).toBe(1)
  const refused = await visitor.post('/favorilerim/paylas', {
    share: '1',
    key: crypto.randomUUID(),
  })
  expect(await (await visitor.follow(refused)).text()).toContain(
    'Bu mağazada favori listesi paylaşılamıyor.',
  )
  const { main } = await list()
  expect(main.text).not.toContain('paylaş')
  expect(main.queryAllByRole('button', 'Bağlantı oluştur').length).toBe(0)
})

it('[W01] a page of saved cards that the shop lacks says so, and leads on', async () => {
  const visitor = await memberOf(shop)
  const answer = await visitor.get('/kartlarim')
  const { main } = await pageOf(Promise.resolve(answer))
  expect(answer.status).toBe(501)
  expect(main.text).toContain('Bu sayfa bu mağazada yok')
  expect(main.links('/')).toContain('/')
})

describe('a shop without addresses and stores', () => {
  let fresh: PlatformShop
  beforeAll(async () => {
    fresh = await openPlatformShop({ mode: 'section7' }, { FRESH_SECONDS: '0' })
    fresh.platform.lack(18, 31, 49)
  })
  afterAll(() => fresh.close())

  it('[M01] offers no addresses in the account, not even on its first page', async () => {
    const visitor = await memberOf(fresh)
    const { main } = await pageOf(visitor.get('/hesabim'))
    expect(main.links('/').filter((href) => href === '/adres')).toEqual([])
    expect((await visitor.get('/adres')).status).toBe(501)
  })

  it('[W02] [B12] leads to no stores from the pages of a product’s stock and of contact', async () => {
    for (const at of [`/magaza-stogu${path}`, '/iletisim']) {
      const { main } = await pageOf(fresh.visitor().get(at))
      expect([at, main.links('/').filter((href) => /^\/magazalarimiz/.test(href))]).toEqual([
        at,
        [],
      ])
    }
  })
})
