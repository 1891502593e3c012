import { z } from 'zod'
import { rows, text } from './wire'

/** What was asked back of an order; `LINE` is ours, `PRODUCT_ID` the platform's (own-calls.md). */
export const returnsShape = rows(
  z.object({ RETURNS_DETAIL: rows(z.object({ LINE: text, PRODUCT_ID: text })) }),
)

/**
 * The places of the lines that were asked back: by their own place where the shop says it, else by their product, each
 * return one line of it.
 */
export function givenBackOf(
  returns: z.output<typeof returnsShape>,
  lines: { PRODUCT_ID: string }[],
): Set<number> {
  const back = new Set<number>()
  for (const { LINE, PRODUCT_ID } of returns.flatMap((one) => one.RETURNS_DETAIL)) {
    const isOf = (line: { PRODUCT_ID: string }, at: number) =>
      LINE === '' ? line.PRODUCT_ID === PRODUCT_ID && !back.has(at) : LINE === String(at)
    const place = lines.findIndex(isOf)
    if (place >= 0) back.add(place)
  }
  return back
}
