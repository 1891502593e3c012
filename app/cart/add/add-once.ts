import type { CartAddAnswer, CartSummary } from '~/backend/cart/cart-model'
import { isUnanswered } from '~/backend/http/backend-error'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import { idempotencyKey } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'
import type { AddRequest } from './add-request'
import { isInCart } from './line-of-request'
import { type OnceAnswer, onceByKey } from './once-by-key'
import { titlesOfCompanions } from './own-page'
import { type AddCall, addUnlessThere, lostAnswer, pieces } from './unanswered-add'

export type Added = {
  answers: CartAddAnswer[]
  /** The header's cart where no answer has it: the cart was read to find what had been added before. */
  cartNow: CartSummary | null
}

const withoutSummary = (answers: CartAddAnswer[]): CartAddAnswer[] =>
  answers.map((one) => ({ ...one, summary: null }))

/** An earlier answer holds the cart of that time: fewer goods, or another currency. */
const answersOfNow = ({ answers, isRepeat }: OnceAnswer): CartAddAnswer[] =>
  isRepeat ? withoutSummary(answers) : answers

function senderOf(context: RequestContext, proof: Record<string, string>) {
  const { cart } = context.backend
  let token: Promise<string> | undefined
  return (call: AddCall, countBefore: number): Promise<OnceAnswer> => {
    const { key, items, extras } = call
    const send = async (open: AddCall['items']) => {
      token ??= cart.csrfToken()
      return cart.add(open, { ...extras, csrfToken: await token, proof }, key)
    }
    const { backendCookies } = context.session
    const request = { key, now: Date.now(), backendCookies }
    const work = () => addUnlessThere(context, call, countBefore, send)
    return onceByKey(request, work, () => isInCart(context, items, extras))
  }
}

/** The companions' answers. A failed call is one of them: the product is in the cart by then. */
async function companionsOf(
  context: RequestContext,
  addRequest: AddRequest,
  send: () => Promise<OnceAnswer>,
): Promise<OnceAnswer> {
  const t = translatorOf(context.language)
  const second = await send().catch((error): OnceAnswer => {
    const { text } = noteFailure(context, error)
    const answer = lostAnswer(false, isUnanswered(error) ? t('lostAdd.unknown') : text)
    return { answers: addRequest.companions.map(() => answer), isRepeat: false }
  })
  if (!second.answers.some(({ isLost }) => isLost)) return second
  const titles = await titlesOfCompanions(context, addRequest)
  const answers = second.answers.map((one, at) => ({
    ...one,
    title: one.title || titles[at] || '',
  }))
  return { ...second, answers }
}

/**
 * Sends an add at most once. Companions carry neither note nor subscription, so they go in a second call with a key of
 * their own: if it fails, a retry does not add the product twice.
 * @throws BackendError when the product's call failed and the cart does not say what became of it
 */
export async function addOnce(
  context: RequestContext,
  addRequest: AddRequest,
  proof: Record<string, string>,
): Promise<Added> {
  const { session } = context
  const { items, extras, companions } = addRequest
  const payload = { items, extras, alongside: companions }
  const key = await idempotencyKey(addRequest.key, context.visitorId, payload)
  const cartBefore = session.cart
  const isRead = () => session.cart !== cartBefore
  const once = senderOf(context, proof)
  const first = await once({ key, items, extras }, cartBefore?.count ?? 0)
  const product = answersOfNow(first)
  const all = [first]
  if (companions.length > 0 && (product[0]?.status ?? 0) > 0) {
    const call = { key: `${key}-with`, items: companions, extras: {} }
    const counted = product[0]?.summary ?? (isRead() ? session.cart : null)
    const count = counted?.count ?? (cartBefore?.count ?? 0) + pieces(items)
    all.push(await companionsOf(context, addRequest, () => once(call, count)))
  }
  // Another isolate's add, or one that this isolate has forgotten: nobody has read the cart yet.
  const isReplay = all.some(
    ({ answers, isRepeat }) => !isRepeat && answers.some((answer) => answer.isReplay),
  )
  if (isReplay) await readVisitorsCart(context).catch((error) => noteFailure(context, error))
  const answers = all.flatMap(answersOfNow)
  const isOld = isRead() && answers.some(({ isLost }) => isLost)
  return {
    answers: isOld ? withoutSummary(answers) : answers,
    cartNow: isRead() ? session.cart : null,
  }
}
