import { z } from 'zod'
import {
  colour,
  flag,
  id,
  link,
  maybeId,
  maybeNumber,
  number,
  onUnlessOff,
  requiredRows,
  rows,
  text,
} from '~/backend/http/fields'
import { pictureAddress, pictureOfWidth, shopAddress } from '~/backend/http/shop-origins'
import { pathOfVariant } from '~/site-map'
import type { Picture, Price, ProductCard, QuantityRule } from './model'
import { displayedPrice, namedPrice, priceFields, readPrice } from './price'

const pictureShape = z.object({ SMALL: text, MEDIUM: text, BIG: text, TITLE: text })

/** A picture by its widths, or by its address alone. Missing widths repeat another; null when there is none. */
export function readPicture(value: unknown, alt: string): Picture | null {
  const parsed = pictureShape.safeParse(typeof value === 'string' ? { SMALL: value } : value)
  if (!parsed.success) return null
  const [small, medium, big] = [parsed.data.SMALL, parsed.data.MEDIUM, parsed.data.BIG].map(
    pictureAddress,
  )
  const any = medium || big || small
  if (!any) return null
  const best = big || any
  const isResized = pictureOfWidth(best, 1240) !== best
  const widths = isResized
    ? {
        small: pictureOfWidth(best, 240),
        medium: pictureOfWidth(best, 480),
        big: pictureOfWidth(best, 1240),
      }
    : { small: small || any, medium: any, big: best }
  return { ...widths, alt: parsed.data.TITLE || alt }
}

export function readPictures(list: unknown, single: unknown, alt: string): Picture[] {
  const many = Array.isArray(list)
    ? list.map((item) => readPicture(item, alt)).filter((picture) => picture !== null)
    : []
  const one = many.length === 0 ? readPicture(single, alt) : null
  return one ? [one] : many
}

export const noteFields = {
  BRAND: text,
  PRODUCT_CODE: text,
  CURRENCY: text,
  CATEGORY_ID: maybeId,
  CATEGORY_NAME: text,
  /** A list in some backends, which counts as none. */
  CATEGORY_PATH: text,
}

export function readNote(
  wire: z.output<z.ZodObject<typeof noteFields>>,
  currency: string,
): NonNullable<ProductCard['about']> {
  return {
    code: wire.PRODUCT_CODE,
    pricedIn: wire.CURRENCY || currency,
    categoryId: wire.CATEGORY_ID,
    category: wire.CATEGORY_NAME,
    categoryPath: wire.CATEGORY_PATH,
  }
}

export const saleFields = {
  IS_DISPLAY_PRODUCT: flag,
  IS_ACTIVE: onUnlessOff,
  IS_ADD_TO_CART_VISIBLE: onUnlessOff,
}

/** Whether the shop sells it, in stock or not. */
export const isSold = (wire: z.output<z.ZodObject<typeof saleFields>>): boolean =>
  !wire.IS_DISPLAY_PRODUCT && wire.IS_ACTIVE && wire.IS_ADD_TO_CART_VISIBLE

/** The fields that the storefront uses, of 102. */
export const cardFields = {
  ID: id,
  TITLE: text.pipe(z.string().min(1)),
  URL: link.pipe(z.string().min(1)),
  ...noteFields,
  IMAGE: z.unknown().optional(),
  IMAGE_LIST: z.unknown().optional(),
  ...priceFields,
  COMMENT_RANK: number,
  COMMENT_COUNT: number,
  IN_STOCK: z.unknown().optional(),
  STOCK: maybeNumber,
  HAS_VARIANT: flag,
  CHOSEN_VARIANT: maybeId,
  OPENING_VARIANT: maybeId,
  IS_CATALOG: flag,
  MODEL_ID: maybeId,
  IS_NEW_PRODUCT: flag,
  CONDITION: text,
  PRICE_FROM: maybeNumber,
  CAMPAIGN_LIST: rows(z.object({ TITLE: text })),
  ...saleFields,
  SOLD_BY_PAGE: flag,
  CARGO_FREE: flag,
  IS_CARGO_FREE: flag,
  IS_GIFT_CARD: flag,
  STOCK_UNIT: text,
  STOCK_INCREMENT: number,
  MIN_ORDER_COUNT: number,
  MAX_ORDER_COUNT: number,
  MIN_SALE_COUNT: number,
  MAX_SALE_COUNT: number,
  VARIANT_FEATURE1_LIST: rows(
    z.object({ TYPE_ID: maybeId, TYPE: text, TYPE_COLOR_CODE: colour, ID: maybeId }),
  ),
}

const cardShape = z.object(cardFields)
export type CardWire = z.output<typeof cardShape>

/** The higher of both minimums; where neither is set 1, or one step of what is sold in fractions. */
export function minOrderCountOf(
  wire: { MIN_ORDER_COUNT: number; MIN_SALE_COUNT: number },
  step = 1,
): number {
  return Math.max(0, wire.MIN_ORDER_COUNT, wire.MIN_SALE_COUNT) || Math.min(1, step)
}

/** `0` and 99999 mean no maximum. */
export function readQuantity(wire: {
  MIN_ORDER_COUNT: number
  MAX_ORDER_COUNT: number
  MIN_SALE_COUNT: number
  MAX_SALE_COUNT: number
  STOCK_INCREMENT: number
  STOCK_UNIT: string
}): QuantityRule {
  const limits = [wire.MAX_ORDER_COUNT, wire.MAX_SALE_COUNT].filter((limit) => limit > 0)
  const step = wire.STOCK_INCREMENT > 0 ? wire.STOCK_INCREMENT : 1
  return {
    min: minOrderCountOf(wire, step),
    max: Math.min(99999, ...limits),
    step,
    unit: wire.STOCK_UNIT,
  }
}

type FreeWire = Pick<CardWire, 'CARGO_FREE' | 'IS_CARGO_FREE' | 'IS_GIFT_CARD'>

/** Whether delivery costs nothing; a gift card is mailed, not sent. */
export const isSentFree = ({ CARGO_FREE, IS_CARGO_FREE, IS_GIFT_CARD }: FreeWire): boolean =>
  (CARGO_FREE || IS_CARGO_FREE) && !IS_GIFT_CARD

function badgeOf(wire: CardWire, inStock: boolean): ProductCard['badge'] {
  if (inStock && wire.STOCK === 1 && isSold(wire)) return 'lastOne'
  if (wire.IS_NEW_PRODUCT) return 'new'
  return isSentFree(wire) ? 'freeCargo' : null
}

/** By its flag, else by its stock; goods of which the shop tells neither are for sale. */
export const isInStock = ({ IN_STOCK, STOCK }: { IN_STOCK?: unknown; STOCK: number | null }) =>
  (IN_STOCK ?? null) === null ? (STOCK ?? 1) > 0 : flag.parse(IN_STOCK)

export function toCard(wire: CardWire, currency: string): ProductCard {
  const inStock = isInStock(wire)
  const rank = wire.COMMENT_RANK > 5 ? wire.COMMENT_RANK / 20 : wire.COMMENT_RANK
  return {
    id: wire.ID,
    title: wire.TITLE,
    path: wire.URL,
    brand: wire.BRAND,
    pictures: readPictures(wire.IMAGE_LIST, wire.IMAGE, wire.TITLE),
    price: readPrice(wire, { vatIncluded: true, currency }),
    rating: wire.COMMENT_COUNT > 0 && rank > 0 ? Math.round(rank * 10) / 10 : null,
    reviewCount: wire.COMMENT_COUNT,
    inStock,
    hasVariants: wire.HAS_VARIANT,
    modelId: wire.IS_CATALOG && wire.MODEL_ID ? wire.MODEL_ID : null,
    swatches: wire.VARIANT_FEATURE1_LIST.flatMap((option) =>
      option.TYPE_COLOR_CODE ? [{ label: option.TYPE, colour: option.TYPE_COLOR_CODE }] : [],
    ),
    badge: badgeOf(wire, inStock),
    ...(wire.IS_GIFT_CARD ? { isGiftCard: true } : {}),
    ...(wire.CONDITION ? { condition: wire.CONDITION } : {}),
    quantity: readQuantity(wire),
    showOnly: !isSold(wire) || namedPrice(wire) === null,
    ...(wire.SOLD_BY_PAGE ? { soldAt: shopAddress(wire.URL) } : {}),
    about: readNote(wire, currency),
  }
}

/** What only a list's card says; a lowest price above the product's own is a mistake. */
function offersOf(
  wire: CardWire,
  { card, vatPercent, vatIncluded }: Price,
): Pick<ProductCard, 'lowestPrice' | 'opensWith' | 'campaign' | 'freeCargo'> {
  const lowest = displayedPrice(wire.PRICE_FROM ?? 0, vatPercent, vatIncluded)
  const campaign = wire.CAMPAIGN_LIST.find(({ TITLE }) => TITLE)?.TITLE
  const opening = wire.OPENING_VARIANT
  return {
    ...(opening && opening !== '0' ? { opensWith: opening } : {}),
    ...(lowest > 0 && lowest <= card ? { lowestPrice: lowest } : {}),
    ...(campaign ? { campaign } : {}),
    ...(isSentFree(wire) ? { freeCargo: true } : {}),
  }
}

const toCards = (wire: CardWire[], currency: string): ProductCard[] =>
  wire.map((one) => {
    const card = toCard(one, currency)
    const path = pathOfVariant(one.URL, one.CHOSEN_VARIANT)
    return { ...card, path, ...offersOf(one, card.price), pictures: card.pictures.slice(0, 2) }
  })

/** Skips unreadable rows. A card shows at most two pictures. */
export const readCards = (list: unknown, currency: string): ProductCard[] =>
  toCards(rows(cardShape).parse(list), currency)

/** The cards that an answer is about; null where it has no list, or one without a readable row. */
export function readRequiredCards(list: unknown, currency: string): ProductCard[] | null {
  const parsed = requiredRows(cardShape).safeParse(list)
  return parsed.success ? toCards(parsed.data, currency) : null
}
