import type { AddItem } from '~/backend/cart/cart'
import type { CartAddAnswer, CartSummary } from '~/backend/cart/cart-model'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { noteFailure } from '~/session/failure'
import { idempotencyKey } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'
import type { AddRequest } from './add-request'
import { isInCart } from './line-of-request'
import { type OnceAnswer, onceByKey } from './once-by-key'

export type Added = {
  /** The answers for the requested products, then those for their companions. */
  answers: CartAddAnswer[]
  /** The header's cart where no answer has it: the cart was read to find what had been added before. */
  cartNow: CartSummary | null
  isUnanswered?: true
}

/** An earlier answer holds the cart of that time: fewer goods, or another currency. */
const answersOfNow = ({ answers, isRepeat }: OnceAnswer): CartAddAnswer[] =>
  isRepeat ? answers.map((one) => ({ ...one, summary: null })) : answers

/**
 * Sends an add at most once. Companions carry neither note nor subscription, so they go in a second call with a key of
 * their own: if it fails, a retry does not add the product twice.
 */
export async function addOnce(
  context: RequestContext,
  addRequest: AddRequest,
  proof: Record<string, string>,
): Promise<Added> {
  const { cart } = context.backend
  const { items, extras, companions: alongside } = addRequest
  const key = await idempotencyKey(addRequest.key, context.visitorId, { items, extras, alongside })
  let token: Promise<string> | undefined
  const once = (key: string, items: AddItem[], extras: AddRequest['extras']) => {
    const send = async () => {
      token ??= cart.csrfToken()
      return cart.add(items, { ...extras, csrfToken: await token, proof }, key)
    }
    const { backendCookies } = context.session
    const request = { key, now: Date.now(), backendCookies }
    return onceByKey(request, send, () => isInCart(context, items, extras))
  }
  const first = await once(key, items, extras)
  const goesOn = alongside.length > 0 && (first.answers[0]?.status ?? 0) > 0
  const all = goesOn ? [first, await once(`${key}-with`, alongside, {})] : [first]
  // Another isolate's add, or one that this isolate has forgotten: nobody has read the cart yet.
  const isReplay = all.some(
    ({ answers, isRepeat }) => !isRepeat && answers.some((answer) => answer.isReplay),
  )
  if (isReplay) await readVisitorsCart(context).catch((error) => noteFailure(context, error))
  const isOld = isReplay || all.some(({ isRepeat }) => isRepeat)
  return { answers: all.flatMap(answersOfNow), cartNow: isOld ? context.session.cart : null }
}
