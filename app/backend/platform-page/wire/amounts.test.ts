import { expect, it } from 'vitest'
import { amountOf, currencyCode } from './amounts'

it.each([
  ['1.249,90 ₺', 1249.9],
  ['1,249.90', 1249.9],
  ['12.345.678,5', 12345678.5],
  ['1.234.567', 1234567],
  ['1,249', 1249],
  ['0,125', 0.125],
  ['1041,580', 1041.58],
  ['12,5', 12.5],
  ['749.50', 749.5],
  ['1.249', 1.249],
  ['1.041,5800', 1041.58],
  ['5', 5],
  [899.9, 899.9],
  ['TL', null],
  ['', null],
  [Number.NaN, null],
  [null, null],
  [{}, null],
])('[P01] %j is read by a machine as %j', (written, expected) => {
  expect(amountOf(written)).toBe(expected)
})

it.each([
  ['1.249 TL', 1249],
  ['1.249,90', 1249.9],
  ['1041.580', 1041.58],
  ['12.5', 12.5],
  ['Şimdi 1.000.000', 1000000],
  ['1 249,90 TL', 1249.9],
  ['1&nbsp;249,90', 1249.9],
  ["1'249.90", 1249.9],
  ['12 345 678', 12345678],
  ['5 25', 5],
])('[P01] %j on screen is %j', (written, expected) => {
  expect(amountOf(written, true)).toBe(expected)
})

it.each([
  ['1.249,90 ₺', 'TL'],
  ['TRY', 'TL'],
  ['TL', 'TL'],
  ['$ 5', 'USD'],
  ['5 €', 'EUR'],
  ['£5', 'GBP'],
  ['USD', 'USD'],
  ['CHF', 'CHF'],
  ['249,90 + KDV', ''],
  ['5,00 / ADET', ''],
  ['KDV DAHIL 249,90 TL', 'TL'],
  ['5', ''],
  [undefined, ''],
])('[G04] the currency of %j is %j', (written, expected) => {
  expect(currencyCode(written)).toBe(expected)
})
