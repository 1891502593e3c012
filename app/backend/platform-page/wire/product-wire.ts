import { readNumber, text } from '~/backend/http/fields'
import type { OptionSource, PageSource } from '~/backend/platform-page/html/page-source'
import { brandOf, nodesOf, type Offer, offerOf, picturesOf, ratingOf } from './structured'

type Node = Record<string, unknown>

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
  }
}

/** The cheapest offer in stock, else the cheapest; of a group those of its variants. */
function bestOffer(node: Node): Offer | null {
  const variants = [node.hasVariant].flat().filter((one) => typeof one === 'object' && one !== null)
  const offers = [node, ...(variants as Node[])].flatMap((one) => offerOf(one) ?? [])
  const priced = offers.filter(({ price }) => price !== null)
  const byPrice = (one: Offer, other: Offer) => (one.price ?? 0) - (other.price ?? 0)
  const sorted = priced.toSorted(byPrice)
  return sorted.find(({ isInStock }) => isInStock) ?? sorted[0] ?? null
}

const pictureOf = (address: string) => ({ SMALL: address, MEDIUM: address, BIG: address })

function idOf(source: PageSource, node: Node): string {
  const { LINK_TYPE, LINK_TABLE_ID } = source.globals
  const own = LINK_TYPE === 'product' ? text.parse(LINK_TABLE_ID) : ''
  return own || text.parse(node.productID ?? node.productGroupID)
}

/**
 * A product under the names of the contract, from what its page says (schema.org and the page's own values). Prices
 * there include VAT. What a page does not say is left out. Null for a page without a product.
 */
export function productWire(source: PageSource, path: string): Record<string, unknown> | null {
  const [node] = nodesOf(source, 'ProductGroup', 'Product')
  if (!node) return null
  const offer = bestOffer(node)
  const rating = ratingOf(node)
  const { min, step, max } = source.quantity
  return {
    ID: idOf(source, node),
    TITLE: node.name ?? source.meta['og:title'],
    URL: path,
    BRAND: brandOf(node),
    PRODUCT_CODE: node.sku ?? node.mpn ?? '',
    BARCODE: node.gtin13 ?? node.gtin ?? node.gtin8 ?? '',
    IMAGE_LIST: picturesOf(node).map(pictureOf),
    PRICE_SELL: offer?.price ?? 0,
    VAT: 0,
    DISPLAY_VAT: 1,
    TARGET_CURRENCY: offer?.currency ?? '',
    IN_STOCK: offer?.isInStock === true,
    IS_DISPLAY_PRODUCT: offer === null,
    COMMENT_RANK: rating.mean,
    COMMENT_COUNT: rating.count,
    SHORT_DESCRIPTION: source.meta.description ?? '',
    DETAIL: node.description ?? '',
    MIN_ORDER_COUNT: readNumber(min) ?? 1,
    STOCK_INCREMENT: readNumber(step) ?? 1,
    MAX_ORDER_COUNT: readNumber(max) ?? 0,
    HAS_VARIANT: source.options.length > 0,
    ...featuresOf(source),
  }
}
