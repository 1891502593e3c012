import type { Cart, CartChangeAnswer, CartLine } from '~/backend/cart/cart-model'
import type { QuantityRule } from '~/backend/catalogue/model'
import type { SentLine } from '~/cart/page/cart-form'
import { countFaultName, typedCounts, typedNotes } from '~/cart/page/typed-counts'
import { formatNumber, numbersOf } from '~/i18n/money'
import { translatorOf } from '~/i18n/translators'
import {
  type QuantityFault,
  quantityFault,
  readQuantity,
  ruleNumbers,
} from '~/product/add/quantity'
import { failureText } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { inTurn } from './change-queue'
import { namesOf } from './line-identity'

/** Why a line's count is not the typed one, for its field, by `countFaultName`. */
export type CountFault = { name: string; text: string }

/** The result of one change: the backend's answer, with the product that became a favourite, or a notice when it was not sent. */
export type ChangeResult = (CartChangeAnswer & { favourite?: string; fault?: CountFault }) | Notice

const bad = (text: string): Notice => ({ tone: 'bad', text, ms: noticeMs.cart })

/** The notice for a change that got no answer: when to try again, if the shop says so. @throws any other error again */
export const failedChange = (context: RequestContext, error: unknown): Notice =>
  bad(failureText(context, error, translatorOf(context.language)('cartAnswer.changeFailed')))

const faultTexts = (faults: CountFault[]): Record<string, string> =>
  Object.fromEntries(faults.map(({ name, text }) => [name, text]))

const faultsOf = (results: ChangeResult[]): CountFault[] =>
  results.flatMap((one) => ('fault' in one && one.fault) || [])

function noticesOf(context: RequestContext, result: ChangeResult): Notice[] {
  if ('tone' in result) return [result]
  const { ok, statusText, fault } = result
  return ok || fault ? [] : [bad(statusText || translatorOf(context.language)('error.general'))]
}

/** A document takes three notices: more faults share one. */
function faultNotices(results: ChangeResult[]): Notice[] {
  const texts = results.flatMap((one) => ('fault' in one && one.fault ? one.statusText : []))
  const typed = faultTexts(faultsOf(results))
  const [first, ...others] = texts.length > 3 ? [texts.join(' · ')] : texts
  return first === undefined ? [] : [{ ...bad(first), typed }, ...others.map(bad)]
}

/**
 * Runs changes in the visitor's queue and answers with their messages.
 * @param sent the form's lines, whose counts and notes stay typed if no answer comes
 * @param leadsOn whether a press led on from the cart, whose line may be out of sight: script too gets the faults' notice
 */
export async function answerChange(
  context: RequestContext,
  sent: SentLine[],
  work: () => Promise<ChangeResult | ChangeResult[]>,
  leadsOn = false,
) {
  const next = hrefOf('cart', context.language)
  try {
    const results = [await inTurn(context, work)].flat()
    const faults = faultsOf(results)
    const notices = [
      ...results.flatMap((result) => noticesOf(context, result)),
      ...(context.enhanced && !leadsOn ? [] : faultNotices(results)),
    ]
    const summaries = results.flatMap((result) => ('tone' in result ? [] : (result.summary ?? [])))
    const cart = summaries.at(-1)
    const favourites = results.flatMap((one) => ('favourite' in one && one.favourite) || [])
    const isDone = results.some((result) => !('tone' in result) && result.ok)
    return respond(context, next, {
      notices,
      ...(isDone && { unchanged: false }),
      ...(cart && { cart }),
      ...(favourites.length > 0 && { favourites }),
      ...(faults.length > 0 && { faults: faultTexts(faults) }),
    })
  } catch (error) {
    const notice = {
      ...failedChange(context, error),
      typed: { ...typedCounts(sent), ...typedNotes(sent) },
    }
    return respond(context, next, { notices: [notice], unchanged: true })
  }
}

/** The form's line, if it is still there, wherever another's removal has moved it: a repeated delete takes no neighbour. */
export function findLine({ lines }: Cart, sent: SentLine): CartLine | null {
  return lines[namesOf(lines).indexOf(sent.line)] ?? null
}

export function countText(typed: unknown): string | null {
  const count = readQuantity(String(typed ?? ''))
  return count === null ? null : String(count)
}

function faultOf({ language }: RequestContext, fault: QuantityFault, rule: QuantityRule): string {
  const format = numbersOf(language)
  const numbers = ruleNumbers(rule, (value) => formatNumber(value, format))
  return translatorOf(language)(`quantity.${fault}`, numbers)
}

/** Whether all that there is can be ordered, and is more than the line has, but less than was typed. */
const isCut = ({ stock, count, quantity }: CartLine, typed: string): boolean =>
  Number(typed) > stock && stock > count && quantityFault(String(stock), quantity) === null

/** Sets the count of a line if the line allows it; more than there is becomes what there is, if that is more than it has. @throws BackendError */
export async function changeCount(
  context: RequestContext,
  line: CartLine,
  typed: string,
): Promise<ChangeResult> {
  const withFault = (answer: CartChangeAnswer, text: string): ChangeResult => ({
    ...answer,
    statusText: text,
    fault: { name: countFaultName(line), text },
  })
  const { cart } = context.backend
  const count = countText(typed)
  const fault = quantityFault(typed, line.quantity)
  if (fault || count === null) {
    const text = faultOf(context, fault ?? 'notNumber', line.quantity)
    return withFault({ ok: false, statusText: '', summary: null }, text)
  }
  const set = await cart.updateLine(line, count)
  if (set.ok) return set
  const cut = isCut(line, count) ? await cart.updateLine(line, String(line.stock)) : set
  if (cut.ok)
    return withFault(cut, faultOf(context, 'tooMany', { ...line.quantity, max: line.stock }))
  return withFault(cut, cut.statusText || translatorOf(context.language)('error.general'))
}

export const refusedNotice = bad
