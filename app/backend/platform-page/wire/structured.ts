import { z } from 'zod'
import { number, text } from '~/backend/http/fields'
import type { PageSource } from '~/backend/platform-page/html/page-source'

export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode)

/** The nodes of a document: of a list, of an `@graph`, and what a page is about. */
export function allNodes(document: unknown): Node[] {
  if (Array.isArray(document)) return document.flatMap(allNodes)
  if (!isNode(document)) return []
  if ('@graph' in document) return allNodes(document['@graph'])
  return [document, ...allNodes(document.mainEntity), ...allNodes(document.breadcrumb)]
}

export const bareName = (name: unknown): string =>
  text.parse(name).replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/, '')

export const isOf = (node: Node, ...types: string[]): boolean =>
  [node['@type']].flat().some((type) => types.includes(bareName(type)))

export const nodesOf = (source: Pick<PageSource, 'data'>, ...types: string[]): Node[] =>
  source.data.filter((node) => isOf(node, ...types))

const listItems = z
  .object({ name: text, itemListElement: z.unknown() })
  .transform(({ name, itemListElement }) => ({ name, items: [itemListElement].flat() }))

const stepShape = z.object({
  name: text,
  url: text,
  '@id': text,
  position: number,
  image: z.unknown().optional(),
  item: z.unknown().optional(),
})

/** An entry of a list or a breadcrumb; `item` is what it says of its product. */
export type Entry = { name: string; url: string; item: Node }

function entryOf(value: unknown): (Entry & { position: number })[] {
  if (typeof value === 'string') return [{ name: '', url: value, item: {}, position: 0 }]
  const step = stepShape.safeParse(value).data
  if (!step || !isNode(value)) return []
  const [inner = {}] = nodesIn(step.item)
  const item = isNode(step.item) ? inner : isOf(value, 'ListItem') ? {} : value
  const address = typeof step.item === 'string' ? step.item : ''
  const url = step.url || address || text.parse(inner.url) || text.parse(inner['@id'])
  const name = step.name || text.parse(inner.name)
  const image = inner.image ?? step.image
  return [{ name, url, item: { ...item, ...(image ? { image } : {}) }, position: step.position }]
}

/** Name and entries of a list or a breadcrumb, in order. */
export function entriesOf(node: Node): { name: string; entries: Entry[] } {
  const { name, items } = listItems.parse(node)
  const entries = items.flatMap(entryOf)
  const isNumbered = entries.every(({ position }) => position > 0)
  return {
    name,
    entries: isNumbered ? entries.toSorted((a, b) => a.position - b.position) : entries,
  }
}

export const listsOf = (source: Pick<PageSource, 'data'>): Node[] =>
  nodesOf(source, 'ItemList', 'OfferCatalog')

export const describedIn = (source: Pick<PageSource, 'data'>): Entry[] =>
  nodesOf(source, 'Product', 'ProductGroup').map((item) => ({
    name: text.parse(item.name),
    url: text.parse(item.url ?? item['@id']),
    item,
  }))

const brandShape = z.union([z.object({ name: text }).transform(({ name }) => name), text])
const ratingShape = z.object({
  ratingValue: number,
  bestRating: number,
  reviewCount: number,
  ratingCount: number,
})

export const brandOf = (node: Node): string => brandShape.parse([node.brand].flat()[0])

/** The mean of five stars, 0 for one that its own scale does not hold. */
export function ratingOf(node: Node): { mean: number; count: number } {
  const rating = ratingShape.safeParse(node.aggregateRating).data
  if (!rating) return { mean: 0, count: 0 }
  const { ratingValue, bestRating, reviewCount, ratingCount } = rating
  const best = bestRating > 0 ? bestRating : 5
  const mean = ratingValue > best ? 0 : Math.round((ratingValue / best) * 500) / 100
  return { mean, count: reviewCount || ratingCount }
}

/** Addresses of pictures, which may be objects. */
export const picturesOf = (node: Node): string[] =>
  [node.image].flat().flatMap((image) => {
    const parts = isNode(image) ? [image.contentUrl, image.url, image['@id']] : [image]
    const address = parts.find((one) => typeof one === 'string' && one !== '')
    return typeof address === 'string' ? [address] : []
  })
