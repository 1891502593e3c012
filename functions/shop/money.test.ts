import { describe, expect, it } from 'vitest'
import { convert, discountPercent, formatTotal, less, withoutVat } from './money'

describe('money', () => {
  it('gives the same cents when VAT is added again', () => {
    for (const vat of [1, 10, 20]) {
      for (const cents of [1, 99, 14990, 129990, 124990000]) {
        expect(Math.round(withoutVat(cents, vat) * (100 + vat))).toBe(cents)
      }
    }
  })

  it('calls the smallest discount one percent', () => {
    expect(discountPercent(99900, 99990)).toBe(1)
    expect(discountPercent(1000, 10000)).toBe(90)
    expect(discountPercent(1000, 0)).toBe(0)
  })

  it('[G07] writes totals with the signs of the language', () => {
    expect(formatTotal(124990, 'tr')).toBe('1.249,90')
    expect(formatTotal(124990000, 'en')).toBe('1,249,900.00')
    expect(formatTotal(0, 'de')).toBe('0,00')
  })

  it('converts and discounts to whole cents', () => {
    expect(convert(14990, 42.1)).toBe(356)
    expect(less(14990, 5)).toBe(14241)
  })
})
