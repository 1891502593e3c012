import { describe, expect, it } from 'vitest'
import { givenBackOf, returnsShape } from './given-back'

const lines = ['7', '8', '7', '7'].map((PRODUCT_ID) => ({ PRODUCT_ID }))
const backOf = (...details: object[]) => [
  ...givenBackOf(returnsShape.parse([{ RETURNS_DETAIL: details }]), lines),
]

describe('lines that were asked back', () => {
  it('[O01] are known by their place where the shop says it', () => {
    expect(backOf({ LINE: '2', PRODUCT_ID: '7' })).toEqual([2])
    expect(backOf({ LINE: '9', PRODUCT_ID: '7' })).toEqual([])
  })

  it('[O01] else by their product, each return one line', () => {
    expect(backOf({ PRODUCT_ID: 8 })).toEqual([1])
    expect(backOf({ PRODUCT_ID: '7' }, { PRODUCT_ID: '7' })).toEqual([0, 2])
    expect(backOf({ PRODUCT_ID: '9' })).toEqual([])
  })
})
