import { expect, it } from 'vitest'
import { expectedTotal } from './expected-total'

const quantity = { min: 1, max: 9, step: 0.5, unit: '' }
const line = { unitPrice: 333, count: 2, total: 666, quantity }

it.each([
  ['a count', line, '3', 999],
  ['half a piece', line, '1.5', 500],
  ['no count', line, null, 666],
  ['a count above the limit', line, '10', 666],
  ['no number', line, '', 666],
  ['a shop that counts otherwise', { ...line, total: 600 }, '3', 600],
])('[C33] the total that a line will have, by %s', (_, of, typed, total) => {
  expect(expectedTotal(of, typed)).toBe(total)
})
