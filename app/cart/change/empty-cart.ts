import type { CartLine } from '~/backend/cart/cart-model'
import { nullForMissingCall } from '~/backend/http/backend-error'
import type { RequestContext } from '~/session/request-context'
import { type ChangeResult, failedChange } from './change-count'

// From the last, since lines go by position.
async function removeEach(context: RequestContext, lines: CartLine[]): Promise<ChangeResult[]> {
  const results: ChangeResult[] = []
  for (const line of lines.toReversed())
    try {
      results.push(await context.backend.cart.deleteLine(line))
    } catch (error) {
      if (results.length === 0) throw error
      return [...results, failedChange(context, error)]
    }
  return results
}

/** Removes all lines: at once, or each by itself where the shop has no call for that. Call it inside `inTurn`. @throws BackendError when nothing was answered */
export async function emptyCart(context: RequestContext): Promise<ChangeResult[]> {
  const { backend } = context
  const emptied = backend.isKnownMissing('CART_DELETE_ALL')
    ? null
    : await backend.cart.deleteAll().catch(nullForMissingCall)
  if (emptied) return [emptied]
  return removeEach(context, (await backend.cart.loadDisplayed()).lines)
}
