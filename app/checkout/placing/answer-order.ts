import { redirect } from '@remix-run/cloudflare'
import type { Checkout } from '~/backend/checkout/order-model'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { payByCard } from '~/checkout/result/pay-by-card'
import { chosenCard } from '~/checkout/saved-card'
import { toStep } from '~/checkout/steps/checkout-step'
import { errorNotices } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import { idempotencyKey, isFormKey } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import { hrefOf, type PageName } from '~/site-map'
import { emptiedNotices, foundNotices, unsureNotices } from './lost-order'
import type { OrderForm } from './order-form'
import { redirectToInvalidStep, toResult } from './place-order'
import type { Ending } from './send-order'

/** Renders the form again, with the digest that was sent: where the order has another by now, the page says that it changed. */
export function refuseOrder(
  context: RequestContext,
  { submission, digest }: OrderForm,
  { errors = {}, text = '', status = 422 }: Refusal,
) {
  const result = submission.reply({ fieldErrors: errors, hideFields: ['agreement'] })
  return refuse(context, result, { status, notices: errorNotices(text), state: { digest } })
}

function forgetChoices({ session }: RequestContext): void {
  session.savedCard = undefined
  session.orderPayment = undefined
  session.noDocuments = undefined
}

/** Pays at once by the card that the page named; without one the order's page leads on. */
async function payOrShow(context: RequestContext, answer: Checkout, form: OrderForm) {
  const { key: formKey, card = chosenCard(context)?.id } = form
  forgetChoices(context)
  const orderPage = toResult(context, answer)
  const { number, next } = answer
  const mayPay = card && context.session.member && next && isOrderNumber(number)
  if (!mayPay || !isFormKey(formKey)) return orderPage
  const key = await idempotencyKey(formKey, context.visitorId, [card, number])
  return payByCard(context, { card, number, key })
}

function leaveFor(context: RequestContext, page: PageName) {
  return redirect(hrefOf(page, context.language), 303)
}

function answered(context: RequestContext, answer: Checkout, form: OrderForm) {
  if (answer.status > 0) return payOrShow(context, answer, form)
  if (answer.key !== 'agreement') return redirectToInvalidStep(context, answer)
  return refuseOrder(context, form, { errors: { agreement: [answer.message] } })
}

/** The answer to the form of an order: the one place that says what became of it. */
export async function answerOrder(context: RequestContext, form: OrderForm, ending: Ending) {
  if (ending.kind === 'answered') return answered(context, ending.answer, form)
  const { text, status } = noteFailure(context, ending.error)
  if (ending.kind === 'refused') return refuseOrder(context, form, { text, status })
  if (ending.kind === 'unsure') {
    context.notify(unsureNotices(context))
    return refuseOrder(context, form, { status: 503 })
  }
  if (ending.kind === 'found') {
    forgetChoices(context)
    context.flash(await foundNotices(context, ending.number))
    return leaveFor(context, 'orders')
  }
  if (ending.kind === 'emptied') {
    context.flash(emptiedNotices(context))
    return leaveFor(context, 'order')
  }
  const unknown = translatorOf(context.language)('order.outcomeUnknown')
  if (ending.isCartThere) return refuseOrder(context, form, { text: unknown, status: 503 })
  context.flash(errorNotices(unknown))
  return toStep(context, 'order')
}
