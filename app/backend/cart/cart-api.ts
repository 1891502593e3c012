import { withOnlyVariant } from '~/backend/catalogue/product/unread-options'
import { BackendError, isLack, isUnanswered } from '~/backend/http/backend-error'
import { hasAnswered } from '~/backend/http/cache/lacking-calls'
import { bodyOf, type Call, type CallContext, callBackend, mayLackCall } from '~/backend/http/call'
import { answeredBody } from '~/backend/http/envelope'
import type { Wire } from '~/backend/http/transport'
import { scriptValues } from '~/backend/platform-page/html/script-values'
import { readSite } from '~/backend/site/site'
import { formatAmount, numbersOf } from '~/i18n/money'
import { type AddExtras, type AddItem, addForm } from './add-form'
import { readCart } from './cart'
import { readAdds, readChange } from './cart-answer'
import type {
  Cart,
  CartAddAnswer,
  CartChangeAnswer,
  CartLine,
  CartSummary,
  StoredLine,
} from './cart-model'
import { cartAfterChange } from './fragment-cart'
import {
  asTheyAre,
  type LineChange,
  linesStored,
  withCount,
  withCounts,
  withLinesLeft,
  withoutLine,
} from './lines/lines-left'
import { provenChange } from './lines/proven-change'
import { type LoadedCart, loadCart, loadDisplayed } from './load-cart'

/** Counts of update/{counts}: non-negative numbers joined by dashes. */
const countsPattern = /^\d+(\.\d+)?(-\d+(\.\d+)?)*$/

/** Names the lines of a change by id, because their positions may have moved. */
const lineIdsQuery = (lines: Pick<CartLine, 'lineId'>[]): Record<string, string> =>
  lines.every(({ lineId }) => lineId) ? { lines: lines.map(({ lineId }) => lineId).join(',') } : {}

/** What the home page gives to this visitor's scripts, of a shop without get-globals. */
async function pageValues(context: CallContext): Promise<unknown> {
  const wire = await callBackend({ key: 'PLATFORM_PAGE' }, 'personal', context)
  return scriptValues(String(bodyOf('PLATFORM_PAGE', wire)), ['CART_CSRF_TOKEN'])
}

/** Answers do not name their total's currency: if the session may count in another one, loads the cart. */
async function inCurrency(
  summary: CartSummary | null,
  context: CallContext,
): Promise<CartSummary | null> {
  const { identity, origin, rules } = context
  // A shop with our own calls has one for the cart.
  const lines = hasAnswered(origin, 'GLOBALS') ? undefined : summary?.lines
  if (!summary || identity.currency === rules.currency)
    return summary && { ...summary, currency: rules.currency, lines }
  const found = await loadCart(context, null).catch((error) => isLack(error) && 'none')
  if (!found) return null
  // The answer renewed a cookie, and no cart can tell the currency: the session was given ours before the change.
  if (found === 'none') return { ...summary, currency: rules.currency, lines }
  const { cart } = found
  const total = formatAmount(cart.priceCart, numbersOf(rules.language))
  return { ...summary, total, currency: cart.currency, lines: undefined }
}

/** Delays before an add that is still running is sent again, in ms. */
const busyWaits = [400, 1200]

/** 409, the same add is running: retries. 422, the key belongs to another add: sends it as a new one. */
async function sendAdd(call: Call, context: CallContext): Promise<Wire> {
  let wire = await callBackend(call, 'change', context)
  for (const ms of busyWaits) {
    if (wire.status !== 409) break
    await new Promise((resolve) => setTimeout(resolve, ms))
    wire = await callBackend(call, 'change', context)
  }
  if (wire.status !== 422) return wire
  return callBackend({ ...call, idempotencyKey: `${call.idempotencyKey}-2` }, 'change', context)
}

/** After a change without an answer, no stored cart may judge what became of it. */
function forgetStored({ identity }: CallContext, error: unknown): never {
  if (isUnanswered(error)) identity.dropStoredCart?.()
  throw error
}

async function add(context: CallContext, call: Call): Promise<CartAddAnswer[]> {
  const sent = sendAdd(call, context)
  const read = sent.then((wire) => ({ wire, answers: readAdds(answeredBody(call.key, wire)) }))
  const { wire, answers } = await read.catch((error) => forgetStored(context, error))
  // It holds the cart of that time: fewer goods, or another currency.
  if (wire.isReplay) return answers.map((answer) => ({ ...answer, summary: null, isReplay: true }))
  const summary = answers.findLast((answer) => answer.summary)?.summary ?? null
  if (!summary && answers.some(({ status }) => status > 0)) context.identity.dropStoredCart?.()
  const last = await inCurrency(summary, context)
  // All answers show the total after the last one.
  return answers.map((answer) => ({ ...answer, summary: answer.summary && last }))
}

/** What tells two lines of a cart apart: the next line moves to the place of a removed one. */
const traits = [
  ...(['productId', 'variantId', 'orderNote'] as const),
  ...(['subscribed', 'subscribeFrequency', 'personal'] as const),
]
type ChangedLine = Pick<CartLine, 'index' | 'lineId'> &
  Partial<Pick<CartLine, (typeof traits)[number]>>

const isLine = (line: ChangedLine) => (other: CartLine) =>
  line.lineId
    ? other.lineId === line.lineId
    : other.index === line.index &&
      traits.every(
        (trait) =>
          line[trait] === undefined || JSON.stringify(line[trait]) === JSON.stringify(other[trait]),
      )

const hasCount = ({ count }: CartLine, wanted: string | undefined) =>
  Math.abs(count - Number(wanted)) < 1e-6

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

/** A shop may write a code in capitals, with or without the dots of a Turkish keyboard. */
// biome-ignore lint/plugin: a code is no text
const capitals = (code: string) => code.toUpperCase().replaceAll('İ', 'I')

type SentChange = {
  call: Call
  isDone: (cart: Cart) => boolean
  after: LineChange
}

function changeSender(context: CallContext) {
  let known: StoredLine[] | undefined
  return async ({ call, isDone, after }: SentChange): Promise<CartChangeAnswer> => {
    const before = known ?? linesStored(context.identity.storedCart)
    const sent = callBackend(call, 'change', context)
    const answered = sent.then((wire) => readChange(answeredBody(call.key, wire)))
    const answer = await answered
      .catch((error) => forgetStored(context, error))
      .catch((error) => answerOfCart(context, isDone, error))
    const summary = await inCurrency(answer.summary, context)
    const whole = withLinesLeft({ ...answer, summary }, before, after)
    known = whole.summary?.lines ?? known
    return whole
  }
}

type SendChange = ReturnType<typeof changeSender>

/** Of a shop whose cart is read from its theme, an answer to a change of one line counts once the cart shows it. */
function prover(context: CallContext, last: { loaded: LoadedCart | null }) {
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

function lineCalls(change: SendChange, proven: ReturnType<typeof prover>) {
  return {
    updateLine: async (line: ChangedLine, count: string) => {
      const answer = await change({
        call: { key: 'CART_UPDATE_ITEM', parts: [line.index, count], query: lineIdsQuery([line]) },
        isDone: ({ lines }) => lines.some((one) => isLine(line)(one) && hasCount(one, count)),
        after: withCount(line.index, count),
      })
      return proven(answer, line, Number(count))
    },

    updateAll: (lines: Pick<CartLine, 'lineId'>[], counts: string[]) => {
      const joined = counts.join('-')
      if (!countsPattern.test(joined))
        throw new BackendError('argument', 'CART_UPDATE', 'Counts must be non-negative numbers.')
      return change({
        call: { key: 'CART_UPDATE', parts: [joined], query: lineIdsQuery(lines) },
        isDone: (cart) =>
          cart.lines.length === counts.length &&
          cart.lines.every((one, at) => hasCount(one, counts[at])),
        after: withCounts(counts),
      })
    },

    deleteLine: async (line: ChangedLine) => {
      const answer = await change({
        call: { key: 'CART_DELETE', parts: [line.index], query: lineIdsQuery([line]) },
        isDone: ({ lines }) => !lines.some(isLine(line)),
        after: withoutLine(line.index),
      })
      return proven(answer, line, 0)
    },
  }
}

function wholeCalls(change: SendChange) {
  return {
    deleteAll: () =>
      change({
        call: { key: 'CART_DELETE_ALL' },
        isDone: ({ lines }) => lines.length === 0,
        after: () => [],
      }),

    /** Sets the coupon of the cart; '' removes it. */
    setCoupon: (code: string) => {
      const parts = code ? [{ linkWord: code }] : []
      return change({
        call: { key: 'CART_COUPON', parts, form: new URLSearchParams() },
        isDone: ({ coupon }) => capitals(coupon.code) === capitals(code),
        after: asTheyAre,
      })
    },
  }
}

/** The visitor's cart. The platform changes it by GET; each change is sent once. */
export function openCartApi(context: CallContext) {
  const change = changeSender(context)
  const last: { loaded: LoadedCart | null } = { loaded: null }
  return {
    load: async (): Promise<Cart> => (await loadCart(context)).cart,

    loadDisplayed: async (): Promise<Cart> => {
      last.loaded = await loadDisplayed(context)
      return last.loaded.cart
    },

    /** '' whenever it cannot be read: a backend that needs it says so in its answer to the add. */
    csrfToken: async (): Promise<string> => {
      const fallback = { currency: context.rules.currency }
      try {
        const wire = await callBackend({ key: 'GLOBALS' }, 'personal', context)
        const settings = mayLackCall(wire) ? await pageValues(context) : bodyOf('GLOBALS', wire)
        return readSite(settings, fallback).cartCsrfToken
      } catch (error) {
        if (error instanceof BackendError) return ''
        throw error
      }
    },

    /** Adds one product or several. @param key idempotency key of the form @returns one answer per product */
    add: async (items: AddItem[], extras: AddExtras, key: string): Promise<CartAddAnswer[]> => {
      const ask = (call: Call) => callBackend(call, 'shared', context)
      const named = await Promise.all(items.map((item) => withOnlyVariant(ask, item)))
      return add(context, { key: 'CART_ADD', form: addForm(named, extras), idempotencyKey: key })
    },

    ...lineCalls(change, prover(context, last)),

    ...wholeCalls(change),
  }
}
