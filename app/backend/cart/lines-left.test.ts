import { expect, it } from 'vitest'
import type { CartChangeAnswer } from './cart-model'
import { withLinesLeft } from './lines-left'

const row = (at: number, COUNT: number | string) => ({ CART_ID: at, ID: String(at), COUNT })
const storedCart = { PRODUCTS: [row(0, 1), row(1, '2'), row(2, 3)], TARGET_CURRENCY: 'TL' }
const answered = (count: number, more: object = {}): CartChangeAnswer => ({
  ...{ ok: true, statusText: '', summary: { count, total: '10,00', currency: 'TL', ...more } },
})
const linesAfter = (answer: CartChangeAnswer, stored: object | null = storedCart) =>
  withLinesLeft(answer, { storedCart: stored }, '1').summary?.lines

it('[C11] [C18] the lines after a deletion whose answer names none are those that are left, at their new places', () => {
  expect(linesAfter(answered(4))).toEqual([
    { CART_ID: 0, ID: '0', COUNT: 1 },
    { CART_ID: 1, ID: '2', COUNT: 3 },
  ])
})

it('[C11] they are unknown where the cart has another number of pieces, or none is stored', () => {
  expect(linesAfter(answered(5))).toBeUndefined()
  expect(linesAfter(answered(4), null)).toBeUndefined()
  expect(linesAfter({ ...answered(4), ok: false })).toBeUndefined()
})

it('[C11] those of the answer itself come first', () => {
  expect(linesAfter(answered(4, { lines: [] }))).toEqual([])
})
