import { data } from '@remix-run/cloudflare'
import type { CancelAmounts, PastOrder } from '~/backend/account/member-model'
import { formatNumber, numbersOf } from '~/i18n/money'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { type GivenBack, givenBack, namesSum, writtenSum } from './cancel-amounts'
import { countFaults, type TypedLine, typedLines } from './count-faults'
import { typedPieces } from './refuse-lines'
import { seenSum } from './step'

/** What these lines give back, where the question that the form answers did not say it. */
function unseenSum(
  amounts: CancelAmounts | null,
  lines: TypedLine[],
  form: FormData,
): GivenBack | null {
  if (!namesSum(amounts)) return null
  const counts = lines.map(({ line, typed }): [string, number] => [line.position, Number(typed)])
  const back = givenBack(amounts, new Map(counts))
  return back && form.get(seenSum) !== writtenSum(back) ? back : null
}

/** In place of cancelling, the page with what is wrong with the counts, or with the question, if its shopper has not seen what they give back; null where the shop is to cancel or refuse. */
export function answerBeforeCancel(
  order: PastOrder | null,
  form: FormData,
  { language }: RequestContext,
) {
  const lines = order?.mayCancelLines ? typedLines(order, form) : null
  if (!order || !lines) return null
  const number = (value: number) => formatNumber(value, numbersOf(language))
  const faults = countFaults(lines, { t: translatorOf(language), number })
  const typed = typedPieces(form)
  if (Object.keys(faults).length > 0)
    return data({ typed, faults, sum: undefined }, { status: 422 })
  const sum = unseenSum(order.cancelAmounts, lines, form)
  return sum && data({ typed, faults, sum })
}
