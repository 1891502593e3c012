import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const loader = '/srv/service/content-v5/product-loader'
const tile = (id: number) =>
  `<div><a href="/raf-${id}"><img src="/${id}.png">Raf ${id}</a><b>${id}0,00 TL</b></div>`
const tiles = (...ids: number[]) => ids.map(tile).join('')
const pageOf = (...ids: number[]) =>
  writePage({
    script: 'var LINK_TYPE = "category"; var LINK_TABLE_ID = 3;',
    data: [
      {
        '@type': 'ItemList',
        numberOfItems: ids.length > 1 ? 9 : 1,
        itemListElement: ids.map((id, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: `/raf-${id}`,
        })),
      },
    ],
    body: `<h1>Raflar</h1>${tiles(...ids)}<a href="/raflar?pg=3">3</a>`,
  })

type Answers = Parameters<typeof shopOfPages>[0]
const query = { price: '500-900' }
/** One that shows all of its goods whatever is chosen, and one that follows the filters. */
const deaf: Answers = { '/raflar': pageOf(1, 2, 3) }
const own: Answers = { '/raflar?price=500-900': pageOf(3), '/raflar': pageOf(1, 2, 3) }

async function listOf(answers: Answers, chosen: Record<string, string> = query) {
  const shop = shopOfPages(answers)
  const page = await shop.calls.page('raflar', chosen)
  if (page.kind !== 'category') throw new Error(page.kind)
  const { products, total, pages, unreadAt } = page.list
  const unread = unreadAt?.replace(shop.origin, '')
  const { isPartial } = page
  return { titles: products.map(({ title }) => title), total, pages, unread, isPartial, shop }
}

const sentence = '<p>Seçtiğiniz kriterlere uygun ürün bulunamadı.</p>'
const none: [string, string | object][] = [
  ['JSON', { PRODUCTS: [], TOTAL: 0 }],
  ['JSON without a list', { PRODUCTS: null, TOTAL: '0' }],
  ['a sentence', sentence],
  ['a sentence above other goods', `${sentence}<h3>Bunlara da bakın</h3>${tiles(1, 2)}`],
  ['an empty answer', ''],
  ['an empty element', '<ul class="liste"></ul>'],
]

describe('filters that no goods match', () => {
  it.each(none)('[B03] [B05] show none where product-loader says so by %s', async (_, answer) => {
    const list = await listOf({ ...deaf, [loader]: answer })
    expect(list).toMatchObject({ titles: [], total: 0, pages: 1, unread: undefined })
    expect(list.isPartial).toBeUndefined()
  })

  it('[B05] [B08] show none on a further page', async () => {
    const list = await listOf({ ...deaf, [loader]: '' }, { ...query, pg: '2' })
    expect(list).toMatchObject({ titles: [], unread: undefined })
  })

  it('[B06] are a search without a match, whatever stands below the sentence', async () => {
    const { calls } = shopOfPages({ [loader]: sentence + tiles(1, 2) })
    expect(await calls.search('raf', {})).toMatchObject({ products: [], total: 0 })
  })
})

const failures: [string, () => Response | Promise<Response>][] = [
  ['fails', () => new Response('', { status: 500 })],
  ['is not there', () => new Response('', { status: 404 })],
  ['answers no list', () => Response.json({ PRODUCTS: 'yok', status: 1 })],
  ['answers another page', () => new Response(pageOf(1, 2, 3))],
  ['answers words', () => new Response('<p>Beklenmeyen hata</p>')],
]

describe('filters beside a product-loader that', () => {
  it.each(failures)('%s: [B03] [B05] [T12] no other goods stand for theirs', async (_, answer) => {
    for (const chosen of [query, { ...query, pg: '2' }]) {
      const list = await listOf({ ...deaf, [loader]: answer }, chosen)
      expect(list).toMatchObject({ titles: [], total: 0, isPartial: true })
      expect(list.unread).toBe(`/raflar?${new URLSearchParams(chosen)}`)
    }
  })

  it.each([...failures, ['is empty', () => new Response('')] as const])(
    '%s: [B05] has the goods of a page that follows them',
    async (_, answer) => {
      const list = await listOf({ ...own, [loader]: answer })
      expect(list).toMatchObject({ titles: ['Raf 3'], unread: undefined })
    },
  )

  it.each(failures)('%s: [B02] a sort alone is shown as the page has it', async (_, answer) => {
    const list = await listOf({ ...deaf, [loader]: answer }, { sort: '2' })
    expect(list.titles).toEqual(['Raf 1', 'Raf 2', 'Raf 3'])
    expect(list.shop.sent.filter(({ url }) => url.endsWith('/raflar'))).toEqual([])
  })
})

it('[B05] [B08] filtered pages are counted by product-loader alone', async () => {
  const pieces = (address: string) => new Response(address.includes('pg=2') ? '' : tiles(1, 2, 3))
  expect(await listOf({ ...deaf, [loader]: pieces })).toMatchObject({
    titles: ['Raf 1', 'Raf 2', 'Raf 3'],
    total: 3,
    pages: 1,
  })
})

it('[B05] unpriced goods of a page that follows no filters stand for none', async () => {
  const bare = (id: number) =>
    `<div class="kart"><a href="/raf-${id}"><img src="/${id}.png"></a><h3><a href="/raf-${id}">Raf ${id}</a></h3></div>`
  const body = `<h1>Raflar</h1>${bare(1)}${bare(2)}`
  const script = 'var LINK_TYPE = "category"; var LINK_TABLE_ID = 3;'
  const tree = [{ ID: '3', TITLE: 'Raflar', LINK: '/raflar', CHILDREN: [] }]
  const shop = { '/raflar': writePage({ script, body }), '/srv/service/category/get': tree }
  expect((await listOf(shop, {})).titles).toEqual(['Raf 1', 'Raf 2'])
  expect(await listOf(shop)).toMatchObject({ titles: [], unread: '/raflar?price=500-900' })
})
