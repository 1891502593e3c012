import { z } from 'zod'
import type { Crumb, Product, Variant, VariantGroup } from '~/backend/catalogue/model'
import { displayedPrice, displayOf, namedPrice, showsVat } from '~/backend/catalogue/price'
import { cardFields, isSentFree, isSold, toCard } from '~/backend/catalogue/product-card'
import {
  colour,
  date,
  flag,
  id,
  link,
  maybeId,
  number,
  onUnlessOff,
  rows,
  text,
} from '~/backend/http/fields'
import { shopAddress } from '~/backend/http/shop-origins'
import { awaitedFields, readAwaited } from './awaited'
import { readProductPictures } from './product-pictures'
import { readVariants } from './variant'

const optionShape = z.object({ TYPE_ID: id, TYPE: text, TYPE_COLOR_CODE: colour, ID: maybeId })

const detailShape = z.object({
  ...cardFields,
  ...awaitedFields,
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
  IS_MULTIPLE_DISCOUNT_ACTIVE: onUnlessOff,
  MULTIPLE_DISCOUNT: rows(z.object({ PERCENT: number, MIN: number, MAX: number })),
  DELIVERY_DAY: number,
  IS_GIFT_CARD: flag,
  SUBSCRIBE: flag,
  SUBSCRIBE_DISCOUNT_RATE: number,
  SUBSCRIBE_FREQUENCY_LIST: rows(z.object({ ID: id, NAME: text })),
  IS_ORDER_NOTE_ACTIVE: flag,
  ORDER_NOTE_CHAR_LIMIT: number,
  CASH_ON_DELIVERY_FEE: number,
  INSTALLMENT_COUNT: number,
  LOWEST_PRICE: number,
  VARIANT_LOWEST_PRICES: rows(z.object({ ID: id, PRICE: number })),
  LOWEST_PRICE_DAYS: number,
  DEAL: flag,
  NEGATIVE_STOCK: flag,
  DEAL_START_DATE: date,
  DEAL_END_DATE: date,
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

function readTiers(wire: DetailWire): Product['tiers'] {
  const { IS_MULTIPLE_DISCOUNT_ACTIVE: isActive, MULTIPLE_DISCOUNT } = wire
  if (!isActive) return []
  return MULTIPLE_DISCOUNT.filter((tier) => tier.PERCENT > 0).map((tier) => ({
    min: tier.MIN,
    max: tier.MAX > 0 && tier.MAX < 99999 ? tier.MAX : null,
    percent: tier.PERCENT,
  }))
}

function readSubscription(wire: DetailWire): Product['subscription'] {
  const frequencies = wire.SUBSCRIBE_FREQUENCY_LIST.map((row) => ({ id: row.ID, label: row.NAME }))
  if (!wire.SUBSCRIBE || frequencies.length === 0) return null
  return { percent: wire.SUBSCRIBE_DISCOUNT_RATE, frequencies }
}

function readDealEnd({ DEAL, DEAL_START_DATE, DEAL_END_DATE }: DetailWire): string | null {
  const isAhead = Date.parse(DEAL_START_DATE) > Date.now()
  return DEAL && !isAhead && DEAL_END_DATE ? DEAL_END_DATE : null
}

function readLowest(wire: DetailWire, hasOldPrice: boolean, variants: Variant[] | null) {
  const days = wire.LOWEST_PRICE_DAYS
  const read = (price: number) =>
    days > 0 ? displayedPrice(price, wire.VAT ?? 0, showsVat(wire.DISPLAY_VAT)) : 0
  const own = read(wire.LOWEST_PRICE)
  if (!variants) return own > 0 && hasOldPrice ? [{ price: own, days }] : []
  const discounted = new Set(variants.filter(({ price }) => price.old !== null).map(({ id }) => id))
  const named = wire.VARIANT_LOWEST_PRICES.filter(({ ID }) => discounted.has(ID))
  const prices = new Set(named.map(({ PRICE }) => read(PRICE)).filter((price) => price > 0))
  return [...prices].map((price) => {
    const shows = named.filter(({ PRICE }) => read(PRICE) === price).map(({ ID }) => ID)
    return { price, days, shows }
  })
}

const readFee = (wire: DetailWire): number | null =>
  displayedPrice(wire.CASH_ON_DELIVERY_FEE, wire.VAT ?? 0, showsVat(wire.DISPLAY_VAT)) || null

/** Reads a product (own call get-page). Null if unreadable. */
export function readProduct(body: unknown, crumbs: Crumb[], currency: string): Product | null {
  const parsed = detailShape.safeParse(body)
  if (!parsed.success) return null
  const wire = parsed.data
  const card = toCard(wire, currency)
  const groups = readGroups(wire)
  const sellsBelowZero = wire.NEGATIVE_STOCK
  const isUnpriced = namedPrice(wire) === null && isSold(wire)
  const display = displayOf(wire, { vatIncluded: true, currency })
  const ownPrice = isUnpriced ? {} : { price: card.price }
  const variants = groups.length > 0 ? readVariants(wire.VARIANTS, { ...display, ...ownPrice }) : []
  return {
    ...card,
    pictures: readProductPictures(wire, variants, card.pictures),
    ...readAwaited(wire),
    ...(isUnpriced ? { soldAt: shopAddress(wire.URL) } : {}),
    inStock: card.inStock || sellsBelowZero,
    sellsBelowZero,
    code: wire.PRODUCT_CODE,
    barcode: wire.BARCODE,
    stock: wire.STOCK ?? 0,
    brandPath: wire.BRAND_URL || null,
    categoryId: wire.CATEGORY_ID,
    crumbs,
    summary: wire.SHORT_DESCRIPTION,
    weight: wire.WEIGHT,
    groups,
    variants: sellsBelowZero ? variants.map(asAvailable) : variants,
    chosenVariantId: wire.VARIANT_ID !== '' && wire.VARIANT_ID !== '0' ? wire.VARIANT_ID : null,
    tiers: readTiers(wire),
    deliveryDays: wire.DELIVERY_DAY > 0 ? wire.DELIVERY_DAY : null,
    freeCargo: isSentFree(wire),
    subscription: readSubscription(wire),
    orderNoteLimit: wire.IS_ORDER_NOTE_ACTIVE ? wire.ORDER_NOTE_CHAR_LIMIT || 1000 : null,
    dealEndsAt: readDealEnd(wire),
    instalments: wire.INSTALLMENT_COUNT,
    cashOnDeliveryFee: readFee(wire),
    lowest: readLowest(wire, card.price.old !== null, groups.length > 0 ? variants : null),
  }
}
