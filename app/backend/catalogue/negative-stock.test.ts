import { describe, expect, it } from 'vitest'
import { readProduct } from './product/product'

const option = (id: string) => ({ TYPE_ID: id, TYPE: id, ID: id })
const detail = {
  ID: '5',
  TITLE: 'Kupa',
  URL: 'kupa',
  PRICE_SELL: '10',
  VAT: 20,
  STOCK: '0',
  IN_STOCK: 0,
  HAS_VARIANT: 1,
  VARIANT_FEATURE1_TITLE: 'Renk',
  VARIANT_FEATURE1_LIST: [option('1'), option('2')],
  VARIANTS: ['1', '2'].map((id) => ({
    ID: id,
    TYPE_ID1: id,
    TYPE_ID2: '0',
    STOCK: '0',
    IN_STOCK: 0,
  })),
}
const stockOf = (NEGATIVE_STOCK: unknown) => {
  const product = readProduct({ ...detail, NEGATIVE_STOCK }, [], 'TL')
  return [product?.inStock, ...(product?.variants.map(({ inStock }) => inStock) ?? [])]
}

describe('NEGATIVE_STOCK', () => {
  it('[P14] on: sold out variants can be bought', () => {
    for (const on of [1, '1', true]) expect(stockOf(on)).toEqual([true, true, true])
  })

  it('[P14] off: they cannot', () => {
    for (const off of [0, '0', false, undefined])
      expect(stockOf(off)).toEqual([false, false, false])
  })
})
