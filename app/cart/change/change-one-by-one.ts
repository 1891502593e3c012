import type { CartLine } from '~/backend/cart/cart-model'
import type { SentLine } from '~/cart/page/cart-form'
import { typedCounts } from '~/cart/page/typed-counts'
import { translatorOf } from '~/i18n/translators'
import { quantityFault } from '~/product/add/quantity'
import type { RequestContext } from '~/session/request-context'
import { type ChangeResult, changeCount, countText, failedChange } from './change-count'
import { identityOf } from './line-identity'

/** A count as it was typed beside a line of the current cart. */
export type TypedCount = { line: CartLine; typed: string }

const asSent = ({ line, typed }: TypedCount): SentLine => ({
  ...{ index: line.index, line: identityOf(line) },
  ...{ count: typed, displayed: String(line.count), note: null },
})

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
  if (changed.ok && !changed.fault) return changed
  const text = changed.statusText || translatorOf(context.language)('error.general')
  return { ...changed, statusText: `${title}: ${text}` }
}

/**
 * Sets each count by itself, and names the line of each that is refused. Lower counts come first: what they give back
 * may be what another line of the product asks for. Where no answer comes, the rest is left. Call it inside `inTurn`.
 * @throws BackendError when not even the first was answered
 */
export async function changeOneByOne(
  context: RequestContext,
  counts: TypedCount[],
): Promise<ChangeResult[]> {
  const results: ChangeResult[] = []
  const ordered = [...counts.filter(isLower), ...counts.filter((one) => !isLower(one))]
  for (const { line, typed } of ordered)
    try {
      results.push(withTitle(context, line, await changeCount(context, line, typed)))
    } catch (error) {
      // The page must learn of the counts that are set.
      if (results.length === 0) throw error
      const notice = withTitle(context, line, failedChange(context, error))
      const left = ordered.slice(results.length).map(asSent)
      return [...results, { ...notice, typed: typedCounts(left) }]
    }
  return results
}
