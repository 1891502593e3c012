import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const loader = '/srv/service/content-v5/product-loader'
const card = (id: number) =>
  `<li class="grid-cell" data-product="${id}"><a href="/defter-${id}"><img loading="lazy" data-src="/f.png" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Defter ${id}"><h4>Defter ${id}</h4></a><b>12,00 TL</b></li>`
const cards = (...ids: number[]) => ids.map(card).join('')

/** The shop's own page of a list of 5 goods, 2 on each. */
const listPage = (...ids: number[]) =>
  writePage({
    data: [
      {
        '@type': 'ItemList',
        itemListElement: ids.map((id, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: `https://shop.test/defter-${id}`,
          name: `Defter ${id}`,
        })),
      },
    ],
    body: `<h1>Defterler</h1><ul>${cards(...ids)}</ul><a href="/defter?pg=3">3</a>`,
  })

const ownPages = {
  '/defter?pg=2': listPage(3, 4),
  '/defter?pg=3': listPage(5),
  '/defter?pg=9': writePage({ body: '<h1>Defterler</h1>', data: [{ '@type': 'CollectionPage' }] }),
  '/defter': listPage(1, 2),
  '/arama?pg=2&q=defter': listPage(3, 4),
  '/arama?q=defter&pg=2': listPage(3, 4),
  '/arama?q=defter': listPage(1, 2),
}
const titles = (list: { products: { title: string }[] }) => list.products.map(({ title }) => title)

async function listOf(answers: Parameters<typeof shopOfPages>[0], query: Record<string, string>) {
  const page = await shopOfPages(answers).calls.page('defter', query)
  if (page.kind !== 'category') throw new Error(page.kind)
  return page.list
}

describe('a shop whose product-loader answers nothing, and whose own pages have the goods', () => {
  const answers = { ...ownPages, [loader]: () => new Response('') }

  it('[B02] [B08] shows the second page of a list', async () => {
    const list = await listOf(answers, { pg: '2' })
    expect([titles(list), list.page, list.pages]).toEqual([['Defter 3', 'Defter 4'], 2, 3])
  })

  it('[B02] [B08] ends the list where its page has none either', async () => {
    expect(await listOf(answers, { pg: '9' })).toMatchObject({ products: [], pages: 3 })
  })

  it('[B02] [B08] ends the list where its page shows those of the one before again', async () => {
    const last = listPage(5).replace('?pg=3', '?pg=2')
    const repeated = { '/defter?pg=4': last, ...answers, '/defter?pg=3': last }
    expect(await listOf(repeated, { pg: '4' })).toMatchObject({ products: [] })
    expect(await listOf(repeated, { pg: '3' })).toMatchObject({ products: [{ id: '5' }] })
  })

  it('[B07] shows the goods of further pages below those of the first', async () => {
    const list = await shopOfPages(answers).calls.more('defter', { pg: '2' })
    expect(titles(list)).toEqual(['Defter 3', 'Defter 4'])
  })

  it('[B07] shows them too without the call', async () => {
    const list = await shopOfPages(ownPages).calls.more('defter', { pg: '2' })
    expect(titles(list)).toEqual(['Defter 3', 'Defter 4'])
  })

  it('[B02] [B08] ends the list where its page has an empty list', async () => {
    const past = writePage({ data: [{ '@type': 'ItemList', itemListElement: [] }] })
    const list = await listOf({ '/defter?pg=4': past, ...answers }, { pg: '4' })
    expect(list).toMatchObject({ products: [], pages: 3 })
  })

  it('[B06] [B08] shows the second page of a search', async () => {
    const list = await shopOfPages(answers).calls.search('defter', { pg: '2' })
    expect([titles(list), list.page, list.pages]).toEqual([['Defter 3', 'Defter 4'], 2, 3])
  })
})

describe('cards of product-loader in markup of no known class', () => {
  const empty = writePage({
    body: '<h1>Defterler</h1><div id="list"></div>',
    data: [{ '@type': 'CollectionPage', name: 'Defterler' }],
  })
  const pages = (address: string) =>
    new Response(address.includes('pg=2') ? cards(3) : address.includes('pg=') ? '' : cards(1, 2))

  it('[B02] [B08] are the goods of a list whose page fills itself by script', async () => {
    const list = await listOf({ '/defter': empty, [loader]: pages }, {})
    expect([titles(list), list.pages]).toEqual([['Defter 1', 'Defter 2'], 2])
    expect(list.products[0]).toMatchObject({ id: '1', price: { card: 1200 } })
  })

  it('[B06] [B07] are what a search finds, and what is shown below a list', async () => {
    const { calls } = shopOfPages({ '/defter': empty, [loader]: pages })
    expect(titles(await calls.search('defter', {}))).toEqual(['Defter 1', 'Defter 2'])
    expect(titles(await calls.more('defter', { pg: '2' }))).toEqual(['Defter 3'])
  })
})

describe('a shop whose product-loader fails for a moment', () => {
  const moments: [string, () => Response][] = [
    ['500', () => new Response('', { status: 500 })],
    ['429', () => new Response('', { status: 429 })],
    ['what is no list', () => Response.json({ PRODUCTS: 'yok', status: 1 })],
    [
      'no answer',
      () => {
        throw new Error('connect ECONNRESET')
      },
    ],
  ]
  const empty = writePage({
    script: 'var LINK_TYPE = "category"; var LINK_TABLE_ID = 3;',
    body: '<h1>Defterler</h1>',
  })
  const failingOnce = (failure: () => Response) => {
    let isDown = true
    return {
      heal: () => (isDown = false),
      answer: () => (isDown ? failure() : new Response(cards(1, 2))),
    }
  }

  it.each(moments)(
    '[B02] [T12] has no empty category by %s, and the goods afterwards',
    async (_, failure) => {
      const { heal, answer } = failingOnce(failure)
      const shop = shopOfPages({ '/defter': empty, [loader]: answer })
      await expect(shop.calls.page('defter')).rejects.toThrow('PRODUCT_LOADER')
      heal()
      expect(await shop.calls.page('defter')).toMatchObject({ list: { products: [{}, {}] } })
    },
  )

  it.each(moments)(
    '[B02] [T12] has the goods of its own page by %s, which is not stored',
    async (_, failure) => {
      const { heal, answer } = failingOnce(failure)
      const shop = shopOfPages({ '/defter': listPage(3), [loader]: answer })
      expect(await shop.calls.page('defter')).toMatchObject({
        isPartial: true,
        list: { products: [{}] },
      })
      heal()
      expect(await shop.calls.page('defter')).not.toHaveProperty('isPartial')
    },
  )
})
