import type { CartLine } from '~/backend/cart/cart-model'
import { type ChangeResult, failedChange, refusedNotice } from '~/cart/change/change-count'
import type { SentLine } from '~/cart/page/cart-form'
import { typedNote } from '~/cart/page/typed-counts'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'

/** Sets a line's note, or removes it by an empty one; one that the shop does not take stays typed. Call it inside `inTurn`. */
export async function changeNote(
  context: RequestContext,
  line: CartLine,
  { note, sent }: { note: string; sent: SentLine },
): Promise<ChangeResult> {
  const typed = typedNote(sent, note)
  try {
    const answer = await context.backend.cart.setNote(line, note)
    if (answer.ok) return answer
    const text = answer.statusText || translatorOf(context.language)('error.general')
    return { ...refusedNotice(text), typed }
  } catch (error) {
    return { ...failedChange(context, error), typed }
  }
}
