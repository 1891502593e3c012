import { roundCount } from './rules'

type Article = { stock: number; is_sold: number; max_count: number }

/** Why less of a line is available than its count: the maximum, the stock, closed for sale, or removed. */
export type Shortage = 'max' | 'stock' | 'closed' | 'gone'

/** The reason for a line that `availableCounts` returns a number for. */
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

/** The quantity of a product and variant that a cart may contain now, over all its lines. */
export function maxOf({ stock, is_sold, max_count }: Article, sellsOverStock: boolean): number {
  if (is_sold === 0) return 0
  const there = sellsOverStock ? Number.POSITIVE_INFINITY : stock
  return max_count > 0 ? Math.min(there, max_count) : there
}

/**
 * The available count of each line where it is less than the line's; null where there is enough. Lines of one product
 * and variant share its stock and maximum, the first lines first.
 */
export function availableCounts(lines: Line[], sellsOverStock: boolean): (number | null)[] {
  const assigned = new Map<string, number>()
  return lines.map(({ row }) => {
    const article = `${row.product_id}-${row.variant_id}`
    const free = roundCount(maxOf(row, sellsOverStock) - (assigned.get(article) ?? 0))
    assigned.set(article, (assigned.get(article) ?? 0) + Math.min(row.count, Math.max(0, free)))
    return free >= row.count ? null : largestQuantity(free, row)
  })
}

/** The largest allowed quantity of a product within the available stock. */
export function largestQuantity(free: number, rule: { step: number; min_count: number }): number {
  if (free < rule.min_count) return 0
  const steps = Math.floor((free - rule.min_count) / rule.step + 1e-6)
  return roundCount(rule.min_count + steps * rule.step)
}

/** The smallest allowed quantity of a product that is not less than a count. */
export function smallestQuantity(count: number, rule: { step: number; min_count: number }): number {
  const steps = Math.ceil((count - rule.min_count) / rule.step - 1e-6)
  return roundCount(rule.min_count + Math.max(0, steps) * rule.step)
}
