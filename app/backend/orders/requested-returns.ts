import { z } from 'zod'
import type { LineReturn, Refund, ReturnLabel, ReturnRefund } from '~/backend/account/member-model'
import { cents, givenCents, maybeNumber, rows, text, words } from '~/backend/http/fields'

/** What goes back, and where. */
export const refundShape = z
  .object({ TO: z.enum(['card', 'gift-card', 'bank', 'account']), AMOUNT: cents })
  .transform((row): Refund => ({ to: row.TO, amount: row.AMOUNT }))

const refundState = z.enum(['requested', 'accepted', 'refused', 'refunded'])

/** Returned lines; `LINE`, the refund and the label are our additions, `PRODUCT_ID` the platform's (own-calls.md). */
export const returnsShape = rows(
  z.object({
    RETURN_STATUS: words,
    REFUND_CARGO: cents,
    REFUND_SERVICE: cents,
    REFUNDS: rows(refundShape),
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

const refundStates = ['refunded', 'accepted'] as const

/** Where the returns of an order pay back, once for each place and how far they are. */
export function returnRefunds(returns: z.output<typeof returnsShape>): ReturnRefund[] {
  const sums = new Map<string, ReturnRefund>()
  for (const { REFUNDS, RETURNS_DETAIL } of returns) {
    const states = RETURNS_DETAIL.map(stateOf)
    const state = refundStates.find((one) => states.includes(one)) ?? 'requested'
    for (const { to, amount } of REFUNDS) {
      const key = `${to} ${state}`
      const before = sums.get(key)?.amount ?? 0
      sums.set(key, { to, state, amount: before + amount })
    }
  }
  return [...sums.values()]
}

/** Whether delivery and service are to be paid back with a return that is not accepted yet. */
export const hasRequestedCosts = (returns: z.output<typeof returnsShape>): boolean =>
  returns.some(
    ({ REFUND_CARGO, REFUND_SERVICE, RETURNS_DETAIL }) =>
      REFUND_CARGO + REFUND_SERVICE > 0 &&
      RETURNS_DETAIL.some((detail) => stateOf(detail) === 'requested'),
  )

/** How many pieces of a line can be returned: none of one with a return, where the shop takes whole lines. */
export function returnableOf(count: number, returns: LineReturn[], byPieces: boolean): number {
  if (!byPieces) return returns.length > 0 ? 0 : count
  const before = returns.reduce((sum, one) => sum + (one.count ?? count), 0)
  return Math.max(0, Math.round((count - before) * 1000) / 1000)
}
