import { expect, it } from 'vitest'
import type { Price, Product, Variant } from '~/backend/catalogue/model'
import { knownMethods, paymentMethods, priceOf } from './price-rules'
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
  const prices = (methods: ReturnType<typeof knownMethods>) =>
    methods.map((one) => [one.kind, one.title, one.price])
  expect(prices(knownMethods(price, 2500))).toEqual([
    ['card', '', 19990],
    ['transfer', '', 19390],
    ['cashOnDelivery', '', 22490],
  ])
  expect(knownMethods(price, 2500).map(({ fee }) => fee)).toEqual([0, 0, 2500])
  expect(prices(knownMethods({ ...price, transfer: null }, null))).toEqual([])
  expect(prices(knownMethods(price, 0))[2]).toEqual(['cashOnDelivery', '', 19990])
})

it('[P15] names the methods that the checkout offers', () => {
  const method = (id: string, fee: number | null) => ({
    ...{ id, title: `yol ${id}`, about: '', discount: 0 },
    price: fee,
  })
  const methods = [method('-2', null), method('-1', 0), method('5', 2490)]
  const kinds = paymentMethods({ ...price, transfer: null }, 9900, methods)
  expect(kinds.map(({ kind, price: amount, fee }) => [kind, amount, fee])).toEqual([
    ['card', 19990, 0],
    ['other', 22480, 2490],
  ])
  expect(paymentMethods(price, null, null)[0]).toMatchObject({ kind: 'card', price: 19990 })
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
