import { describe, expect, it } from 'vitest'
import { readItem } from '../items/feed-item'
import { itemsOfDocument } from './json-ld'

/** The item of a product with these offers, as the import checks it. */
function itemWith(offers: unknown) {
  const product = { '@type': 'Product', sku: 'A1', name: 'Kupa', offers }
  const [found = { fields: {} }] = itemsOfDocument(product)
  const item = readItem({ line: 1, ...found })
  return 'reason' in item ? { reason: item.reason } : item
}

describe('[P01] the price of JSON-LD', () => {
  it.each([
    ['19.900', 1990],
    ['1041.580', 104158],
    ['0.500', 50],
    ['19.9', 1990],
    ['1.041,58', 104158],
    ['1,041.58', 104158],
    ['1.041,58 TL', 104158],
    ['1 041,58', 104158],
    [1041.5, 104150],
    ['1041', 104100],
  ])('%j is %i hundredths, as a machine writes it', (price, cents) => {
    expect(itemWith({ price, priceCurrency: 'TRY' })).toMatchObject({ price: cents })
    expect(itemWith({ price })).toMatchObject({ price: cents })
    const priceSpecification = [{ price, priceType: 'ListPrice' }, { price: 0.25 }]
    expect(itemWith({ priceSpecification })).toMatchObject({ price: cents, salePrice: 25 })
  })

  it.each([
    ['a lower one beside a usual one', 80, 'RegularPrice', 100, 10000, 8000],
    ['one above a list price', 80, 'ListPrice', 70, 8000, 0],
    ['one as high as a list price', 80, 'ListPrice', 80, 8000, 0],
  ])('is %s', (_, price, priceType, old, plain, salePrice) => {
    const priceSpecification = { priceType: `https://schema.org/${priceType}`, price: old }
    expect(itemWith({ price, priceSpecification })).toMatchObject({ price: plain, salePrice })
  })

  it('is that of a usual price alone, and none of a struck one', () => {
    const alone = (priceType: string) => itemWith({ priceSpecification: { priceType, price: 100 } })
    expect(alone('RegularPrice')).toMatchObject({ price: 10000, salePrice: 0 })
    expect(alone('StrikethroughPrice')).toEqual({ reason: 'price is missing' })
  })

  it.each([
    [{ price: 'bedava', priceCurrency: 'TRY' }, '"bedava" is no price'],
    [{ price: '-5', priceCurrency: 'TRY' }, '"-5" is no price'],
    [{ price: 0 }, 'The price is zero'],
    [{ price: 5, priceCurrency: 'XBT' }, 'The price "5 XBT" is not in lira (TRY)'],
    [{ price: '5 EUR' }, 'The price "5 EUR" is not in lira (TRY)'],
  ])('%j is none', (offer, reason) => {
    expect(itemWith(offer)).toEqual({ reason })
  })
})

it.each(['OutOfStock/', 'Reserved', 'OOS', 'SoldOut'])('[P01] JSON-LD’s %s is sold out', (word) => {
  const offer = { price: 5, availability: `https://schema.org/${word}` }
  expect(itemWith(offer)).toMatchObject({ isAvailable: false })
})

describe('[P01] the offer of JSON-LD with several', () => {
  const out = { availability: 'https://schema.org/OutOfStock' }
  const there = { availability: 'https://schema.org/InStock' }

  it.each([
    [
      'the first is sold out',
      [
        { price: 50, ...out },
        { price: 60, ...there },
      ],
      6000,
      true,
    ],
    ['a later one costs less', [{ price: 60 }, { price: '5.500' }], 550, true],
    [
      'all are sold out',
      [
        { price: 60, ...out },
        { price: 50, ...out },
      ],
      5000,
      false,
    ],
    ['an aggregate holds them', { offers: [{ price: 50, ...out }, { price: 60 }] }, 6000, true],
    ['an aggregate is priced', { lowPrice: 50, offers: [{ ...out }, { ...out }] }, 5000, false],
    [
      'some are in another currency',
      [{ price: 5, priceCurrency: 'EUR' }, { price: 60 }],
      6000,
      true,
    ],
  ])('is the cheapest in stock, where %s', (_, offers, price, isAvailable) => {
    expect(itemWith(offers)).toMatchObject({ price, isAvailable })
  })

  it('is no range of prices, which the report names', () => {
    const range = {
      '@type': 'AggregateOffer',
      lowPrice: '10.00',
      highPrice: '900.00',
      offerCount: 3,
    }
    expect(itemWith(range)).toEqual({ reason: '"10.00–900.00" is no price' })
    expect(itemWith({ ...range, highPrice: '10.00' })).toMatchObject({ price: 1000 })
  })

  it('is the first where none has a price, which the report names', () => {
    expect(itemWith([{ price: 'bedava' }, {}])).toEqual({ reason: '"bedava" is no price' })
  })
})

describe('[P01] a document of JSON-LD', () => {
  const product = { '@type': 'schema:Product', sku: 'A1' }

  it.each([
    ['in lists of a graph', { '@graph': [[product]] }],
    ['as what a page is about', { '@type': 'ItemPage', mainEntity: product }],
    ['by its address', { ...product, '@type': ['http://schema.org/IndividualProduct'] }],
  ])('has its product %s', (_, document) => {
    expect(itemsOfDocument(document)).toEqual([{ fields: { id: ['A1'] } }])
  })
})

it('[P01] the condition of JSON-LD is that of the offer, else of the product', () => {
  const used = 'https://schema.org/UsedCondition'
  const conditionOf = (more: object, offer: object = {}) => {
    const product = { '@type': 'Product', sku: 'A1', name: 'Kupa', ...more }
    const [found = { fields: {} }] = itemsOfDocument({
      offers: { price: 10, ...offer },
      ...product,
    })
    return found.fields.condition
  }
  expect(conditionOf({})).toBeUndefined()
  expect(conditionOf({}, { itemCondition: used })).toEqual([used])
  expect(conditionOf({}, { itemCondition: { '@id': used } })).toEqual([used])
  expect(conditionOf({ itemCondition: [used] })).toEqual([used])
  expect(conditionOf({ itemCondition: used }, { itemCondition: 'NewCondition' })).toEqual([
    'NewCondition',
  ])
  const within = { '@type': 'AggregateOffer', itemCondition: used, offers: [{ price: 10 }] }
  expect(conditionOf({ offers: within })).toEqual([used])
})
