import { expect, it } from 'vitest'
import { formatCart, noteFormat } from './format-cart'

const totalOn = (language: 'tr' | 'en', total: string, currency = 'TL') =>
  formatCart({ count: 1, total, language: 'tr', currency }, language, 'TL').cartTotal

it('[C08] the header’s total has the separators of the shop’s settings in every language', () => {
  expect(totalOn('en', '1.249,90')).toBe('1,249.90\u00a0TL')
  noteFormat('en', { decimals: 2, decimalSeparator: ',', thousandsSeparator: '.' })
  expect(totalOn('en', '55,08')).toBe('55,08\u00a0TL')
  expect(totalOn('en', '1.249,90')).toBe('1.249,90\u00a0TL')
  expect(totalOn('en', '7.50', 'USD')).toBe('$7,50')
  noteFormat('tr', { decimals: 2, decimalSeparator: '.', thousandsSeparator: ',' })
  expect(totalOn('tr', '1.249,90')).toBe('1,249.90\u00a0TL')
  expect(totalOn('tr', '')).toBe('')
})
