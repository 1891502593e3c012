import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder, readyBuyer } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let title = ''
let buyer: Awaited<ReturnType<typeof readyBuyer>>
beforeAll(async () => {
  shop = await openWorkers()
})
beforeAll(async () => {
  const demo = await demoProduct(shop.db, 'halfSteps')
  title = demo.title
  const weighed = { productId: `${demo.id}`, quantity: '1.5' }
  buyer = await readyBuyer(shop, [weighed, { productId: '6' }], '-1')
})
afterAll(() => shop.close())

it('[O02] [O05] goods by weight have their unit in every step, pieces a bare number', async () => {
  const { visitor, html } = buyer
  expect(readPage(html).text).toContain(`1,5 kg × ${title}`)
  expect(readPage(html).text).toContain('1 × Lodos Ahşap Matruşka')
  const cart = await pageOf(visitor.get('/sepet'))
  expect(cart.main.text).toMatch(/Birim fiyat [\d.,]+\sTL \/ kg/)
  expect(cart.main.text.match(/TL \//g)).toHaveLength(1)
  expect((await pageOf(visitor.get('/order'))).text).toContain(`1,5 kg × ${title}`)
  const placed = await visitor.get(await placeOrder(visitor, html))
  const thanks = await pageOf(visitor.follow(placed))
  expect(thanks.text).toContain(`1,5 kg × ${title}`)
})

it('[P01] [B21] the page and the card of goods by weight say what their price is of, those by the piece do not', async () => {
  const price = /\d+,\d\d\sTL\s?\/ kg/
  const [{ path }, other] = [
    await demoProduct(shop.db, 'halfSteps'),
    await demoProduct(shop.db, 'plain'),
  ]
  expect((await pageOf(shop.visitor().get(path))).main.text).toMatch(price)
  const list = await pageOf(shop.visitor().get(`/arama?q=${encodeURIComponent(title)}`))
  expect(list.tags('article').find((one) => one.text.includes(title))?.text).toMatch(price)
  expect((await pageOf(shop.visitor().get(other.path))).main.text).not.toMatch(/TL\s?\//)
})
