import { convert, discountPercent, withoutVat } from '../../money'
import { awaitedOf } from './offer-wire'
import { rankOf } from './opening-order'
import { pictureOfVariant } from './option-pictures'
import type { ProductRow, VariantRow } from './product-row'

/** A sub-product as the wire has it. `side` chooses the option of TYPE and TYPE_ID. */
export function variantItem(row: ProductRow, variant: VariantRow, side: 1 | 2, number: number) {
  const price = convert(variant.price, row.rate)
  const old = convert(variant.old, row.rate)
  const net = withoutVat(price, row.vat)
  return {
    ID: String(variant.id),
    LIST_NUMBER: String(number),
    TYPE: side === 1 ? variant.t1 : variant.t2,
    TYPE_ID: String(side === 1 ? variant.o1 : variant.o2),
    TYPE_COLOR_CODE: side === 1 ? variant.c1 : variant.c2,
    CODE: variant.code,
    WS_CODE: `WS${variant.id}`,
    PRICE: net,
    PRICE_WITH_VAT: price / 100,
    PRICE_NOT_DISCOUNTED: old > price ? withoutVat(old, row.vat) : net,
    DISCOUNT_PERCENT: discountPercent(price, old),
    PARENT_PRICE: withoutVat(convert(row.price, row.rate), row.vat),
    PARENT_PRICE_ACTIVE: variant.price === row.price ? 1 : 0,
    IN_STOCK: variant.stock > 0 ? 1 : 0,
    STOCK: String(variant.stock),
    BARCODE: variant.barcode,
    IMAGE: pictureOfVariant(row, variant),
    MONEY_ORDER_PERCENT: row.money_order,
    VAT: row.vat,
    ADDITIONAL_INFO: '',
    WEIGHT: variant.weight,
    ...awaitedOf(variant),
  }
}

export type VariantItem = ReturnType<typeof variantItem>

/** A sub-product with both of its options, for the product page (own call get-page). */
export function detailedVariant(row: ProductRow, variant: VariantRow, number: number) {
  return {
    ...variantItem(row, variant, 1, number),
    TYPE: [variant.t1, variant.t2].filter(Boolean).join(' '),
    TYPE_ID1: String(variant.o1),
    TYPE_ID2: String(variant.o2),
    TYPE1: variant.t1,
    TYPE2: variant.t2,
  }
}

/** Every option of a group once, in order, each with its first sub-product, preferably one in stock. */
export function featureList(row: ProductRow, variants: VariantRow[], side: 1 | 2): VariantItem[] {
  const optionOf = (variant: VariantRow) => (side === 1 ? variant.o1 : variant.o2)
  const positionOf = (variant: VariantRow) => (side === 1 ? variant.p1 : variant.p2)
  const first = new Map<number, VariantRow>()
  for (const variant of variants) {
    const current = first.get(optionOf(variant))
    if (!current || rankOf(variant) < rankOf(current)) first.set(optionOf(variant), variant)
  }
  first.delete(0)
  return [...first.values()]
    .sort((a, b) => positionOf(a) - positionOf(b))
    .map((variant, index) => variantItem(row, variant, side, index + 1))
}
