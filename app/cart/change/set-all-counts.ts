import { changeNotes } from '~/cart/note/change-note'
import type { SentLine } from '~/cart/page/cart-form'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { changeAllCounts, hasSentLines } from './change-all-counts'
import { answerChange, refusedNotice } from './change-count'
import { noteCountsReceived } from './wait-for-left-counts'

/** Sets the counts and notes of a cart form. @param leadsOn as of `answerChange` @returns whether all are set, and the answer that says which are not */
export async function setAllCounts(
  context: RequestContext,
  request: Request,
  sent: SentLine[],
  leadsOn: boolean,
) {
  let isDone = false
  const change = async () => {
    noteCountsReceived(request)
    const current = await context.backend.cart.loadDisplayed()
    if (!hasSentLines(current, sent))
      return refusedNotice(translatorOf(context.language)('cartAnswer.changedElsewhere'))
    const counted = await changeAllCounts(context, current, sent)
    const results = [...counted, ...(await changeNotes(context, current, sent))]
    isDone = results.every((result) => 'ok' in result && result.ok && !result.fault)
    return results
  }
  return { answer: await answerChange(context, sent, change, leadsOn), isDone }
}
