import { roundCount } from './rules'

type Article = { stock: number; is_sold: number; max_count: number }

/** Why less can be had of a line than it holds: one may have no more, there is no more, it is closed for sale or gone. */
export type Shortage = 'max' | 'stock' | 'closed' | 'gone'

/** The reason of a line that `leftOf` says a number of. */
export function shortageOf(
  {
    unsold,
    stock,
    max_count,
  }: { unsold: '' | 'closed' | 'gone'; stock: number; max_count: number },
  sellsOverStock: boolean,
): Shortage {
  if (unsold) return unsold
  return max_count > 0 && (sellsOverStock || max_count <= stock) ? 'max' : 'stock'
}

type Line = {
  row: Article & {
    product_id: number
    variant_id: number
    count: number
    step: number
    min_count: number
  }
}

/** How much of a product and variant a cart may hold now, over all its lines. */
export function mostOf({ stock, is_sold, max_count }: Article, sellsOverStock: boolean): number {
  if (is_sold === 0) return 0
  const there = sellsOverStock ? Number.POSITIVE_INFINITY : stock
  return max_count > 0 ? Math.min(there, max_count) : there
}

/**
 * What can still be had of each line, where that is less than it holds; null where there is enough. Lines of one product
 * and variant share its stock and the most that one may have, the first ones first.
 */
export function leftOf(lines: Line[], sellsOverStock: boolean): (number | null)[] {
  const taken = new Map<string, number>()
  return lines.map(({ row }) => {
    const one = `${row.product_id}-${row.variant_id}`
    const free = roundCount(mostOf(row, sellsOverStock) - (taken.get(one) ?? 0))
    taken.set(one, (taken.get(one) ?? 0) + Math.min(row.count, Math.max(0, free)))
    return free >= row.count ? null : fitting(free, row)
  })
}

/** The most of a product that may be bought where so much is free. */
export function fitting(free: number, rule: { step: number; min_count: number }): number {
  if (free < rule.min_count) return 0
  const steps = Math.floor((free - rule.min_count) / rule.step + 1e-6)
  return roundCount(rule.min_count + steps * rule.step)
}
