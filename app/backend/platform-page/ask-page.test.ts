import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'
import { sameElsewhere } from './ask-page'

afterAll(() => setShopOrigins())

const text = writePage({ title: 'Hakkımızda', body: '<main><p>Merhaba</p></main>' })
const to = (location: string) => () => new Response(null, { status: 301, headers: { location } })

describe('[T05] a redirect to the same page', () => {
  it.each([
    ['https://shop.test/x', '/x/', 'https://shop.test/x/'],
    ['https://shop.test/x?pg=2', 'https://www.shop.test/x?pg=2', 'https://www.shop.test/x?pg=2'],
    ['http://shop.test/x', 'https://shop.test/x', 'https://shop.test/x'],
    ['https://shop.test/%C3%A7', '/%c3%a7', 'https://shop.test/%c3%a7'],
    ['https://shop.test/', '/tr/', 'https://shop.test/tr/'],
    ['https://shop.test/x?pg=2', '/x/', 'https://shop.test/x/?pg=2'],
    ['https://shop.test/x?pg=2', '/x/?pg=1', 'https://shop.test/x/?pg=1'],
    ['https://shop.test/x?pg=2', '/x', 'https://shop.test/x'],
    ['https://shop.test/', '/index.php', 'https://shop.test/index.php'],
  ])('%s → %s is followed', (requested, location, expected) => {
    expect(sameElsewhere(requested, location)?.href).toBe(expected)
  })

  it.each([
    ['https://shop.test/x', 'https://shop.test/x'],
    ['https://shop.test/x', 'http://shop.test/x'],
    ['https://shop.test/x', 'https://evil.test/x'],
    ['https://shop.test/x', 'https://shop.test:8443/x'],
    ['https://shop.test/x', '/y'],
    ['https://shop.test/', '/bakim'],
    ['https://shop.test/de', '/'],
    ['https://shop.test/x', 'https://['],
  ])('%s → %s is not', (requested, location) => {
    expect(sameElsewhere(requested, location)).toBeNull()
  })

  it('leads to the page, and the form of its address is used from then on', async () => {
    const { calls, sent } = shopOfPages({
      '/hakkimizda': to('/hakkimizda/'),
      '/hakkimizda/': text,
      '/kvkk': to('/kvkk/'),
      '/kvkk/': text,
    })
    expect(await calls.page('hakkimizda')).toMatchObject({ kind: 'content' })
    const before = sent.length
    expect(await calls.page('kvkk')).toMatchObject({ kind: 'content' })
    const pages = sent.slice(before).filter(({ url }) => !url.includes('/srv/'))
    expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(['/kvkk/'])
  })

  it('is asked for without its slash where that is another address', async () => {
    const { calls, sent } = shopOfPages({
      '/a': to('/a/'),
      '/a/': text,
      '/b': text,
      '/c.html': text,
    })
    for (const link of ['a', 'b', 'c.html'])
      expect(await calls.page(link), link).toMatchObject({ kind: 'content' })
    expect(await calls.page('yok')).toEqual({ kind: 'notFound' })
    const pages = sent.flatMap(({ url }) => (url.includes('/srv/') ? [] : new URL(url).pathname))
    expect(pages).toEqual(['/a', '/a/', '/b/', '/b', '/c.html', '/yok'])
  })

  it('that leaves out the page keeps it for another form, and else shows the first', async () => {
    const listOf = (name: string) =>
      writePage({
        script: 'var LINK_TYPE = "category"; var CURRENCY = "TL";',
        body: `<div class="product-item" data-id="7"><a class="product-title" href="/p">${name}</a><b class="product-price">9,00</b></div>
          <a href="?pg=2">2</a>`,
      })
    const second = shopOfPages({
      '/x?pg=2': to('/x/'),
      '/x/?pg=2': listOf('Iki'),
      '/x/': listOf('Bir'),
    })
    const visible = { page: 2, products: [{ title: 'Iki' }] }
    expect(await second.calls.page('x', { pg: '2' })).toMatchObject({ list: visible })
    const first = shopOfPages({ '/x?pg=2': to('/x'), '/x': listOf('Bir') })
    expect(await first.calls.page('x', { pg: '2' })).toMatchObject({
      list: { page: 1, products: [{ title: 'Bir' }] },
    })
  })

  it('of the other host is followed there', async () => {
    const { calls, sent } = shopOfPages({
      '/x': (address) =>
        address.includes('//www.') ? new Response(text) : to(address.replace('//', '//www.'))(),
    })
    expect(await calls.page('x')).toMatchObject({ kind: 'content' })
    expect(sent.at(-1)?.url).toContain('//www.')
  })

  it('ends after two, and is no endless one', async () => {
    const { calls, sent } = shopOfPages({ '/a': to('/a/'), '/a/': to('/a') })
    await expect(calls.page('a')).rejects.toMatchObject({ kind: 'redirect' })
    expect(sent.filter(({ url }) => /\/a\/?$/.test(url))).toHaveLength(3)
  })

  it('to another page is told to the browser, in another case too', async () => {
    const { calls } = shopOfPages({ '/a': to('/b'), '/Mutfak': to('/mutfak'), '/yok': to('/404') })
    expect(await calls.page('a')).toEqual({ kind: 'moved', path: '/b' })
    expect(await calls.page('Mutfak')).toEqual({ kind: 'moved', path: '/mutfak' })
    expect(await calls.page('yok')).toEqual({ kind: 'notFound' })
  })

  it('for a while is told as such', async () => {
    const away = () => new Response(null, { status: 302, headers: { location: '/giris' } })
    const { calls } = shopOfPages({ '/a': away })
    expect(await calls.page('a')).toEqual({ kind: 'moved', path: '/giris', isTemporary: true })
  })

  it('that get-page names to the same link with a slash is the page that the shop renders', async () => {
    const { calls } = shopOfPages({
      '/srv/service/site/get-page': () =>
        Response.json({ PAGE: { TYPE: 'redirect', REDIRECT: '/x/' } }),
      '/x': text,
    })
    expect(await calls.page('x')).toMatchObject({ kind: 'content' })
  })

  it('of get-page to its own address is no call', async () => {
    const { calls } = shopOfPages({
      '/srv/service/site/get-page': to('/srv/service/site/get-page/?link=x'),
      '/x': text,
    })
    expect(await calls.page('x')).toMatchObject({ kind: 'content' })
  })
})

describe('[G04] a page in the visitor’s currency', () => {
  const priced = (currency: string, price: string) =>
    writePage({
      script: `var LINK_TYPE = "product"; var LINK_TABLE_ID = 7; var CURRENCY = "${currency}";`,
      data: [{ '@type': 'Product', name: 'Cezve', offers: { price, priceCurrency: currency } }],
    })

  it('is asked for in a guest’s session that has chosen it, which no visitor has', async () => {
    const shop = shopOfPages({
      '/srv/shopping/shopping/set-currency/USD': () =>
        new Response('1', { headers: { 'set-cookie': 'SHOP=guest; Path=/' } }),
      '/cezve': priced('USD', '20'),
    })
    const page = await shop.open({ currency: 'USD' }).page('cezve')
    expect(page).toMatchObject({ product: { price: { card: 2000, currency: 'USD' } } })
    const requested = shop.sent.filter(({ url }) => url.includes('/cezve'))
    expect(requested.map(({ cookie }) => cookie)).toEqual(['SHOP=guest'])
    await shop.open({ currency: 'USD' }).page('baska')
    expect(shop.sent.filter(({ url }) => url.includes('set-currency'))).toHaveLength(1)
  })

  it('is asked for plainly in the usual one, and kept apart by currency and language', async () => {
    const shop = shopOfPages({ '/cezve': priced('TRY', '900') })
    await shop.calls.page('cezve')
    expect(shop.sent.some(({ url }) => url.includes('set-currency'))).toBe(false)
    const requested = () => shop.sent.filter(({ url }) => url.includes('/cezve')).length
    await shop.open({ language: 'en' }).page('cezve')
    expect(requested()).toBe(2)
    await shop.open({ currency: 'EUR' }).page('cezve')
    expect(requested()).toBe(3)
    await shop.open({ currency: 'EUR' }).page('cezve')
    expect(requested()).toBe(3)
  })

  const withOptions = (currency: string) =>
    writePage({
      script: `var LINK_TYPE = "product"; var LINK_TABLE_ID = 7; var MODEL_ID = "3"; var CURRENCY = "${currency}";`,
      data: [
        { '@type': 'Product', name: 'Cezve', offers: { price: '9', priceCurrency: currency } },
      ],
      body: '<a data-group-id="1" data-type-id="1">Bakır</a><a data-group-id="2" data-type-id="2">Az</a>',
    })
  const variant = { ID: '71', TYPE: 'Az', TYPE_ID: '2', PRICE: 9, VAT: 0, STOCK: 3, IN_STOCK: 1 }

  it('and what its calls add are asked for in the same session', async () => {
    const shop = shopOfPages({
      '/srv/shopping/shopping/set-currency/USD': () =>
        new Response('1', { headers: { 'set-cookie': 'SHOP=guest; Path=/' } }),
      '/srv/service/variant/': { VARIANT2_LIST: [variant] },
      '/cezve': withOptions('USD'),
      '/mutfak': writePage({ script: 'var LINK_TYPE = "category"; var CURRENCY = "USD";' }),
    })
    const calls = shop.open({ currency: 'USD' })
    expect(await calls.page('cezve')).toMatchObject({
      product: { variants: [{ price: { card: 900, currency: 'USD' } }] },
    })
    await calls.page('mutfak')
    const beside = shop.sent.filter(({ url }) => /variant2|attributes|product-loader/.test(url))
    expect(beside.map(({ cookie }) => cookie)).toEqual(Array(3).fill('SHOP=guest'))
  })

  it('and its variants have the one that it shows where the shop does not change it', async () => {
    const shop = shopOfPages({
      '/srv/service/variant/': { VARIANT2_LIST: [variant] },
      '/cezve': withOptions('TL'),
    })
    expect(await shop.open({ currency: 'EUR' }).page('cezve')).toMatchObject({
      product: { variants: [{ price: { card: 900, currency: 'TL' } }] },
    })
    expect(shop.sent.find(({ url }) => url.includes('variant2'))?.url).toContain('currency=TL')
  })

  it('has its own currency where the shop does not change it', async () => {
    const shop = shopOfPages({
      '/cezve': priced('TRY', '900'),
      '/mutfak': writePage({
        script: 'var LINK_TYPE = "category"; var CURRENCY = "TL";',
        body: '<div class="product-item" data-id="7"><a class="product-title" href="/cezve">Cezve</a><b class="product-price">900,00</b></div>',
      }),
    })
    const calls = shop.open({ currency: 'EUR' })
    expect(await calls.page('cezve')).toMatchObject({ product: { price: { currency: 'TL' } } })
    expect(await calls.page('mutfak')).toMatchObject({
      list: { products: [{ price: { card: 90000, currency: 'TL' } }] },
    })
  })
})

describe('the calls of our own that a shop lacks', () => {
  it('are asked for once in a minute', async () => {
    const { calls, sent } = shopOfPages({ '/a': text, '/b': text, '/c': text, '/': text })
    await calls.site()
    for (const link of ['a', 'b', 'c']) await calls.page(link)
    const names = sent.flatMap(({ url }) => /get-(?:page(?=\?)|globals)/.exec(url) ?? [])
    expect(names).toEqual(['get-globals', 'get-page'])
  })

  it('are asked for by each link where the shop has them', async () => {
    const { calls, sent } = shopOfPages({
      '/srv/service/site/get-globals': { SITE_NAME: 'Bizim' },
      '/a': text,
      '/b': text,
    })
    await calls.site()
    for (const link of ['a', 'b']) await calls.page(link)
    expect(sent.filter(({ url }) => url.includes('get-page?'))).toHaveLength(2)
  })
})

describe('[T05] a page that is a moment’s fault', () => {
  it('is none where the shop answers it to everything, also once its own calls are known to lack', async () => {
    let isClosed = false
    const closed = writePage({
      title: 'Bakım',
      body: '<main><h1>Bakım</h1><p>Döneceğiz.</p></main>',
    })
    const page = (open: string) => () =>
      new Response(isClosed ? closed : open, { headers: { 'content-type': 'text/html' } })
    const none = () =>
      isClosed ? new Response(closed) : new Response('<h1>Yok</h1>', { status: 404 })
    const shop = shopOfPages({
      ...{ '/': page(text), '/kvkk': page(text), '/bahce': page(text) },
      '/srv/service/site/get-page': none,
    })
    await shop.calls.site()
    expect(await shop.calls.page('kvkk')).toMatchObject({ kind: 'content' })
    isClosed = true
    await expect(shop.calls.page('bahce')).rejects.toThrow()
    isClosed = false
    expect(await shop.calls.page('bahce')).toMatchObject({ kind: 'content' })
  })

  const product = writePage({
    title: 'Cezve',
    data: [{ '@type': 'Product', name: 'Cezve', sku: '7', offers: { price: 9 } }],
  })

  it('without its end is asked for again, and the whole one is kept', async () => {
    const answers = [product.slice(0, product.indexOf('<script')), product]
    const shop = shopOfPages({ '/cezve': () => new Response(answers.shift()) })
    for (const _ of [1, 2])
      expect(await shop.calls.page('cezve')).toMatchObject({ product: { title: 'Cezve' } })
    expect(answers).toEqual([])
  })

  it('is how the shop writes its pages, where it lacks it twice', async () => {
    const open = text.replace('</body></html>', '')
    expect(await shopOfPages({ '/kvkk': open }).calls.page('kvkk')).toMatchObject({
      kind: 'content',
    })
  })

  it('with neither a title nor a text is none, and not kept', async () => {
    const answers = ['<html><body>Bakımdayız</body></html>', product]
    const shop = shopOfPages({ '/cezve': () => new Response(answers.shift()) })
    await expect(shop.calls.page('cezve')).rejects.toThrow('neither a title nor a text')
    expect(await shop.calls.page('cezve')).toMatchObject({ kind: 'product' })
  })
})
