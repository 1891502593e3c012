import { isForStoreOnly } from '~/backend/catalogue/product/awaited'
import { pageOption } from '~/backend/catalogue/product/sold-as'
import { text } from '~/backend/http/fields'
import { bestOffer } from './offers'
import { bareName, type Node, nodesIn } from './structured'
import { type GroupPage, variantIds } from './variant-ids'

/** Names a property by which variants differ, in the language of the page. */
export type PropertyLabel = (
  property: 'color' | 'size' | 'material' | 'pattern' | 'other',
) => string

type Values = Record<string, string>

const known = ['color', 'size', 'material', 'pattern'] as const
const isKnown = (name: string): name is (typeof known)[number] =>
  known.some((property) => property === name)

const plain = (value: unknown): string => {
  const [node] = nodesIn(value)
  return text.parse(node ? (node.name ?? node.value) : [value].flat()[0]).trim()
}

function valuesOf(variant: Node, varying: string[]): Values {
  const added = nodesIn(variant.additionalProperty).map(({ name, value }) => [
    plain(name),
    plain(value),
  ])
  const own = [...new Set([...varying, ...known])].map((name) => [name, plain(variant[name])])
  return Object.fromEntries([...own, ...added].filter(([name, value]) => name && value))
}

function restOfName(variant: Node, group: string): string {
  const name = plain(variant.name)
  const rest = name.startsWith(group) ? name.slice(group.length) : name
  return rest.replace(/^[\s\-–—/|:,]+/, '').replace(/^\((.*)\)$/, '$1') || name
}

/** The properties in which the variants differ, those that the group names first. */
function differing(all: Values[], varying: string[]): string[] {
  const names = new Set([...varying, ...all.flatMap(Object.keys)])
  return [...names].filter(
    (name) => all.every((one) => one[name]) && new Set(all.map((one) => one[name])).size > 1,
  )
}

type Labelled = { titles: string[]; labels: string[][] }

/** Two groups of options at most: further properties share the second. By their names where these tell them apart better. */
function labelled(group: Node, variants: Node[], labelOf: PropertyLabel): Labelled {
  const varying = [group.variesBy].flat().map(bareName).filter(Boolean)
  const values = variants.map((one) => valuesOf(one, varying))
  const names = differing(values, varying)
  const title = (name: string) => (isKnown(name) ? labelOf(name) : name)
  const [first = '', ...others] = names
  const labels = values.map((one) =>
    [one[first] ?? '', others.map((name) => one[name]).join(' / ')].slice(
      0,
      others.length > 0 ? 2 : 1,
    ),
  )
  const areDistinct = new Set(labels.map((one) => one.join('\n'))).size === variants.length
  if (names.length > 0 && areDistinct)
    return { titles: [title(first), others.map(title).join(' / ')].filter(Boolean), labels }
  const name = plain(group.name)
  return { titles: [labelOf('other')], labels: variants.map((one) => [restOfName(one, name)]) }
}

export type GroupVariants = {
  isSoldHere: boolean
  productId: string
  wire: Record<string, unknown>
}

function variantRow(variant: Node, id: string, options: string[]): Record<string, unknown> {
  const offer = bestOffer([variant])
  return {
    ID: id,
    TYPE_ID1: options[0],
    TYPE_ID2: options[1] ?? '',
    CODE: variant.sku ?? variant.mpn ?? '',
    BARCODE: variant.gtin13 ?? variant.gtin ?? '',
    PRICE: offer?.price ?? 0,
    PRICE_NOT_DISCOUNTED: offer?.old ?? 0,
    VAT: 0,
    IN_STOCK: offer?.isInStock === true && !isForStoreOnly(offer.availability),
    AVAILABILITY: offer?.availability,
    AVAILABLE_ON: offer?.availableFrom,
    ...(offer?.currency ? { TARGET_CURRENCY: offer.currency } : {}),
  }
}

export const variantsIn = (group: Node): Node[] =>
  nodesIn(group.hasVariant).filter(({ name, sku }) => name ?? sku)

/**
 * The variants of a `ProductGroup` under the names of the contract (5.1, 5.2), as options by what they differ in; null
 * for a group of none or one.
 * @param writtenTitle what the page calls options, '' where it does not say
 */
export function groupVariants(
  group: Node,
  page: GroupPage,
  labelOf: PropertyLabel,
  writtenTitle: (options: string[]) => string = () => '',
): GroupVariants | null {
  const variants = variantsIn(group)
  if (variants.length < 2) return null
  const { titles, labels } = labelled(group, variants, labelOf)
  const isSold = (at: number) => bestOffer([variants[at] ?? {}])?.isInStock === true
  const { selling, ids, productId } = variantIds(group, variants, page, isSold)
  const options = titles.map((_, at) => [...new Set(labels.map((one) => one[at] ?? ''))])
  const titleOf = (at: number) => writtenTitle(options[at] ?? []) || (titles[at] ?? '')
  const optionIds = labels.map((one) =>
    one.map((label, at) => pageOption(at + 1, options[at]?.indexOf(label) ?? 0)),
  )
  const rows = variants.map((one, at) => variantRow(one, ids[at] ?? '', optionIds[at] ?? []))
  const listOf = (at: number) =>
    (options[at] ?? []).map((label, place) => ({ TYPE_ID: pageOption(at + 1, place), TYPE: label }))
  return {
    isSoldHere: selling !== 'unknown',
    productId,
    wire: {
      VARIANT_FEATURE1_TITLE: titleOf(0),
      VARIANT_FEATURE1_LIST: listOf(0),
      VARIANT_FEATURE2_TITLE: titleOf(1),
      VARIANT_FEATURE2_LIST: listOf(1),
      VARIANTS: rows,
      HAS_VARIANT: true,
    },
  }
}
