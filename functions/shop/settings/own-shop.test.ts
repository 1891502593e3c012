import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import { ownGoodsStatements } from './own-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120)
}, 60_000)
afterAll(() => shop.stop())

it('[C27] the demo’s orders take their gift cards along: a new order may have an old id', async () => {
  const cards = async () =>
    (await shop.db.prepare('SELECT code FROM gift_card ORDER BY code').all()).results
  const card = (code: string, of: string) =>
    shop.db.prepare(
      `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
       SELECT '${code}', 5000, ${of}, 0, unixepoch() + 9999 FROM shop_order`,
    )
  await shop.db.batch([
    card('AAAABBBBCCCCDDDD', 'min(id)'),
    card('EEEEFFFFGGGGHHHH', '1 + max(id)'),
    shop.db.prepare(
      `INSERT INTO setting (name, value) VALUES ('OWN_SHOP', '1'), ('FEED_RUN', '1')`,
    ),
  ])
  await shop.db.batch(ownGoodsStatements().map((sql) => shop.db.prepare(sql)))
  expect(await cards()).toEqual([{ code: 'EEEEFFFFGGGGHHHH' }])
})
