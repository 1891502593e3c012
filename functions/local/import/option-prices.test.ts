import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../shop/seed/demo/test-shop'
import { importFeed } from './import-feed'
import { readTsv } from './readers/tsv'

const DAY = 86_400_000
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.stop())

/** Imports two sizes of a shirt at these prices, so many days ago. */
async function imported(prices: [string, string], daysAgo: number) {
  async function* texts() {
    yield 'id\ttitle\titem_group_id\tsize\tprice\timage_link\tproduct_type\n'
    for (const [at, size] of ['S', 'M'].entries())
      yield `G-${size}\tGömlek\tG1\t${size}\t${prices[at]} TRY\thttps://cdn.test/1.webp\tGiyim\n`
  }
  const feed = { format: 'TSV' as const, read: readTsv, texts: texts(), progress: () => 1 }
  const now = new Date(Date.now() - daysAgo * DAY)
  return importFeed(shop.db, { feed, vat: 20, stock: 100, language: 'tr', now })
}

it('[P15] an import records the prices of options that it changed, and no others', async () => {
  await imported(['500', '520'], 20)
  await imported(['500', '510'], 0)
  const { results } = await shop.db
    .prepare(
      `SELECT f.id, h.price FROM variant_price_history h JOIN feed_item f ON f.variant_id = h.variant_id
       ORDER BY f.id, h.since`,
    )
    .all()
  expect(results).toEqual([
    { id: 'G-M', price: 52000 },
    { id: 'G-M', price: 51000 },
    { id: 'G-S', price: 50000 },
  ])
})
