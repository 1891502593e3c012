import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { crawl } from '../support/crawl'
import { isDeep } from '../support/deep'
import { pageOf, readPage } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

describe.each(['full', 'section7'] as const)('in front of another shop, %s', (mode) => {
  let shop: PlatformShop
  beforeAll(async () => {
    shop = await openPlatformShop({ mode })
  })
  afterAll(() => shop.close())

  it('[B01] [B02] [P01] every page that a guest is led to works, with its pictures and texts', {
    timeout: 120_000,
  }, async () => {
    const pages = await crawl(shop.visitor(), shop.url, isDeep ? 250 : 60)
    expect(pages.length).toBeGreaterThan(55)
    expect(pages.filter(({ faults }) => faults.length > 0)).toEqual([])
  })
})

describe('in front of a shop with the calls of the specification alone', () => {
  let shop: PlatformShop
  const goods = demoProducts()
  beforeAll(async () => {
    shop = await openPlatformShop({ mode: 'section7' })
  })
  afterAll(() => shop.close())

  it('[P01] [P03] a product’s page has its price, its options and what each of them leads to', async () => {
    const { path, title } = goods['twoGroups-tr']
    const html = await (await shop.visitor().get(path)).text()
    expect(readPage(html).heading).toBe(title)
    const product = shop.platform.state.products.find(({ id }) => id === goods['twoGroups-tr'].id)
    // What search engines get names what is sold out too, as such.
    const choices =
      html.replace(/\{"@type":"Offer"[^}]*OutOfStock"\}/g, '').match(/\?variant=\d+/g) ?? []
    const sold = new Set(product?.variants.filter(({ stock }) => stock > 0).map(({ id }) => id))
    expect(choices.length).toBeGreaterThan(3)
    for (const choice of choices) expect(sold).toContain(Number(choice.slice('?variant='.length)))
  })

  it('[C01] [C11] [C13] goods are added, counted, changed and removed', async () => {
    const visitor = shop.visitor()
    const { id, path, title } = goods['addsQuietly-tr']
    const key = crypto.randomUUID()
    await visitor.get(path)
    await visitor.post('/sepet/ekle', { productId: `${id}`, quantity: '2', back: path, key })
    const cart = await pageOf(visitor.get('/sepet'))
    expect(cart.field('count').value).toBe('2')
    expect(cart.main.text).toContain(title)
  })

  it('[C11] [C13] the cart that no fragment shows is the one of the last answer', async () => {
    const visitor = await shop.buyer()
    shop.platform.setMissing(12)
    const cart = await pageOf(visitor.get('/sepet'))
    expect(cart.main.queryAllByRole('listitem').length).toBeGreaterThan(0)
    expect(cart.main.tags('img')).not.toEqual([])
    const { form, element } = cart.main.getByRole('button', 'Sepeti güncelle')
    const { action, pairs } = form.writeSent('count', '3').press(element)
    await visitor.post(new URL(action).pathname, new URLSearchParams(pairs))
    const more = await pageOf(visitor.get('/sepet'))
    expect(more.field('count').value).toBe('3')
    expect(more.main.text).toContain('3 ürün')
    shop.platform.setMissing()
  })

  it('[C11] [G04] a shop that cannot set a currency has one: its cart’s lines and sum are shown', async () => {
    shop.platform.setMissing(12, 62)
    const visitor = await shop.buyer()
    const cart = await pageOf(visitor.get('/sepet'))
    shop.platform.setMissing()
    expect(cart.main.queryAllByRole('listitem').length).toBeGreaterThan(0)
  })

  it('[C11] [C17] the lines of the last answer end with a sign-in, which merges carts', async () => {
    const visitor = await shop.buyer()
    const { email, password } = shop.platform.accounts.plain
    shop.platform.setMissing(12)
    await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
    const cart = await visitor.get('/sepet')
    shop.platform.setMissing()
    expect([cart.status, cart.headers.get('location')]).toEqual([303, '/devam?sayfa=cart'])
  })

  it('[B02] [B07] a category and a search list their goods, and filters stand beside them', async () => {
    const list = await pageOf(shop.visitor().get('/bahce'))
    expect(list.main.queryAllByRole('checkbox').length).toBeGreaterThan(0)
    expect(list.main.text).toContain('TL')
    // How many goods there are is not known, so it says how many it shows.
    expect(list.main.text).toMatch(/12 ürün gösteriliyor/)
    const found = await pageOf(shop.visitor().get('/arama?q=saksı'))
    expect(found.main.text).toContain('Saksı')
    expect((await shop.visitor().get('/yok-boyle-sey')).status).toBe(404)
  })

  it('[C06] a product whose texts only the shop knows leads to its page there', async () => {
    const { id, path } = goods['personal-tr']
    const visitor = shop.visitor()
    await visitor.get(path)
    const fields = { productId: `${id}`, quantity: '1', back: path, productPath: path }
    const key = crypto.randomUUID()
    const page = await pageOf(visitor.follow(await visitor.post('/sepet/ekle', { ...fields, key })))
    const [notice] = page.notices('alert')
    expect(notice?.getByRole('link').attribute('href')).toBe(shop.platform.origin + encodeURI(path))
  })

  it('[F01] [F06] a heart whose product is known only once it is saved is announced on the list', async () => {
    const visitor = shop.visitor()
    const { email, password } = shop.platform.accounts.plain
    await visitor.post('/uye-girisi-sayfasi', { username: email, password, tip: 'eposta' })
    const listed = async () => (await pageOf(visitor.get('/favorilerim'))).main.text
    expect(await listed()).not.toContain('Listeyi yenile')
    const { id, title } = goods['oneGroup-tr']
    visitor.cookies.set('__Host-hearts', String(id))
    expect(await listed()).toContain(title)
    // Without a comparison, nothing shows products by their ids.
    shop.platform.setMissing(12)
    const before = await listed()
    shop.platform.setMissing()
    expect(before).toContain('henüz kaydediliyor. Listeyi yenile')
    expect(before).not.toContain('Favori listeniz boş.')
    await visitor.post('/favorilerim/esitle', { fav: String(id) })
    const after = await listed()
    expect(after).toContain(title)
    expect(after).not.toContain('Listeyi yenile')
  })
})

it('[B03] [T12] an empty list whose filters cannot be read leads to all its goods', async () => {
  const shop = await openPlatformShop({ mode: 'nonsense' })
  shop.platform.fault(7, 'html')
  const { main } = await pageOf(shop.visitor().get('/bahce?price=1-2'))
  expect(main.text).toContain('Bu filtrelerle ürün bulunamadı.')
  const link = main.getByRole('link', 'Tümünü temizle')
  expect(link.href).toBe('/bahce')
  await shop.close()
})
