import { describe, expect, it } from 'vitest'
import { html, json, reportOn, send } from '../../../tests/support/checked-shop'
import { learnProducts, newFacts } from './facts'
import type { Report } from './report'

const rowOf = ({ rows }: Report, one: string) => rows.find(({ id }) => id === one)

const page = (body: string) => `<!doctype html><title>Kırtasiye</title>${body}`
const data = (node: object) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`

const tile = (origin: string, path: string) =>
  `<li><a href="${origin}/${path}"><img src="/${path}.jpg" alt=""><h4>${path}</h4></a><b>90,00 TL</b></li>`
const category = '<script>var LINK_TYPE = "category"</script>'
const tiles = (origin: string) => `<ul>${tile(origin, 'makas')}${tile(origin, 'toprak')}</ul>`
const listed = (origin: string) =>
  data({
    '@type': 'ItemList',
    itemListElement: ['makas', 'toprak'].map((path, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: `${origin}/${path}`,
      name: path,
    })),
  })

const product = (id: string, name: string) => ({
  '@type': 'Product',
  productID: id,
  name,
  offers: { '@type': 'Offer', price: '90.00', priceCurrency: 'TRY', availability: 'InStock' },
})
const simple = data(product('5', 'Makas'))
const varied = `${data(product('6', 'Toprak'))}
  <div class="variant" data-group="1"><h5>Ağırlık</h5><a data-id="51">5 kg</a></div>`
const variants = JSON.stringify({ VARIANT1_LIST: [{ ID: '91', TYPE_ID: '51', TYPE: '5 kg' }] })

/** A shop of pages alone, whose products only these pages name. */
async function reportWith(pages: Record<string, (origin: string) => string>, ofVariants = '{}') {
  const requested: string[] = []
  const report = await reportOn((request, response) => {
    const { url = '', headers } = request
    requested.push(url)
    const [path = ''] = url.slice(1).split('?')
    const body = pages[path]?.(`http://${headers.host}`)
    const isOfVariants = url.includes('get-variant1-list/6/')
    const answers = isOfVariants
      ? send(200, ofVariants, json)
      : url.includes('category/get')
        ? send(200, '[{"ID":"7","TITLE":"Bahçe","LINK":"bahce"}]', json)
        : url.includes('get-variant1-list')
          ? send(200, '{"VARIANT1_LIST":null}', json)
          : body === undefined
            ? send(404, '<html></html>', html)
            : send(200, page(body), html)
    answers(request, response)
  })
  return { report, requested }
}

const ofProducts = { makas: () => simple, toprak: () => varied }

describe('products that only the shop’s own pages name', () => {
  it.each([
    ['the home page as tiles', { '': tiles, bahce: () => '<p>Bahçe</p>' }],
    ['the home page as a list', { '': listed, bahce: () => '<p>Bahçe</p>' }],
    [
      'a category as tiles',
      { '': () => '<p>Ana sayfa</p>', bahce: (origin: string) => category + tiles(origin) },
    ],
    ['a category as a list', { '': () => '<p>Ana sayfa</p>', bahce: listed }],
  ])('are requested: %s', async (_, lists) => {
    const { report, requested } = await reportWith({ ...lists, ...ofProducts })
    expect(requested).toEqual(expect.arrayContaining(['/makas', '/toprak']))
    expect(rowOf(report, 'PRODUCT_DETAIL_COMMENT_AVERAGE')?.call).toContain('/5')
    expect(rowOf(report, 'CART_ADD')?.result).not.toBe('not asked')
  })

  it('are tried one after the other for one that has variants', async () => {
    const pages = {
      '': listed,
      bahce: listed,
      ...ofProducts,
      toprak: () => data(product('6', 'T')),
    }
    const { report, requested } = await reportWith(pages, variants)
    expect(requested.filter((url) => url.includes('get-variant1-list'))).toHaveLength(2)
    expect(rowOf(report, 'PRODUCT_DETAIL_VARIANT')?.call).toContain('/6/91')
  })

  it('have no options, as the report says, where none of those tried has', async () => {
    const pages = {
      '': listed,
      bahce: listed,
      ...ofProducts,
      toprak: () => data(product('6', 'T')),
    }
    const { report } = await reportWith(pages)
    expect(rowOf(report, 'PRODUCT_DETAIL_VARIANT')?.details).toBe(
      'of the products that were looked at (2) none has options',
    )
  })
})

describe('pages of products', () => {
  const paths = ['kazma', 'kova', 'fide', 'saksi', 'tirmik']
  const links = (origin: string) => `<ul>${paths.map((path) => tile(origin, path)).join('')}</ul>`
  const unread = () => '<script>var LINK_TYPE = "product"</script><h1>Ürün</h1>'
  const readable = (path: string) => () => data(product(path, `Ürün ${path}`))
  const rowWith = async (unreadable: string[]) => {
    const pages = paths.map((path) => [path, unreadable.includes(path) ? unread : readable(path)])
    const home = { '': links, bahce: links }
    const { report } = await reportWith({ ...home, ...Object.fromEntries(pages) })
    return rowOf(report, 'PLATFORM_PAGE product')
  }

  it('count those that are not there', async () => {
    const home = { '': links, bahce: links, kazma: readable('kazma') }
    const { report } = await reportWith(home)
    expect(rowOf(report, 'PLATFORM_PAGE product')?.details).toContain('4 of 5 pages')
  })

  it.each([
    [[], 'present', 'HTML'],
    [['kazma'], 'present', '1 of 5 pages show no product with a name and a price in time: /kazma'],
    [['kova'], 'present', '1 of 5 pages show no product with a name and a price in time: /kova'],
    [
      ['kova', 'fide', 'tirmik'],
      'missing',
      '3 of 5 pages show no product with a name and a price in time: /tirmik, /fide, /kova',
    ],
    [
      paths,
      'missing',
      '5 of 5 pages show no product with a name and a price in time: /kazma, /tirmik, /kova, …',
    ],
  ])('are several: where %j show none it is %s', async (unreadable, result, details) => {
    expect(await rowWith(unreadable)).toMatchObject({
      result,
      details: expect.stringContaining(details),
    })
  })
})

describe('a product in stock is preferred for the cart', () => {
  it.each<[row: object, isSimple: boolean]>([
    [{ STOCK: '1.041,5800' }, true],
    [{ STOCK: '12,5' }, true],
    [{ STOCK: 3 }, true],
    [{ STOCK: '1.041,5800', HAS_VARIANT: 1 }, false],
    [{ STOCK: '0,0000' }, false],
    [{ STOCK: 0, IN_STOCK: 1 }, false],
    [{ STOCK: '', IN_STOCK: '1' }, true],
    [{ STOCK: null, IN_STOCK: 0 }, false],
  ])('%j: %s', (row, isSimple) => {
    const facts = newFacts('tr', 'TL')
    learnProducts(facts, [{ ID: '5', TITLE: 'Makas', URL: 'makas', ...row }])
    expect(facts.products[0]?.isSimple).toBe(isSimple)
  })
})
