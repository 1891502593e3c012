import type { Cents } from '~/backend/catalogue/model'

/** What the form's sum counts with. */
export type Returnable = {
  currency: string
  costs: Cents
  lines: { position: string; paid: Cents; count: number; left: number }[]
}

/** A count in whole numbers, since goods by weight have steps that a float rounds. */
export const thousandths = (count: number): number => Math.round(count * 1000)

/** What pieces of one line pay back after those that went back before. */
export function paidBack(
  { paid, count, left }: Pick<Returnable['lines'][number], 'paid' | 'count' | 'left'>,
  pieces: number,
): Cents {
  const upTo = (some: number) => Math.round((paid * thousandths(some)) / thousandths(count))
  return upTo(count - left + pieces) - upTo(count - left)
}

/** What pieces pay back, the parts of a line adding up to what was paid for it; null for none and for counts that cannot be returned. @param chosen counts by position */
export function refundOf({ lines, costs }: Returnable, chosen: Map<string, number>): Cents | null {
  let sum = 0
  let isAll = true
  for (const line of lines) {
    const wanted = chosen.get(line.position)
    if (wanted !== undefined && !(wanted > 0 && wanted <= line.left)) return null
    sum += paidBack(line, wanted ?? 0)
    isAll &&= wanted === line.left
  }
  if (chosen.size === 0) return null
  return isAll ? sum + costs : sum
}
