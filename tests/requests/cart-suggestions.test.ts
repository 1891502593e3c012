import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { demoCases } from '../../functions/shop/seed/demo/demo-cases'
import { fillCart, formKey } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const heading = 'Ücretsiz kargoya yaklaştıran ürünler'
const cartOf = async (visitor: Visitor) => (await pageOf(visitor.get(siteMap.cart))).main

it('[C29] a cart that lacks something for free delivery offers goods, each added by one press without script', async () => {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6' }])
  const main = await cartOf(visitor)
  const region = main.getByRole('region', heading)
  const buttons = region.queryAllByRole('button')
  expect(buttons.length).toBeGreaterThan(1)
  const [button] = buttons
  const { form, element } = region.getByRole('button', button?.name ?? '')
  const { action, pairs } = form.press(element)
  await visitor.post(new URL(action, shop.url).pathname, {
    ...Object.fromEntries(pairs),
    ...formKey(),
  })
  const after = await cartOf(visitor)
  const title = (button?.name ?? '').replace('Sepete ekle: ', '')
  expect(after.text).toContain(title)
  expect(after.text).not.toContain(`Sepete ekle: ${title}`)
})

it('[C29] a cart with free delivery offers none', async () => {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6', quantity: '3' }])
  const main = await cartOf(visitor)
  expect(main.text).not.toContain('Ücretsiz kargo için')
  expect(main.text).not.toContain(heading)
})

it('[C29] [C27] the bar to free delivery counts goods, not the gift cards beside them', async () => {
  const barOf = async (...more: { productId: string; variantId?: string }[]) => {
    const visitor = shop.visitor()
    await fillCart(visitor, [{ productId: '6' }, ...more])
    const [bar] = (await cartOf(visitor)).elements('progress')
    return [bar?.attribute('value'), bar?.attribute('max')]
  }
  const alone = await barOf()
  expect(Number(alone[0])).toBeGreaterThan(0)
  const { id } = demoCases.giftCard
  const card = { productId: String(id), variantId: String(id * 100 + 1) }
  expect(await barOf(card)).toEqual(alone)
})
