import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { pageOf, readPage } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

const { id, path, title } = demoProducts()['addsQuietly-tr']

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

async function withCart(of = shop): Promise<Visitor> {
  const visitor = of.visitor()
  await visitor.get(path)
  const key = crypto.randomUUID()
  await visitor.post('/sepet/ekle', { productId: `${id}`, quantity: '2', back: path, key })
  return visitor
}

async function signedIn(of: PlatformShop, visitor = of.visitor()): Promise<Visitor> {
  const { email, password } = of.platform.accounts.plain
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
  return visitor
}

/** The names of the backend's cookies that the browser has. */
const cookiesOf = ({ cookies }: Visitor) =>
  [...cookies.keys()].filter((name) => !/^(?:__Host-|script$)/.test(name))

/** The platform's page as the visitor's browser opens it: with all cookies of the host. */
function ofPlatform(visitor: Visitor, at: string): Promise<Response> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(shop.platform.origin + at, { headers: { cookie } })
}

describe('a shop without calls for orders', () => {
  it('[C18] its cart is the platform’s own page where no fragment shows it, and it may have changed there', async () => {
    const visitor = await withCart()
    shop.platform.setMissing(12)
    expect((await pageOf(visitor.get('/sepet'))).main.text).toContain(title)
    await visitor.get('/devam?sayfa=order')
    const cart = await visitor.get('/sepet')
    expect([cart.status, cart.headers.get('location')]).toEqual([303, '/devam?sayfa=cart'])
    const page = await pageOf(visitor.get('/devam?sayfa=cart'))
    const link = page.main.getByRole('link', /adresine git$/)
    expect(link.attribute('href')).toBe(`${shop.platform.origin}/sepet`)
    shop.platform.setMissing()
    expect((await pageOf(visitor.get('/sepet'))).main.text).toContain(title)
  })

  it('[C20] a campaign’s link offers no coupon that only its own cart takes', async () => {
    const visitor = await withCart()
    const at = (await visitor.get('/kampanya/YAZ10')).headers.get('location') ?? ''
    const { main } = await pageOf(visitor.get(at))
    expect(main.text).toContain('Kupon kodu burada girilemiyor.')
    expect(main.links('/devam?sayfa=cart')).toHaveLength(1)
    const sent = await visitor.post('/sepet/kupon', { code: 'YAZ10' })
    expect(await (await visitor.follow(sent)).text()).toContain('Kupon kodu burada girilemiyor.')
  })

  it('[O01] [O02] its checkout is the platform’s own page, with the visitor’s cart', async () => {
    const visitor = await withCart()
    const before = [...visitor.cookies.keys()]
    const order = await visitor.get('/order')
    expect([order.status, order.headers.get('location')]).toEqual([303, '/devam?sayfa=order'])
    const answer = await visitor.get('/devam?sayfa=order')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const html = await answer.text()
    const page = readPage(html)
    const address = `${shop.platform.origin}/order`
    expect(page.main.getByRole('link', /adresine git$/).attribute('href')).toBe(address)
    expect(html).toContain(`http-equiv="refresh" content="0;url=${address}"`)
    const given = [...visitor.cookies.keys()].filter((name) => !before.includes(name))
    expect(given.length).toBeGreaterThanOrEqual(3)
    expect(await (await ofPlatform(visitor, '/order')).text()).toContain(title)
  })

  it('[O01] [O02] its forms send nobody’s password where no order is taken', async () => {
    const visitor = await withCart()
    const { email, password } = shop.platform.accounts.plain
    const before = shop.platform.requests.length
    const sent = await visitor.post('/order', { adim: 'uye', email: email, password })
    expect(sent.headers.get('location')).toBe('/devam?sayfa=order')
    const received = shop.platform.requests.slice(before).map((one) => one.path)
    expect(received.filter((one) => one.includes('authentication'))).toEqual([])
  })

  it('[O01] [O02] a member is led to the shop’s checkout at once, before any address is chosen here', async () => {
    const visitor = await signedIn(shop, await withCart())
    const answer = await visitor.get('/order/adres')
    expect(answer.headers.get('location')).toBe('/devam?sayfa=order')
  })

  it.each([
    ['', 'adim=uye&username=deniz%40kekikcinar.test&password=Kekik-2026%21'],
    ['', 'email=konuk%40ornek.test'],
    ['adres', 'delivery=1&ayni=1'],
    ['odeme', 'cargo=11&payment=-1'],
    ['taksit', 'taksit=0%3A1'],
    ['onay', 'agreement=1&mark=1&key=1'],
  ])(
    '[O01] [O02] a form sent to its order leads there and reaches no call: /order/%s %s',
    async (step, fields) => {
      const visitor = await (step ? signedIn(shop, await withCart()) : withCart())
      await visitor.get('/order')
      const before = shop.platform.requests.length
      const at = step ? `/order/${step}` : '/order'
      const answer = await visitor.post(at, Object.fromEntries(new URLSearchParams(fields)))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/devam?sayfa=order'])
      const sent = shop.platform.requests.slice(before).map((one) => one.path)
      expect(sent.filter((path) => /login|order/.test(path))).toEqual([])
    },
  )

  it('[O01] what the platform’s pages changed is there when the shopper comes back', async () => {
    const visitor = await withCart()
    const header = async (init = {}) =>
      (await pageOf(visitor.get(path, init))).getByRole('banner').text
    expect(await header()).toMatch(/Sepet\D*2/)
    await visitor.get('/devam?sayfa=order')
    await ofPlatform(visitor, '/srv/service/cart/delete-all')
    const back = { headers: { referer: `${shop.platform.origin}/`, 'sec-fetch-site': 'same-site' } }
    expect(await header(back)).not.toMatch(/Sepet\D*2/)
    expect((await pageOf(visitor.get('/sepet'))).main.text).toContain('Sepetiniz boş')
  })

  it('[O01] the platform’s new session replaces ours', async () => {
    const [visitor, other] = [await withCart(), shop.visitor()]
    await visitor.get('/devam?sayfa=order')
    const answer = await ofPlatform(other, '/')
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      visitor.cookies.set(name, value)
    }
    expect((await pageOf(visitor.get('/sepet'))).main.text).toContain('Sepetiniz boş')
  })

  it('[O01] [L11] the browser has the cookies of a member only as long as the membership lasts', async () => {
    const visitor = await withCart()
    await visitor.get('/devam?sayfa=order')
    expect(cookiesOf(visitor).length).toBeGreaterThanOrEqual(3)
    const { email, password, name } = shop.platform.accounts.plain
    await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
    await visitor.get('/devam?sayfa=orders')
    expect(await (await ofPlatform(visitor, '/uye-kisisel-bilgileri')).text()).toContain(name)
    await visitor.post('/cikis')
    expect(cookiesOf(visitor)).toEqual([])
  })

  it('[O01] a link of another site gives nothing until the shopper presses on', async () => {
    const visitor = await withCart()
    const init = { headers: { 'sec-fetch-site': 'cross-site' } }
    const html = await (await visitor.get('/devam?sayfa=order', init)).text()
    expect(cookiesOf(visitor)).toEqual([])
    expect(html).not.toContain('http-equiv="refresh"')
    const link = readPage(html).main.getByRole('link', /adresine git$/)
    expect(link.attribute('href')).toBe('/devam?sayfa=order')
  })

  it('[L09] a forgotten password and an order of a guest are looked for there', async () => {
    const visitor = shop.visitor()
    const forgot = await visitor.post('/uye-sifre-hatirlat', {
      tip: 'eposta',
      name: 'ayla@ornek.test',
    })
    expect(forgot.headers.get('location')).toBe('/devam?sayfa=forgotPassword')
    const follow = await visitor.post('/siparis-takip', { number: '1', email: 'ayla@ornek.test' })
    expect(follow.headers.get('location')).toBe('/devam?sayfa=orderFollow')
    expect((await visitor.get('/devam?sayfa=constructor')).status).toBe(404)
  })
})

describe('a shop with a checkout that lacks one of its calls', () => {
  it.each([
    ['GET', 51],
    ['POST', 50],
  ])('[O02] hands a member over who comes to the addresses by %s', async (method, call) => {
    const own = await openPlatformShop({ mode: 'full' })
    const visitor = await signedIn(own, await withCart(own))
    own.platform.setMissing(call)
    const form = { delivery: '1', ayni: '1' }
    const at = '/order/adres'
    const answer = await (method === 'GET' ? visitor.get(at) : visitor.post(at, form))
    expect(answer.headers.get('location')).toBe('/devam?sayfa=order')
    await own.close()
  })
})

describe('a page of a member that a shop has not got', () => {
  it.each([
    ['/cari-hesap', 40],
    ['/bildirimler', 12],
  ])('[U20] %s says so, and where it may be', async (at, call) => {
    const visitor = await signedIn(shop)
    shop.platform.setMissing(call)
    const answer = await visitor.get(at)
    shop.platform.setMissing()
    const page = readPage(await answer.text())
    expect(answer.status).toBe(501)
    expect(page.main.text).toContain('Bu sayfa bu mağazada yok')
    expect(page.main.text).toContain(
      `sitesine bakabilirsiniz: ${new URL(shop.platform.origin).host}`,
    )
    const names = page.main.queryAllByRole('link').map((link) => link.attribute('href'))
    expect(names).toContain(`${shop.platform.origin}/`)
    expect(page.main.text).not.toContain('biraz sonra tekrar deneyin')
  })
})

describe('what a shop lacks', () => {
  it('[W01] [W03] is not offered by the account, not even by its first page', async () => {
    const visitor = await signedIn(shop)
    const { main } = await pageOf(visitor.get('/hesabim'))
    const hrefs = main.queryAllByRole('link').map((link) => link.attribute('href'))
    expect(hrefs).toContain('/adres')
    expect(hrefs.filter((href) => ['/kartlarim', '/bildirimler'].includes(`${href}`))).toEqual([])
    for (const at of ['/kartlarim', '/bildirimler'])
      expect([at, (await visitor.get(at)).status]).toEqual([at, 501])
  })
})

describe('a shop on another domain', () => {
  let other: PlatformShop
  beforeAll(async () => {
    other = await openPlatformShop({ mode: 'section7' }, { SITE_ORIGIN: 'http://vitrin.test' })
  })
  afterAll(() => other.close())

  it('[O01] gets no cookies; the page says that the cart stays, and waits for the shopper', async () => {
    const visitor = other.visitor()
    const html = await (await visitor.get('/devam?sayfa=order')).text()
    expect(html).not.toContain('http-equiv="refresh"')
    expect(readPage(html).main.text).toContain('Sepetiniz oraya taşınamıyor')
    expect([...visitor.cookies.keys()].filter((name) => !name.startsWith('__Host-'))).toEqual([])
  })
})

describe('a shop without a page to hand over to', () => {
  it.each(['section7', 'full'] as const)(
    '[O01] [C18] is not led to what is not there: %s',
    async (mode) => {
      const own = await openPlatformShop({ mode, settings: { missingPages: ['siparis-takip'] } })
      const html = await (await own.visitor().get('/devam?sayfa=orderFollow')).text()
      const page = readPage(html)
      const link = page.main.getByRole('link', /adresine git$/)
      expect(link.attribute('href')).toBe(`${own.platform.origin}/`)
      expect(page.main.text).toContain('kendi sitesinde bu sayfa bulunamadı')
      expect(html).not.toContain('http-equiv="refresh"')
      await own.close()
    },
  )
})

describe('a shop whose operator hands nothing over', () => {
  it('[O02] says where the order begins that this shop takes none here', async () => {
    const own = await openPlatformShop({ mode: 'section7' }, { PLATFORM_PAGES: 'none' })
    const visitor = await withCart(own)
    const answer = await visitor.get('/order')
    expect(answer.status).toBe(501)
    const { main } = readPage(await answer.text())
    expect(main.text).toContain('Bu mağaza burada sipariş almıyor')
    expect(main.links(own.platform.origin)).toEqual([])
    const sent = await visitor.post('/order', { email: 'a@shop.test' })
    expect([sent.status, await sent.text()]).toEqual([
      501,
      expect.stringContaining('sipariş almıyor'),
    ])
    await signedIn(own, visitor)
    expect((await visitor.get('/order/adres')).status).toBe(501)
    expect((await visitor.get('/devam?sayfa=order')).status).toBe(404)
    await own.close()
  })
})

it('[O01] a page that the operator names for the order leads to ours, and is no text', async () => {
  const settings = { PLATFORM_PAGES: 'order=/siparis-adimi,savedCards=/kayitli-kartlar' }
  const own = await openPlatformShop({ mode: 'section7' }, settings)
  const leads = async (from: string) => (await own.visitor().get(from)).headers.get('location')
  expect(await leads('/siparis-adimi')).toBe('/order')
  expect(await leads('/kayitli-kartlar')).toBe('/kartlarim')
  await own.close()
})
