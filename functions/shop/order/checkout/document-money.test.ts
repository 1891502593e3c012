import { expect, it } from 'vitest'
import { documentMoney } from './document-money'

it('[O02] amounts in an Arabic document keep their currency without isolates, which a storefront drops', () => {
  const amounts = [11990, -2990].map((cents) => documentMoney(cents, 'TL', 'ar'))
  expect(amounts).toEqual(['\u200f119.90\u00a0TL\u200f', '\u200f\u200e−TL\u00a029.90\u200f\u200f'])
  expect(documentMoney(11990, 'TL', 'tr')).toBe('119,90\u00a0TL')
})
