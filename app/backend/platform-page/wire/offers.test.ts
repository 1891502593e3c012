import { describe, expect, it } from 'vitest'
import { bestOffer, offerOfMeta } from './offers'

const offer = (offers: unknown) => bestOffer([{ offers }])
const spec = (price: unknown, priceType?: string, more: object = {}) => ({
  '@type': 'UnitPriceSpecification',
  price,
  ...(priceType && { priceType }),
  ...more,
})

describe('[P01] the offer of a product', () => {
  it('has price, currency and stock, and nothing that it does not say', () => {
    expect(
      offer({ price: '1249.90', priceCurrency: 'TRY', availability: 'https://schema.org/InStock' }),
    ).toEqual({
      price: 1249.9,
      old: null,
      currency: 'TL',
      isInStock: true,
      from: '',
      until: '',
      availability: 'https://schema.org/InStock',
      availableFrom: '',
    })
    expect(offer({ price: 5 })).toMatchObject({ currency: '', isInStock: true })
    expect(offer({ availability: 'InStock' })).toBeNull()
    expect(offer('yok')).toBeNull()
    expect(bestOffer([{}])).toBeNull()
  })

  it.each([
    ['https://schema.org/OutOfStock', false],
    ['out of stock', false],
    ['out_of_stock', false],
    ['oos', false],
    ['SoldOut', false],
    ['sold out', false],
    ['sold-out', false],
    ['Discontinued', false],
    ['https://schema.org/Reserved', false],
    ['https://schema.org/OutOfStock/', false],
    ['schema:OutOfStock', false],
    ['OutOfStock ', false],
    ['SoldOutSoon', true],
    ['PreOrder', true],
    ['LimitedAvailability', true],
  ])('%s: for sale %s', (availability, expected) => {
    expect(offer({ price: 1, availability })?.isInStock).toBe(expected)
  })

  it.each([
    ['a list price', [spec(80), spec(100, 'ListPrice')], 80, 100],
    [
      'a struck price first',
      [spec(100, 'https://schema.org/StrikethroughPrice'), spec('80,00', 'SalePrice')],
      80,
      100,
    ],
    ['the maker’s price', [spec(80), spec(100, 'MSRP')], 80, 100],
    ['a list price that is not above it', [spec(80), spec(80, 'ListPrice')], 80, null],
    ['a lower list price', [spec(80), spec(70, 'ListPrice')], 80, null],
    ['no list price', [spec(80)], 80, null],
    ['a usual price', [spec(80), spec(100, 'schema:RegularPrice')], 80, 100],
    [
      'a usual price below a list price',
      [spec(100, 'ListPrice'), spec(80, 'RegularPrice')],
      80,
      100,
    ],
    ['several old prices', [spec(80), spec(70, 'MSRP'), spec(100, 'ListPrice')], 80, 100],
    ['a usual price alone', [spec(100, 'RegularPrice')], 100, null],
    ['a list price alone', [spec(100, 'ListPrice')], 100, null],
    ['a price without amount', [spec(null), spec(80)], 80, null],
  ])('by specifications: %s', (_, priceSpecification, price, old) => {
    expect(offer({ priceSpecification })).toMatchObject({ price, old })
  })

  it('is sold out by the first of several words', () => {
    expect(offer({ price: 1, availability: ['SoldOut', 'InStoreOnly'] })?.isInStock).toBe(false)
  })

  it.each(['StrikethroughPrice', 'MSRP', 'SRP'])('is none by a %s alone', (type) => {
    expect(offer({ priceSpecification: spec(100, type) })).toBeNull()
  })

  it.each([-5, '-5', ' -5,00 TL'])('%j is no price', (price) => {
    expect(offer({ price })).toBeNull()
  })

  it('has the currency that stands beside its price', () => {
    expect(offer({ price: '5 EUR', priceCurrency: 'TRY' })?.currency).toBe('EUR')
    expect(offer({ price: 5, priceCurrency: 'eur' })?.currency).toBe('EUR')
    expect(offer({ price: '5 TL' })?.currency).toBe('TL')
    expect(offer({ priceSpecification: spec('5 EUR') })?.currency).toBe('EUR')
  })

  it('has its own price before that of a specification, and the old one beside it', () => {
    const priceSpecification = [spec(90), spec(100, 'ListPrice')]
    expect(offer({ price: 80, priceSpecification })).toMatchObject({ price: 80, old: 100 })
  })

  it('has the currency of its specification, the lower one’s first', () => {
    const dollars = spec(80, undefined, { priceCurrency: 'USD' })
    const listed = spec(100, 'ListPrice', { priceCurrency: 'EUR' })
    expect(offer({ priceSpecification: [dollars, listed] })?.currency).toBe('USD')
    expect(offer({ price: 80, priceSpecification: [listed] })?.currency).toBe('EUR')
    expect(
      offer({ price: 80, priceCurrency: 'TRY', priceSpecification: [dollars] })?.currency,
    ).toBe('TL')
  })

  it('ends only where a lower price does', () => {
    const ends = { priceValidUntil: '2099-01-31' }
    const listed = spec(100, 'ListPrice')
    const of = (...parts: object[]) =>
      offer(Object.assign({ priceSpecification: listed }, ...parts))
    expect(of({ price: 80 }, ends)).toMatchObject({ from: '', until: '2099-01-31' })
    const usual = spec(100, 'RegularPrice', { validThrough: '2098-01-01' })
    expect(of({ price: 80, priceSpecification: usual }, ends)?.until).toBe('2099-01-31')
    const period = { validFrom: '2020-01-01', validThrough: '2099-02-01' }
    expect(of({ price: 80 }, ends, period)).toMatchObject({
      ...{ from: '2020-01-01', until: '2099-02-01' },
    })
    const priceSpecification = [spec(80, undefined, period), listed]
    expect(of(ends, { priceSpecification })).toMatchObject({
      ...{ from: '2020-01-01', until: '2099-02-01' },
    })
    expect(offer({ price: 80, ...ends, ...period })).toMatchObject({ from: '', until: '' })
  })

  it('of several has no old price by the highest of them', () => {
    const range = { lowPrice: 80, highPrice: 100, priceCurrency: 'TRY' }
    expect(offer({ ...range, offerCount: 3 })).toMatchObject({ price: 80, old: null })
    expect(offer(range)).toMatchObject({ price: 80, old: null })
    expect(offer({ ...range, offerCount: 1 })).toMatchObject({ price: 80, old: 100 })
  })

  it('is the cheapest in stock, else the cheapest', () => {
    const out = { availability: 'OutOfStock' }
    expect(offer([{ price: 300 }, { price: 200 }, { price: 100, ...out }])?.price).toBe(200)
    expect(
      offer([
        { price: 300, ...out },
        { price: 100, ...out },
      ])?.price,
    ).toBe(100)
    expect(bestOffer([{ offers: { price: 9 } }, { offers: { price: 8 } }])?.price).toBe(8)
  })

  it('is found within an aggregate that names no price', () => {
    expect(offer({ '@type': 'AggregateOffer', offers: [{ price: 7 }, { price: 6 }] })?.price).toBe(
      6,
    )
    expect(offer({ '@type': 'AggregateOffer', lowPrice: 5, offers: [{ price: 7 }] })?.price).toBe(5)
    expect(offer({ offers: [{ availability: 'InStock' }] })).toBeNull()
  })

  it('of several is in stock where one of them is, unless it says so itself', () => {
    const [out, there] = [{ availability: 'https://schema.org/OutOfStock' }, { price: 7 }]
    const of = (offers: object[], more = {}) => offer({ lowPrice: 5, ...more, offers })?.isInStock
    expect(of([out])).toBe(false)
    expect(of([out, there])).toBe(true)
    expect(of([out], { availability: 'InStock' })).toBe(true)
  })
})

describe('[P01] the offer of a page’s properties', () => {
  const of = (meta: Record<string, string>) => offerOfMeta({ meta })

  it.each(['product:', 'og:', 'og:product:'])('by the names of %s', (start) => {
    const meta = {
      [`${start}price:amount`]: '80',
      [`${start}price:currency`]: 'EUR',
      [`${start}availability`]: 'oos',
    }
    expect(of(meta)).toEqual({
      price: 80,
      old: null,
      currency: 'EUR',
      isInStock: false,
      availability: 'oos',
      until: '',
    })
  })

  it('has a sale price before the usual one, which is then the old one', () => {
    const usual = { 'product:price:amount': '100', 'product:price:currency': 'TRY' }
    const sale = { 'product:sale_price:amount': '80', 'product:sale_price:currency': 'USD' }
    expect(of({ ...usual, ...sale })).toMatchObject({ price: 80, old: 100, currency: 'TL' })
    expect(of(sale)).toMatchObject({ price: 80, old: null, currency: 'USD' })
    const original = { 'product:original_price:amount': '120' }
    expect(of({ ...usual, ...original })).toMatchObject({ price: 100, old: 120 })
    expect(of({ ...usual, 'product:original_price:amount': '100' })?.old).toBeNull()
  })

  it('is in stock unless it says otherwise, and none without a price', () => {
    expect(of({ 'product:price:amount': '1' })).toMatchObject({ isInStock: true, currency: '' })
    expect(of({ 'product:availability': 'in stock' })).toBeNull()
  })
})
