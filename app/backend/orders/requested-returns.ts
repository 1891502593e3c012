import { z } from 'zod'
import { rows, text } from '~/backend/http/fields'

/** Returned lines; `LINE` is our addition, `PRODUCT_ID` the platform's (own-calls.md). */
export const returnsShape = rows(
  z.object({ RETURNS_DETAIL: rows(z.object({ LINE: text, PRODUCT_ID: text })) }),
)

/** Positions of the returned lines; without `LINE` each return takes the next line of its product. */
export function returnedPositions(
  returns: z.output<typeof returnsShape>,
  lines: { PRODUCT_ID: string }[],
): Set<number> {
  const returned = new Set<number>()
  for (const { LINE, PRODUCT_ID } of returns.flatMap((one) => one.RETURNS_DETAIL)) {
    const matches = (line: { PRODUCT_ID: string }, at: number) =>
      LINE === '' ? line.PRODUCT_ID === PRODUCT_ID && !returned.has(at) : LINE === String(at)
    const position = lines.findIndex(matches)
    if (position >= 0) returned.add(position)
  }
  return returned
}
