import type { AddItem } from '~/backend/cart/cart'
import type { CartAddAnswer, CartSummary } from '~/backend/cart/cart-model'
import { inTurn } from '~/cart/change/change-queue'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { noteFailure } from '~/session/failure'
import { idempotencyKey } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'
import type { AddRequest } from './add-request'
import { isLineOf } from './line-of-request'
import { type OnceAnswer, onceByKey } from './once-by-key'

export type Added = {
  /** The answers for the requested products, then those for their companions. */
  answers: CartAddAnswer[]
  /** The header's cart where no answer has it: the cart was read to find what had been added before. */
  cartNow: CartSummary | null
}

/**
 * Sends an add-to-cart request at most once. Companions carry neither note nor subscription, so they go in a second
 * call with a key of their own: if it fails, a retry does not add the product twice.
 * @throws BackendError when no answer came
 */
export function addOnce(context: RequestContext, addRequest: AddRequest): Promise<Added> {
  return inTurn(context, () => addNow(context, addRequest))
}

async function addNow(context: RequestContext, addRequest: AddRequest): Promise<Added> {
  const { cart } = context.backend
  const { items, extras, companions: alongside } = addRequest
  const key = await idempotencyKey(addRequest.key, context.visitorId, { items, extras, alongside })
  let token: Promise<string> | undefined
  const once = (
    key: string,
    items: AddItem[],
    extras: AddRequest['extras'],
  ): Promise<OnceAnswer> => {
    const work = async () => {
      token ??= cart.csrfToken()
      return cart.add(items, { ...extras, csrfToken: await token }, key)
    }
    const { backendCookies } = context.session
    return onceByKey({ key, now: Date.now(), backendCookies }, work, () =>
      isInCart(context, items, extras),
    )
  }
  const first = await once(key, items, extras)
  const goesOn = alongside.length > 0 && (first.answers[0]?.status ?? 0) > 0
  const more = goesOn ? await once(`${key}-with`, alongside, {}) : null
  const all = more ? [first, more] : [first]
  // Another isolate's add, or one that this isolate has forgotten: nobody has read the cart yet.
  const isReplay = all.some(({ answers, isRepeat }) => !isRepeat && answers.some(wasReplayed))
  if (isReplay) await readVisitorsCart(context).catch((error) => noteFailure(context, error))
  const isOld = isReplay || all.some(({ isRepeat }) => isRepeat)
  return { answers: all.flatMap(answersOfNow), cartNow: isOld ? context.session.cart : null }
}

const wasReplayed = ({ isReplay }: CartAddAnswer) => isReplay === true

/** An earlier answer holds the cart of that time: fewer goods, or another currency. */
const answersOfNow = ({ answers, isRepeat }: OnceAnswer): CartAddAnswer[] =>
  isRepeat ? answers.map((one) => ({ ...one, summary: null })) : answers

/** Whether the cart holds any of these items; true when it cannot be read, so that nothing is added twice. */
async function isInCart(
  context: RequestContext,
  items: AddItem[],
  extras: AddRequest['extras'],
): Promise<boolean> {
  try {
    const { lines } = await readVisitorsCart(context)
    return items.some((item) => lines.some((line) => isLineOf(line, item, extras)))
  } catch (error) {
    noteFailure(context, error)
    return true
  }
}
