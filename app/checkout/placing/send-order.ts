import type { Checkout } from '~/backend/checkout/order-model'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { BackendError, isUnanswered, timeoutError } from '~/backend/http/backend-error'
import { onceByForm } from '~/forms/once-by-form'
import { idempotencyKey, isFormKey } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { isRepeatSafe, latestOrder, newOrder } from './lost-order'
import type { OrderForm } from './order-form'

/** What became of an order; `emptied`: the cart says that it probably exists; `repeatable`: sending it once more is safe. */
export type Ending =
  | { kind: 'answered'; answer: Checkout }
  | { kind: 'found'; number: string; error: BackendError }
  | { kind: 'emptied'; error: BackendError }
  | { kind: 'unsure'; error: BackendError }
  | { kind: 'refused'; error: BackendError }
  | { kind: 'repeatable'; isCartThere: boolean; error: BackendError }

type Shop = { isRepeatable: boolean; before: string | undefined }

const isSilent = ({ kind }: BackendError): boolean => kind === 'timeout'

// A shop that did not answer in time would take as long once more.
async function checkoutOnce(
  context: RequestContext,
  { digest, key }: OrderForm,
  isRepeatable: boolean,
): Promise<Checkout> {
  const { ordering } = context.backend
  const back = context.siteOrigin + hrefOf('orderResult', context.language, { tur: 'donus' })
  try {
    return await ordering.checkout(digest, back, key)
  } catch (error) {
    if (!isRepeatable || !isUnanswered(error) || isSilent(error)) throw error
    return ordering.checkout(digest, back, key)
  }
}

async function unanswered(
  context: RequestContext,
  error: BackendError,
  { isRepeatable, before }: Shop,
): Promise<Ending> {
  if (error.kind === 'past') return { kind: 'refused', error }
  const summary = () => context.backend.ordering.summary()
  if (isRepeatable) {
    const isCartThere = isSilent(error) || (await summary().catch(() => null)) !== null
    return { kind: 'repeatable', isCartThere, error }
  }
  if (!isUnanswered(error)) return { kind: 'refused', error }
  if (isSilent(error)) return { kind: 'unsure', error }
  const number = await newOrder(context, before)
  if (number) return { kind: 'found', number, error }
  const cart = await summary().catch(() => undefined)
  return cart === null ? { kind: 'emptied', error } : { kind: 'unsure', error }
}

async function numbered(context: RequestContext, answer: Checkout, before: string | undefined) {
  if (answer.status <= 0 || isOrderNumber(answer.number)) return answer
  return { ...answer, number: (await newOrder(context, before)) || answer.number }
}

async function sendOrder(context: RequestContext, form: OrderForm): Promise<Ending> {
  const isRepeatable = await isRepeatSafe(context)
  const before = isRepeatable ? undefined : await latestOrder(context)
  try {
    const answer = await checkoutOnce(context, form, isRepeatable)
    return { kind: 'answered', answer: await numbered(context, answer, before) }
  } catch (error) {
    if (error instanceof BackendError) return unanswered(context, error, { isRepeatable, before })
    throw error
  }
}

const isPlaced = (ending: Ending): boolean =>
  ending.kind === 'answered'
    ? ending.answer.status > 0
    : ending.kind === 'found' || ending.kind === 'emptied'

const once = onceByForm<Ending>(10 * 60_000, isPlaced)

/** Sends an order, once per form. @returns what its form is answered by */
export async function placeOnce(context: RequestContext, form: OrderForm): Promise<Ending> {
  const { member, email } = context.session
  const payload = [form.digest, form.card, member?.id ?? email]
  const key = isFormKey(form.key) ? await idempotencyKey(form.key, context.visitorId, payload) : ''
  const ending = await once(context, key, () => sendOrder(context, form))
  return ending ?? { kind: 'unsure', error: timeoutError('ORDER_CHECKOUT') }
}
