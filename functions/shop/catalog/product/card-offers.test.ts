import { expect, it } from 'vitest'
import { cardOffers } from './card-offers'
import type { ProductRow, VariantRow } from './product-row'

const row = { vat: 20, rate: 1, tiers: '[]', negative_stock: 0, language: 'tr' } as ProductRow
const variant = (price: number, stock = 1) => ({ price, stock, awaited: '' }) as VariantRow
const fromOf = (variants: VariantRow[], more: Partial<ProductRow> = {}) =>
  cardOffers({ ...row, ...more }, variants).PRICE_FROM

it('[B21] a list item names the lowest price of what can be had, where prices differ', () => {
  expect(fromOf([variant(24000), variant(12000), variant(12000)])).toBe(100)
  expect(fromOf([variant(12000), variant(12000)])).toBeUndefined()
  expect(fromOf([])).toBeUndefined()
})

it('[B21] a variant that is sold out counts only in a shop that sells below zero', () => {
  const variants = [variant(12000, 0), variant(24000), variant(36000)]
  expect(fromOf(variants)).toBe(200)
  expect(fromOf(variants, { negative_stock: 1 })).toBe(100)
  expect(fromOf([variant(12000, 0), variant(24000, 0)])).toBeUndefined()
})

it('[B21] a list item names its first multi-buy discount in the language of the call', () => {
  const tiers = '[{"min":6,"max":0,"percent":10},{"min":3,"max":5,"percent":5}]'
  const campaignOf = (language: ProductRow['language']) =>
    cardOffers({ ...row, tiers, language }, []).CAMPAIGN_LIST
  expect(campaignOf('tr')).toEqual([{ TITLE: '3 ve üzeri alımda %5 indirim' }])
  expect(campaignOf('en')).toEqual([{ TITLE: '5% off 3 or more' }])
  expect(cardOffers(row, []).CAMPAIGN_LIST).toEqual([])
})
