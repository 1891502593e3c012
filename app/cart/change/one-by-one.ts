import type { CartLine } from '~/backend/cart/cart-model'
import { translatorOf } from '~/i18n/translators'
import { quantityFault } from '~/product/add/quantity'
import type { RequestContext } from '~/session/request-context'
import { type ChangeResult, changeCount, countText } from './change-count'

/** A count as it was typed beside a line of the current cart. */
export type TypedCount = { line: CartLine; typed: string }

/** Whether a count is valid and less than the line's. */
const isLower = ({ line, typed }: TypedCount): boolean =>
  !quantityFault(typed, line.quantity) && Number(countText(typed)) < line.count

/** Prefixes a refusal with its line's title, since the button pressed was another line's or everyone's. */
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
 * Sets each count by itself, and names the line of each that is refused. Lower counts come first: what they give back
 * may be what another line of the product asks for. Call it inside `inTurn`.
 * @throws BackendError
 */
export async function changeOneByOne(
  context: RequestContext,
  counts: TypedCount[],
): Promise<ChangeResult[]> {
  const results: ChangeResult[] = []
  for (const one of [...counts.filter(isLower), ...counts.filter((one) => !isLower(one))])
    results.push(withTitle(context, one.line, await changeCount(context, one.line, one.typed)))
  return results
}
