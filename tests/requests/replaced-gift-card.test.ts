import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { fillCart, formKey } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
  await shop.db.prepare("INSERT INTO coupon (code, amount) VALUES ('BIRLIRA', 100)").run()
})
afterAll(() => shop.close())

it('[C28] a gift card whose place a coupon takes is named as a payment, to be typed by its holder', async () => {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6', quantity: '3' }])
  await shop.db
    .prepare(
      `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
       SELECT 'AAAABBBBCCCCDDDD', 5000, id, 0, unixepoch() + 9999 FROM shop_order WHERE holds_stock = 1 LIMIT 1`,
    )
    .run()
  const code = 'AAAA-BBBB-CCCC-DDDD'
  await visitor.post(siteMap.cartCoupon, { code, intent: 'apply', ...formKey() })
  expect((await pageOf(visitor.get('/sepet'))).main.text).toContain('DDDD')
  const coupon = { code: 'BIRLIRA', toCart: '1', ...formKey() }
  const page = await pageOf(visitor.follow(await visitor.post(siteMap.cartCoupon, coupon)))
  const notices = [...page.notices('status'), ...page.notices('alert')].map(({ text }) => text)
  const words = notices.join(' ')
  expect(words).toContain('DDDD')
  expect(words).not.toContain('indiriyordu')
  expect(words).toContain('ödüyordu')
  expect(words).toContain('kodunu yeniden yazın')
  expect(page.queryAllByRole('button', /dön$/)).toEqual([])
})
