import { expect, it } from 'vitest'
import type { Price, Product, Variant } from '~/backend/catalogue/model'
import type { DeliveryTerms } from '~/backend/site/site-model'
import type { RequestContext } from '~/session/request-context'
import { productText, structuredProduct } from './structured-product'

const priced = (card: number) => ({ card, currency: 'TL' }) as Price
const context = { siteOrigin: 'https://kekik.test' } as RequestContext
const rende = {
  ...{ id: '7', title: 'Rende', code: '', barcode: '', brand: '', rating: null, reviewCount: 0 },
  ...{ pictures: [], groups: [], variants: [] as Variant[], chosenVariantId: null },
  ...{ price: priced(9000), inStock: true, showOnly: false, dealEndsAt: null },
  quantity: { min: 1, max: 9, step: 1, unit: '' },
} as unknown as Product

const dataOf = (more: Partial<Product>) =>
  structuredProduct(context, { ...rende, ...more }, '/rende', null)

it('[P01] offers what can be bought here, and nothing that only the shop itself sells', () => {
  expect(dataOf({})).toMatchObject({ offers: { price: '90.00' } })
  expect(dataOf({ soldAt: 'https://kekik.test/rende' })).not.toHaveProperty('offers')
  expect(dataOf({ showOnly: true })).not.toHaveProperty('offers')
})

it('[P01] names a barcode as GTIN only where it is one', () => {
  expect(dataOf({ barcode: '4006381333931' })).toMatchObject({ gtin: '4006381333931' })
  expect(dataOf({ barcode: 'KC-1002' })).not.toHaveProperty('gtin')
  const variants = ['4006381333931', '4006381333930'].map(
    (barcode) => ({ id: barcode, options: [], price: priced(1), code: '', barcode }) as unknown,
  ) as Variant[]
  const { hasVariant } = dataOf({ variants }) as { hasVariant: object[] }
  expect(hasVariant.map((one) => 'gtin' in one)).toEqual([true, false])
})

it('[P01] offers no variant whose price is not known', () => {
  const variantOf = (id: string, card: number) =>
    ({ id, options: [], price: priced(card), inStock: card > 0, code: '', barcode: '' }) as unknown
  const variants = [variantOf('1', 0), variantOf('2', 9000)] as Variant[]
  const { hasVariant } = dataOf({ variants }) as { hasVariant: object[] }
  expect(hasVariant.map((one) => 'offers' in one)).toEqual([false, true])
})

it('[P01] describes a group of variants, and names what they vary by', () => {
  const variants = [{ id: '1', options: ['3', '5'], price: priced(1), code: '', barcode: '' }]
  const groups = [
    { title: 'Renk', options: [{ id: '3', label: 'Krem', colour: '#fff' }] },
    { title: 'Boy', options: [{ id: '5', label: 'A5', colour: null }] },
  ]
  const more = { summary: 'Sade.', variants, groups } as unknown as Partial<Product>
  expect(dataOf(more)).toMatchObject({
    '@type': 'ProductGroup',
    description: 'Sade.',
    variesBy: ['https://schema.org/color', 'Boy'],
  })
  expect(dataOf({ summary: '' })).not.toHaveProperty('description')
})

it('[P01] [P22] writes the terms of variants out once, and those that differ again', () => {
  const variantOf = (id: string, card: number) =>
    ({ id, options: [], price: priced(card), inStock: true, code: '', barcode: '' }) as unknown
  const variants = [variantOf('1', 9000), variantOf('2', 60_000), variantOf('3', 100)] as Variant[]
  const terms = { country: 'TR', price: 4990, freeFrom: 50_000, currency: 'TL', returnDays: 14 }
  const delivery = { ...terms, carriage: null } as unknown as DeliveryTerms
  const { hasVariant } = structuredProduct(context, { ...rende, variants }, '/rende', delivery) as {
    hasVariant: { offers: Record<string, object> }[]
  }
  const [first, free, last] = hasVariant.map(({ offers }) => offers)
  expect(first?.shippingDetails).toMatchObject({
    '@id': '#shippingDetails-1',
    shippingRate: { value: 49.9 },
  })
  expect(free?.shippingDetails).toMatchObject({
    '@id': '#shippingDetails-3',
    shippingRate: { value: 0 },
  })
  expect(last?.shippingDetails).toEqual({ '@id': '#shippingDetails-1' })
  expect(first?.hasMerchantReturnPolicy).toMatchObject({
    '@id': '#hasMerchantReturnPolicy-2',
    merchantReturnDays: 14,
  })
  expect([free, last].map((offers) => offers?.hasMerchantReturnPolicy)).toEqual([
    { '@id': '#hasMerchantReturnPolicy-2' },
    { '@id': '#hasMerchantReturnPolicy-2' },
  ])
})

it('[P01] promises no return of a gift card, whose code has been mailed, nor of what is made for one person', () => {
  const terms = { country: 'TR', price: null, freeFrom: null, currency: 'TL', returnDays: 14 }
  const policyOf = (isGiftCard: boolean, more: Partial<Product> = {}) =>
    structuredProduct(context, { ...rende, isGiftCard, ...more }, '/rende', {
      ...terms,
      carriage: null,
    } as unknown as DeliveryTerms)
  expect(policyOf(false)).toMatchObject({
    offers: { hasMerchantReturnPolicy: { merchantReturnDays: 14 } },
  })
  const { offers } = policyOf(true) as { offers: { hasMerchantReturnPolicy: object } }
  expect(offers.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'TR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  })
  expect(policyOf(false, { isPersonal: true })).toMatchObject({
    offers: { hasMerchantReturnPolicy: offers.hasMerchantReturnPolicy },
  })
})

it('[P01] is written once for a product and its address, safe within a script element', () => {
  const product = { ...rende, title: 'Rende </script>' }
  const text = productText(context, product, '/rende', null)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Rende </script>',
    offers: { url: 'https://kekik.test/rende' },
  })
  const german = JSON.parse(productText(context, product, '/de/reibe', null))
  expect(german).toMatchObject({ offers: { url: 'https://kekik.test/de/reibe' } })
})

it('[P07] [P01] names the minimum of goods by the dozen, and nothing of single ones', () => {
  const quantity = (min: number) => ({ quantity: { min, max: 60, step: min, unit: '' } })
  const six = { '@type': 'QuantitativeValue', minValue: 6 }
  expect(dataOf(quantity(6))).toMatchObject({ offers: { eligibleQuantity: six } })
  expect(dataOf(quantity(1))).not.toHaveProperty('offers.eligibleQuantity')
  const variants = [{ id: '1', options: [], price: priced(1), code: '', barcode: '' }]
  expect(dataOf({ ...quantity(6), variants } as unknown as Partial<Product>)).toMatchObject({
    hasVariant: [{ offers: { eligibleQuantity: six } }],
  })
})

it('[P01] [P22] goods are sent no earlier than their page counts, and a deal ends on its day', () => {
  const terms = { country: 'TR', price: 0, freeFrom: null, currency: 'TL', returnDays: null }
  const carriage = { from: 2, to: 4, cutOff: 900, holidays: [] }
  const delivery = { ...terms, carriage } as unknown as DeliveryTerms
  const offerOf = (more: Partial<Product>) =>
    structuredProduct(context, { ...rende, ...more }, '/rende', delivery)
  expect(offerOf({ deliveryDays: 4 })).toMatchObject({
    offers: {
      shippingDetails: { deliveryTime: { handlingTime: { minValue: 4, maxValue: 5 } } },
    },
  })
  for (const dealEndsAt of ['2099-12-05T20:59:59.000Z', '2099-12-05T21:00:00.000Z'])
    expect(offerOf({ dealEndsAt })).toMatchObject({ offers: { priceValidUntil: '2099-12-05' } })
  const over = offerOf({ dealEndsAt: '2020-12-05T21:00:00.000Z' })
  expect(over).not.toHaveProperty('offers.priceValidUntil')
})
