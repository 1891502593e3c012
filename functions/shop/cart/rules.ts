import { convert, minusPercent } from '../money'

/** The allowed quantities of a product; `max` 0 for no limit. */
export type QuantityRule = { min: number; max: number; step: number }

export type Tier = { min: number; max: number; percent: number }

/** Why a count is refused, with the number for the message; null when it is allowed. */
export type QuantityFault =
  | { fault: 'notANumber' }
  | { fault: 'belowMin' | 'aboveMax' | 'offStep'; limit: number }

/** Counts have at most three decimals; more is floating-point noise. */
export function roundCount(count: number): number {
  return Math.round(count * 1000) / 1000
}

export function quantityFault(rule: QuantityRule, count: number): QuantityFault | null {
  if (!Number.isFinite(count) || count < 0) return { fault: 'notANumber' }
  if (count < rule.min) return { fault: 'belowMin', limit: rule.min }
  if (rule.max > 0 && count > rule.max) return { fault: 'aboveMax', limit: rule.max }
  const steps = (count - rule.min) / rule.step
  if (Math.abs(steps - Math.round(steps)) > 1e-6) return { fault: 'offStep', limit: rule.step }
  return null
}

/** Reads a count from forms and paths, with a dot or a comma as decimal separator. NaN when it is no number. */
export function readCount(text: string): number {
  return /^\d{1,9}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** The percent of the last tier that a count reaches (`max` 0: no end); 5.5 has that of 3 to 5, not of 6 on. */
export function tierPercent(tiers: Tier[], count: number): number {
  const isIn = ({ min, max }: Tier) =>
    count >= min &&
    (max === 0 || count <= max || tiers.some((next) => next.min > count && next.min <= max + 1))
  return tiers.filter(isIn).at(-1)?.percent ?? 0
}

/** The price of one line, in hundredths of the display currency with VAT; `seen` is the unit as its shopper saw it last, where that is another. */
export type LinePrice = { unit: number; old: number; total: number; seen?: number | undefined }

/** Prices a line: converts first, then takes off the percents of tier and subscription. */
export function priceLine(line: {
  price: number
  oldPrice: number
  seenPrice?: number | null
  rate: number
  count: number
  tiers: Tier[]
  subscribePercent: number
}): LinePrice {
  const unitOf = (price: number) =>
    minusPercent(
      minusPercent(convert(price, line.rate), tierPercent(line.tiers, line.count)),
      line.subscribePercent,
    )
  const list = convert(line.price, line.rate)
  const unit = unitOf(line.price)
  const seen = unitOf(line.seenPrice ?? line.price)
  const old = Math.max(convert(line.oldPrice, line.rate), list)
  return {
    unit,
    old: old > unit ? old : 0,
    total: Math.round(unit * line.count),
    seen: seen === unit ? undefined : seen,
  }
}

/** The price of the lines and their delivery; hundredths of the display currency with VAT. */
export type CartPrice = {
  cart: number
  /** What campaigns take off. */
  campaign: number
  /** What the coupon takes off what they leave. */
  coupon: number
  /** What the gift cards among the goods cost, which neither coupon nor gift card pays for. */
  giftCards: number
  /** What the entered gift card pays. */
  gift: number
  cargo: number
  general: number
  missingForFree: number
}

type Reductions = {
  couponOf: (goods: number, left: number) => number
  giftOf: (due: number, cards: number) => number
}

const none: Reductions = { couponOf: () => 0, giftOf: () => 0 }

/**
 * Delivery is free for goods from a threshold on, if there is one, for an empty cart, and when every line is a gift
 * card, which is mailed, or a product with free delivery. Neither campaigns nor a coupon take that away.
 */
export function priceCart(
  lines: { total: number; freeCargo: boolean; isGiftCard?: boolean; campaign?: number }[],
  cargo: { price: number; freeFrom: number | null },
  { couponOf, giftOf } = none,
): CartPrice {
  const cart = lines.reduce((sum, line) => sum + line.total, 0)
  const giftCards = lines.reduce((sum, line) => sum + (line.isGiftCard ? line.total : 0), 0)
  const goods = cart - giftCards
  const reached = cargo.freeFrom !== null && goods >= cargo.freeFrom
  const isFree = reached || lines.every((line) => line.freeCargo || line.isGiftCard)
  const price = isFree ? 0 : cargo.price
  const campaign = lines.reduce((sum, line) => sum + (line.campaign ?? 0), 0)
  const coupon = couponOf(goods, goods - campaign)
  const due = cart - campaign - coupon + price
  const gift = giftOf(due, giftCards)
  return {
    cart,
    campaign,
    coupon,
    giftCards,
    gift,
    cargo: price,
    general: due - gift,
    missingForFree: isFree || cargo.freeFrom === null ? 0 : cargo.freeFrom - goods,
  }
}
