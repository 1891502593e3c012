import { expect, it } from 'vitest'
import { readProduct } from './product'

const wire = {
  ID: 5,
  TITLE: 'Kupa',
  URL: 'kupa',
  PRICE_SELL: '100',
  VAT: 20,
  STOCK: '3',
  IN_STOCK: 1,
}
const productOf = (more: object) => readProduct({ ...wire, ...more }, [], 'TL')

it('[P08] has tiers with a discount, without an end where none is set', () => {
  const tier = (PERCENT: number, MIN: number, MAX: number) => ({ PERCENT, MIN, MAX })
  const MULTIPLE_DISCOUNT = [tier(5, 3, 5), tier(0, 1, 2), tier(10, 6, 0), tier(12, 9, 99999)]
  expect(productOf({ MULTIPLE_DISCOUNT })?.tiers).toEqual([
    { min: 3, max: 5, percent: 5 },
    { min: 6, max: null, percent: 10 },
    { min: 9, max: null, percent: 12 },
  ])
})

it('[P08] has no tiers that the shop has turned off', () => {
  const countBy = (more: object) =>
    productOf({ MULTIPLE_DISCOUNT: [{ PERCENT: '5', MIN: '3', MAX: '0' }], ...more })?.tiers.length
  const flags = [undefined, null, 1, '1', true, 0, '0', false].map((IS_MULTIPLE_DISCOUNT_ACTIVE) =>
    countBy({ IS_MULTIPLE_DISCOUNT_ACTIVE }),
  )
  expect(flags).toEqual([1, 1, 1, 1, 1, 0, 0, 0])
})
