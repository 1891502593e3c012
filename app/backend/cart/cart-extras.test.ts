import { expect, it } from 'vitest'
import { readCart } from './cart'

it('[C13] what is added to the goods has a row where the total needs one', () => {
  const extrasOf = (sums: object) =>
    readCart({ PRODUCTS: [], PRICE_CART: 300, PRICE_CARGO: 0, ...sums }, 'TL').extras
  const further = { PRICE_PERSONALIZATION: 20, PRICE_GIFT_PACKAGE: '15,00' }
  const personalization = { kind: 'personalization', total: 2000 }
  const giftPackages = { kind: 'giftPackages', total: 1500 }
  expect(extrasOf({ ...further, PRICE_GENERAL: 335 })).toEqual([personalization, giftPackages])
  expect(extrasOf(further)).toEqual([personalization, giftPackages])
  expect(extrasOf({ ...further, PRICE_GENERAL: 315 })).toEqual([giftPackages])
  expect(extrasOf({ ...further, PRICE_GENERAL: 300 })).toBeUndefined()
})

it('[C13] no order is offered where the shop switches its button off', () => {
  const read = (sums: object) => readCart({ PRODUCTS: [], ...sums }, 'TL').noOrder
  expect(
    [0, '0', 1, undefined].map((IS_BUY_BUTTON_ACTIVE) => read({ IS_BUY_BUTTON_ACTIVE })),
  ).toEqual([true, true, undefined, undefined])
})

it('[C27] gift cards alone name no delivery that costs nothing, and nothing missing for one', () => {
  const sums = { PRICE_CART: 250, PRICE_CARGO: 0, PRICE_GENERAL: 250, PRICE_FOR_CARGO_FREE: 50 }
  const line = { CART_ID: '0', ID: '1', TITLE: 'Hediye kartı', COUNT: 1, PRICE_SELL: 250 }
  const of = (...cards: number[]) =>
    readCart({ PRODUCTS: cards.map((IS_GIFT_CARD) => ({ ...line, IS_GIFT_CARD })), ...sums }, 'TL')
  expect(of(1, 1)).toMatchObject({ priceCargo: null, missingForFreeCargo: 0, priceTotal: 25000 })
  expect(of(1, 0)).toMatchObject({ priceCargo: 0, missingForFreeCargo: 5000 })
  expect(of().priceCargo).toBe(0)
})
