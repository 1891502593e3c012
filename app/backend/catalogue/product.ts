import { z } from 'zod'
import { colour, date, flag, id, link, maybeId, number, rows, text } from '~/backend/http/fields'
import type { Crumb, Product, Variant, VariantGroup } from './model'
import { displayedPrice, displayOf } from './price'
import { cardFields, toCard } from './product-card'
import { readVariants } from './variant'

const optionShape = z.object({ TYPE_ID: id, TYPE: text, TYPE_COLOR_CODE: colour, ID: maybeId })

const detailShape = z.object({
  ...cardFields,
  PRODUCT_CODE: text,
  BARCODE: text,
  BRAND_URL: link,
  CATEGORY_ID: maybeId,
  SHORT_DESCRIPTION: text,
  WEIGHT: number,
  VARIANT_ID: maybeId,
  VARIANT_FEATURE1_TITLE: text,
  VARIANT_FEATURE2_TITLE: text,
  VARIANT_FEATURE1_LIST: rows(optionShape),
  VARIANT_FEATURE2_LIST: rows(optionShape),
  VARIANTS: z.unknown().optional(),
  MULTIPLE_DISCOUNT: rows(z.object({ PERCENT: number, MIN: number, MAX: number })),
  DELIVERY_DAY: number,
  SUBSCRIBE: flag,
  SUBSCRIBE_DISCOUNT_RATE: number,
  SUBSCRIBE_FREQUENCY_LIST: rows(z.object({ ID: id, NAME: text })),
  IS_ORDER_NOTE_ACTIVE: flag,
  ORDER_NOTE_CHAR_LIMIT: number,
  CASH_ON_DELIVERY_FEE: number,
  INSTALLMENT_COUNT: number,
  LOWEST_PRICE: number,
  LOWEST_PRICE_DAYS: number,
  DEAL: flag,
  NEGATIVE_STOCK: flag,
  DEAL_END_DATE: date,
  CATEGORY_PATH: z.unknown().optional(),
})
type DetailWire = z.output<typeof detailShape>

const asAvailable = (variant: Variant): Variant => ({ ...variant, inStock: true })

function readGroups(wire: DetailWire): VariantGroup[] {
  return [
    { title: wire.VARIANT_FEATURE1_TITLE, rows: wire.VARIANT_FEATURE1_LIST },
    { title: wire.VARIANT_FEATURE2_TITLE, rows: wire.VARIANT_FEATURE2_LIST },
  ].flatMap(({ title, rows: list }) =>
    list.length === 0
      ? []
      : [
          {
            title,
            options: list.map((row) => ({
              id: row.TYPE_ID,
              label: row.TYPE,
              colour: row.TYPE_COLOR_CODE,
            })),
          },
        ],
  )
}

/** Reads a product (own call get-page). Null if unreadable. */
export function readProduct(body: unknown, crumbs: Crumb[], currency: string): Product | null {
  const parsed = detailShape.safeParse(body)
  if (!parsed.success) return null
  const wire = parsed.data
  // Fees exclude VAT and are displayed like prices.
  const displayedFee = (net: number) =>
    displayedPrice(net, wire.VAT, wire.DISPLAY_VAT === undefined || flag.parse(wire.DISPLAY_VAT))
  const card = toCard(wire, currency)
  const lowest = displayedFee(wire.LOWEST_PRICE)
  const groups = readGroups(wire)
  const sellsBelowZero = wire.NEGATIVE_STOCK
  const display = displayOf(wire, { vatIncluded: true, currency })
  const variants = groups.length > 0 ? readVariants(wire.VARIANTS, display) : []
  const frequencies = wire.SUBSCRIBE_FREQUENCY_LIST.map((row) => ({ id: row.ID, label: row.NAME }))
  return {
    ...card,
    inStock: card.inStock || sellsBelowZero,
    sellsBelowZero,
    code: wire.PRODUCT_CODE,
    barcode: wire.BARCODE,
    stock: wire.STOCK,
    brandPath: wire.BRAND_URL || null,
    categoryId: wire.CATEGORY_ID,
    crumbs,
    summary: wire.SHORT_DESCRIPTION,
    weight: wire.WEIGHT,
    groups,
    variants: sellsBelowZero ? variants.map(asAvailable) : variants,
    chosenVariantId: wire.VARIANT_ID !== '' && wire.VARIANT_ID !== '0' ? wire.VARIANT_ID : null,
    tiers: wire.MULTIPLE_DISCOUNT.filter((tier) => tier.PERCENT > 0).map((tier) => ({
      min: tier.MIN,
      max: tier.MAX > 0 && tier.MAX < 99999 ? tier.MAX : null,
      percent: tier.PERCENT,
    })),
    deliveryDays: wire.DELIVERY_DAY > 0 ? wire.DELIVERY_DAY : null,
    freeCargo: wire.CARGO_FREE || wire.IS_CARGO_FREE,
    subscription:
      wire.SUBSCRIBE && frequencies.length > 0
        ? { percent: wire.SUBSCRIBE_DISCOUNT_RATE, frequencies }
        : null,
    orderNoteLimit: wire.IS_ORDER_NOTE_ACTIVE ? wire.ORDER_NOTE_CHAR_LIMIT || 1000 : null,
    dealEndsAt: wire.DEAL && wire.DEAL_END_DATE ? wire.DEAL_END_DATE : null,
    cashOnDeliveryFee: displayedFee(wire.CASH_ON_DELIVERY_FEE) || null,
    instalments: wire.INSTALLMENT_COUNT,
    lowest:
      // There is no price history for single variants.
      lowest > 0 && groups.length === 0 && card.price.old !== null && wire.LOWEST_PRICE_DAYS > 0
        ? { price: lowest, days: wire.LOWEST_PRICE_DAYS }
        : null,
  }
}
