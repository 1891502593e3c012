import type { CartLine } from '~/shop/cart-model'
import type { Visit } from '~/visit'

/**
 * Lets the lines of the cart that there is less of by now hold what is left. From the last one on: so no line's place
 * changes before it is changed, and the shop never sees more wanted than there is. To be called in turn (in-turn.ts).
 * @param which the lines that are meant; all without it
 * @throws ShopError
 */
export async function takeWhatIsLeft(
  visit: Visit,
  which: (line: CartLine) => boolean = () => true,
) {
  const { cart } = visit.shop
  const short = (await cart.load()).lines.filter(which).toReversed()
  let last = null
  for (const line of short) {
    const { left } = line
    if (left === null) continue
    last = left > 0 ? await cart.updateLine(line, String(left)) : await cart.deleteLine(line)
    if (!last.ok) return last
  }
  return last
}
