import type { Product, Variant } from '~/backend/catalogue/model'
import type { DeliveryTerms } from '~/backend/site/site-model'
import { isoCurrency } from '~/i18n/money'
import { dayInIstanbul } from '~/product/delivery/delivery-dates'
import { isBeside } from '~/product/gallery/own-pictures'
import { chosenVariant } from '~/product/variants/variants'
import type { RequestContext } from '~/session/request-context'
import { pathOfVariant } from '~/site-map'
import { isGtin } from './gtin'
import { namedOnce, structuredTerms } from './structured-delivery'
import { structuredText } from './structured-text'

type Delivery = DeliveryTerms | null | undefined

/** What a page says of its product's variants at most: a search engine reads no longer list. */
const maxVariants = 60

const awaitedStates = { preorder: 'PreOrder', backorder: 'BackOrder' }

type Goods = Pick<Product, 'price' | 'awaited' | 'inStock'>

function conditionsOf({ quantity: { min }, dealEndsAt }: Product): object {
  const end = Date.parse(dealEndsAt ?? '')
  return {
    ...(min > 1 && { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: min } }),
    ...(end > Date.now() && { priceValidUntil: dayInIstanbul(end - 1) }),
  }
}

function offerOf({ price, awaited, inStock }: Goods, url: string, terms: object): object {
  const state = awaited ? awaitedStates[awaited.kind] : 'InStock'
  return {
    '@type': 'Offer',
    url,
    price: (price.card / 100).toFixed(2),
    priceCurrency: isoCurrency(price.currency),
    availability: `https://schema.org/${inStock ? state : 'OutOfStock'}`,
    ...(inStock && awaited?.from ? { availabilityStarts: awaited.from } : {}),
    ...terms,
  }
}

/** What cannot be bought at our address is offered nowhere here. */
const isSoldElsewhere = ({ showOnly, soldAt }: Product) => showOnly || soldAt !== undefined

/** The variant at an address of its own, by its options: the names of groups are the shop's. */
function structuredVariant(product: Product, variant: Variant, url: string, terms: object): object {
  const options = product.groups.flatMap(({ title, options }, at) => {
    const option = options.find(({ id }) => id === variant.options[at])
    return option ? [{ title, ...option }] : []
  })
  const colour = options.find((option) => option.colour !== null)
  return {
    '@type': 'Product',
    name: [product.title, ...options.map(({ label }) => label)].join(' '),
    sku: variant.code || variant.id,
    ...(isGtin(variant.barcode) ? { gtin: variant.barcode } : {}),
    ...(colour ? { color: colour.label } : {}),
    additionalProperty: options
      .filter((option) => option !== colour)
      .map(({ title, label }) => ({ '@type': 'PropertyValue', name: title, value: label })),
    ...(isSoldElsewhere(product) || variant.price.card === 0
      ? {}
      : { offers: offerOf(variant, pathOfVariant(url, variant.id), terms) }),
  }
}

/** schema.org's property where a group has colours, else the shop's name of the group. */
const variedProperty = ({ title, options }: Product['groups'][number]): string =>
  options.some(({ colour }) => colour !== null) ? 'https://schema.org/color' : title

/** The picture that shows a variant and not its siblings. */
function ownImage({ pictures }: Product, { id }: Variant, absolute: (address: string) => string) {
  const own = pictures.find(({ shows }) => shows?.includes(id))
  return own ? { image: absolute(own.big) } : {}
}

function structuredVariants(
  product: Product,
  url: string,
  delivery: Delivery,
  absolute: (address: string) => string,
): object[] {
  const named = namedOnce()
  return product.variants.slice(0, maxVariants).map((variant) => {
    const own = named(structuredTerms(delivery, { ...product, price: variant.price }))
    const terms = { ...own, ...conditionsOf(product) }
    return {
      ...structuredVariant(product, variant, url, terms),
      ...ownImage(product, variant, absolute),
    }
  })
}

function aboutOf(product: Product, absolute: (address: string) => string) {
  const { title, summary, brand, rating, reviewCount } = product
  const opened = chosenVariant(product, product.chosenVariantId)
  const pictures = product.pictures.filter((picture) => isBeside(picture, opened))
  return {
    name: title,
    ...(summary ? { description: summary } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(pictures.length > 0 ? { image: pictures.map(({ big }) => absolute(big)) } : {}),
    ...(rating !== null
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }
      : {}),
  }
}

/** A product for search engines (schema.org): a `ProductGroup` with its variants, or a `Product` without. */
export function structuredProduct(
  { siteOrigin }: RequestContext,
  product: Product,
  path: string,
  delivery: Delivery,
): object {
  const { code, id, barcode, variants } = product
  const absolute = (address: string) => (address.startsWith('/') ? siteOrigin + address : address)
  const url = siteOrigin + path
  const about = aboutOf(product, absolute)
  if (variants.length > 0)
    return {
      '@type': 'ProductGroup',
      productGroupID: code || id,
      url,
      ...about,
      variesBy: product.groups.map(variedProperty),
      hasVariant: structuredVariants(product, url, delivery, absolute),
    }
  const terms = { ...structuredTerms(delivery, product), ...conditionsOf(product) }
  return {
    '@type': 'Product',
    sku: code || id,
    ...(isGtin(barcode) ? { gtin: barcode } : {}),
    ...about,
    ...(isSoldElsewhere(product) ? {} : { offers: offerOf(product, url, terms) }),
  }
}

const textCache = new WeakMap<Product, { url: string; delivery: Delivery; text: string }>()

/** The same as JSON, made once for the object that a page displays (app/product/displayed-product.ts). */
export function productText(
  context: RequestContext,
  product: Product,
  path: string,
  delivery: Delivery,
): string {
  const url = context.siteOrigin + path
  const found = textCache.get(product)
  if (found?.url === url && found.delivery === delivery) return found.text
  const text = structuredText(structuredProduct(context, product, path, delivery))
  textCache.set(product, { url, delivery, text })
  return text
}
