/** Round prices in whole units of the currency: parts between them serve prices of every size. */
const rungs = Array.from({ length: 8 }, (_, power) =>
  [1, 1.5, 2, 3, 5, 7].map((one) => one * 10 ** power),
).flat()

/** Which of them are ends of parts, from fine to coarse, by their first figures. */
const scales = [[1, 1.5, 2, 3, 5, 7], [1, 2, 5], [1, 3], [1]]

const maxParts = 8

const firstFigures = (price: number) => price / 10 ** Math.floor(Math.log10(price) + 1e-9)

/** SQL for how many of the round prices a price reaches. */
export function rungSql(price: string, from = 0, to = rungs.length): string {
  if (from === to) return String(from)
  const middle = Math.floor((from + to) / 2)
  const [below, above] = [rungSql(price, from, middle), rungSql(price, middle + 1, to)]
  return `CASE WHEN ${price} < ${rungs[middle]} THEN ${below} ELSE ${above} END`
}

function endsBetween(min: number, max: number, scale: number[]): number[] {
  return rungs.filter(
    (rung) =>
      rung > min && rung < max && scale.some((one) => Math.abs(one - firstFigures(rung)) < 0.01),
  )
}

/** Goods per equal part of the prices, and by how many round prices theirs reaches. */
export type PriceCounts = { equal: number[]; byRung: Map<number, number> }

/** `ENDS` only where three of four goods would be in the first of equal parts: one dear product leaves them no room. */
export type PriceParts = { COUNTS?: number[]; ENDS?: number[] }

/** Empty parts beside each other are one. */
function withoutGaps(counts: number[], ends: number[]): Required<PriceParts> {
  const isNeeded = (at: number) => at === 0 || counts[at] !== 0 || counts[at - 1] !== 0
  return {
    COUNTS: counts.filter((_, at) => isNeeded(at)),
    ENDS: ends.filter((_, at) => isNeeded(at)),
  }
}

function partsBetween(ends: number[], byRung: PriceCounts['byRung'], min: number, max: number) {
  const counts = [...ends, max].map(() => 0)
  for (const [reached, count] of byRung) {
    const at = ends.filter((end) => end <= (rungs[reached - 1] ?? 0)).length
    counts[at] = (counts[at] ?? 0) + count
  }
  return withoutGaps(counts, [min, ...ends, max])
}

/** The parts that a list shows its prices in. @param min in whole units of the display currency, as `max` */
export function pricePartsOf({ equal, byRung }: PriceCounts, min: number, max: number): PriceParts {
  if (equal.length === 0) return {}
  const all = equal.reduce((sum, count) => sum + count, 0)
  if ((equal[0] ?? 0) * 4 <= all * 3) return { COUNTS: equal }
  const found = scales.map((scale) => partsBetween(endsBetween(min, max, scale), byRung, min, max))
  return found.find(({ COUNTS }) => COUNTS.length <= maxParts) ?? { COUNTS: equal }
}
