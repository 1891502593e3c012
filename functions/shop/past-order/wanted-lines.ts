import type { Fields } from '../form'

/** Pieces of a line that a form names; `left` is how many its shopper saw. */
export type WantedLine = { position: number; count: number; left: number }

/** Whether a count divides what is sold as one: a piece, or a step of goods by weight. All that is left can always go. */
export function isDivided({ count, left }: WantedLine, step: number): boolean {
  const steps = count / step
  return count !== left && Math.abs(steps - Math.round(steps)) > 1e-6
}

/** Null for what is no count of pieces. */
export function wantedLines(fields: Fields): WantedLine[] | null {
  const numbers = (name: string) => (fields.get(name) ?? []).map(Number)
  const positions = numbers('lines[]')
  const counts = numbers('counts[]')
  const left = numbers('left[]')
  const all = [...positions, ...counts, ...left]
  const isWhole = counts.length === positions.length && left.length === positions.length
  if (!isWhole || !all.every((one) => Number.isFinite(one) && one >= 0)) return null
  return positions.map((position, at) => ({
    position,
    count: Math.round((counts[at] ?? 0) * 1000) / 1000,
    left: left[at] ?? 0,
  }))
}
