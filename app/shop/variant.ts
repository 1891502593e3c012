import { z } from 'zod'
import type { Variant } from './model'
import { type PriceDisplay, priceFields, readPrice } from './price'
import { colour, flag, id, maybeId, number, rows, text } from './wire'

const variantShape = z.object({
  ID: id,
  TYPE_ID: maybeId,
  TYPE_ID1: maybeId,
  TYPE_ID2: maybeId,
  CODE: text,
  WS_CODE: text,
  BARCODE: text,
  STOCK: number,
  IN_STOCK: z.unknown().optional(),
  WEIGHT: number,
  ADDITIONAL_INFO: text,
  TYPE_COLOR_CODE: colour,
  ...priceFields,
})
type VariantWire = z.output<typeof variantShape>

/** A sub-product's row as ours. `options` are the type ids that it is known by. */
function toVariant(wire: VariantWire, options: string[], product: PriceDisplay): Variant {
  return {
    id: wire.ID,
    options: options.filter((option) => option !== '' && option !== '0'),
    // A variant without a code of the shop's own is known by that of its supplier.
    code: wire.CODE || wire.WS_CODE,
    barcode: wire.BARCODE,
    price: readPrice(wire, product),
    stock: wire.STOCK,
    inStock: wire.IN_STOCK === undefined ? wire.STOCK > 0 : flag.parse(wire.IN_STOCK),
    moneyOrderPercent: wire.MONEY_ORDER_PERCENT,
    weight: wire.WEIGHT,
    info: wire.ADDITIONAL_INFO,
    colour: wire.TYPE_COLOR_CODE,
  }
}

/** Every sub-product of a detail; a product of one group gives its option as TYPE_ID or TYPE_ID1. */
export function readVariants(list: unknown, product: PriceDisplay): Variant[] {
  return rows(variantShape)
    .parse(list)
    .map((wire) => toVariant(wire, [wire.TYPE_ID1 || wire.TYPE_ID, wire.TYPE_ID2], product))
}

const availabilityShape = z.object({
  VARIANT1_LIST: z.unknown().optional(),
  VARIANT2_LIST: z.unknown().optional(),
})

/**
 * The answer of get-variant1-list or get-variant2-list: rows of the asked group, each the pair of its TYPE_ID
 * and the option picked in the other group.
 * @param asked the group whose rows are listed, 1 or 2
 * @param picked the option id picked in the other group
 */
export function readAvailability(
  body: unknown,
  asked: 1 | 2,
  picked: string,
  product: PriceDisplay,
): Variant[] | null {
  const parsed = availabilityShape.safeParse(body)
  const list = parsed.success
    ? asked === 1
      ? parsed.data.VARIANT1_LIST
      : parsed.data.VARIANT2_LIST
    : undefined
  if (!Array.isArray(list)) return null
  return rows(variantShape)
    .parse(list)
    .map((wire) =>
      toVariant(wire, asked === 1 ? [wire.TYPE_ID, picked] : [picked, wire.TYPE_ID], product),
    )
}
