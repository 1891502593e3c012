import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Checkout } from '~/backend/checkout/order-model'
import { isUnanswered } from '~/backend/http/backend-error'
import { afterChange, inTurn } from '~/cart/change/change-queue'
import { readVisitorsCart } from '~/cart/change/read-cart'
import { reduceToStock } from '~/cart/change/take-remaining'
import { isPayable, paymentIds } from '~/checkout/payment-rules'
import { isRepeatSafe, latestOrder, toLostOrder, unsureNotices } from '~/checkout/result/lost-order'
import { payByCard } from '~/checkout/result/pay-by-card'
import { chosenCard } from '~/checkout/saved-card'
import { stepHandle } from '~/checkout/step-handle'
import { fieldKinds } from '~/forms/read-fields'
import { errorNotices } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
import { type Translate, translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needCheckout, needed, noteFailure } from '~/session/failure'
import { idempotencyKey, isFormKey } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'
import { requireBuyer } from '~/session/require-member'
import { refuse } from '~/session/respond'
import { hrefOf, idPattern } from '~/site-map'
import { toStep } from './checkout-step'
import { checkoutOnce, isSilent, redirectToInvalidStep, toResult } from './place-order'

const ConfirmStep = serverOnlyPage(() => import('./confirm-step'))

export async function loader({ context }: LoaderFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await afterChange(context)
  const summary = await needed(
    context,
    context.backend.ordering.summary(context.session.orderPayment),
  )
  if (!summary) throw toStep(context, 'order')
  if (!summary.delivery) throw toStep(context, 'orderAddress')
  const isPaid = summary.payment && isPayable(summary.payment.id, context.paymentOrigins)
  if (!summary.cargo || !isPaid) throw toStep(context, 'orderMethods')
  const savedCard = summary.payment?.id === paymentIds.card ? chosenCard(context) : undefined
  const title = translatorOf(context.language)('order.headings.orderConfirm')
  return { summary, savedCard, isRepeatable: await isRepeatSafe(context), head: privateHead(title) }
}

async function takeRemaining(context: RequestContext) {
  try {
    const done = await inTurn(context, () => reduceToStock(context))
    if (done && !done.ok) context.flash(errorNotices(done.statusText))
    const { lines } = await readVisitorsCart(context)
    return lines.length > 0
      ? toStep(context, 'orderConfirm')
      : redirect(hrefOf('cart', context.language), 303)
  } catch (error) {
    const { text } = noteFailure(context, error)
    context.flash(errorNotices(text))
    return toStep(context, 'orderConfirm')
  }
}

/** The saved card that the page said would pay, '' for none; undefined for a form without that. */
function cardIn(form: FormData): string | undefined {
  const card = form.get('kart')
  if (typeof card !== 'string') return undefined
  return idPattern.test(card) ? card : ''
}

function readOrderForm(form: FormData, t: Translate) {
  const schema = z.object({ agreement: fieldKinds(t).mustTick(t('order.agreementRequired')) })
  return {
    submission: parseWithZod(form, { schema }),
    digest: String(form.get('mark') ?? '').slice(0, 128),
    key: String(form.get('key') ?? '').slice(0, 64),
    card: cardIn(form),
  }
}

/** Renders the form again, with the confirmed digest: the page may show another total by now, which the buyer has not confirmed. */
function refuseOrder(
  context: RequestContext,
  { submission, digest }: Read,
  { errors = {}, text = '', status = 422 }: Refusal,
) {
  const result = submission.reply({ fieldErrors: errors, hideFields: ['agreement'] })
  return refuse(context, result, { status, notices: errorNotices(text), state: { digest } })
}

type Read = ReturnType<typeof readOrderForm>

/** Pays at once by the card that the page named; without one the order's page leads on. */
async function payOrShow(context: RequestContext, answer: Checkout, read: Read) {
  const { key: formKey, card = chosenCard(context)?.id } = read
  context.session.savedCard = undefined
  context.session.orderPayment = undefined
  const orderPage = toResult(context, answer)
  if (!card || !context.session.member || !answer.next || !isFormKey(formKey)) return orderPage
  const { number } = answer
  const key = await idempotencyKey(formKey, context.visitorId, [card, number])
  return payByCard(context, { card, number, key })
}

/** Of a shop that is not known to keep keys: what became of the order is looked up, and it is not sent again. */
async function lookForOrder(
  context: RequestContext,
  read: Read,
  error: unknown,
  before: string | undefined,
) {
  const { text, status } = noteFailure(context, error)
  if (!isUnanswered(error)) return refuseOrder(context, read, { text, status })
  const found = isSilent(error) ? null : await toLostOrder(context, before)
  if (found) return found
  context.notify(unsureNotices(context))
  return refuseOrder(context, read, { status: 503 })
}

async function placeOrder(context: RequestContext, read: Read) {
  const t = translatorOf(context.language)
  const isRepeatable = await isRepeatSafe(context)
  const before = isRepeatable ? undefined : await latestOrder(context)
  try {
    const answer = await checkoutOnce(context, read.digest, read.key, isRepeatable)
    if (answer.status > 0) return payOrShow(context, answer, read)
    if (answer.key !== 'agreement') return redirectToInvalidStep(context, answer)
    return refuseOrder(context, read, { errors: { agreement: [answer.message] } })
  } catch (error) {
    const { text, isPast } = noteFailure(context, error)
    if (isPast) return refuseOrder(context, read, { text, status: 409 })
    if (!isRepeatable) return lookForOrder(context, read, error, before)
    if (isSilent(error))
      return refuseOrder(context, read, { text: t('order.outcomeUnknown'), status: 503 })
    const openOrder = await context.backend.ordering.summary().catch(() => null)
    if (openOrder)
      return refuseOrder(context, read, { text: t('order.outcomeUnknown'), status: 503 })
    context.flash(errorNotices(t('order.outcomeUnknown')))
    return toStep(context, 'order')
  }
}

/** Places the order, once per form: a repeat leads to the same order. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireBuyer(context, hrefOf('order', context.language))
  await needCheckout(context)
  const form = await request.formData()
  if (form.get('adim') === 'kalan') return takeRemaining(context)
  const read = readOrderForm(form, translatorOf(context.language))
  return read.submission.status === 'success'
    ? placeOrder(context, read)
    : refuseOrder(context, read, {})
}

export const handle = stepHandle

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function OrderConfirmRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <ConfirmStep {...page} {...useActionData<typeof action>()} />
}
