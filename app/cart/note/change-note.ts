import type { Cart, CartLine } from '~/backend/cart/cart-model'
import {
  type ChangeResult,
  failedChange,
  findLine,
  refusedNotice,
} from '~/cart/change/change-count'
import { keysOf } from '~/cart/change/line-identity'
import type { SentLine } from '~/cart/page/cart-form'
import { typedNotes } from '~/cart/page/typed-counts'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'

/** One that the shop does not take stays typed. */
async function changeNote(
  context: RequestContext,
  line: CartLine,
  sent: SentLine,
): Promise<ChangeResult> {
  const typed = typedNotes([sent])
  try {
    const answer = await context.backend.cart.setNote(line, sent.note ?? '')
    if (answer.ok) return answer
    const text = answer.statusText || translatorOf(context.language)('error.general')
    return { ...refusedNotice(text), typed }
  } catch (error) {
    return { ...failedChange(context, error), typed }
  }
}

/**
 * Sets the notes that were written beside lines, or removes them by empty ones, whatever button was pressed. Runs after
 * the form's other changes. Call it inside `inTurn`.
 * @param before the cart before those changes
 * @throws BackendError
 */
export async function changeNotes(
  context: RequestContext,
  before: Cart,
  sent: SentLine[],
): Promise<ChangeResult[]> {
  const keys = keysOf(before.lines)
  const written = sent.flatMap((one) => {
    const line = one.note === null ? null : findLine(before, one)
    return line && line.orderNote !== one.note
      ? [{ key: keys[before.lines.indexOf(line)], one }]
      : []
  })
  const results: ChangeResult[] = []
  for (const { key, one } of written) {
    // Reload: a removed line moves those behind it, and a note may join two.
    const { lines } = await context.backend.cart.loadDisplayed()
    const line = lines[keysOf(lines).indexOf(key ?? '')]
    if (line) results.push(await changeNote(context, line, one))
  }
  return results
}
