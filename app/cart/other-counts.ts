import { translatorOf } from '~/i18n/translators'
import type { Cart, CartLine } from '~/shop/cart-model'
import type { Visit } from '~/visit'
import type { SentCart } from './cart-form'
import { type Changed, changeCount, findLine } from './change'
import { keysOf } from './line-identity'

/**
 * The counts that were typed beside other lines than the pressed one, by the keys of their lines. One that stands as
 * the page showed it was not typed: it must not undo what another page changed since.
 */
function typedBeside(cart: Cart, { line: pressed, lines }: SentCart): Map<string, string> {
  const keys = keysOf(cart.lines)
  const typed = lines.flatMap((sent): [string, string][] => {
    if (sent === pressed || sent.shown === '' || sent.count === sent.shown) return []
    const line = findLine(cart, sent)
    const key = line && keys[cart.lines.indexOf(line)]
    return key ? [[key, sent.count]] : []
  })
  return new Map(typed)
}

/** A refusal that says which line it is about: none of them was pressed. */
function naming(visit: Visit, { title }: CartLine, changed: Changed): Changed {
  if ('tone' in changed) return { ...changed, text: `${title}: ${changed.text}` }
  if (changed.ok) return changed
  const text = changed.statusText || translatorOf(visit.language)('error.general')
  return { ...changed, statusText: `${title}: ${text}` }
}

/**
 * Changes the other counts that the cart's form brings with a button of one line: without script nothing else sends
 * them. After the change of that line, which may make room for them. To be called in turn (in-turn.ts).
 * @param before the cart as it was before that change
 * @throws ShopError
 */
export async function changeOtherCounts(
  visit: Visit,
  before: Cart,
  sent: SentCart,
): Promise<Changed[]> {
  const typed = typedBeside(before, sent)
  if (typed.size === 0) return []
  // Read anew: a line that was taken out has moved those behind it.
  const { lines } = await visit.shop.cart.load()
  const keys = keysOf(lines)
  const changed: Changed[] = []
  for (const [at, line] of lines.entries()) {
    const count = typed.get(keys[at] ?? '')
    if (count !== undefined && count !== String(line.count))
      changed.push(naming(visit, line, await changeCount(visit, line, count)))
  }
  return changed
}
