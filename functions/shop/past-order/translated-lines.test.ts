import { afterAll, beforeAll, expect, it } from 'vitest'
import { readyToOrder } from '../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

type Line = { TITLE: string; VARIANT_NAME: string; URL: string }
type Result = { ORDER: { PRODUCT_LIST: Line[] } }

it('[O01] the goods of an order are called as the language of its page calls them', async () => {
  const variant = await shop.db
    .prepare('SELECT id FROM sub_product WHERE product_id = 1 AND stock > 2 LIMIT 1')
    .first<number>('id')
  const buyer = await readyToOrder(shop, [{ productId: '1', variantId: `${variant}` }])
  const { ORDER_NUMBER: number } = await buyer.order()
  const lineIn = async (language: string) => {
    const page = `/srv/service/order-v5/get-result/${number}?language=${language}`
    return (await buyer.visitor.get<Result>(page)).ORDER.PRODUCT_LIST[0]
  }
  const texts = await shop.db
    .prepare("SELECT title, path FROM product_text WHERE product_id = 1 AND language = 'ar'")
    .first<{ title: string; path: string }>()
  const turkish = await lineIn('tr')
  const arabic = await lineIn('ar')
  expect(turkish?.TITLE).toContain('Defter')
  expect(arabic).toMatchObject({ TITLE: texts?.title, URL: texts?.path })
  expect(arabic?.VARIANT_NAME).toMatch(/[\u0600-\u06ff]/)

  // What was ordered stays named as it was then where it is not sold any more, or has another name now.
  await shop.db.prepare('UPDATE product SET is_active = 0 WHERE id = 1').run()
  expect(await lineIn('ar')).toMatchObject({ TITLE: turkish?.TITLE, URL: turkish?.URL })
  await shop.db.prepare('UPDATE product SET is_active = 1 WHERE id = 1').run()
  await shop.db.prepare("UPDATE product_text SET title = 'Yeni ad' WHERE product_id = 1").run()
  const { TITLE, URL } = turkish ?? {}
  expect(await lineIn('tr')).toMatchObject({ TITLE, URL })
  expect(await lineIn('ar')).toMatchObject({ TITLE, URL })
})
