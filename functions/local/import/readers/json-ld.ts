import { describedOffer, type Priced } from '../../../../app/backend/platform-page/wire/offers'
import {
  allNodes,
  isNode,
  isOf,
  type Node,
  nodesIn,
  picturesOf,
} from '../../../../app/backend/platform-page/wire/structured'
import { readCurrency } from '../../../shop/locale'
import { addField, type RawItem } from './raw-item'

type Item = Pick<RawItem, 'fields' | 'prices'>

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

function textOf(value: unknown): string {
  const [first] = listOf(value)
  if (typeof first === 'number' || typeof first === 'string') return String(first)
  if (!isNode(first)) return ''
  return textOf(first.name ?? first.value ?? first.url ?? first.contentUrl)
}

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

/** Of an offer, else of its product or of the one offer that holds it. */
function conditionOf(...nodes: Node[]): string {
  const found = nodes.flatMap(({ itemCondition }) => listOf(itemCondition).slice(0, 1))[0]
  return textOf(isNode(found) ? (found['@id'] ?? found) : found)
}

const isLira = (currency: unknown): boolean => readCurrency(textOf(currency) || 'TL') === 'TL'

const inHundredths = (price: number): number => Math.round(price * 100)

function addPrices(item: Item, { price, old, ...offer }: Priced, { priceCurrency }: Node): void {
  const currency = offer.currency || priceCurrency
  if (!isLira(currency)) addField(item.fields, 'price', `${price} ${textOf(currency)}`)
  else if (old === null) item.prices = { price: inHundredths(price) }
  else item.prices = { price: inHundredths(old), sale_price: inHundredths(price) }
  const { from = '', until } = offer
  if (from || until) addField(item.fields, 'sale_price_effective_date', `${from}/${until}`)
}

/** Several offers of which only the lowest and the highest price are named: at which one a product is sold is unknown. */
const isRange = ({ price, lowPrice, highPrice, offers }: Node): boolean =>
  [price, offers].every((one) => one === undefined) &&
  textOf(highPrice) !== '' &&
  textOf(highPrice) !== textOf(lowPrice)

/** The offer that the storefront would show, of those in lira where there are any; without prices the first. */
function addOffer(item: Item, product: Node): void {
  const all = nodesIn(product.offers)
  const inLira = all.filter((one) => isLira(one.priceCurrency))
  const offers = inLira.length > 0 ? inLira : all
  const { offer, node } = describedOffer([{ offers }], null) ?? { node: offers[0] ?? {} }
  if (offer && isRange(node))
    addField(item.fields, 'price', `${textOf(node.lowPrice)}–${textOf(node.highPrice)}`)
  else if (offer) addPrices(item, offer, node)
  else addField(item.fields, 'price', textOf(node.price))
  addField(item.fields, 'availability', offer?.availability ?? '')
  addField(item.fields, 'availability_date', textOf(node.availabilityStarts))
  const around = offers.length === 1 ? offers : []
  addField(item.fields, 'condition', conditionOf(node, product, ...around))
  addField(item.fields, 'quantity', textOf(node.inventoryLevel))
}

const categoryOf = (value: unknown): string => listOf(value).map(textOf).join(' > ')

function weightOf(value: unknown): string {
  const [weight] = nodesIn(value)
  if (!weight) return textOf(value)
  const units: Record<string, string> = { KGM: 'kg', GRM: 'g', LBR: 'lb', ONZ: 'oz' }
  const unit = textOf(weight.unitCode ?? weight.unitText)
  return `${textOf(weight.value)} ${units[unit] ?? unit}`
}

function itemOf(product: Node): Item {
  const item: Item = { fields: {} }
  const { fields } = item
  for (const [attribute, properties] of plain) {
    const property = properties.find((name) => textOf(product[name]) !== '')
    if (property) addField(fields, attribute, textOf(product[property]))
  }
  picturesOf(product).forEach((address, index) => {
    addField(fields, index === 0 ? 'image_link' : 'additional_image_link', address)
  })
  addField(fields, 'product_type', categoryOf(product.category))
  addField(fields, 'shipping_weight', weightOf(product.weight))
  addField(fields, 'item_group_id', groupOf(product))
  addOffer(item, product)
  return item
}

function groupOf(product: Node): string {
  const [group] = nodesIn(product.isVariantOf)
  return textOf(product.inProductGroupWithID ?? group?.productGroupID ?? group?.['@id'])
}

const inherited = [
  'description',
  'brand',
  'image',
  'category',
  'material',
  'pattern',
  'offers',
  'itemCondition',
]

function variantsOf(group: Node): Item[] {
  const base = Object.fromEntries(inherited.map((name) => [name, group[name]]))
  const id = textOf(group.productGroupID ?? group.sku ?? group['@id'] ?? group.url)
  return nodesIn(group.hasVariant).map((variant) => {
    const item = itemOf({ ...base, name: group.name, ...variant })
    addField(item.fields, 'item_group_title', textOf(group.name))
    if (id) item.fields.item_group_id = [id]
    return item
  })
}

/** The items of one document: of a Product, a ProductGroup, a list or an `@graph`. */
export function itemsOfDocument(document: unknown): Item[] {
  return allNodes(document).flatMap((node) => {
    if (isOf(node, 'ProductGroup')) return variantsOf(node)
    return isOf(node, 'Product', 'IndividualProduct', 'ProductModel') ? [itemOf(node)] : []
  })
}
