import { expect, it } from 'vitest'
import { readCards, readQuantity } from './product-card'

const wire = { ID: 5, TITLE: 'Kupa', URL: 'kupa', PRICE_SELL: '100', VAT: 20 }
const aboutOf = (more: object) => readCards([{ ...wire, ...more }], 'TL')[0]?.about

it('[P16] a card holds its code, its category and its own currency', () => {
  const fields = {
    PRODUCT_CODE: 'K-5',
    CURRENCY: 'EUR',
    CATEGORY_ID: '9',
    CATEGORY_NAME: 'Kupalar',
    CATEGORY_PATH: 'Mutfak > Kupalar',
  }
  expect(aboutOf(fields)).toEqual({
    code: 'K-5',
    pricedIn: 'EUR',
    categoryId: '9',
    category: 'Kupalar',
    categoryPath: 'Mutfak > Kupalar',
  })
  expect(aboutOf({})).toMatchObject({ pricedIn: 'TL', categoryPath: '' })
  expect(aboutOf({ CATEGORY_PATH: [] })?.categoryPath).toBe('')
})

it('[P07] [C11] the smallest quantity is a step of what is sold in fractions, where the shop names none', () => {
  const none = { MIN_ORDER_COUNT: 0, MAX_ORDER_COUNT: 0, MIN_SALE_COUNT: 0, MAX_SALE_COUNT: 0 }
  const minOf = (more: object) =>
    readQuantity({ ...none, STOCK_INCREMENT: 0.25, STOCK_UNIT: 'kg', ...more }).min
  expect([minOf({}), minOf({ MIN_SALE_COUNT: 1 })]).toEqual([0.25, 1])
  expect([minOf({ STOCK_INCREMENT: 0 }), minOf({ STOCK_INCREMENT: 5 })]).toEqual([1, 1])
})

it('[B21] a card has the lowest price of its variants and a campaign where the shop names them', () => {
  const offersOf = (more: object) => {
    const [card] = readCards([{ ...wire, ...more }], 'TL')
    return [card?.lowestPrice, card?.campaign]
  }
  expect(offersOf({ PRICE_FROM: 80, CAMPAIGN_LIST: [{ TITLE: '3 al 2 öde' }] })).toEqual([
    9600,
    '3 al 2 öde',
  ])
  expect(offersOf({ PRICE_FROM: '100', DISPLAY_VAT: 0 })).toEqual([10000, undefined])
  expect(offersOf({ PRICE_FROM: 200, CAMPAIGN_LIST: [] })).toEqual([undefined, undefined])
  expect(offersOf({ CAMPAIGN_LIST: [{ TITLE: '' }, 5] })).toEqual([undefined, undefined])
})
