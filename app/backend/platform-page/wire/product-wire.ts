import { isForStoreOnly } from '~/backend/catalogue/product/awaited'
import { readNumber, text } from '~/backend/http/fields'
import type { OptionSource, PageSource, ProductRow } from '~/backend/platform-page/html/page-source'
import { labelOfOptions } from '~/backend/platform-page/html/read-labels'
import { idPattern } from '~/site-map'
import { amountOf, currencyCode } from './amounts'
import { groupVariants, type PropertyLabel } from './group-variants'
import { idWire, percentOff } from './list-wire'
import { mainProduct, ownRow } from './main-product'
import { bestOffer, endInTurkey, isSoldOutBy, type Offer, offerOfMeta } from './offers'
import { titleOf } from './page-title'
import { quantityWire } from './quantity-wire'
import { brandOf, type Node, nodesIn, picturesOf, ratingOf } from './structured'
import { namedId } from './variant-ids'

/** Groups, and for each its options, under the names of the contract (5.1). */
function featuresOf({ groups, options }: PageSource): Record<string, unknown> {
  const list = (group: 1 | 2) =>
    options
      .filter((option) => option.group === group)
      .map(({ id, label, colour }: OptionSource) => ({
        TYPE_ID: id,
        TYPE: label,
        TYPE_COLOR_CODE: colour,
      }))
  return {
    VARIANT_FEATURE1_TITLE: groups[0] ?? '',
    VARIANT_FEATURE1_LIST: list(1),
    VARIANT_FEATURE2_TITLE: groups[1] ?? '',
    VARIANT_FEATURE2_LIST: list(2),
    HAS_VARIANT: options.length > 0,
  }
}

const pictureOf = (address: string) => ({ SMALL: address, MEDIUM: address, BIG: address })

const isId = (id: string): boolean => idPattern.test(id) && id !== '0'

const idsIn = (...written: unknown[]): string[] => [
  ...new Set(written.map((one) => text.parse(one)).filter(isId)),
]

/** The page's own id, '' for none; null where two contend and nothing that it says beside tells which. */
function pageIdOf(source: PageSource, node: Node, row: ProductRow | undefined): string | null {
  const { globals, product, meta } = source
  const { LINK_TYPE, LINK_TABLE_ID, PRODUCT_ID, productId, product_id } = globals
  const [ofLink] = LINK_TYPE === 'product' ? idsIn(LINK_TABLE_ID) : []
  const [ofRow] = idsIn(row?.id)
  if (ofLink || ofRow) return ofLink ?? ofRow ?? null
  const ofScript = idsIn(PRODUCT_ID, productId, product_id).slice(0, 1)
  const sources = [idsIn(...product.ids), idsIn(...product.markedIds), ofScript]
  const at = sources.findIndex((ids) => ids.length > 0)
  const [first = '', ...others] = sources[at] ?? []
  if (others.length === 0) return first
  const beside = idsIn(namedId(node), meta['product:retailer_item_id'])
  const sure = [...sources.slice(at + 1).flat(), ...beside]
  const [confirmed, ...contending] = [first, ...others].filter((one) => sure.includes(one))
  return confirmed && contending.length === 0 ? confirmed : null
}

function identityOf(source: PageSource, node: Node, path: string, label: PropertyLabel) {
  const pageId = pageIdOf(source, node, ownRow(source, path))
  const titleOf = (options: string[]) => labelOfOptions(source.labels, options)
  const page = { id: pageId ?? '', path }
  const group = source.options.length === 0 ? groupVariants(node, page, label, titleOf) : null
  const ids = [
    ...[pageId, group?.productId, namedId(node), source.meta['product:retailer_item_id']],
    node.productGroupID,
  ]
  const unsold = group?.isSoldHere === false ? { SOLD_BY_PAGE: 1 } : {}
  const identity = idWire(pageId === null ? [] : ids, path)
  return { ...identity, ...unsold, ...(group?.wire ?? featuresOf(source)) }
}

function nodesOfProduct(source: PageSource, path: string): Node[] {
  const node = mainProduct(source, path) ?? {}
  return [node, ...nodesIn(node.hasVariant)]
}

/** Whether a price of 0 on screen is one: its structured data has it too. */
const isFree = (nodes: Node[]): boolean =>
  nodes.flatMap(({ offers }) => nodesIn(offers)).some(({ price }) => amountOf(price) === 0)

const startsAt = /başlayan|^\s*(?:ab|from|starting)(?!\p{L})/iu

/** Whether all that is known of a product's price is the lowest of several, which no price on screen confirms. */
export function isPricedFrom(source: PageSource, path: string): boolean {
  const offer = bestOffer(nodesOfProduct(source, path))
  const { price } = source.product
  return offer?.isLowest === true && (startsAt.test(price) || amountOf(price, true) !== offer.price)
}

/** The offer that the markup of a product's page shows, below its title; the row's price, where it has one that cannot be read. @param nodes that may say that it is sold out */
function offerOfMarkup(
  { product }: PageSource,
  nodes: Node[],
  row: ProductRow | undefined,
): Offer | null {
  if (product.price.trim() === '') return null
  const read = amountOf(product.price, true)
  const price = read ?? row?.price ?? null
  if (price === null || (price === 0 && !isFree(nodes))) return null
  const currency =
    read === null ? (row?.currency ?? '') : currencyCode(`${product.price} ${product.currency}`)
  const isInStock = !product.isSoldOut && !isSoldOutBy(nodes)
  return { price, old: null, currency, isInStock, availability: '', until: '' }
}

function pricesOf(source: PageSource, offer: Offer | null): Record<string, unknown> {
  const price = offer?.price ?? null
  const written = amountOf(source.product.oldPrice, true)
  const old = offer?.old ?? (price !== null && written !== null && written > price ? written : null)
  const end = source.product.dealEnd || endInTurkey(offer?.until ?? '')
  return {
    PRICE_SELL: price,
    PRICE_NOT_DISCOUNTED: old ?? 0,
    DISCOUNT_PERCENT: percentOff(price, old),
    VAT: 0,
    DISPLAY_VAT: 1,
    TARGET_CURRENCY: offer?.currency ?? '',
    IN_STOCK: offer?.isInStock === true,
    AVAILABILITY: offer?.availability,
    AVAILABLE_ON: offer?.availableFrom,
    ...(offer && isForStoreOnly(offer.availability) ? { SOLD_BY_PAGE: 1 } : {}),
    ...(end ? { DEAL: 1, DEAL_END_DATE: end } : {}),
  }
}

function modelOf({ globals, product }: PageSource, node: Node): Record<string, unknown> {
  const [group] = nodesIn(node.isVariantOf)
  const id =
    product.modelId ||
    text.parse(globals.MODEL_ID) ||
    text.parse(node.inProductGroupWithID ?? group?.productGroupID)
  return id && id !== '0' ? { MODEL_ID: id, IS_CATALOG: 1 } : {}
}

/** Those of its structured data, unless the gallery has more. */
function picturesFor(source: PageSource, node: Node, row: ProductRow | undefined): string[] {
  const described = picturesOf(node)
  const own = described.length > 0 ? described : [source.meta['og:image'] || row?.picture || '']
  return (source.pictures.length > own.length ? source.pictures : own).filter(Boolean)
}

/**
 * A product under the names of the contract, from what its page says (schema.org, Open Graph and the page's own
 * values). Prices there include VAT. What a page does not say is left out.
 */
export function productWire(
  source: PageSource,
  path: string,
  label: PropertyLabel,
): Record<string, unknown> {
  const nodes = nodesOfProduct(source, path)
  const [node = {}] = nodes
  const row = ownRow(source, path)
  const offer = bestOffer(nodes) ?? offerOfMeta(source) ?? offerOfMarkup(source, nodes, row)
  const rating = ratingOf(node)
  const { meta } = source
  return {
    TITLE: text.parse(node.name) || row?.title || titleOf(source) || path.slice(1),
    URL: path,
    BRAND: brandOf(node) || meta['product:brand'] || meta['og:brand'] || row?.brand,
    PRODUCT_CODE: node.sku ?? node.mpn ?? row?.code ?? '',
    CATEGORY_ID: row?.category.id,
    CATEGORY_NAME: row?.category.title,
    CATEGORY_PATH: row?.category.path,
    BARCODE: node.gtin13 ?? node.gtin ?? node.gtin8 ?? '',
    IMAGE_LIST: picturesFor(source, node, row).map(pictureOf),
    ...pricesOf(source, offer),
    COMMENT_RANK: rating.mean,
    COMMENT_COUNT: rating.count,
    SHORT_DESCRIPTION: meta.description ?? meta['og:description'] ?? '',
    DETAIL: source.description || (node.description ?? ''),
    ...quantityWire(source.product.quantity),
    MAX_ORDER_COUNT: readNumber(source.product.quantity.max) ?? 0,
    ...modelOf(source, node),
    ...identityOf(source, node, path, label),
  }
}
