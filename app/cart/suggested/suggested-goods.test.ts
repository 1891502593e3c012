import { expect, it } from 'vitest'
import type { Cart } from '~/backend/cart/cart-model'
import { readCards } from '~/backend/catalogue/product-card'
import type { RequestContext } from '~/session/request-context'
import { suggestedGoods } from './suggested-goods'

const item = (ID: number, PRICE_SELL: string, more: object = {}) => ({
  ...{ ID, TITLE: `Ürün ${ID}`, URL: `urun-${ID}`, PRICE_SELL, IN_STOCK: 1, MIN_ORDER_COUNT: 1 },
  ...more,
})

/** What is suggested to a cart with product 1 that lacks 100 TL for free delivery. */
async function goodsOf(...items: object[]) {
  const page = { kind: 'home', showcases: [{ products: readCards(items, 'TL') }] }
  const context = { language: 'tr', backend: { page: async () => page } }
  const cart = { missingForFreeCargo: 10_000, lines: [{ productId: '1' }] }
  return suggestedGoods(context as unknown as RequestContext, cart as unknown as Cart)
}

const suggestedTo = async (...items: object[]) => (await goodsOf(...items)).map(({ id }) => id)

it('[C29] the price is that of the quantity that is added', async () => {
  const byWeight = item(2, '300', { MIN_ORDER_COUNT: 0.5, STOCK_UNIT: 'kg' })
  expect(await goodsOf(byWeight)).toMatchObject([{ price: 15_000, quantity: 0.5, unit: 'kg' }])
})

it('[C29] what reaches free delivery for least comes first, then what comes nearest', async () => {
  expect(
    await suggestedTo(item(2, '40'), item(3, '150'), item(4, '110'), item(5, '90'), item(6, '201')),
  ).toEqual(['4', '3', '5', '2'])
})

it('[C29] nothing is suggested that is in the cart, sold out or no parcel', async () => {
  expect(
    await suggestedTo(
      item(1, '120'),
      item(2, '120', { IN_STOCK: 0, STOCK: 0 }),
      item(3, '120', { IS_GIFT_CARD: 1 }),
    ),
  ).toEqual([])
})
