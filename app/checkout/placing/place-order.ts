import { redirect } from '@remix-run/cloudflare'
import { saveStep } from '~/auth/sign-in-step'
import type { Checkout } from '~/backend/checkout/order-model'
import { isOrderNumber, numberInUrl } from '~/backend/checkout/order-row'
import { pathOfLink } from '~/backend/http/shop-origins'
import { toStep } from '~/checkout/steps/checkout-step'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'

type Placed = Pick<Checkout, 'number' | 'next'>

/** An unopened page: one of the shop itself may be its thanks; of any other it is not known what it is for. */
function unopened(context: RequestContext, next: string): Record<string, string> {
  const page = pathOfLink(next)
  if (next === '' || page !== null) return page === null ? {} : { page }
  context.failure = `payment page ${URL.parse(next)?.origin ?? 'unreadable'}`
  return { unopened: '1' }
}

/** Leads to the order's page, from there to its payment; a payment page on an origin that no setting allows is not opened. */
export function toResult(context: RequestContext, { number: sent, next }: Placed) {
  const { language, paymentOrigins } = context
  const number = sent.slice(0, 60)
  const query = { siparis: numberInUrl(number) }
  const target = URL.parse(next)
  if (target && paymentOrigins.includes(target.origin)) {
    saveStep(context, 'payment', { url: target.href, number })
    return redirect(hrefOf('orderResult', language, { ...query, tur: 'git' }), 303)
  }
  saveStep(context, 'placed', { number, ...unopened(context, next) })
  return redirect(hrefOf('orderResult', language, query), 303)
}

function noticesOf(
  { language }: RequestContext,
  { status, message, number, isOrderOpen }: Checkout,
): Notice[] {
  const t = translatorOf(language)
  const notices = errorNotices(message || t('error.general'))
  if (status === -2) return notices.map((one) => ({ ...one, typed: { refusedOrder: '1' } }))
  if (!isOrderOpen) return notices
  const href = isOrderNumber(number)
    ? hrefOf('orderResult', language, { siparis: number })
    : hrefOf('orderMethods', language)
  return notices.map((notice) => ({ ...notice, link: { href, text: t('order.toPayment') } }))
}

/** Leads back to the step that the shop's refusal belongs to, with its message. */
export function redirectToInvalidStep(context: RequestContext, answer: Checkout) {
  const { status, key, number } = answer
  context.flash(noticesOf(context, answer))
  // A paid order is not placed again: its own page shows the outcome.
  if (key === 'order' && isOrderNumber(number))
    return redirect(hrefOf('orderResult', context.language, { siparis: number }), 303)
  if (status === -1) return toStep(context, 'orderAddress')
  if (key === 'cargo' || key === 'payment') return toStep(context, 'orderMethods')
  return toStep(context, key === 'email' ? 'order' : 'orderConfirm')
}
