import { z } from 'zod'
import type { Identity } from '~/backend/http/call'
import { readNumber } from '~/backend/http/fields'
import type { CartChangeAnswer } from './cart-model'

const storedShape = z.object({
  PRODUCTS: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
})

/** A deletion's answer names no lines: those that are left of the stored ones, if their pieces are as many. */
export function withLinesLeft(
  answer: CartChangeAnswer,
  { storedCart }: Pick<Identity, 'storedCart'>,
  deleted: string,
): CartChangeAnswer {
  const { summary } = answer
  const stored = storedShape.safeParse(storedCart).data?.PRODUCTS
  if (!answer.ok || !summary || summary.lines || !stored) return answer
  const left = stored.filter((_, at) => String(at) !== deleted)
  const lines = left.map((line, at) => ('CART_ID' in line ? { ...line, CART_ID: at } : line))
  const pieces = lines.reduce((sum, { COUNT }) => sum + (readNumber(COUNT) ?? 0), 0)
  return Math.abs(pieces - summary.count) < 1e-6
    ? { ...answer, summary: { ...summary, lines } }
    : answer
}
