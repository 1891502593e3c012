import { expect, it } from 'vitest'
import { chosenVariant } from './chosen-variant'
import type { VariantRow } from './product-row'

const variant = (id: number, [o1, o2]: [number, number], stock = 1) =>
  ({ id, o1, o2, stock, awaited: '', price: id * 100 }) as VariantRow
const all = [variant(1, [7, 21]), variant(2, [7, 22], 0), variant(3, [8, 21]), variant(4, [8, 22])]

const idOf = (options1: number[], options2: number[]) =>
  chosenVariant(all, { options1, options2 })?.id

it('[B03] [P23] a list of some options is about a variant that has them, one in stock first', () => {
  expect(idOf([8], [])).toBe(3)
  expect(idOf([], [22])).toBe(4)
  expect(idOf([7, 8], [22])).toBe(4)
  expect(idOf([7], [22])).toBe(2)
})

it('[B03] a list of no option, or of options that no variant has together, is about the product', () => {
  expect(idOf([], [])).toBeUndefined()
  expect(idOf([7], [23])).toBeUndefined()
})

it('[B03] [B05] of a range of prices it is about a variant that costs that', () => {
  const idIn = (priceMin: number | null, priceMax: number | null, rate?: number) =>
    chosenVariant(all, { options1: [7, 8], options2: [21], priceMin, priceMax }, rate)?.id
  expect([idIn(null, 300), idIn(101, null), idIn(101, 299)]).toEqual([1, 3, undefined])
  expect(idIn(3, 7, 50)).toBe(3)
})
