import { BackendError } from '~/backend/http/backend-error'
import { type CallContext, callBackend } from '~/backend/http/call'
import { answeredBody } from '~/backend/http/envelope'
import { readChange } from '../cart-answer'
import type { CartSummary } from '../cart-model'
import { linesStored } from '../lines/lines-left'

/**
 * The last answer's lines in the session's new currency: the shop names all in its answer to a count that stays as it is.
 * Null where no lines are stored, or the answer names none.
 */
export async function reprice(context: CallContext): Promise<CartSummary | null> {
  const { identity, rules } = context
  const [line] = linesStored(identity.storedCart) ?? []
  if (!line) return null
  const parts = [String(line.CART_ID ?? 0), String(line.COUNT)]
  const call = { key: 'CART_UPDATE_ITEM', parts } as const
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
