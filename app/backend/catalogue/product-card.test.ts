import { expect, it } from 'vitest'
import { readCards } from './product-card'

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
