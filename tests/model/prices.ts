import { campaignShares } from './campaigns'
import type { Catalogue, Currency, Product } from './catalogue'
import { type Hundredths, scaled, withPercent } from './money'
import type { Line, Methods, Sum } from './state'

export function currencyOf(catalogue: Catalogue, code: string): Currency {
  const found = catalogue.currencies.find((one) => one.code === code)
  if (!found) throw new Error(`The seed has no currency ${code}.`)
  return found
}

export const converted = (lira: Hundredths, currency: Currency): Hundredths =>
  scaled(lira, 1, currency.rate)

/** The price of one piece before any discount. */
export function pieceInLira(product: Product, variant: number): Hundredths {
  return product.variants.find((one) => one.id === variant)?.price ?? product.price
}

export function oldPriceInLira(product: Product, variant: number): Hundredths {
  return product.variants.find((one) => one.id === variant)?.oldPrice ?? product.oldPrice
}

/**
 * The tier's percentage for the count of a line; only whole pieces count, so five and a half kilos get the tier of 5.
 */
export function tierPercent(product: Product, count: number): number {
  const whole = Math.floor(count)
  const tier = product.tiers.find(({ min, max }) => whole >= min && (max === 0 || whole <= max))
  return tier?.percent ?? 0
}

/** The unit price of a line: the price of one piece, minus tier and subscription discounts. */
export function unitPrice(
  product: Product,
  line: Pick<Line, 'variant' | 'count' | 'frequency'>,
  currency: Currency,
): Hundredths {
  const piece = converted(pieceInLira(product, line.variant), currency)
  const tiered = withPercent(piece, -tierPercent(product, line.count))
  return line.frequency === '' ? tiered : withPercent(tiered, -product.subscribePercent)
}

export const lineTotal = (unit: Hundredths, count: number): Hundredths => scaled(unit, count)

export type Priced = { unit: Hundredths; total: Hundredths; line: Line; product: Product }

export function pricedLines(catalogue: Catalogue, lines: readonly Line[], code: string): Priced[] {
  const currency = currencyOf(catalogue, code)
  return lines.map((line) => {
    const product = productIn(catalogue, line.product)
    const unit = unitPrice(product, line, currency)
    return { unit, total: lineTotal(unit, line.count), line, product }
  })
}

export function productIn(catalogue: Catalogue, id: number): Product {
  const found = catalogue.products.get(id)
  if (!found) throw new Error(`The seed has no product ${id}.`)
  return found
}

export const goodsOf = (lines: readonly Priced[]): Hundredths =>
  lines.reduce((sum, one) => sum + one.total, 0)

/** Gift cards are mailed. */
const goodsToCarry = (lines: readonly Priced[]): Hundredths =>
  goodsOf(lines.filter((one) => !one.product.isGiftCard))

const settingIn = (catalogue: Catalogue, name: string): Hundredths =>
  Number(catalogue.settings.get(name) ?? 0)

/** Delivery without a carrier's surcharge: free above an amount of goods to carry, or if every product is delivered free. */
export function deliveryOf(
  catalogue: Catalogue,
  lines: readonly Priced[],
  code: string,
): Hundredths {
  const currency = currencyOf(catalogue, code)
  const isFree =
    goodsToCarry(lines) >= converted(settingIn(catalogue, 'CARGO_FREE_FROM'), currency) ||
    lines.every(({ product }) => product.freeCargo || product.isGiftCard)
  return isFree ? 0 : converted(settingIn(catalogue, 'CARGO_PRICE'), currency)
}

export const transfer = -1
export const card = -2
export const cash = -3

/** What a campaign, and paying by transfer by each product's own percentage, take off each line. */
export function offLines(
  catalogue: Catalogue,
  lines: readonly Priced[],
  code: string,
  chosen: Pick<Methods, 'payment'> & { campaign: number },
): { campaign: Hundredths; transfer: Hundredths }[] {
  const byCampaign = campaignShares(catalogue, lines, code, chosen.campaign)
  return lines.map(({ unit, total, line, product }, at) => {
    const campaign = byCampaign[at] ?? 0
    const off = total - lineTotal(withPercent(unit, product.moneyOrder), line.count)
    const isLowered = chosen.payment === transfer && off !== 0
    return { campaign, transfer: isLowered ? scaled(off, total - campaign, total) : 0 }
  })
}

/** The rows of an order's sum for a payment method, a carrier, a campaign, and the percentage of the chosen instalments. */
export function orderSum(
  catalogue: Catalogue,
  lines: readonly Priced[],
  code: string,
  chosen: Pick<Methods, 'payment' | 'carrier'> & { campaign: number; percent?: number },
): Sum {
  const { payment, carrier, percent = 0 } = chosen
  const currency = currencyOf(catalogue, code)
  const goods = goodsOf(lines)
  const off = offLines(catalogue, lines, code, chosen)
  const campaign = off.reduce((sum, one) => sum + one.campaign, 0)
  const discount = off.reduce((sum, one) => sum + one.transfer, 0)
  const extra = catalogue.carriers.find((one) => one.id === carrier)?.extra ?? 0
  const delivery = deliveryOf(catalogue, lines, code) + converted(extra, currency)
  const fee =
    payment === cash ? converted(settingIn(catalogue, 'CASH_ON_DELIVERY_FEE'), currency) : 0
  const surcharge = payment === card ? scaled(goods - campaign, percent, 100) : 0
  const total = goods - campaign - discount + surcharge + delivery + fee
  return { goods, campaign, discount, surcharge, delivery, fee, total }
}
