import { z } from 'zod'
import { availabilityIn, isForStoreOnly } from '~/backend/catalogue/product/awaited'
import { number, readDate, text } from '~/backend/http/fields'
import type { PageSource } from '~/backend/platform-page/html/page-source'
import { upper } from '~/i18n/casing'
import { amountOf, currencyCode, range } from './amounts'
import { bareName, type Node, nodesIn } from './structured'

/** An offer: its prices with VAT, null when it names none; `from` and `until` of the lower one, as they are written. */
export type Offer = {
  price: number | null
  old: number | null
  currency: string
  /** The price is the lowest of several. */
  isLowest?: true
  isInStock: boolean
  from?: string
  until: string
  availability: string
  availableFrom?: string
}

/** A price of 0 stands for one that is not named. */
const known = (written: unknown): number | null => amountOf(written) || null
/** Null for "100-200" too: the lower end is nobody's price. */
const amount = z.transform((value) => {
  const written = text.parse(value)
  return /^\s*-/.test(written) || range.test(written) ? null : known(value)
})
const first = z.transform((value) => text.parse([value].flat()[0]))
const offerShape = z.object({
  price: amount,
  lowPrice: amount,
  highPrice: amount,
  offerCount: number,
  availability: first,
  availabilityStarts: text,
  validFrom: text,
  validThrough: text,
  priceValidUntil: text,
})
const specificationShape = z.object({
  price: amount,
  priceType: z.transform(bareName),
  validFrom: text,
  validThrough: text,
})

const listTypes = /^(?:ListPrice|StrikethroughPrice|SRP|MSRP|RegularPrice)$/

const chargedAlone = ['RegularPrice', 'ListPrice']

const dayIn = (written: string, time: string): string =>
  readDate(/^\d{4}-\d\d-\d\d$/.test(written) ? `${written}T${time}:00+03:00` : written)

/** The end of a price, a day being part of it; '' for none. */
export const endInTurkey = (until: string): string => dayIn(until, '24:00')

const isForMany = ({ eligibleQuantity }: Node): boolean =>
  number.parse(nodesIn(eligibleQuantity)[0]?.minValue) > 1

/** Whether it is for everyone and for now. @param now null where its dates are read as such */
function isForNow(node: Node, now: number | null): boolean {
  if (node.validForMemberTier) return false
  if (now === null) return true
  const ends = [node.priceValidUntil, node.validThrough].map((one) => endInTurkey(text.parse(one)))
  const start = dayIn(text.parse(node.validFrom), '00:00')
  return !(Date.parse(start) > now || ends.some((end) => Date.parse(end) <= now))
}

const isWithoutVat = ({ valueAddedTaxIncluded: isIncluded }: Node): boolean =>
  isIncluded === false || /^(?:false|no|0)$/i.test(bareName(isIncluded))

const isUsed = ({ itemCondition }: Node): boolean =>
  /^(?:used|refurbished|damaged)/i.test(bareName([itemCondition].flat()[0]))

function unlessAll<T>(all: T[], isLess: (one: T) => boolean): T[] {
  const others = all.filter((one) => !isLess(one))
  return others.length > 0 ? others : all
}

/** Those of new goods, unless all are used, and for one piece, unless all are for many. */
const usualOf = <T>(all: T[], nodeOf: (one: T) => Node): T[] =>
  unlessAll(
    unlessAll(all, (one) => isUsed(nodeOf(one))),
    (one) => isForMany(nodeOf(one)),
  )

const isForSale = (availability: string) =>
  isForStoreOnly(availability) || availabilityIn(availability) !== 'out'

const above = (old: number | null | undefined, price: number | null): number | null =>
  old != null && price !== null && old > price ? old : null

const namedIn = ({ price, priceCurrency }: Node) =>
  `${text.parse(price)} ${upper(text.parse(priceCurrency), 'en')}`

/** Its price, unless that is one without VAT. */
function ownPriceOf(node: Node, wire: z.infer<typeof offerShape>): number | null {
  const price = wire.price ?? wire.lowPrice
  const same = nodesIn(node.priceSpecification).filter((one) => amountOf(one.price) === price)
  return isWithoutVat(node) || (same.length > 0 && same.every(isWithoutVat)) ? null : price
}

function readOffer(node: Node, now: number | null): Offer | null {
  const parsed = offerShape.safeParse(node)
  if (!parsed.success) return null
  const wire = parsed.data
  const details = unlessAll(nodesIn(node.priceSpecification), isForMany)
    .filter((one) => isForNow(one, now) && !isWithoutVat({ ...node, ...one }))
    .map((one) => ({ ...specificationShape.parse(one), named: namedIn(one) }))
    .filter((one) => one.price !== null)
  const listed = details.filter(({ priceType }) => listTypes.test(priceType))
  const own = ownPriceOf(node, wire)
  const usual = chargedAlone.flatMap((type) => listed.filter(({ priceType }) => priceType === type))
  const current = details.find((one) => !listed.includes(one)) ?? (own === null ? usual[0] : null)
  const price = own ?? current?.price ?? null
  // The high price of several offers is that of another one.
  const high = wire.offerCount === 1 ? wire.highPrice : null
  const olds = [...listed.map((one) => one.price), high].map((one) => above(one, price))
  const old = olds.find((one) => one !== null) ?? null
  const named = [namedIn(node), current?.named, ...listed.map((one) => one.named)]
  const mayBeMore = wire.highPrice === null ? wire.offerCount !== 1 : own !== wire.highPrice
  const isLowest = own !== null && wire.price === null && old === null && mayBeMore
  return {
    price,
    old,
    currency: currencyCode(named.join(' ')),
    ...(isLowest ? { isLowest } : {}),
    isInStock: isForSale(wire.availability),
    availability: wire.availability,
    availableFrom: wire.availabilityStarts,
    from: old === null ? '' : current?.validFrom || wire.validFrom,
    until: old === null ? '' : current?.validThrough || wire.validThrough || wire.priceValidUntil,
  }
}

type Described = { offer: Offer; node: Node }

const describedBy = (node: Node, now: number | null): Described[] => {
  const offer = readOffer(node, now)
  return offer ? [{ offer, node }] : []
}

function offersWithin(node: Node, now: number | null): Described[] {
  const { priceCurrency } = node
  if (!isForNow(node, now)) return []
  const within = nodesIn(node.offers)
  const counted = usualOf(
    within.filter((one) => isForNow(one, now)),
    (one) => one,
  )
  const inner = counted.flatMap((each) => describedBy({ priceCurrency, ...each }, now))
  const [own] = describedBy(node, now)
  const isOfOthers = counted.length < within.length
  if (!own || own.offer.price === null || isOfOthers) return inner
  // One over several may leave it to each of them whether it is in stock.
  const part = (inner.find(({ offer }) => offer.isInStock) ?? inner[0])?.offer
  if (own.offer.availability || !part) return [own]
  const { isInStock, availability } = part
  return [{ offer: { ...own.offer, isInStock, availability }, node: { ...node, availability } }]
}

export type Priced = Offer & { price: number }

/** The offer that `bestOffer` finds, with its node for what an offer does not say. @param now null counts those of any time */
export function describedOffer(
  nodes: Node[],
  now: number | null = Date.now(),
): { offer: Priced; node: Node } | null {
  const priced = nodes
    .flatMap(({ itemCondition, offers }) =>
      nodesIn(offers).map((one): Node => ({ ...(itemCondition ? { itemCondition } : {}), ...one })),
    )
    .flatMap((node) => offersWithin(node, now))
    .flatMap(({ offer, node }) =>
      offer.price === null ? [] : [{ offer: { ...offer, price: offer.price }, node }],
    )
  const online = unlessAll(priced, ({ offer }) => isForStoreOnly(offer.availability))
  const sorted = usualOf(online, ({ node }) => node).toSorted(
    (one, other) => one.offer.price - other.offer.price,
  )
  return sorted.find(({ offer }) => offer.isInStock) ?? sorted[0] ?? null
}

/** Whether goods at an offer are bought at the shop: in its rooms, or at a price that only it knows. */
export const isSoldByPage = ({ availability, isLowest }: Offer): boolean =>
  isLowest === true || isForStoreOnly(availability)

/** Whether each of the offers says that it cannot be had, whatever its price is. */
export function isSoldOutBy(nodes: Node[]): boolean {
  const offers = nodes.flatMap(({ offers }) => nodesIn(offers))
  const words = offers.flatMap(({ availability }) => first.parse(availability) || [])
  return offers.length > 0 && words.length === offers.length && !words.some(isForSale)
}

/** The cheapest of the offers in stock, else the cheapest; null where none has a price. */
export const bestOffer = (nodes: Node[]): Offer | null => describedOffer(nodes)?.offer ?? null

/** The offer that a page names by Open Graph. */
export function offerOfMeta({ meta }: Pick<PageSource, 'meta'>): Offer | null {
  const of = (name: string) =>
    meta[`product:${name}`] ?? meta[`og:${name}`] ?? meta[`og:product:${name}`]
  const usual = known(of('price:amount'))
  const sale = known(of('sale_price:amount'))
  const price = sale ?? usual
  if (price === null) return null
  return {
    price,
    old: above(amountOf(of('original_price:amount')), price) ?? above(usual, price),
    currency: currencyCode(of('price:currency') ?? of('sale_price:currency')),
    isInStock: isForSale(of('availability') ?? ''),
    availability: of('availability') ?? '',
    until: '',
  }
}
