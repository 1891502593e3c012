import { z } from 'zod'
import type { LineReturn, ReturnLabel } from '~/backend/account/member-model'
import { cents, givenCents, maybeNumber, rows, text } from '~/backend/http/fields'

/** A text for a shopper; '' for a bare number, which is a code of the shop. */
export const words = text.transform((value) => (/\p{L}/u.test(value) ? value : ''))

const refundState = z.enum(['requested', 'accepted', 'refused', 'refunded'])

/** Returned lines; `LINE`, the refund and the label are our additions, `PRODUCT_ID` the platform's (own-calls.md). */
export const returnsShape = rows(
  z.object({
    RETURN_STATUS: words,
    REFUND_CARGO: cents,
    REFUND_SERVICE: cents,
    RETURNS_DETAIL: rows(
      z.object({
        LINE: text,
        PRODUCT_ID: text,
        COUNT: maybeNumber,
        REFUND_STATE: refundState.nullable().catch(null),
        REFUND_AMOUNT: givenCents.catch(null),
        CODE: text,
        CARRIER: text,
        ADDRESS: text,
      }),
    ),
  }),
)

type Detail = z.output<typeof returnsShape>[number]['RETURNS_DETAIL'][number]

const stateOf = ({ REFUND_STATE }: Detail) => REFUND_STATE ?? 'requested'

function labelOf(detail: Detail): ReturnLabel | null {
  const { CODE, CARRIER, ADDRESS } = detail
  const state = stateOf(detail)
  const isToSend = state === 'requested' || state === 'accepted'
  if (!isToSend || !(CODE || CARRIER || ADDRESS)) return null
  return { code: CODE, carrier: CARRIER, address: ADDRESS }
}

/** The returns of lines by position; without `LINE` each takes the next line of its product. */
export function returnsByPosition(
  returns: z.output<typeof returnsShape>,
  lines: { PRODUCT_ID: string }[],
): Map<number, LineReturn[]> {
  const returned = new Map<number, LineReturn[]>()
  const details = returns.flatMap(({ RETURN_STATUS, RETURNS_DETAIL }) =>
    RETURNS_DETAIL.map((detail) => ({ ...detail, RETURN_STATUS })),
  )
  for (const detail of details) {
    const { LINE, PRODUCT_ID, COUNT, RETURN_STATUS, REFUND_AMOUNT: amount } = detail
    const state = stateOf(detail)
    const matches = (line: { PRODUCT_ID: string }, at: number) =>
      LINE === '' ? line.PRODUCT_ID === PRODUCT_ID && !returned.has(at) : LINE === String(at)
    const position = lines.findIndex(matches)
    const one = {
      count: LINE === '' ? null : COUNT,
      state,
      amount: state === 'refused' ? null : amount,
      ...(RETURN_STATUS && detail.REFUND_STATE === null && { words: RETURN_STATUS }),
      label: labelOf(detail),
    }
    if (position >= 0) returned.set(position, [...(returned.get(position) ?? []), one])
  }
  return returned
}

/** How many pieces of a line can be returned: none of one with a return, where the shop takes whole lines. */
export function returnableOf(count: number, returns: LineReturn[], byPieces: boolean): number {
  if (!byPieces) return returns.length > 0 ? 0 : count
  const before = returns.reduce((sum, one) => sum + (one.count ?? count), 0)
  return Math.max(0, Math.round((count - before) * 1000) / 1000)
}
