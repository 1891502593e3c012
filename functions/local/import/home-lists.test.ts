import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeParts } from '../../shop/catalog/home'
import { startTestShop, type TestShop } from '../../shop/seed/demo/test-shop'
import { importFeed } from './import-feed'
import { readTsv } from './readers/tsv'

const DAY = 86_400_000
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

/** Imports so many goods of a category, some days after today. */
async function imported(category: string, count: number, days = 0) {
  async function* texts() {
    yield 'id\ttitle\tprice\timage_link\tproduct_type\n'
    for (let at = 1; at <= count; at += 1)
      yield `${category}${at}\t${category} ${at}\t10 TRY\thttps://cdn.test/${at}.webp\t${category}\n`
  }
  const feed = { format: 'TSV' as const, read: readTsv, texts: texts(), progress: () => 1 }
  const now = new Date(Date.now() + days * DAY)
  return importFeed(shop.db, { feed, vat: 20, stock: 100, language: 'tr', now })
}

/** The lists of the home page that have goods, with how many and the first of them. */
async function lists() {
  const { SHOWCASES } = await homeParts(shop.db, 'tr', 'TL')
  return SHOWCASES.filter(({ PRODUCTS }) => PRODUCTS.length > 0).map(({ TITLE, PRODUCTS }) => [
    TITLE,
    PRODUCTS.length,
    PRODUCTS[0]?.TITLE,
  ])
}

describe('[B01] the home page of a shop that imports its goods', () => {
  it('has lists of the goods of each import, the latest where none is new', async () => {
    await imported('Deneme', 3)
    expect(await lists()).toEqual([
      ['Yeni gelenler', 3, 'Deneme 3'],
      ['Deneme', 3, 'Deneme 1'],
    ])
    await imported('Gerçek', 40, 1)
    expect(await lists()).toEqual([
      ['Yeni gelenler', 8, 'Gerçek 1'],
      ['Gerçek', 8, 'Gerçek 1'],
    ])
  })

  it('shows the latest when all have grown old and are sold out', async () => {
    await imported('Gerçek', 40, 41)
    await shop.db.prepare('UPDATE product SET stock = 0').run()
    expect(await lists()).toEqual([['Yeni gelenler', 8, 'Gerçek 40']])
  })
})
