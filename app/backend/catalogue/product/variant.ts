import { z } from 'zod'
import type { Product, Variant } from '~/backend/catalogue/model'
import {
  displayLike,
  namedPrice,
  type PriceDisplay,
  priceFields,
  readPrice,
} from '~/backend/catalogue/price'
import { isInStock } from '~/backend/catalogue/product-card'
import {
  colour,
  id,
  maybeId,
  maybeNumber,
  number,
  requiredRows,
  rows,
  text,
} from '~/backend/http/fields'
import { awaitedFields, readAwaited } from './awaited'

const variantShape = z.object({
  ID: id,
  TYPE_ID: maybeId,
  TYPE_ID1: maybeId,
  TYPE_ID2: maybeId,
  CODE: text,
  WS_CODE: text,
  BARCODE: text,
  STOCK: maybeNumber,
  IN_STOCK: z.unknown().optional(),
  WEIGHT: number,
  ADDITIONAL_INFO: text,
  TYPE_COLOR_CODE: colour,
  ...awaitedFields,
  ...priceFields,
})
type VariantWire = z.output<typeof variantShape>

/** `options` are the ids of the options that identify the variant. */
function toVariant(wire: VariantWire, options: string[], product: PriceDisplay): Variant {
  return {
    id: wire.ID,
    options: options.filter((option) => option !== '' && option !== '0'),
    // Falls back to the supplier's code.
    code: wire.CODE || wire.WS_CODE,
    barcode: wire.BARCODE,
    price: readPrice(wire, product),
    stock: wire.STOCK ?? 0,
    inStock: isInStock(wire),
    moneyOrderPercent: wire.MONEY_ORDER_PERCENT,
    weight: wire.WEIGHT,
    info: wire.ADDITIONAL_INFO,
    colour: wire.TYPE_COLOR_CODE,
    ...readAwaited(wire),
  }
}

/** With a single variant group the option is in TYPE_ID or TYPE_ID1. */
export function readVariants(list: unknown, product: PriceDisplay): Variant[] {
  return rows(variantShape)
    .parse(list)
    .map((wire) => toVariant(wire, [wire.TYPE_ID1 || wire.TYPE_ID, wire.TYPE_ID2], product))
}

const availabilityShape = z.object({
  VARIANT1_LIST: z.unknown().optional(),
  VARIANT2_LIST: z.unknown().optional(),
})

/** Reads get-variant1-list or get-variant2-list. @param group the listed one, 1 or 2 @param picked id in the other */
export function readAvailability(
  body: unknown,
  group: 1 | 2,
  picked: string,
  product: PriceDisplay,
): Variant[] | null {
  const parsed = availabilityShape.safeParse(body)
  const listed = parsed.success
    ? group === 1
      ? parsed.data.VARIANT1_LIST
      : parsed.data.VARIANT2_LIST
    : undefined
  const variants = requiredRows(variantShape).safeParse(listed)
  if (!variants.success) return null
  return variants.data.map((wire) =>
    toVariant(wire, group === 1 ? [wire.TYPE_ID, picked] : [picked, wire.TYPE_ID], product),
  )
}

const placeShape = z.object({
  PRODUCT_ID: maybeId,
  TYPE_ID1: maybeId,
  TYPE_ID2: maybeId,
  TurId1: maybeId,
  TurId2: maybeId,
  TYPE: text,
})

/** A variant by its id: its options and their name, and the variant itself where the answer has its price. */
export type VariantPlace = { options: string[]; label: string; variant: Variant | null }

export type OwnProduct = Pick<Product, 'id' | 'price' | 'sellsBelowZero'>

/** Reads product-detail/variant; null for a variant that this product does not have. @throws ZodError */
export function readVariantPlace(
  body: unknown,
  { id: productId, price, sellsBelowZero }: OwnProduct,
): VariantPlace | null {
  const place = placeShape.parse(body)
  const types = [place.TYPE_ID1 || place.TurId1, place.TYPE_ID2 || place.TurId2]
  const options = types.filter((one) => one && one !== '0')
  if (options.length === 0 || (place.PRODUCT_ID && place.PRODUCT_ID !== productId)) return null
  const item = variantShape.safeParse(body)
  // The answer does not tell which prices are shown: those that the product shows.
  const display: PriceDisplay = {
    ...displayLike(price),
    showsDiscount: price.old !== null,
    showsTransfer: price.transfer !== null,
  }
  const isPriced = item.success && namedPrice(item.data) !== null
  const variant = isPriced ? toVariant(item.data, options, display) : null
  const isSold = variant !== null && variant.price.card > 0
  return {
    options,
    label: place.TYPE,
    variant: isSold ? { ...variant, inStock: variant.inStock || sellsBelowZero } : null,
  }
}
