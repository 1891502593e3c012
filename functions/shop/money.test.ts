import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  convert,
  discountPercent,
  formatCount,
  formatMoney,
  formatTotal,
  minusPercent,
  separators,
  split,
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

/** The larger remainder has what rounding leaves, the first of equal ones; in whole numbers alone. */
function exactParts(cents: number, weights: number[]): number[] {
  const thousandths = weights.map((weight) => BigInt(Math.round(weight * 1000)))
  const sum = thousandths.reduce((all, one) => all + one, 0n)
  const shares = thousandths.map((one) => BigInt(cents) * one)
  const first = shares.map((share) => share % sum)
  const parts = shares.map((share) => Number(share / sum))
  const order = [...first.keys()].sort((a, b) => Number(first[b]! - first[a]!) || a - b)
  const left = cents - parts.reduce((all, one) => all + one, 0)
  return parts.map((part, at) => part + (order.indexOf(at) < left ? 1 : 0))
}

it('[O12] [O25] shares by weight are exact to the cent, whatever the step', () => {
  const steps = fc.constantFrom(0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1)
  const weighed = fc
    .tuple(steps, fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 3 }))
    .map(([step, counts]) => counts.map((count) => Math.round(count * step * 1000) / 1000))
  const cents = fc.integer({ min: 0, max: 5_000_000 })
  const check = fc.property(cents, weighed, (whole, weights) => {
    expect(split(whole, weights)).toEqual(exactParts(whole, weights))
  })
  fc.assert(check, { numRuns: 3000 })
})
