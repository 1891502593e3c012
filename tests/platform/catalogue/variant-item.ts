import { groupTitles, type VariantType, variantTypes } from '../data/options'
import type { Product, Variant } from '../data/product'
import { priceOf, round } from './money'
import { flagForm, idForm, priceForm, seedOf, textForm } from './value-forms'
import type { View } from './view'

const typeOf = (id: number): VariantType | undefined => variantTypes.find((one) => one.id === id)

export const typeTitle = (id: number, view: Pick<View, 'language'>): string =>
  typeOf(id)?.title[view.language] ?? ''

/** "Kiremit 14 cm" */
export const variantTitle = (variant: Variant, view: Pick<View, 'language'>): string =>
  [variant.type1, variant.type2]
    .map((id) => typeTitle(id, view))
    .filter(Boolean)
    .join(' ')

/** A sub-product by one of its groups. */
export function variantItem(view: View, product: Product, variant: Variant, group: 1 | 2) {
  const typeId = group === 1 ? variant.type1 : variant.type2
  const price = priceOf(product, variant, view.currency)
  const seed = seedOf(variant.id, group)
  return {
    ID: idForm(variant.id, seed),
    LIST_NUMBER: String(typeId % 10),
    TYPE: textForm(typeTitle(typeId, view), seed),
    TYPE_ID: idForm(typeId, seed + 1),
    TYPE_COLOR_CODE: typeOf(typeId)?.color ?? '',
    CODE: seed % 5 === 0 ? null : variant.code,
    WS_CODE: `WS${variant.id}`,
    BARCODE: seed % 4 === 0 ? null : `869${variant.id}`,
    PRICE: priceForm(price.sell, seed),
    PRICE_WITH_VAT: price.current,
    PRICE_NOT_DISCOUNTED: priceForm(price.notDiscounted, seed + 1),
    DISCOUNT_PERCENT: price.percent,
    PARENT_PRICE: priceForm(price.sell, seed + 2),
    PARENT_PRICE_ACTIVE: flagForm(variant.price === 0, seed),
    STOCK: seed % 2 === 0 ? String(variant.stock) : variant.stock,
    IN_STOCK: flagForm(variant.stock > 0, seed + 1),
    MONEY_ORDER_PERCENT: -3,
    VAT: seed % 2 === 0 ? product.vat : String(product.vat),
    ADDITIONAL_INFO: '',
    WEIGHT: '0.3',
  }
}

/** What opens: the first sub-product in stock. */
export const firstVariant = (product: Product): Variant | undefined =>
  product.variants.find(({ stock }) => stock > 0) ?? product.variants[0]

const unique = (ids: number[]): number[] => [...new Set(ids)].filter((id) => id > 0)

/** One sub-product per option of a group; of the second group those beside an option of the first. */
function optionsOf(product: Product, group: 1 | 2, beside: number): Variant[] {
  const key = group === 1 ? 'type1' : 'type2'
  const offered = product.variants.filter((one) => group === 1 || one.type1 === beside)
  const best = (id: number) =>
    offered.find((one) => one[key] === id && one.stock > 0) ??
    offered.find((one) => one[key] === id)
  return unique(offered.map((one) => one[key])).flatMap((id) => best(id) ?? [])
}

export const groupTitle = (
  product: Product,
  group: 1 | 2,
  view: Pick<View, 'language'>,
): string => {
  const kind = product.groups[group - 1]
  return kind ? groupTitles[kind][view.language] : ''
}

/** Every option of a group, for pages that show them all; the second group is not narrowed. */
export function allOptions(product: Product, group: 1 | 2): Variant[] {
  const key = group === 1 ? 'type1' : 'type2'
  return unique(product.variants.map((one) => one[key])).flatMap(
    (id) => product.variants.find((one) => one[key] === id) ?? [],
  )
}

function variantData(view: View, product: Product) {
  const pairs = product.variants.map((one) => ({
    key: `${one.type1}_${one.type2}`,
    one,
    price: priceOf(product, one, view.currency),
  }))
  const map = <T>(value: (pair: (typeof pairs)[number]) => T) =>
    Object.fromEntries(pairs.map((pair) => [pair.key, value(pair)]))
  const active: Record<string, number[]> = {}
  for (const { one } of pairs) {
    active[`ONE_${one.type1}`] = [...(active[`ONE_${one.type1}`] ?? []), one.type2]
    if (one.type2 > 0)
      active[`TWO_${one.type2}`] = [...(active[`TWO_${one.type2}`] ?? []), one.type1]
  }
  return {
    VARIANT_IDS: map(({ one }) => String(one.id)),
    VARIANT_PRICES: map(({ price }) => price.sell.toFixed(4)),
    VARIANT_PRICE_RAWS: map(({ price }) => price.sell),
    NOT_DISCOUNTED_PRICES: map(({ price }) => round(price.notDiscounted, 4)),
    VARIANT_SUPPLIER_CODES: map(({ one }) => one.code),
    VARIANT_STOCKS: map(({ one }) => String(one.stock)),
    VAT: product.vat,
    M_O_P: -3,
    ACTIVE_IDS: active,
  }
}

/** What every list item and detail says about its sub-products. */
export function variantFields(view: View, product: Product) {
  const chosen = firstVariant(product)
  if (!chosen) return { HAS_VARIANT: flagForm(false, product.id), VARIANT_ID: '0' }
  return {
    HAS_VARIANT: flagForm(true, product.id),
    VARIANT_ID: '0',
    VARIANT_NAME: '',
    VARIANT_FEATURE1_TITLE: groupTitle(product, 1, view),
    VARIANT_FEATURE2_TITLE: groupTitle(product, 2, view),
    VARIANT_FEATURE1_LIST: optionsOf(product, 1, 0).map((one) =>
      variantItem(view, product, one, 1),
    ),
    VARIANT_FEATURE2_LIST:
      product.groups.length > 1
        ? optionsOf(product, 2, chosen.type1).map((one) => variantItem(view, product, one, 2))
        : null,
    VARIANT_FEATURE1_SELECTED: String(chosen.type1),
    VARIANT_FEATURE2_SELECTED: String(chosen.type2),
    VARIANT_DATA: variantData(view, product),
  }
}
