import { namedPrice, priceShape } from '../../../../../app/backend/catalogue/price'
import type { CallCheck, CallRequest } from '../../call-check'
import { type Facts, noProduct, type ProductFact, rowsAt } from '../../facts'
import { availability, variantInfo } from '../../shapes/catalogue'
import { learnFirstGroup, learnPlace, learnSecondGroup } from './learn-variants'

const variedProduct = (facts: Facts) => facts.products.find(({ option }) => option)

const maxRequested = 5

/** The next product to ask for its variants: one that has some, else any that its shop does not say to have none. */
function requestedProduct({
  products,
  hasPages,
  requestedVariants,
}: Facts): ProductFact | undefined {
  if (requestedVariants.length >= maxRequested) return undefined
  const isNew = ({ id }: ProductFact) => !requestedVariants.includes(id)
  const varied = products.find((product) => product.hasVariants && isNew(product))
  return varied ?? (hasPages ? undefined : products.find(isNew))
}

function noVariant({ products, hasPages, triedPages, requestedVariants }: Facts): string {
  if (products.length === 0) return noProduct
  const tried = hasPages ? products.length : Math.max(triedPages.length, requestedVariants.length)
  return `of the products that were looked at (${tried}) none has options`
}

function firstGroupRequest(facts: Facts): CallRequest | null {
  const product = requestedProduct(facts)
  if (!product) return null
  facts.requestedVariants.push(product.id)
  return { parts: ['get-variant1-list', product.id, '0'] }
}

function secondGroupRequest(facts: Facts): CallRequest | string {
  const product = variedProduct(facts)
  if (product?.option?.group === 1)
    return { parts: ['get-variant2-list', product.id, product.option.id] }
  const isVaried = facts.products.some(({ hasVariants }) => hasVariants)
  return isVaried ? 'no earlier answer names an option of group 1' : noVariant(facts)
}

/** A row that says neither its VAT nor its price with it, as the storefront reads it. */
function lacksVat(row: unknown): boolean {
  const wire = priceShape.safeParse(row).data
  return (
    wire !== undefined &&
    namedPrice(wire) !== null &&
    wire.VAT === null &&
    wire.PRICE_WITH_VAT === null
  )
}

/** @param path where an answer has its variants */
export const remarkOnVat =
  (...path: PropertyKey[]) =>
  (body: unknown): string =>
    rowsAt(body, ...path).some(lacksVat)
      ? 'variants without VAT: their prices are computed with that of their product'
      : ''

const ofVariants = {
  number: 10,
  key: 'VARIANT',
  as: 'guest',
  feature: 'stock of variants',
  without: 'After choosing an option a product page cannot tell which others are in stock.',
} as const

const firstGroup: CallCheck = {
  ...ofVariants,
  variant: 'group 1',
  stage: 'details',
  need: ({ present }) => (present.has('VARIANT group 2') ? 'unused' : 'needed'),
  request(facts) {
    if (variedProduct(facts)) return 'an earlier answer names options'
    return firstGroupRequest(facts) ?? noVariant(facts)
  },
  expected: { kind: 'json', shape: availability(1) },
  remark: remarkOnVat('VARIANT1_LIST'),
  learn: learnFirstGroup,
  next: (facts) => (facts.isVaried || variedProduct(facts) ? null : firstGroupRequest(facts)),
}

const secondGroup: CallCheck = {
  ...ofVariants,
  variant: 'group 2',
  stage: 'pairs',
  need: ({ present }) => (present.has('VARIANT group 1') ? 'unused' : 'needed'),
  request: secondGroupRequest,
  expected: { kind: 'json', shape: availability(2) },
  remark: remarkOnVat('VARIANT2_LIST'),
  learn(facts, body) {
    const product = variedProduct(facts)
    if (product) learnSecondGroup(facts, product, body)
  },
}

function placeRequest({ subproduct, possibleVariants: [possible] }: Facts): CallRequest | null {
  const variant = subproduct ?? possible
  return variant ? { parts: [variant.product, variant.id] } : null
}

export const variantCalls: CallCheck[] = [
  firstGroup,
  secondGroup,
  {
    number: 9,
    key: 'PRODUCT_DETAIL_VARIANT',
    as: 'guest',
    stage: 'variants',
    need: 'optional',
    request: (facts) => placeRequest(facts) ?? noVariant(facts),
    expected: { kind: 'json', shape: variantInfo },
    remark: (body) => remarkOnVat('rows')({ rows: [body] }),
    learn: learnPlace,
    next(facts) {
      facts.possibleVariants.shift()
      return facts.subproduct ? null : placeRequest(facts)
    },
    feature: 'variants that only an address names',
    without: 'The address of a variant that its product does not list opens the plain product.',
  },
]
