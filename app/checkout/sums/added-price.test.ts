import { expect, it } from 'vitest'
import { formatMoney, numbersOf } from '~/i18n/money'
import { addedPrice } from './added-price'

it('[O20] what a method adds to the sum has a plus, before its amount in Arabic too', () => {
  const added = (language: 'tr' | 'en' | 'ar', currency: string) =>
    addedPrice(formatMoney(2990, currency, numbersOf(language), language), language)
  expect(added('tr', 'TL')).toBe('+29,90\u00a0TL')
  expect(added('en', 'EUR')).toBe('+€29.90')
  expect(added('ar', 'TL')).toBe('\u2066+TL\u00a029.90\u2069')
})
