import { describe, expect, it } from 'vitest'
import { readCards } from '~/backend/catalogue/product-card'
import { readProduct } from './product'

const wire = { ID: 5, TITLE: 'Kupa', URL: 'kupa', VAT: 20, IN_STOCK: 1 }
const cardOf = (more: object) => readCards([{ ...wire, ...more }], 'TL')[0]
const productOf = (more: object) => readProduct({ ...wire, ...more }, [], 'TL')

describe('[P01] [T12] a product whose price cannot be read', () => {
  it.each([null, '', true, -5])('is bought at the shop itself: %j', (PRICE_SELL) => {
    expect(cardOf({ PRICE_SELL })?.showOnly).toBe(true)
    const product = productOf({ PRICE_SELL })
    expect(product).toMatchObject({ showOnly: true, soldAt: expect.stringMatching(/\/kupa$/) })
  })

  it('is not one that the shop gives away, or shows only', () => {
    expect(productOf({ PRICE_SELL: 0 })).toMatchObject({ showOnly: false })
    const one = productOf({ PRICE_SELL: null, IS_DISPLAY_PRODUCT: 1 })
    expect([one?.showOnly, one?.soldAt]).toEqual([true, undefined])
  })

  it('gives its own to variants that name none', () => {
    const VARIANTS = [
      { ID: 1, TYPE_ID: 7, PRICE_SELL: null },
      { ID: 2, TYPE_ID: 8, PRICE_SELL: 50 },
    ]
    const VARIANT_FEATURE1_LIST = [7, 8].map((id) => ({ TYPE_ID: id, TYPE: `Boy ${id}` }))
    const product = productOf({ PRICE_SELL: 100, VARIANTS, VARIANT_FEATURE1_LIST })
    expect(product?.variants.map(({ price }) => price.card)).toEqual([12000, 6000])
  })
})
