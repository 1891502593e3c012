import type { Cart } from '~/backend/cart/cart-model'
import type { SentCart } from '~/cart/page/cart-form'
import type { RequestContext } from '~/session/request-context'
import { type ChangeResult, findLine } from './change-count'
import { changeOneByOne } from './change-one-by-one'
import { keysOf } from './line-identity'

/**
 * Counts typed in lines other than the submitted one, by line key. A count equal to the displayed one was not typed:
 * it must not undo a change made on another page. Nor does one without a displayed count: the button was another line's.
 */
function otherTypedCounts(cart: Cart, { line: submitted, lines }: SentCart): Map<string, string> {
  const keys = keysOf(cart.lines)
  const typed = lines.flatMap((sent): [string, string][] => {
    if (sent === submitted || sent.displayed === '' || sent.count === sent.displayed) return []
    const line = findLine(cart, sent)
    const key = line && keys[cart.lines.indexOf(line)]
    return key ? [[key, sent.count]] : []
  })
  return new Map(typed)
}

/**
 * Applies the other counts of the cart form, since without script only a line's button submits it. Runs after that
 * line's change, which may free stock for them. Call it inside `inTurn`.
 * @param before the cart before that change
 * @throws BackendError
 */
export async function changeOtherCounts(
  context: RequestContext,
  before: Cart,
  sent: SentCart,
): Promise<ChangeResult[]> {
  const typed = otherTypedCounts(before, sent)
  if (typed.size === 0) return []
  // Reload: a removed line moves those behind it.
  const { lines } = await context.backend.cart.loadDisplayed()
  const keys = keysOf(lines)
  const counts = lines.flatMap((line, at) => {
    const count = typed.get(keys[at] ?? '')
    return count !== undefined && count !== String(line.count) ? [{ line, typed: count }] : []
  })
  return changeOneByOne(context, counts)
}
