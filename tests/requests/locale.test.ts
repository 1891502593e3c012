import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { headerCart } from '../support/header-cart'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

const requested: Request[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) => {
      requested.push(request.clone() as Request)
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

/** Runs the work and returns the backend calls that it made. */
async function callsOf(work: () => Promise<unknown>): Promise<URL[]> {
  requested.length = 0
  await work()
  return requested.map(({ url }) => new URL(url))
}

describe('language', () => {
  it('[G01] [G02] every call carries language, bearer and Accept-Language', async () => {
    const calls = await callsOf(async () => {
      await shop.visitor().get('/de')
      await shop.visitor().get('/de/suche?q=tasse')
    })
    expect(calls.length).toBeGreaterThan(2)
    for (const url of calls) expect(url.searchParams.get('language')).toBe('de')
    for (const { headers } of requested) {
      expect(headers.get('authorization')).toMatch(/^Bearer [\w.~+/=-]{8,}$/)
      expect(headers.get('accept-language')).toBe('de')
    }
  })

  it('[G01] the product loader also carries the currency', async () => {
    const visitor = shop.visitor()
    await visitor.post('/para-birimi', { currency: 'EUR', back: '/' })
    const calls = await callsOf(() => visitor.get('/arama?q=kalem'))
    const loader = calls.find(({ pathname }) => pathname.includes('product-loader'))
    expect(loader?.searchParams.get('currency')).toBe('EUR')
  })

  it.each([
    ['/', 'tr', 'ltr'],
    ['/en', 'en', 'ltr'],
    ['/de', 'de', 'ltr'],
    ['/ar', 'ar', 'rtl'],
  ])('[G06] %s is in %s', async (path, language, direction) => {
    const page = await (await shop.visitor().get(path)).text()
    const document = readPage(page)
    expect([document.language, document.attribute('dir')]).toEqual([language, direction])
  })

  it('[G03] [Z61] a change asks the backend for this page’s URL and goes there', async () => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'plain')
    const english = await demoProduct(shop.db, 'plain', 'en')
    const id = (await pageOf(visitor.get(product.path))).field('linkId').value
    let response = new Response()
    const calls = await callsOf(async () => {
      response = await visitor.post('/dil', {
        language: 'en',
        linkType: 'product',
        linkId: id,
        back: product.path,
      })
    })
    expect(
      calls.some(({ pathname }) => pathname === `/srv/service/language/change/en/product/${id}`),
    ).toBe(true)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(english.path)
    expect(readPage(await (await visitor.follow(response)).text()).language).toBe('en')
  })

  it('[G03] a page about a product stays that page, with its query', async () => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'plain')
    const english = await demoProduct(shop.db, 'plain', 'en')
    for (const [name, query] of [
      ['yorumlar', '?pg=2'],
      ['sorular', ''],
      ['odeme-yollari', '?sekme=delivery'],
    ]) {
      const back = `/${name}${product.path}`
      const linkId = (await pageOf(visitor.get(back))).field('linkId').value
      const fields = { language: 'en', linkType: 'product', linkId, back: back + query }
      const response = await shop.visitor().post('/dil', fields)
      expect(response.headers.get('location')).toBe(`/${name}${english.path}${query}`)
    }
  })

  it('[G03] a fixed page stays the same page, with its query', async () => {
    const response = await shop.visitor().post('/dil', { language: 'de', back: '/arama?q=tasse' })
    expect(response.headers.get('location')).toBe('/de/suche?q=tasse')
  })

  it('[G03] a page with a return URL returns to that page in the new language', async () => {
    const product = await demoProduct(shop.db, 'plain')
    const english = await demoProduct(shop.db, 'plain', 'en')
    for (const [back, wanted] of [
      [`${product.path}?adet=2`, `${english.path}?adet=2`],
      [`/yorumlar${product.path}?pg=2`, `/yorumlar${english.path}?pg=2`],
      ['/arama?q=kalem', '/en/search?q=kalem'],
      ['/order/adres', '/order/adres'],
      ['/', '/en'],
      ['/nowhere-at-all', '/nowhere-at-all'],
    ]) {
      const visitor = shop.visitor()
      const page = `/uye-girisi-sayfasi?tip=telefon&donus=${encodeURIComponent(back ?? '')}`
      await visitor.get(page)
      const changed = await visitor.post('/dil', { language: 'en', back: page })
      const to = new URL(changed.headers.get('location') ?? '', shop.url)
      expect([to.searchParams.get('tip'), to.searchParams.get('donus')]).toEqual([
        'telefon',
        wanted,
      ])
      expect(readPage(await (await visitor.follow(changed)).text()).language).toBe('en')
    }
  })

  it('[G03] a failed change is reported, and the page stays', async () => {
    const visitor = shop.visitor()
    for (const language of ['..', 'xx', '%2e%2e', 'tr/../en', '']) {
      const calls = await callsOf(async () => {
        const response = await visitor.post('/dil', { language, back: '/kategoriler' })
        expect(response.headers.get('location')).toBe('/kategoriler')
      })
      expect(calls).toEqual([])
    }
    expect(await (await visitor.get('/kategoriler')).text()).toContain('Dil değiştirilemedi')
  })

  it('[G05] the chosen language is remembered', async () => {
    const visitor = shop.visitor()
    await visitor.post('/dil', { language: 'en', back: '/' })
    const later = shop.visitor()
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value)
    expect((await later.get('/')).headers.get('location')).toBe('/en')
    expect(readPage(await (await later.get('/sepet')).text()).language).toBe('en')
  })

  it('[G05] the cart is in the language of the page, even if none was chosen', async () => {
    const visitor = shop.visitor()
    await visitor.get('/ar')
    expect(readPage(await (await visitor.get('/sepet')).text()).language).toBe('ar')
  })

  it('the cart follows the browser’s language, or Turkish if it is none of ours', async () => {
    const of = async (accept: string) =>
      (await shop.visitor({ 'accept-language': accept }).get('/sepet')).text()
    expect(readPage(await of('de-DE,de;q=0.9')).language).toBe('de')
    expect(readPage(await of('fr,en;q=0')).language).toBe('tr')
  })

  it('[G07] the total in the header is formatted in the page’s language, whenever it was added', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'addsQuietly')
    const english = await demoProduct(shop.db, 'addsQuietly', 'en')
    const total = async (page: string) => headerCart(await pageOf(visitor.get(page))).sum
    await visitor.post('/sepet/ekle', { productId: String(id), quantity: '20', back: path })
    const turkish = await total(path)
    expect(turkish).toMatch(/^[\d.]+,\d\d\u00a0TL$/)
    const dotted = turkish.replace(/[.,]/g, (separator) => (separator === '.' ? ',' : '.'))
    expect(await total(english.path)).toBe(dotted)
    expect(await total('/de')).toBe(turkish)
    expect(await total('/ar')).toBe(dotted)
    // By the cookie alone, on a page whose URL has no language.
    visitor.cookies.set('__Host-language', 'en')
    expect(await total('/karsilastir')).toBe(dotted)
    visitor.cookies.set('__Host-language', 'tr')
    expect(await total('/karsilastir')).toBe(turkish)
  })
})

describe('currency', () => {
  it('[G04] [Z62] a change is sent to the backend, and every price of the next page is in it', async () => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'plain')
    const textOfPage = async () => (await pageOf(visitor.get(product.path))).main.rawText
    expect(await textOfPage()).toMatch(/[\d.]+,\d\d\u00a0TL/)
    const calls = await callsOf(async () => {
      const response = await visitor.post('/para-birimi', { currency: 'EUR', back: product.path })
      expect(response.headers.get('location')).toBe(product.path)
    })
    expect(
      calls.some(({ pathname }) => pathname === '/srv/shopping/shopping/set-currency/EUR'),
    ).toBe(true)
    const next = await textOfPage()
    expect(next).toMatch(/[\d.]+,\d\d\u00a0€/)
    expect(next).not.toMatch(/\d\u00a0TL/)
  })

  it('[G04] the cart and the header’s total are in it too', async () => {
    const visitor = shop.visitor()
    const product = await demoProduct(shop.db, 'addsQuietly')
    await visitor.post('/sepet/ekle', {
      productId: String(product.id),
      quantity: '1',
      back: '/',
      key: crypto.randomUUID(),
    })
    await visitor.post('/para-birimi', { currency: 'USD', back: '/sepet' })
    const page = await pageOf(visitor.get('/sepet'))
    expect(headerCart(page).sum).toMatch(/\d\u00a0\$/)
    expect(page.main.rawText).toMatch(/\d\u00a0\$/)
    expect(page.rawText).not.toMatch(/\d\u00a0TL/)
  })

  it('[G04] an unknown currency is reported', async () => {
    const visitor = shop.visitor()
    for (const currency of ['XXX', '..', ''])
      await visitor.post('/para-birimi', { currency, back: '/' })
    expect(await (await visitor.get('/')).text()).toContain('Para birimi değiştirilemedi')
  })

  it('[G04] [B05] a range of prices is not one in another currency: the list comes without it', async () => {
    const visitor = shop.visitor()
    const list = '/kirtasiye?price=100-200&stock=1'
    const page = await pageOf(visitor.get(list))
    const euro = page.getByRole('button', 'Euro')
    const { action, pairs } = euro.form.press(euro.element)
    const pressed = await visitor.post(new URL(action).pathname, new URLSearchParams(pairs))
    expect(pressed.headers.get('location')).toBe('/kirtasiye?stock=1')
    const after = (await pageOf(visitor.follow(pressed))).main
    expect(after.queryAllByRole('article').length).toBeGreaterThan(5)
    const same = await visitor.post('/para-birimi', { currency: 'EUR', back: list })
    expect(same.headers.get('location')).toBe(list)
    const other = '/arama?q=a%20b&price=:&price=3&price='
    const found = await visitor.post('/para-birimi', { currency: 'TL', back: other })
    expect(found.headers.get('location')).toBe('/arama?q=a+b')
  })

  it('[G05] the chosen currency is remembered', async () => {
    const visitor = shop.visitor()
    await visitor.post('/para-birimi', { currency: 'EUR', back: '/' })
    const later = shop.visitor()
    later.cookies.set('__Host-currency', visitor.cookies.get('__Host-currency') ?? '')
    const product = await demoProduct(shop.db, 'plain')
    expect(await (await later.get(product.path)).text()).toContain('\u00a0€')
  })
})

describe('the path prefix', () => {
  it('[G09] [G10] precedes catalogue calls only, and is left out when the URL has q', async () => {
    const seen: URL[] = []
    const prefixed = await openWorkers({
      vars: { SHOP_PATH_PREFIX: btoa('/magaza') },
      shopVars: { PATH_PREFIX: '/magaza' },
      backend: (request, pass) => {
        seen.push(new URL(request.url))
        return pass(request)
      },
    })
    try {
      const product = await demoProduct(prefixed.db, 'addsQuietly')
      const visitor = prefixed.visitor()
      await visitor.get('/kategoriler')
      await visitor.get(product.path)
      expect(
        seen
          .filter(({ pathname }) => pathname.includes('/category/get'))
          .map(({ pathname }) => pathname),
      ).toContain('/magaza/srv/service/category/get')
      expect(
        seen.some(({ pathname }) =>
          pathname.startsWith('/magaza/srv/service/product/get-related-products/'),
        ),
      ).toBe(true)
      await visitor.post('/sepet/ekle', {
        productId: String(product.id),
        quantity: '1',
        back: '/',
        key: crypto.randomUUID(),
      })
      expect(seen.some(({ pathname }) => pathname === '/srv/service/cart/add-to-cart')).toBe(true)
      seen.length = 0
      expect((await visitor.get('/arama?q=kalem')).status).toBe(200)
      expect(
        seen.some(({ pathname }) => pathname.startsWith('/srv/service/content-v5/product-loader')),
      ).toBe(true)
    } finally {
      await prefixed.close()
    }
  })
})
