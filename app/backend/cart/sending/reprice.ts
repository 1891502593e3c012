import { BackendError, isLack } from '~/backend/http/backend-error'
import { type CallContext, callBackend } from '~/backend/http/call'
import { answeredBody } from '~/backend/http/envelope'
import { maybeId, readNumber } from '~/backend/http/fields'
import { readChange } from '../cart-answer'
import type { CartSummary } from '../cart-model'
import { linesStored } from '../lines/lines-left'
import { loadCart } from '../load-cart'
import { lineIdsQuery } from './change-calls'

/** Whether the shop shows the cart, which then needs no change to be told; assumed where it fails. */
const hasCart = (context: CallContext): Promise<boolean> =>
  loadCart(context, null).then(
    () => true,
    (error) => !isLack(error),
  )

/**
 * The last answer's lines in the session's new currency: the shop names all in its answer to a count that stays as it is.
 * Null where no lines are stored, where the shop shows the cart itself, or where the answer names none.
 */
export async function reprice(context: CallContext): Promise<CartSummary | null> {
  const { identity, rules } = context
  const [line] = linesStored(identity.storedCart) ?? []
  const count = readNumber(line?.COUNT)
  if (!line || count === null || (await hasCart(context))) return null
  const parts = [String(line.CART_ID ?? 0), String(count)]
  const query = lineIdsQuery([{ lineId: maybeId.parse(line.LINE_ID) }])
  const call = { key: 'CART_UPDATE_ITEM', parts, query } as const
  try {
    const wire = await callBackend(call, 'change', context)
    const { summary } = readChange(answeredBody(call.key, wire))
    const isOurs = identity.currency === rules.currency && summary?.lines !== undefined
    return isOurs ? { ...summary, currency: rules.currency } : null
  } catch (error) {
    if (error instanceof BackendError) return null
    throw error
  }
}
