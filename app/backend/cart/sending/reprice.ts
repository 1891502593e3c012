import { BackendError, isMissingCallError } from '~/backend/http/backend-error'
import { type CallContext, callBackend } from '~/backend/http/call'
import { answeredBody } from '~/backend/http/envelope'
import { maybeId, readNumber } from '~/backend/http/fields'
import { readChange } from '../cart-answer'
import type { Cart, CartSummary, StoredLine } from '../cart-model'
import { linesStored } from '../lines/lines-left'
import { loadCart } from '../load-cart'
import { lineIdsQuery } from './line-ids'

type Repriced = {
  summary: CartSummary | null
  /** The cart as this has read it from the shop, or failed to; undefined where it has not. */
  load?: () => Promise<Cart>
}

async function summaryOf(
  { LINE_ID, CART_ID }: StoredLine,
  count: number,
  context: CallContext,
): Promise<CartSummary | null> {
  const { identity, rules } = context
  const parts = [String(CART_ID ?? 0), String(count)]
  const query = lineIdsQuery([{ lineId: maybeId.parse(LINE_ID) }])
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

/**
 * The last answer's lines in the session's new currency: the shop names all in its answer to a count that stays as it is.
 * Without a summary where no lines are stored, where the shop shows the cart itself or fails, or where the answer names none.
 */
export async function reprice(context: CallContext): Promise<Repriced> {
  const [line] = linesStored(context.identity.storedCart) ?? []
  const count = readNumber(line?.COUNT)
  if (!line || count === null) return { summary: null }
  const loading = loadCart(context, null)
  const load = async () => (await loading).cart
  const isMissing = await loading.then(() => false, isMissingCallError)
  return { summary: isMissing ? await summaryOf(line, count, context) : null, load }
}
