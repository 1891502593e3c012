import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../../tests/support/shop-pages'
import { writePage } from '../../../../tests/support/theme-pages/write-page'
import { bestOffer, describedOffer } from './offers'

afterAll(() => setShopOrigins())

const [used, refurbished] = ['https://schema.org/UsedCondition', 'RefurbishedCondition']
const member = { validForMemberTier: { '@type': 'MemberProgramTier' } }
const untaxed = { valueAddedTaxIncluded: false }
const [past, future] = ['2020-01-01', '2099-01-01']
const priceOf = (offers: unknown) => bestOffer([{ offers }])?.price ?? null

describe('[P01] of a product’s offers', () => {
  it.each([
    ['a member’s', { priceSpecification: [{ price: 80, ...member }, { price: 100 }] }, 100],
    ['a member’s offer', [{ price: 80, ...member }, { price: 100 }], 100],
    [
      'one of many pieces',
      [{ price: 80, eligibleQuantity: { minValue: 10 } }, { price: 100 }],
      100,
    ],
    ['what must be taken six at a time', { price: 90, eligibleQuantity: { minValue: 6 } }, 90],
    ['one that begins later', [{ price: 80, validFrom: future }, { price: 100 }], 100],
    ['one that has ended', [{ price: 80, priceValidUntil: past }, { price: 100 }], 100],
    ['one that is over', [{ price: 80, validThrough: past }, { price: 100 }], 100],
    [
      'a price that has ended',
      {
        priceSpecification: [
          { price: 80, validThrough: past },
          { price: 100, priceType: 'ListPrice' },
        ],
      },
      100,
    ],
    ['a used one', [{ price: 80, itemCondition: used }, { price: 100 }], 100],
    ['a repaired one', [{ price: 80, itemCondition: refurbished }, { price: 100 }], 100],
    [
      'a used one of several',
      { lowPrice: 80, offers: [{ price: 80, itemCondition: used }, { price: 100 }] },
      100,
    ],
    [
      'a member’s of several',
      { lowPrice: 80, offers: [{ price: 80, ...member }, { price: 100 }] },
      100,
    ],
    ['one without VAT', { priceSpecification: [{ price: 80, ...untaxed }, { price: 96 }] }, 96],
    ['none that has ended', { price: 80, priceValidUntil: past }, null],
    [
      'none without VAT',
      { price: 80, priceSpecification: { price: 80, valueAddedTaxIncluded: 'false' } },
      null,
    ],
    ['none that says so itself', { price: 80, ...untaxed }, null],
  ])('%s does not count', (_, offers, price) => {
    expect(priceOf(offers)).toBe(price)
  })

  it.each([
    [
      'used goods',
      [
        { price: 80, itemCondition: used },
        { price: 100, itemCondition: used },
      ],
    ],
    ['the day itself', { price: 80, validFrom: past, priceValidUntil: future }],
    ['an end that cannot be read', { price: 80, priceValidUntil: 'yakında' }],
    ['VAT in it', { price: 80, valueAddedTaxIncluded: true }],
    ['one piece', { price: 80, eligibleQuantity: { minValue: 1 } }],
  ])('that counts which has %s', (_, offers) => {
    expect(priceOf(offers)).toBe(80)
  })

  it('a used product’s does not count beside a new one’s', () => {
    const old = { itemCondition: used, offers: { price: 80 } }
    expect(bestOffer([old, { offers: { price: 100 } }])?.price).toBe(100)
  })

  it('those of any time count where their time is read', () => {
    const offers = { price: 80, priceValidUntil: past }
    expect(describedOffer([{ offers }], null)?.offer.price).toBe(80)
  })
})

it.each([
  ['InStock', true],
  ['OutOfStock', false],
])('[P01] a product priced without VAT has the price of its page, %s', async (word, inStock) => {
  const offers = { price: 80, availability: `https://schema.org/${word}`, ...untaxed }
  const data = [{ '@type': 'Product', name: 'Tava', offers }]
  const html = writePage({ data, body: '<h1>Tava</h1><b class="price">96,00 TL</b>' })
  const page = await shopOfPages({ '/tava': html }).calls.page('tava')
  expect(page).toMatchObject({ product: { price: { card: 9600 }, inStock } })
})
