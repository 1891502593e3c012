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
