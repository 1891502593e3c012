import { z } from 'zod'
import { number, readNumber, text } from '~/backend/http/fields'
import type { PageSource } from '~/backend/platform-page/html/page-source'

type Node = Record<string, unknown>

const typesOf = (node: Node): string[] => [node['@type']].flat().map(String)

/** The nodes of a type; schema.org names may be addresses. */
export function nodesOf(source: Pick<PageSource, 'data'>, ...types: string[]): Node[] {
  return source.data.filter((node) =>
    typesOf(node).some((type) => types.includes(type.replace(/^https?:\/\/schema\.org\//, ''))),
  )
}

const listItems = z
  .object({ name: text, itemListElement: z.array(z.unknown()).catch([]) })
  .transform(({ name, itemListElement }) => ({ name, items: itemListElement }))

const stepShape = z.object({ name: text, item: z.unknown().optional(), url: text })

/** Name and address of each entry of a list or a breadcrumb, in order. */
export function entriesOf(node: Node): { name: string; entries: { name: string; url: string }[] } {
  const { name, items } = listItems.parse(node)
  const entries = items.flatMap((item) => {
    const step = stepShape.safeParse(item)
    if (!step.success) return []
    const inner = z.object({ '@id': text, url: text, name: text }).safeParse(step.data.item).data
    const url =
      typeof step.data.item === 'string' ? step.data.item : inner?.url || inner?.['@id'] || ''
    return [{ name: step.data.name || inner?.name || '', url: step.data.url || url }]
  })
  return { name, entries }
}

const offerShape = z.object({
  price: z.unknown().optional(),
  lowPrice: z.unknown().optional(),
  priceCurrency: text,
  availability: text,
})

/** An offer: its price with VAT, null when it names none. */
export type Offer = { price: number | null; currency: string; isInStock: boolean }

/** The first offer of a node, or an aggregate of offers. */
export function offerOf(node: Node): Offer | null {
  const [first] = [node.offers].flat()
  const parsed = offerShape.safeParse(first)
  if (!parsed.success) return null
  const { price, lowPrice, priceCurrency, availability } = parsed.data
  return {
    price: readNumber(price ?? lowPrice),
    currency: priceCurrency === 'TRY' ? 'TL' : priceCurrency,
    isInStock: !/(?:OutOfStock|SoldOut|Discontinued)$/i.test(availability),
  }
}

const brandShape = z.union([z.object({ name: text }).transform(({ name }) => name), text])
const ratingShape = z.object({ ratingValue: number, reviewCount: number, ratingCount: number })

export const brandOf = (node: Node): string => brandShape.parse(node.brand)

export function ratingOf(node: Node): { mean: number; count: number } {
  const rating = ratingShape.safeParse(node.aggregateRating).data
  return { mean: rating?.ratingValue ?? 0, count: rating?.reviewCount || rating?.ratingCount || 0 }
}

/** Addresses of pictures, which may be objects. */
export const picturesOf = (node: Node): string[] =>
  [node.image].flat().flatMap((image) => {
    const address = typeof image === 'string' ? image : (image as { url?: unknown } | null)?.url
    return typeof address === 'string' && address !== '' ? [address] : []
  })
