import { amountOf } from '../../../../app/backend/platform-page/wire/amounts'
import { bestOfferNode } from '../../../../app/backend/platform-page/wire/offers'
import { readCurrency } from '../../../shop/locale'
import { addField, type RawItem } from './raw-item'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

const nodesOf = (value: unknown): Node[] => listOf(value).filter(isNode)

function textOf(value: unknown): string {
  const [first] = listOf(value)
  if (typeof first === 'number' || typeof first === 'string') return String(first)
  if (!isNode(first)) return ''
  return textOf(first.name ?? first.value ?? first.url ?? first.contentUrl)
}

const writtenAmount = /\d(?:[\d.,\s'’]*\d)?/

/** A price whose amount is read as the storefront reads that of a page: schema.org writes decimals with a dot. */
function priceOf(value: unknown, currency: unknown): string {
  const text = textOf(value).replace(writtenAmount, (found) => amountOf(found)?.toFixed(2) ?? found)
  const namesCurrency = /[\p{L}\p{Sc}]/u.test(text)
  return text === '' || namesCurrency ? text : `${text} ${textOf(currency)}`
}

const typesOf = (node: Node): string[] =>
  listOf(node['@type']).map((type) => String(type).replace(/^.*[/:]/, ''))

const plain: [attribute: string, properties: string[]][] = [
  ['id', ['sku', 'productID', '@id', 'url']],
  ['title', ['name']],
  ['description', ['description']],
  ['link', ['url']],
  ['brand', ['brand']],
  ['gtin', ['gtin', 'gtin13', 'gtin14', 'gtin12', 'gtin8']],
  ['mpn', ['mpn']],
  ['color', ['color']],
  ['size', ['size']],
  ['material', ['material']],
  ['pattern', ['pattern']],
]

const isListPrice = (price: Node): boolean =>
  /(?:ListPrice|StrikethroughPrice|MSRP|SRP)$/.test(textOf(price.priceType))

/** The price, and a lower one with its dates where there is also a list price. */
function addPrices(fields: RawItem['fields'], offer: Node): void {
  const specified = nodesOf(offer.priceSpecification).filter((one) => one.price !== undefined)
  const listed = specified.find(isListPrice)
  const own = offer.price === undefined ? specified.find((one) => !isListPrice(one)) : offer
  const current =
    own ?? (offer.lowPrice === undefined ? listed : { ...offer, price: offer.lowPrice })
  if (!current) return
  const priced = (node: Node) => priceOf(node.price, node.priceCurrency ?? offer.priceCurrency)
  if (!listed || listed === current) {
    addField(fields, 'price', priced(current))
    return
  }
  addField(fields, 'price', priced(listed))
  addField(fields, 'sale_price', priced(current))
  const from = textOf(current.validFrom ?? offer.validFrom)
  const until = textOf(current.validThrough ?? offer.priceValidUntil)
  if (from || until) addField(fields, 'sale_price_effective_date', `${from}/${until}`)
}

function addOffer(fields: RawItem['fields'], offer: Node): void {
  addPrices(fields, offer)
  addField(fields, 'availability', textOf(offer.availability))
  addField(fields, 'availability_date', textOf(offer.availabilityStarts))
  addField(fields, 'quantity', textOf(offer.inventoryLevel))
}

const categoryOf = (value: unknown): string => listOf(value).map(textOf).join(' > ')

function weightOf(value: unknown): string {
  const [weight] = nodesOf(value)
  if (!weight) return textOf(value)
  const units: Record<string, string> = { KGM: 'kg', GRM: 'g', LBR: 'lb', ONZ: 'oz' }
  const unit = textOf(weight.unitCode ?? weight.unitText)
  return `${textOf(weight.value)} ${units[unit] ?? unit}`
}

function fieldsOf(product: Node): RawItem['fields'] {
  const fields: RawItem['fields'] = {}
  for (const [attribute, properties] of plain) {
    const property = properties.find((name) => textOf(product[name]) !== '')
    if (property) addField(fields, attribute, textOf(product[property]))
  }
  listOf(product.image).forEach((image, index) => {
    const address = typeof image === 'string' ? image : isNode(image) ? pictureOf(image) : ''
    addField(fields, index === 0 ? 'image_link' : 'additional_image_link', address)
  })
  addField(fields, 'product_type', categoryOf(product.category))
  addField(fields, 'shipping_weight', weightOf(product.weight))
  addField(fields, 'item_group_id', groupOf(product))
  const offer = offerOf(product)
  if (offer) addOffer(fields, offer)
  return fields
}

const isInLira = ({ priceCurrency }: Node): boolean =>
  readCurrency(textOf(priceCurrency) || 'TL') === 'TL'

/** The offer that the storefront would show, of those in lira where there are any; without prices the first. */
function offerOf(product: Node): Node | undefined {
  const all = nodesOf(product.offers)
  const inLira = all.filter(isInLira)
  const offers = inLira.length > 0 ? inLira : all
  return bestOfferNode([{ offers }]) ?? offers[0]
}

const pictureOf = (image: Node) => textOf(image.contentUrl ?? image.url ?? image['@id'])

function groupOf(product: Node): string {
  const [group] = nodesOf(product.isVariantOf)
  return textOf(product.inProductGroupWithID ?? group?.productGroupID ?? group?.['@id'])
}

const inherited = ['description', 'brand', 'image', 'category', 'material', 'pattern', 'offers']

function variantsOf(group: Node): RawItem['fields'][] {
  const base = Object.fromEntries(inherited.map((name) => [name, group[name]]))
  const id = textOf(group.productGroupID ?? group.sku ?? group['@id'] ?? group.url)
  return nodesOf(group.hasVariant).map((variant) => {
    const fields = fieldsOf({ ...base, name: group.name, ...variant })
    addField(fields, 'item_group_title', textOf(group.name))
    if (id) fields.item_group_id = [id]
    return fields
  })
}

/** The items of one document: of a Product, a ProductGroup, a list or an `@graph`. */
export function itemsOfDocument(document: unknown): RawItem['fields'][] {
  return nodesOf(document).flatMap((node) => {
    if (node['@graph'] !== undefined) return itemsOfDocument(node['@graph'])
    const types = typesOf(node)
    if (types.includes('ProductGroup')) return variantsOf(node)
    if (types.some((type) => type.endsWith('Product') || type === 'ProductModel'))
      return [fieldsOf(node)]
    return []
  })
}
