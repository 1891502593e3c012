import type { Cart, CartChangeAnswer, CartLine } from '~/backend/cart/cart-model'
import type { SentLine } from '~/cart/page/cart-form'
import { typedCounts, typedNotes } from '~/cart/page/typed-counts'
import { formatNumber, numbersOf } from '~/i18n/money'
import { translatorOf } from '~/i18n/translators'
import { quantityFault, readQuantity, ruleNumbers } from '~/product/add/quantity'
import { failureText } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { inTurn } from './change-queue'
import { identityOf } from './line-identity'

/** The result of one change: the backend's answer, with the product that became a favourite, or a notice when it was not sent. */
export type ChangeResult = (CartChangeAnswer & { favourite?: string }) | Notice

const bad = (text: string): Notice => ({ tone: 'bad', text, ms: noticeMs.cart })

/** The notice for a change that got no answer: when to try again, if the shop says so. @throws any other error again */
export const failedChange = (context: RequestContext, error: unknown): Notice =>
  bad(failureText(context, error, translatorOf(context.language)('cartAnswer.changeFailed')))

/** Runs changes in the visitor's queue and answers with their messages. @param sent the form's lines, whose counts and notes stay typed if no answer comes */
export async function answerChange(
  context: RequestContext,
  sent: SentLine[],
  work: () => Promise<ChangeResult | ChangeResult[]>,
) {
  const next = hrefOf('cart', context.language)
  try {
    const results = [await inTurn(context, work)].flat()
    const notices = results.flatMap((result) => {
      if ('tone' in result) return [result]
      return result.ok
        ? []
        : [bad(result.statusText || translatorOf(context.language)('error.general'))]
    })
    const summaries = results.flatMap((result) => ('tone' in result ? [] : (result.summary ?? [])))
    const cart = summaries.at(-1)
    const favourites = results.flatMap((one) => ('favourite' in one && one.favourite) || [])
    const isDone = results.some((result) => !('tone' in result) && result.ok)
    return respond(context, next, {
      notices,
      ...(isDone && { unchanged: false }),
      ...(cart && { cart }),
      ...(favourites.length > 0 && { favourites }),
    })
  } catch (error) {
    const notice = {
      ...failedChange(context, error),
      typed: { ...typedCounts(sent), ...typedNotes(sent) },
    }
    return respond(context, next, { notices: [notice], unchanged: true })
  }
}

/** The form's line, if it is still there: lines go by position, so a repeated delete would take the neighbour. */
export function findLine(cart: Cart, sent: SentLine): CartLine | null {
  return (
    cart.lines.find((line) => line.index === sent.index && identityOf(line) === sent.line) ?? null
  )
}

export function countText(typed: unknown): string | null {
  const count = readQuantity(String(typed ?? ''))
  return count === null ? null : String(count)
}

/** Sets the count of a line if the line allows it. @throws BackendError */
export async function changeCount(
  context: RequestContext,
  line: CartLine,
  typed: string,
): Promise<ChangeResult> {
  const count = countText(typed)
  const fault = quantityFault(typed, line.quantity)
  if (fault || count === null) {
    const format = numbersOf(context.language)
    const numbers = ruleNumbers(line.quantity, (value) => formatNumber(value, format))
    return bad(translatorOf(context.language)(`quantity.${fault ?? 'notNumber'}`, numbers))
  }
  return context.backend.cart.updateLine(line, count)
}

export const refusedNotice = bad
