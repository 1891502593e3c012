import { describe, expect, it } from 'vitest'
import { returnedPositions, returnsShape } from './requested-returns'

const lines = ['7', '8', '7', '7'].map((PRODUCT_ID) => ({ PRODUCT_ID }))
const returnedOf = (...details: object[]) => [
  ...returnedPositions(returnsShape.parse([{ RETURNS_DETAIL: details }]), lines),
]

describe('returned lines', () => {
  it('[O01] are identified by their position if the shop sends it', () => {
    expect(returnedOf({ LINE: '2', PRODUCT_ID: '7' })).toEqual([2])
    expect(returnedOf({ LINE: '9', PRODUCT_ID: '7' })).toEqual([])
  })

  it('[O01] else by their product, one line per return', () => {
    expect(returnedOf({ PRODUCT_ID: 8 })).toEqual([1])
    expect(returnedOf({ PRODUCT_ID: '7' }, { PRODUCT_ID: '7' })).toEqual([0, 2])
    expect(returnedOf({ PRODUCT_ID: '9' })).toEqual([])
  })
})
