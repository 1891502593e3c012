import { expect, it } from 'vitest'
import { isPiece } from './unit'

it.each([
  ['', true],
  ['Adet', true],
  ['ADET', true],
  ['piece', true],
  ['Stück', true],
  ['kg', false],
  ['Paket', false],
])('[B21] goods sold by the piece name no unit beside their price: %s', (unit, isByPiece) => {
  expect(isPiece(() => 'Stück', unit)).toBe(isByPiece)
})
