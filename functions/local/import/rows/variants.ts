import { type AttributeName, attributeNames, type FeedItem } from '../items/feed-item'
import { choiceOf, type FeedProduct } from '../items/grouping'
import { COMBINED, CONDITION } from './demo-goods'
import type { Dictionary } from './dictionary'

/** The number of an attribute's variant group, and of its filter. */
export const numberOf = (name: AttributeName): number =>
  name === 'condition' ? CONDITION : attributeNames.indexOf(name) + 1

/** The variant groups of a product: 0 for none. */
export function groupsOf({ axes }: FeedProduct): [number, number] {
  const [first, second] = axes.map(([name, ...more]) =>
    more.length > 0 || name === undefined ? COMBINED : numberOf(name),
  )
  return [first ?? 0, second ?? 0]
}

export type Variant = {
  item: FeedItem
  id: number
  options: [number, number]
  stock: number
}

/** The options of an item in the groups of its product. */
export function optionsOf(
  item: FeedItem,
  product: FeedProduct,
  names: Dictionary,
): [number, number] {
  const groups = groupsOf(product)
  const [first, second] = product.axes.map((axis, index) =>
    names.option(groups[index] ?? COMBINED, choiceOf(item, axis)),
  )
  return [first ?? 0, second ?? 0]
}
