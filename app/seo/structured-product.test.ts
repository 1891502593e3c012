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
  ...{ price: priced(9000), inStock: true, showOnly: false },
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

it('[P01] promises no return of a gift card, whose code has been mailed', () => {
  const terms = { country: 'TR', price: null, freeFrom: null, currency: 'TL', returnDays: 14 }
  const policyOf = (isGiftCard: boolean) =>
    structuredProduct(context, { ...rende, isGiftCard }, '/rende', {
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
