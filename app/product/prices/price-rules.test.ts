import { expect, it } from 'vitest'
import type { Price, Product, Variant } from '~/backend/catalogue/model'
import { paymentMethods, priceOf } from './price-rules'
import { percentOff, tierOf } from './tiers'

const price: Price = {
  card: 19990,
  old: null,
  discountPercent: null,
  transfer: 19390,
  vatPercent: 20,
  vatIncluded: true,
  currency: 'TL',
}

it('[P15] gives the price by card, by transfer and on delivery, whose fee comes on top', () => {
  expect(paymentMethods(price, 2500)).toEqual({
    card: 19990,
    transfer: 19390,
    cashOnDelivery: 22490,
  })
  expect(paymentMethods({ ...price, transfer: null }, null)).toEqual({
    card: 19990,
    transfer: null,
    cashOnDelivery: null,
  })
  expect(paymentMethods(price, 0).cashOnDelivery).toBe(19990)
})

it('[P05] takes the price of the chosen variant, else of the product', () => {
  const product = { price } as Product
  const own = { ...price, card: 9900 }
  expect(priceOf(product, { price: own } as Variant)).toBe(own)
  expect(priceOf(product, null)).toBe(price)
})

it('[P08] rounds a discount to the whole kuruş, and has no tier outside their range', () => {
  expect([percentOff(14990, 5), percentOff(333, 50), percentOff(100, 0)]).toEqual([14241, 167, 100])
  const tiers = [{ min: 3, max: 5, percent: 10 }]
  expect([2, 3, 5, 6].map((count) => tierOf(tiers, count))).toEqual([
    null,
    tiers[0],
    tiers[0],
    null,
  ])
})
