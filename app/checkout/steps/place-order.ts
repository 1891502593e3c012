import { redirect } from '@remix-run/cloudflare'
import { saveStep } from '~/auth/sign-in-step'
import type { Checkout } from '~/backend/checkout/order-model'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { BackendError, isUnanswered } from '~/backend/http/backend-error'
import { pathOfLink } from '~/backend/http/shop-origins'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { toStep } from './checkout-step'

/** A shop that did not answer in time would take as long again. */
export const isSilent = (error: unknown): boolean =>
  error instanceof BackendError && error.kind === 'timeout'

/** Sends an order. @param isRepeatable whether its key makes a repeat the same order: one whose answer got lost is sent again, unless nothing came in time @throws BackendError */
export async function checkoutOnce(
  context: RequestContext,
  digest: string,
  key: string,
  isRepeatable: boolean,
): Promise<Checkout> {
  const { ordering } = context.backend
  const back = context.siteOrigin + hrefOf('orderResult', context.language, { tur: 'donus' })
  try {
    return await ordering.checkout(digest, back, key)
  } catch (error) {
    const mayRepeat = isRepeatable && isUnanswered(error) && !isSilent(error)
    if (noteFailure(context, error).isPast || !mayRepeat) throw error
    return ordering.checkout(digest, back, key)
  }
}

type Placed = Pick<Checkout, 'number' | 'next'>

/** An unopened page: one of the shop itself may be its thanks; of any other it is not known what it is for. */
function unopened(context: RequestContext, next: string): Record<string, string> {
  const page = pathOfLink(next)
  if (next === '' || page !== null) return page === null ? {} : { page }
  context.failure = `payment page ${URL.parse(next)?.origin ?? 'unreadable'}`
  return { unopened: '1' }
}

/** Leads to the order's page, from there to its payment; a payment page on an origin that no setting allows is not opened. */
export function toResult(context: RequestContext, { number, next }: Placed) {
  const { language, paymentOrigins } = context
  const query = { siparis: number }
  const target = URL.parse(next)
  if (target && paymentOrigins.includes(target.origin)) {
    saveStep(context, 'payment', { url: target.href, number })
    return redirect(hrefOf('orderResult', language, { ...query, tur: 'git' }), 303)
  }
  saveStep(context, 'placed', { number, ...unopened(context, next) })
  return redirect(hrefOf('orderResult', language, query), 303)
}

function noticesOf({ language }: RequestContext, { message, number, isOrderOpen }: Checkout) {
  const t = translatorOf(language)
  const notices = errorNotices(message || t('error.general'))
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
