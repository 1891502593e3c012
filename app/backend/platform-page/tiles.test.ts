import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const tile = (name: string, price = '120,00 TL') =>
  `<figure class="kutu"><a href="/${name}"><img src="/${name}.jpg"></a><figcaption>${name}</figcaption><b>${price}</b></figure>`
const summary = (...names: string[]) => ({
  '@type': 'ItemList',
  name: 'Öne çıkanlar',
  itemListElement: names.map((name, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: `https://shop.test/${name}`,
  })),
})
const loader = '/srv/service/content-v5/product-loader'
const expected = { title: 'cezve', path: '/cezve', price: { card: 12000 }, showOnly: false }

describe('goods in markup of no known class', () => {
  it('[B01] are those of the home page, whose list names their addresses alone', async () => {
    const body = `${tile('cezve')}${tile('tava', '9,50 TL')}`
    const listed = writePage({ data: [summary('tava', 'cezve')], body })
    const home = await shopOfPages({ '/': listed }).calls.page('')
    if (home.kind !== 'home') throw new Error(home.kind)
    expect(home.showcases).toMatchObject([
      { title: 'Öne çıkanlar', products: [{ title: 'tava' }, expected] },
    ])
    const plain = await shopOfPages({ '/': writePage({ body }) }).calls.page('')
    expect(plain).toMatchObject({ showcases: [{ products: [expected, {}] }] })
  })

  const unpriced = '<a href="/vazo"><img src="/vazo.jpg"></a><figcaption>Vazo</figcaption>'
  const vase = `<figure class="kutu">${unpriced}</figure>`
  const script = 'var LINK_TYPE = "category"'
  const vases = ['cezve', 'Vazo', 'tava']
  const titlesOf = async (body: string) => {
    const page = await shopOfPages({ '/mutfak': writePage({ script, body }) }).calls.page('mutfak')
    return page.kind === 'category' ? page.list.products.map(({ title }) => title) : []
  }

  it('[B02] are those without a price among others, each to be looked at alone', async () => {
    const body = tile('cezve') + vase + tile('tava')
    const visibleVase = { title: 'Vazo', path: '/vazo', showOnly: true }
    const shop = shopOfPages({ '/mutfak': writePage({ script, body }), [loader]: body })
    const page = await shop.calls.page('mutfak')
    expect(page).toMatchObject({ list: { products: [expected, visibleVase, {}], total: 3 } })
    const wrapped = [tile('cezve'), vase, tile('tava')].map((one) => `<div class="s">${one}</div>`)
    expect(await titlesOf(wrapped.join(''))).toEqual(vases)
  })

  it('[B02] are so in cards of known classes too', async () => {
    const card = (inner: string) => `<div class="product-card">${inner}</div>`
    const pot = card(
      '<a href="/cezve"><img src="/c.jpg"></a><h3>cezve</h3><b class="price">9 TL</b>',
    )
    const bare = card('<a href="/vazo"><img src="/v.jpg"></a><h3>Vazo</h3>')
    expect(await titlesOf(pot + bare)).toEqual(['cezve', 'Vazo'])
    expect(await titlesOf(`${pot}<h2>Kategoriler</h2>${bare}`)).toEqual(['cezve'])
  })

  const tree = {
    '/srv/service/category/get': [
      {
        ID: 1,
        TITLE: 'Mutfak',
        LINK: 'mutfak',
        CHILDREN: [{ ID: 2, TITLE: 'Vazo', LINK: 'vazo', CHILDREN: [] }],
      },
    ],
  }
  const bareOf = (name: string) => vase.replaceAll('vazo', name)
  const listOf = async (body: string, answers: object = tree) => {
    const shop = shopOfPages({ '/mutfak': writePage({ script, body }), ...answers })
    const page = await shop.calls.page('mutfak')
    if (page.kind !== 'category') throw new Error(page.kind)
    return page.list.products.map(({ path, showOnly }) => (showOnly ? path : ''))
  }

  it('[B02] are those of a list that shows no price at all, but no subcategories', async () => {
    const links = '<a href="/hakkimizda"><img src="/h.jpg"></a><h3>Hakkımızda</h3>'
    const banner = `<div class="kampanya">${links}</div>`
    const goods = bareOf('cezve') + bareOf('tava')
    expect(await listOf(`<h1>Mutfak</h1>${banner}${vase}${goods}`)).toEqual(['/cezve', '/tava'])
    expect(await listOf(`<h1>Mutfak</h1>${banner}${vase}`)).toEqual([])
    expect(await listOf(`<h1>Mutfak</h1>${goods}`, {})).toEqual([])
    expect(await listOf(`<h1>Mutfak</h1><p>Ürün bulunamadı</p>${goods}`)).toEqual([])
  })

  it.each([
    ['another kind', `<div class="kampanya">${unpriced}</div>`],
    ['another place', `<nav>${vase}</nav>`],
    ['no name', '<figure class="kutu"><a href="/vazo"><img alt="Vazo" src="/v.jpg"></a></figure>'],
  ])('[B02] are no banners and categories: of %s', async (_, banner) => {
    expect(await titlesOf(`${tile('cezve')}${banner}${tile('tava')}`)).toEqual(['cezve', 'tava'])
  })

  const noPrices = ['vazo', 'kase'].map((name) => vase.replaceAll('vazo', name)).join('')
  const bare = [
    { title: 'Vazo', path: '/vazo', showOnly: true },
    { title: 'Vazo', path: '/kase' },
  ]
  it('[B02] are shown by their list where none has a price', async () => {
    const body = `<h1>Cam</h1>${noPrices}`
    const html = writePage({ script, data: [summary('vazo', 'kase')], body })
    const shop = shopOfPages({ '/cam': html })
    const found = await shop.calls.page('cam')
    expect(found).toMatchObject({ kind: 'category', list: { products: bare, total: 2 } })
    expect(found).not.toHaveProperty('list.unreadAt')
  })

  const noEntries = { '@type': 'ItemList', itemListElement: [] }
  it.each([
    ['nothing of them', {}, undefined, true],
    ['nothing of those in tiles', { body: `<h1>Cam</h1>${noPrices}` }, undefined, true],
    ['that there are none', { body: '<h1>Cam</h1><p>Ürün bulunamadı.</p>' }, undefined, false],
    ['that its list is empty', { data: [noEntries] }, undefined, false],
    ['nothing, and product-loader that there are none', {}, { PRODUCTS: [] }, false],
    ['nothing, and product-loader so in words', {}, `<p>Ürün bulunamadı</p>${vase}`, false],
  ])('[B02] are at the shop itself where a page says %s', async (_, page, loaded, isThere) => {
    const html = writePage({ script, ...page })
    const shop = shopOfPages({ '/cam': html, ...(loaded ? { [loader]: loaded } : {}) })
    const found = await shop.calls.page('cam')
    if (found.kind !== 'category') throw new Error(found.kind)
    const { products, total, unreadAt } = found.list
    expect([products, total]).toEqual([[], 0])
    expect(unreadAt).toBe(isThere ? `${shop.origin}/cam` : undefined)
  })

  it('[B02] are not replaced by a banner that product-loader answers', async () => {
    const body = tile('cezve') + tile('tava')
    const banner = '<div><a href="/kampanya"><img src="/k.jpg"></a><h3>Yaz kampanyası</h3></div>'
    const shop = shopOfPages({ '/mutfak': writePage({ script, body }), [loader]: banner })
    const page = await shop.calls.page('mutfak')
    expect(page).toMatchObject({ list: { products: [expected, { title: 'tava' }] } })
  })

  it('[B02] are none where product-loader says so, whatever else the page shows', async () => {
    const brands = bareOf('karaca') + bareOf('korkmaz')
    for (const none of [{ PRODUCTS: [], TOTAL: 0 }, { PRODUCTS: null }])
      expect(await listOf(`<h2>Markalarımız</h2>${brands}`, { ...tree, [loader]: none })).toEqual(
        [],
      )
  })

  it('[B02] are those of a list', async () => {
    const html = writePage({ data: [summary('cezve')], body: tile('cezve') })
    const page = await shopOfPages({ '/mutfak': html }).calls.page('mutfak')
    expect(page).toMatchObject({ list: { products: [expected] } })
  })

  it('[B01] [B02] are shown without a picture, by their list where their markup has no place for one', async () => {
    const plain = '<p><a href="/tava">Tava</a> <b>9,50 TL</b></p>'
    const html = writePage({ data: [summary('cezve', 'tava')], body: tile('cezve') + plain })
    const shop = shopOfPages({ '/mutfak': html, '/': html, [loader]: tile('cezve') + plain })
    const bare = { title: 'Tava', path: '/tava', price: { card: 950 }, pictures: [] }
    const page = await shop.calls.page('mutfak')
    expect(page).toMatchObject({ list: { products: [expected, bare] } })
    const home = await shop.calls.page('')
    expect(home).toMatchObject({ showcases: [{ products: [expected, bare] }] })
  })

  it('[B02] [P01] are told by the list where it says more of them', async () => {
    const item = {
      ...{ '@type': 'Product', name: 'Cezve', url: 'https://shop.test/cezve', productID: '7' },
      offers: { price: 120, availability: 'OutOfStock' },
    }
    const data = [{ '@type': 'ItemList', itemListElement: [item] }]
    const html = writePage({ data, body: tile('cezve') })
    const page = await shopOfPages({ '/mutfak': html, [loader]: tile('cezve') }).calls.page(
      'mutfak',
    )
    expect(page).toMatchObject({ list: { products: [{ id: '7', inStock: false }] } })
    const { offers: _, ...plain } = item
    const named = writePage({
      data: [{ ...data[0], itemListElement: [plain] }],
      body: tile('cezve'),
    })
    const list = await shopOfPages({ '/mutfak': named }).calls.page('mutfak')
    expect(list).toMatchObject({ list: { products: [{ ...expected, id: '7' }] } })
  })

  it('[B06] are what product-loader answers to a search, as links to their pages', async () => {
    const shop = shopOfPages({
      [loader]: (address) => new Response(address.includes('pg=') ? tile('tava') : tile('cezve')),
    })
    const found = await shop.calls.search('cezve', {})
    expect(found).toMatchObject({ products: [expected], pages: 2, total: null })
    expect(found.products[0]?.soldAt).toBe(`${shop.origin}/cezve`)
    const whole = shopOfPages({ [loader]: tile('cezve') })
    expect(await whole.calls.search('cezve', {})).toMatchObject({ pages: 1, total: 1 })
  })

  it('[B06] are searched at the shop’s own page where product-loader says nothing', async () => {
    const page = writePage({ data: [summary('cezve')], body: tile('cezve') })
    const broken = { '/arama?q=cezve': page, [loader]: '<p>Hata</p>' }
    expect(await shopOfPages(broken).calls.search('cezve', {})).toMatchObject({
      products: [expected],
    })
    const missing = { '/arama?q=cezve': page }
    expect(await shopOfPages(missing).calls.search('cezve', {})).toMatchObject({
      products: [expected],
    })
    await expect(shopOfPages({ [loader]: '<p>Hata</p>' }).calls.search('x', {})).rejects.toThrow()
  })

  it('[B02] of a whole page are no list of product-loader', async () => {
    const shop = shopOfPages({
      [loader]: writePage({ body: tile('tava') }),
      '/mutfak': writePage({ data: [summary('cezve')], body: tile('cezve') }),
    })
    expect(await shop.calls.page('mutfak')).toMatchObject({ list: { products: [expected] } })
  })
})
