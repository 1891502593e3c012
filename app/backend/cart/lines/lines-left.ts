import { z } from 'zod'
import { readNumber } from '~/backend/http/fields'
import type { CartChangeAnswer, StoredLine } from '../cart-model'
import { currencyOfAll } from '../line-currency'

const storedShape = z.object({
  PRODUCTS: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
})

export type LineChange = (lines: StoredLine[]) => StoredLine[]

export const asTheyAre: LineChange = (lines) => lines

const idOf = ({ CART_ID }: StoredLine, at: number): string => String(CART_ID ?? at)

/** Numbers that are positions move up with their lines (CONTRACT.md); others stay. */
export const withoutLine =
  (id: string): LineChange =>
  (lines) => {
    const arePositions = lines.every((line, at) => idOf(line, at) === String(at))
    return lines
      .filter((line, at) => idOf(line, at) !== id)
      .map((line, at) => (arePositions && 'CART_ID' in line ? { ...line, CART_ID: at } : line))
  }

export const withCount =
  (id: string, count: string): LineChange =>
  (lines) =>
    lines.map((line, at) => (idOf(line, at) === id ? { ...line, COUNT: count } : line))

export const withCounts =
  (counts: string[]): LineChange =>
  (lines) =>
    lines.map((line, at) => ({ ...line, COUNT: counts[at] ?? line.COUNT ?? '' }))

const piecesOf = (lines: StoredLine[]): number =>
  lines.reduce((sum, { COUNT }) => sum + (readNumber(COUNT) ?? 0), 0)

export const linesStored = (cart: object | null | undefined): StoredLine[] | undefined =>
  storedShape.safeParse(cart).data?.PRODUCTS

/**
 * An answer that names no lines, as that to a deletion or a refusal, has those of the cart before it: with the change,
 * or unchanged where it was refused, if their pieces are as many as the answer counts.
 */
export function withLinesLeft(
  answer: CartChangeAnswer,
  before: StoredLine[] | undefined,
  change: LineChange,
): CartChangeAnswer {
  const { summary } = answer
  if (!summary || summary.lines || !before) return answer
  const lines = answer.ok ? change(before) : before
  if (Math.abs(piecesOf(lines) - summary.count) >= 1e-6) return answer
  const currency = currencyOfAll(lines) || summary.currency
  return { ...answer, summary: { ...summary, ...(currency && { currency }), lines } }
}
