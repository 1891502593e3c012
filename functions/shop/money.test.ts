import { describe, expect, it } from 'vitest'
import {
  convert,
  discountPercent,
  formatCount,
  formatMoney,
  formatTotal,
  minusPercent,
  separators,
  withoutVat,
  withPercent,
} from './money'

describe('money', () => {
  it('gives the same cents when VAT is added again', () => {
    for (const vat of [1, 10, 20]) {
      for (const cents of [1, 99, 14990, 129990, 124990000]) {
        expect(Math.round(withoutVat(cents, vat) * (100 + vat))).toBe(cents)
      }
    }
  })

  it('rounds the smallest discount to one percent', () => {
    expect(discountPercent(99900, 99990)).toBe(1)
    expect(discountPercent(1000, 10000)).toBe(90)
    expect(discountPercent(1000, 0)).toBe(0)
    expect(discountPercent(1000, 1000)).toBe(0)
    expect(discountPercent(7500, 10000)).toBe(25)
  })

  it('[G07] formats totals with the language’s separators', () => {
    expect(formatTotal(124990, 'tr')).toBe('1.249,90')
    expect(formatTotal(124990000, 'en')).toBe('1,249,900.00')
    expect(formatTotal(0, 'de')).toBe('0,00')
    expect(formatTotal(99999, 'ar')).toBe('999.99')
    expect(separators('de')).toEqual({ thousands: '.', decimal: ',' })
    expect(separators('en')).toEqual({ thousands: ',', decimal: '.' })
  })

  it('converts and discounts to whole cents', () => {
    expect(convert(14990, 42.1)).toBe(356)
    expect(minusPercent(14990, 5)).toBe(14241)
    expect(withPercent(19990, -3)).toBe(19390)
    expect(withPercent(10000, 4.5)).toBe(10450)
  })
})

it('[G07] formats an amount with its currency as the language does', () => {
  expect(formatMoney(124990, 'TL', 'tr')).toBe('1.249,90\u00a0TL')
  expect(formatMoney(1250, 'EUR', 'en')).toBe('€12.50')
  expect(formatMoney(1250, 'TL', 'en')).toBe('12.50\u00a0TL')
  expect(formatMoney(1250, 'EUR', 'de')).toBe('12,50\u00a0€')
})

it('[G07] formats a half as the language does', () => {
  expect(['tr', 'de', 'en', 'ar'].map((language) => formatCount(0.5, language))).toEqual([
    '0,5',
    '0,5',
    '0.5',
    '0.5',
  ])
})
