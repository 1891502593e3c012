import { z } from 'zod'
import { readAvailability } from '~/backend/catalogue/product/awaited'
import { date, number, text } from '~/backend/http/fields'
import type { PageSource } from '~/backend/platform-page/html/page-source'
import { amountOf, currencyCode } from './amounts'
import { bareName, type Node, nodesIn } from './structured'

/** An offer: its prices with VAT, null when it names none; `until` is when the lower one ends, ISO 8601 or ''. */
export type Offer = {
  price: number | null
  old: number | null
  currency: string
  isInStock: boolean
  until: string
  availability: string
  availableFrom?: string
}

const amount = z.transform((value) => amountOf(value))
const offerShape = z.object({
  price: amount,
  lowPrice: amount,
  highPrice: amount,
  offerCount: number,
  priceCurrency: text,
  availability: text,
  availabilityStarts: text,
  priceValidUntil: date,
})
const specificationShape = z.object({
  price: amount,
  priceType: z.transform(bareName),
  priceCurrency: text,
  validThrough: date,
})

const listTypes = /^(?:ListPrice|StrikethroughPrice|SRP|MSRP|RegularPrice)$/

const isForSale = (availability: string) => readAvailability(availability) !== 'out'

const above = (old: number | null | undefined, price: number | null): number | null =>
  old != null && price !== null && old > price ? old : null

function readOffer(node: Node): Offer | null {
  const parsed = offerShape.safeParse(node)
  if (!parsed.success) return null
  const wire = parsed.data
  const details = nodesIn(node.priceSpecification).map((one) => specificationShape.parse(one))
  const isList = ({ priceType }: { priceType: string }) => listTypes.test(priceType)
  const current = details.find((one) => !isList(one) && one.price !== null)
  const listed = details.find(isList)
  const price = wire.price ?? wire.lowPrice ?? current?.price ?? null
  // The high price of several offers is that of another one.
  const high = wire.offerCount === 1 ? wire.highPrice : null
  const old = above(listed?.price, price) ?? above(high, price)
  const until = current?.validThrough || wire.priceValidUntil
  return {
    price,
    old,
    currency: currencyCode(wire.priceCurrency || current?.priceCurrency || listed?.priceCurrency),
    isInStock: isForSale(wire.availability),
    availability: wire.availability,
    availableFrom: wire.availabilityStarts,
    until: old === null ? '' : until,
  }
}

type Described = { offer: Offer; node: Node }

const describedBy = (node: Node): Described[] => {
  const offer = readOffer(node)
  return offer ? [{ offer, node }] : []
}

function offersWithin(node: Node): Described[] {
  const { priceCurrency } = node
  const inner = nodesIn(node.offers).flatMap((each) => describedBy({ priceCurrency, ...each }))
  const [own] = describedBy(node)
  if (!own || own.offer.price === null) return inner
  // One over several may leave it to each of them whether it is in stock.
  const part = (inner.find(({ offer }) => offer.isInStock) ?? inner[0])?.offer
  if (own.offer.availability || !part) return [own]
  const { isInStock, availability } = part
  return [{ offer: { ...own.offer, isInStock, availability }, node: { ...node, availability } }]
}

const byPrice = (one: Described, other: Described) =>
  (one.offer.price ?? 0) - (other.offer.price ?? 0)

function best(nodes: Node[]): Described | null {
  const sorted = nodes
    .flatMap((node) => nodesIn(node.offers))
    .flatMap(offersWithin)
    .filter(({ offer }) => offer.price !== null)
    .toSorted(byPrice)
  return sorted.find(({ offer }) => offer.isInStock) ?? sorted[0] ?? null
}

/** The cheapest of the offers in stock, else the cheapest; null where none has a price. */
export const bestOffer = (nodes: Node[]): Offer | null => best(nodes)?.offer ?? null

/** The node of the offer that `bestOffer` finds, for what an offer does not say. */
export const bestOfferNode = (nodes: Node[]): Node | null => best(nodes)?.node ?? null

/** The offer that a page names by Open Graph. */
export function offerOfMeta({ meta }: Pick<PageSource, 'meta'>): Offer | null {
  const of = (name: string) =>
    meta[`product:${name}`] ?? meta[`og:${name}`] ?? meta[`og:product:${name}`]
  const usual = amountOf(of('price:amount'))
  const sale = amountOf(of('sale_price:amount'))
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
