import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const loader = '/srv/service/content-v5/product-loader'
const prices = [30, 10, 20]
const tile = (id: number) =>
  `<div><a href="/kalem-${id}"><img src="/${id}.png">Kalem ${id}</a><b>${prices[id - 1]},00 TL</b></div>`

/** The shop's own page, which shows all of its goods whatever is chosen. */
const page = writePage({
  script: 'var LINK_TYPE = "category"; var LINK_TABLE_ID = 3;',
  data: [
    {
      '@type': 'ItemList',
      numberOfItems: 9,
      itemListElement: [1, 2, 3].map((id) => ({
        '@type': 'ListItem',
        position: id,
        item: {
          '@type': 'Product',
          productID: `${id}`,
          name: `Kalem ${id}`,
          url: `/kalem-${id}`,
          brand: 'Rota',
          offers: {
            price: prices[id - 1],
            priceCurrency: 'TRY',
            availability: id === 1 ? 'OutOfStock' : 'InStock',
          },
        },
      })),
    },
  ],
  body: '<h1>Kalemler</h1><a href="/kalem?pg=2">2</a><a href="/kalem?pg=3">3</a>',
})

async function listOf(query: Record<string, string>, loaded: string | object) {
  const { calls } = shopOfPages({ '/kalem': page, [loader]: loaded })
  const found = await calls.page('kalem', query)
  if (found.kind !== 'category') throw new Error(found.kind)
  return found.list
}

const ids = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id)
const row = (id: number) => ({ ID: id, TITLE: `Kalem ${id}`, URL: `/kalem-${id}`, PRICE_SELL: 5 })

describe('a page that shows all of its goods whatever is chosen, beside a product-loader that chooses', () => {
  it('[B05] has those of a price that the tiles of the answer name', async () => {
    const list = await listOf({ price: '10-20' }, [2, 3].map(tile).join(''))
    expect(ids(list)).toEqual(['2', '3'])
    expect([list.total, list.pages]).toEqual([2, 1])
  })

  it('[B02] has the order of the answer', async () => {
    const list = await listOf({ sort: '2' }, [2, 3, 1].map(tile).join(''))
    expect(ids(list)).toEqual(['2', '3', '1'])
    expect([list.total, list.pages]).toEqual([9, 3])
  })

  it('[B05] has those whose tiles show no price, as the page has them', async () => {
    const bare = (id: number) =>
      `<div><a href="/kalem-${id}"><img src="/${id}.png">Kalem ${id}</a></div>`
    const list = await listOf({ price: '10-20' }, bare(3) + bare(2))
    expect(list.products).toMatchObject([
      { id: '3', price: { card: 2000 } },
      { id: '2', price: { card: 1000 } },
    ])
  })

  it('[B02] says of them what the page says', async () => {
    const list = await listOf({ price: '10-30' }, [1, 2].map(tile).join(''))
    expect(list.products).toMatchObject([
      { id: '1', brand: 'Rota', inStock: false },
      { id: '2', brand: 'Rota', inStock: true },
    ])
  })

  it('[B02] [B05] has set and order of JSON', async () => {
    expect(ids(await listOf({ sort: '2' }, { PRODUCTS: [2, 1].map(row), TOTAL: 2 }))).toEqual([
      '2',
      '1',
    ])
    expect(ids(await listOf({ price: '10-20' }, { PRODUCTS: [row(3)], TOTAL: 1 }))).toEqual(['3'])
  })
})
