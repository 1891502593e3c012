import { expect, it } from 'vitest'
import { namedPages } from './pagination'

it('[B02] lists the first, the last and the neighbours, and marks gaps', () => {
  expect(namedPages(1, 2)).toEqual([1, 2])
  expect(namedPages(3, 11)).toEqual([1, 2, 3, 4, 0, 11])
  expect(namedPages(6, 11)).toEqual([1, 0, 5, 6, 7, 0, 11])
  expect(namedPages(11, 11)).toEqual([1, 0, 10, 11])
})
