import { expect, it } from 'vitest'
import { readCards } from '~/backend/catalogue/product-card'
import { isDeliveredFree } from './free-delivery'

const free = { from: 50000, currency: 'TL' }

function isFree(more: object, terms: typeof free | undefined = free): boolean {
  const [card] = readCards([{ ID: 5, TITLE: 'Kupa', URL: 'kupa', VAT: 20, ...more }], 'TL')
  if (!card) throw new Error('No card.')
  return isDeliveredFree(card, terms)
}

it('[B21] goods are delivered for nothing by themselves or from the price that the shop names', () => {
  expect(isFree({ PRICE_SELL: '10', CARGO_FREE: 1 })).toBe(true)
  expect(isFree({ PRICE_SELL: '416.67' })).toBe(true)
  expect(isFree({ PRICE_SELL: '416' })).toBe(false)
  expect(isFree({ PRICE_SELL: '900', CARGO_FREE: 1, IS_GIFT_CARD: 1 })).toBe(false)
})

it('[B21] what cannot be compared with that price is not said to reach it', () => {
  expect(isFree({ PRICE_SELL: '900', DISPLAY_VAT: 0 })).toBe(false)
  expect(isFree({ PRICE_SELL: '900', TARGET_CURRENCY: 'USD' })).toBe(false)
  expect(isFree({ PRICE_SELL: '900', STOCK_INCREMENT: 0.25 })).toBe(false)
})
