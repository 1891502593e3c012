import type { Cart } from '~/backend/cart/cart-model'
import { nullForMissingCall } from '~/backend/http/backend-error'
import type { SentLine } from '~/cart/page/cart-form'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { type ChangeResult, countText, findLine, refusedNotice } from './change-count'
import { changeOneByOne, type TypedCount } from './change-one-by-one'
import { namesOf } from './line-identity'

/** Whether the form displayed all lines of the cart, and the cart still has those that were typed in. */
export function hasSentLines(cart: Cart, sent: SentLine[]): boolean {
  const isUntouched = ({ displayed, count }: SentLine) => displayed === count
  const found = new Set(sent.map((one) => findLine(cart, one)))
  return (
    cart.lines.every((line) => found.has(line)) &&
    sent.every((one) => isUntouched(one) || findLine(cart, one))
  )
}

/** The typed counts. One without a displayed count is among them, because this form was sent to set all. */
function countsToSet(cart: Cart, sent: SentLine[]): TypedCount[] {
  return sent.flatMap((one) => {
    const line = findLine(cart, one)
    const isTyped = one.displayed === '' || one.count !== one.displayed
    const isNew = line && countText(one.count) !== String(line.count)
    return isTyped && isNew ? [{ line, typed: one.count }] : []
  })
}

/**
 * Sets all typed counts. The backend accepts all or none, even when it refuses an untouched line: then each is set
 * separately, unless the cart was changed meanwhile. Call it inside `inTurn`.
 * @throws BackendError
 */
export async function changeAllCounts(
  context: RequestContext,
  cart: Cart,
  sent: SentLine[],
): Promise<ChangeResult[]> {
  const typed = countsToSet(cart, sent)
  const numbers = new Map(typed.map(({ line, typed }) => [line, countText(typed)]))
  if (![...numbers.values()].some((count) => count !== null)) return changeOneByOne(context, typed)
  if (context.backend.isKnownMissing('CART_UPDATE')) return changeOneByOne(context, typed)
  const counts = cart.lines.map((line) => numbers.get(line) ?? String(line.count))
  const changed = await context.backend.cart.updateAll(cart.lines, counts).catch(nullForMissingCall)
  if (changed?.ok) {
    const unreadable = typed.filter(({ line }) => numbers.get(line) === null)
    return [changed, ...(await changeOneByOne(context, unreadable))]
  }
  const now = await context.backend.cart.loadDisplayed()
  if (namesOf(now.lines).join() === namesOf(cart.lines).join())
    return changeOneByOne(context, countsToSet(now, sent))
  return [changed ?? refusedNotice(translatorOf(context.language)('cartAnswer.changedElsewhere'))]
}
