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
  ['%20 100,00 TL', 100],
  ['Sepette %10 indirim 90,00 TL', 90],
  ['100,00 20%', 100],
  ['%20 90,00', 90],
  ['3 Al 2 Öde 80,00 TL', 80],
  ['3 Al 2 Öde 80,00', 80],
  ['2 Adet: ₺80,00', 80],
  ['80,00 TL 80,00 TL', 80],
  ['80,00 tl', 80],
  ['KDV dahil 1.249,90 TRY', 1249.9],
  ['20\n100,00\nTL', 100],
  ['1.249\n,90 TL', 1249.9],
  ['1.249,\n90\nTL', 1249.9],
])('[P01] %j on screen is %j', (written, expected) => {
  expect(amountOf(written, true)).toBe(expected)
})

it.each([
  '%20',
  '100,00 TL 80,00 TL',
  '100,00\n80,00',
  '100 TL - 200 TL',
  '100\n00 TL',
  '5 25',
  'Fiyat için arayınız',
])('[P01] %j on screen is no price that can be told', (written) => {
  expect(amountOf(written, true)).toBeNull()
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

it.each([
  ['249,90 3 x 83,30 TL', 249.9],
  ['249,90 KDV dahil 299,88 TL', null],
  ['249,90 | Kargo 29,90 TL', null],
  ['100 - 200 TL', null],
  ['24 x 10,40 TL', null],
  ['100,00 TL + KDV', null],
  ['Sepet (3 ürün): 300,00 TL', 300],
  ['Kargo (1 koli): 40 TL', 40],
])(
  '[P01] on screen %s is %s: the number beside the currency is not always the price',
  (written, amount) => {
    expect(amountOf(written, true)).toBe(amount)
  },
)
