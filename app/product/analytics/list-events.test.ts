import { expect, it } from 'vitest'
import { amountIn } from './list-events'

it('[P21] reads the price of a card in every way of writing', () => {
  const written = [
    '1.249,90 TL',
    '1,249.90 TL',
    '49,90 TL',
    '12 500 TL',
    '٤٩٫٩٠ ل.ت',
    '120 TL',
    'Ücretsiz',
  ]
  expect(written.map(amountIn)).toEqual([1249.9, 1249.9, 49.9, 12500, 49.9, 120, null])
})
