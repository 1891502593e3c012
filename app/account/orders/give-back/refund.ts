import type { Cents } from '~/backend/catalogue/model'

/** What the form's sum counts with. */
export type Returnable = {
  currency: string
  costs: Cents
  lines: { position: string; paid: Cents; count: number; left: number }[]
}

/** What pieces pay back, the parts of a line adding up to what was paid for it; null for none and for counts that cannot be returned. @param chosen counts by position */
export function refundOf({ lines, costs }: Returnable, chosen: Map<string, number>): Cents | null {
  let sum = 0
  let isAll = true
  for (const { position, paid, count, left } of lines) {
    const wanted = chosen.get(position)
    if (wanted !== undefined && !(wanted > 0 && wanted <= left)) return null
    const upTo = (pieces: number) => Math.round((paid * pieces) / count)
    sum += upTo(count - left + (wanted ?? 0)) - upTo(count - left)
    isAll &&= wanted === left
  }
  if (chosen.size === 0) return null
  return isAll ? sum + costs : sum
}
