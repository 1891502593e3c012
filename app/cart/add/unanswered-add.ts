import type { AddItem } from '~/backend/cart/cart'
import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { isUnanswered } from '~/backend/http/backend-error'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { AddRequest } from './add-request'
import { isLineOf } from './line-of-request'

/** What became of an add: `unknown` when the cart has changed otherwise or cannot be read. */
type Effect = 'added' | 'not added' | 'unknown'

const pieces = (items: AddItem[]) => items.reduce((sum, { quantity }) => sum + Number(quantity), 0)
const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6

async function effectOf(
  context: RequestContext,
  { items, extras }: AddRequest,
  countBefore: number,
): Promise<Effect> {
  const cart = await readVisitorsCart(context).catch(() => null)
  if (!cart) return 'unknown'
  if (isSame(cart.totalQuantity, countBefore)) return 'not added'
  const areThere = items.every((item) => cart.lines.some((line) => isLineOf(line, item, extras)))
  return areThere && isSame(cart.totalQuantity, countBefore + pieces(items)) ? 'added' : 'unknown'
}

const refused = {
  path: null,
  title: '',
  summary: null,
  personalizationError: false,
}

/**
 * The answers to an add that got none, as the cart shows: added, or not, and then the form keeps its key: a shop that
 * was only too slow may still do it.
 * @param countBefore pieces in the cart before the add @throws the error, when the cart does not say which it was
 */
export async function answersFromCart(
  context: RequestContext,
  addRequest: AddRequest,
  countBefore: number,
  error: unknown,
): Promise<CartAddAnswer[]> {
  if (!isUnanswered(error) || error.endpoint !== 'CART_ADD') throw error
  const effect = await effectOf(context, addRequest, countBefore)
  if (effect === 'unknown') throw error
  context.failure = `${error.kind} ${error.endpoint}, ${effect}`
  if (effect === 'not added') context.reuseFormKey()
  const status = effect === 'added' ? 4 : 0
  const isLate = error.kind === 'timeout' && status === 0
  const statusText = isLate ? translatorOf(context.language)('cart.notInTime') : ''
  return addRequest.items.map(() => ({ ...refused, status, statusText }))
}
