import type { AddExtras, AddItem } from '~/backend/cart/add-form'
import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { BackendError, isUnanswered } from '~/backend/http/backend-error'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { isLineOf } from './line-of-request'

export type AddCall = { key: string; items: AddItem[]; extras: AddExtras }

/** What became of an item: `unknown` when the cart has changed otherwise or cannot be read. */
type Effect = 'added' | 'not added' | 'unknown'

/** An add without an answer: what the cart showed of each item, and how many pieces it held before those that are open. */
type LostAdd = { effects: Effect[]; count: number }

const lostAdds = new Map<string, LostAdd>()
const max = 2000

function remember(key: string, lost: LostAdd): void {
  lostAdds.delete(key)
  lostAdds.set(key, lost)
  const [oldest] = lostAdds.keys()
  if (lostAdds.size > max && oldest !== undefined) lostAdds.delete(oldest)
}

export const pieces = (items: AddItem[]): number =>
  items.reduce((sum, { quantity }) => sum + Number(quantity), 0)
const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6

async function lookInCart(
  context: RequestContext,
  { items, extras }: AddCall,
  before: LostAdd,
): Promise<LostAdd> {
  const { totalQuantity, lines } = await readVisitorsCart(context)
  const there = items.filter((item) => lines.some((line) => isLineOf(line, item, extras)))
  const wasAdded = (item: AddItem) =>
    before.effects[items.indexOf(item)] === 'added' && there.includes(item)
  const grown = totalQuantity - before.count
  const isExplained = isSame(grown, pieces(there.filter((item) => !wasAdded(item))))
  const effects = items.map((item): Effect => {
    if (wasAdded(item)) return 'added'
    if (isSame(grown, 0)) return 'not added'
    if (!isExplained) return 'unknown'
    return there.includes(item) ? 'added' : 'not added'
  })
  return { effects, count: effects.includes('unknown') ? before.count : totalQuantity }
}

/** The answer to an item whose own got lost. @param statusText empty for the usual words */
export const lostAnswer = (isAdded: boolean, statusText = ''): CartAddAnswer => ({
  status: isAdded ? 4 : 0,
  statusText,
  path: null,
  title: '',
  summary: null,
  personalizationError: false,
  isLost: true,
})

/** Whether an item is not in the cart, or may not be: its form keeps its key, for a slow shop may add it yet. */
export const isOpen = ({ isLost, status }: CartAddAnswer): boolean => isLost === true && status <= 0

function answerLost(
  context: RequestContext,
  { key }: AddCall,
  lost: LostAdd,
  error: unknown,
): CartAddAnswer[] {
  const isOfAdd = error instanceof BackendError && error.endpoint === 'CART_ADD'
  const isAdded = lost.effects.every((effect) => effect === 'added')
  if (!isOfAdd || !(isAdded || isUnanswered(error))) throw error
  if (lost.effects.some((effect) => effect !== 'added')) remember(key, lost)
  if (lost.effects.every((effect) => effect === 'unknown')) throw error
  const t = translatorOf(context.language)
  const late = error.kind === 'timeout' ? t('lostAdd.notInTime') : ''
  const isBusy = error.retryAfter !== undefined && lost.effects.includes('not added')
  const texts = {
    added: '',
    'not added': isBusy ? noteFailure(context, error).text : late,
    unknown: t('lostAdd.unknown'),
  }
  context.failure = `${error.kind} ${error.endpoint}, ${lost.effects.join('; ')}`
  return lost.effects.map((effect) => lostAnswer(effect === 'added', texts[effect]))
}

/**
 * Sends what the cart does not show as added by an earlier try of the same key. If no answer comes, the cart answers for
 * each item.
 * @param countBefore pieces in the cart before the add
 * @returns one answer for each item
 * @throws the error, when the cart says of no item what became of it; any refusal of the call
 */
export async function addUnlessThere(
  context: RequestContext,
  call: AddCall,
  countBefore: number,
  send: (items: AddItem[]) => Promise<CartAddAnswer[]>,
): Promise<CartAddAnswer[]> {
  const { key, items } = call
  const earlier = lostAdds.get(key)
  const before: LostAdd = earlier
    ? await lookInCart(context, call, earlier)
    : { effects: items.map(() => 'not added'), count: countBefore }
  const isThere = (item: AddItem) => before.effects[items.indexOf(item)] === 'added'
  const open = items.filter((item) => !isThere(item))
  try {
    const answers = open.length > 0 ? await send(open) : []
    lostAdds.delete(key)
    if (open.length === items.length) return answers
    return items.map((item) => answers[open.indexOf(item)] ?? lostAnswer(isThere(item)))
  } catch (error) {
    const unknown = before.effects.map((effect) => (effect === 'added' ? effect : 'unknown'))
    const now = await lookInCart(context, call, before).catch(
      (): LostAdd => ({ ...before, effects: unknown }),
    )
    return answerLost(context, call, now, error)
  }
}
