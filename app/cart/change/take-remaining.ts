import type { CartLine } from '~/backend/cart/cart-model'
import type { RequestContext } from '~/session/request-context'

/**
 * Reduces the cart's short lines to what is left. Starts with the last line, so that no position changes before its
 * line is handled and the cart never holds more than there is. Call it inside `inTurn`.
 * @param which selects the lines; all by default
 * @throws BackendError
 */
export async function reduceToStock(
  context: RequestContext,
  which: (line: CartLine) => boolean = () => true,
) {
  const { cart } = context.backend
  const short = (await cart.loadDisplayed()).lines.filter(which).toReversed()
  let last = null
  for (const line of short) {
    const { left } = line
    if (left === null) continue
    last = left > 0 ? await cart.updateLine(line, String(left)) : await cart.deleteLine(line)
    if (!last.ok) return last
  }
  return last
}
