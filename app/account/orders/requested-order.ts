import { redirect } from '@remix-run/cloudflare'
import type { ParcelStep, PastOrder } from '~/backend/account/member-model'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { errorNotices } from '~/forms/refusal'
import { needed, notFound } from '~/session/failure'
import { handOverTo } from '~/session/hand-over/hand-over'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { hrefOf, type PageName } from '~/site-map'

/** Other people's orders are 404. @throws the redirect to the sign-in page, or the 404 or 503 page */
export async function requestedOrder(
  context: RequestContext,
  page: PageName,
  number: unknown,
): Promise<PastOrder> {
  if (typeof number !== 'string' || !isOrderNumber(number)) return notFound()
  requireMember(context, hrefOf(page, context.language, { siparis: number }))
  return (await needed(context, context.backend.orders.one(number))) ?? notFound()
}

/** @throws the redirect to the shop's own page where it has no call for tracking */
export async function handOverTracking(context: RequestContext): Promise<void> {
  if (!(await context.backend.mayTake('ORDER_TRACK'))) handOverTo(context, 'orderFollow')
}

export const isOrderToken = (token: string): boolean => /^[\w.-]{20,400}$/.test(token)

/** The order of a mail's link. @throws the redirect to the form that finds it, with the reason, or the 503 page */
export async function linkedOrder(context: RequestContext, token: string): Promise<PastOrder> {
  await handOverTracking(context)
  const { order, text } = await needed(context, context.backend.orders.linked(token))
  if (order) return order
  context.flash(errorNotices(text))
  throw redirect(hrefOf('orderFollow', context.language), 302)
}

/** Starts loading the tracking steps, which the page streams; null without a parcel. */
export function parcelOf(context: RequestContext, order: PastOrder): Promise<ParcelStep[]> | null {
  if (!order.parcel) return null
  const steps = context.backend.orders.parcel(order.parcel)
  steps.catch(() => undefined)
  return steps
}
