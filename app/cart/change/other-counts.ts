import type { Cart, CartLine } from '~/backend/cart/cart-model'
import type { SentCart } from '~/cart/page/cart-form'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { type ChangeResult, changeCount, findLine } from './change-count'
import { keysOf } from './line-identity'

/**
 * Counts typed in lines other than the submitted one, by line key. A count equal to the displayed one was not typed:
 * it must not undo a change made on another page.
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

/** Prefixes a refusal with its line's title, since another line's button was pressed. */
function withTitle(
  context: RequestContext,
  { title }: CartLine,
  changed: ChangeResult,
): ChangeResult {
  if ('tone' in changed) return { ...changed, text: `${title}: ${changed.text}` }
  if (changed.ok) return changed
  const text = changed.statusText || translatorOf(context.language)('error.general')
  return { ...changed, statusText: `${title}: ${text}` }
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
  const { lines } = await context.backend.cart.load()
  const keys = keysOf(lines)
  const changed: ChangeResult[] = []
  for (const [at, line] of lines.entries()) {
    const count = typed.get(keys[at] ?? '')
    if (count !== undefined && count !== String(line.count))
      changed.push(withTitle(context, line, await changeCount(context, line, count)))
  }
  return changed
}
