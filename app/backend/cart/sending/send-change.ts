import { isUnanswered } from '~/backend/http/backend-error'
import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { answeredBody } from '~/backend/http/envelope'
import { formatAmount, numbersOf } from '~/i18n/money'
import { readCart } from '../cart'
import { readChange } from '../cart-answer'
import type { Cart, CartChangeAnswer, StoredLine } from '../cart-model'
import { cartAfterChange } from '../fragment-cart'
import { type LineChange, linesStored, withLinesLeft } from '../lines/lines-left'
import { provenChange } from '../lines/proven-change'
import { type LoadedCart, loadCart } from '../load-cart'
import { type ChangedLine, isLine } from './same-line'
import { forgetStored, summaryInCurrency } from './summary-in-currency'

/** The answer that the cart gives where the shop has changed it and its own cannot be read. @throws `error` where it has not */
async function answerOfCart(
  context: CallContext,
  isDone: (cart: Cart) => boolean,
  error: unknown,
): Promise<CartChangeAnswer> {
  const found = isUnanswered(error) ? await loadCart(context).catch(() => null) : null
  if (!found || !isDone(found.cart)) throw error
  const { totalQuantity: count, priceCart, currency } = found.cart
  const total = formatAmount(priceCart, numbersOf(context.rules.language))
  return { ok: true, statusText: '', summary: { count, total, currency } }
}

/** A refusal that says nothing is none where the cart shows the change. */
async function unlessDone(
  context: CallContext,
  isDone: SentChange['isDone'],
  answer: CartChangeAnswer,
): Promise<CartChangeAnswer> {
  if (answer.ok || answer.statusText !== '') return answer
  const found = await loadCart(context).catch(() => null)
  return found && isDone(found.cart, true) ? { ...answer, ok: true } : answer
}

type SentChange = {
  call: Call
  isDone: (cart: Cart, wasRefused?: boolean) => boolean
  after: LineChange
}

/** Sends the changes of one request, each once. */
export function changeSender(context: CallContext) {
  let known: StoredLine[] | undefined
  return async ({ call, isDone, after }: SentChange): Promise<CartChangeAnswer> => {
    const before = known ?? linesStored(context.identity.storedCart)
    const sent = callBackend(call, 'change', context)
    const answered = sent.then((wire) => readChange(answeredBody(call.key, wire)))
    const answer = await answered
      .then((found) => unlessDone(context, isDone, found))
      .catch((error) => forgetStored(context, error))
      .catch((error) => answerOfCart(context, isDone, error))
    const summary = await summaryInCurrency(answer.summary, context)
    const whole = withLinesLeft({ ...answer, summary }, before, after)
    known = whole.summary?.lines ?? known
    return whole
  }
}

export type SendChange = ReturnType<typeof changeSender>

/** Of a shop whose cart is read from its theme, an answer to a change of one line counts once the cart shows it. */
export function prover(context: CallContext, last: { loaded: LoadedCart | null }) {
  return async (answer: CartChangeAnswer, line: ChangedLine, count: number) => {
    const before = last.loaded?.isOfTheme ? last.loaded.cart : null
    const found = before?.lines.find(isLine(line))
    if (!answer.ok || !before || !found) return answer
    const wire = await cartAfterChange(context)
    const after = wire && readCart(wire, context.rules.currency)
    last.loaded = after && { cart: after, isOfTheme: true }
    return provenChange(answer, { before, after, line: found, count })
  }
}
