import { pictureOf } from '../catalog/product/pictures'
import type { SiblingOption } from './queries'

/** The options of each product: group id to option id. */
export type Choices = Map<number, Map<number, number>>

export function choicesOf(rows: SiblingOption[]): Choices {
  const products: Choices = new Map()
  for (const row of rows) {
    const options = products.get(row.product_id) ?? new Map<number, number>()
    products.set(row.product_id, options.set(row.group_id, row.option_id))
  }
  return products
}

/** The product with exactly these options, the lowest id of several. @param requested group id to option id */
export function productWith(products: Choices, requested: Map<number, number>): number | null {
  for (const [id, options] of [...products].sort(([a], [b]) => a - b)) {
    const fits = [...requested].every(([group, option]) => options.get(group) === option)
    if (fits && options.size === requested.size) return id
  }
  return null
}

export type AttributeGroup = {
  GROUP_ID: string
  NAME: string
  CATALOG_VIEW: string
  OPTIONS: {
    ID: string
    NAME: string
    SELECTED: boolean
    PRODUCT_ID: string | null
    IMAGE?: string
  }[]
}

/** What distinguishes a product from its siblings: each option, and the product it leads to if the others stay. */
export function attributesOf(
  rows: SiblingOption[],
  productId: number,
  withImage: boolean,
): AttributeGroup[] {
  const products = choicesOf(rows)
  const options = products.get(productId)
  if (!options || products.size < 2) return []
  const groups = new Map<number, AttributeGroup>()
  const seen = new Set<number>()
  for (const row of rows) {
    if (seen.has(row.option_id)) continue
    seen.add(row.option_id)
    const group = groups.get(row.group_id) ?? {
      GROUP_ID: String(row.group_id),
      NAME: row.group_title,
      CATALOG_VIEW: row.view,
      OPTIONS: [],
    }
    const isSelected = options.get(row.group_id) === row.option_id
    const target = isSelected
      ? productId
      : productWith(products, new Map(options).set(row.group_id, row.option_id))
    group.OPTIONS.push({
      ID: String(row.option_id),
      NAME: row.title,
      SELECTED: isSelected,
      PRODUCT_ID: target === null ? null : String(target),
      ...(withImage && { IMAGE: imageOf(rows, target ?? row.product_id) }),
    })
    groups.set(row.group_id, group)
  }
  return [...groups.values()]
}

function imageOf(rows: SiblingOption[], productId: number): string {
  const row = rows.find((one) => one.product_id === productId)
  const [first] = JSON.parse(row?.pictures ?? '[]') as string[]
  return first ? pictureOf(first, '').SMALL : ''
}
