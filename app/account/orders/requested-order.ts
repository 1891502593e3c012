import { redirect } from '@remix-run/cloudflare'
import type { ParcelStep, PastOrder } from '~/backend/account/member-model'
import type { OrderStage } from '~/backend/checkout/order-model'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { errorNotices } from '~/forms/refusal'
import { expectedOf } from '~/product/delivery/expected-text'
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

const comingStages = new Set<OrderStage>(['ordered', 'preparing', 'shipped'])

export const isOrderToken = (token: string): boolean => /^[\w.-]{20,400}$/.test(token)

/** The order of a mail's link. @throws the redirect to the form that finds it, with the reason, or the 503 page */
export async function linkedOrder(context: RequestContext, token: string): Promise<PastOrder> {
  await handOverTracking(context)
  const { order, text } = await needed(context, context.backend.orders.linked(token))
  if (order) return order
  context.flash(errorNotices(text))
  throw redirect(hrefOf('orderFollow', context.language), 303)
}

/** How a URL or a form names an order: a member's by its number, anybody's by the token of its mail. */
export type OrderName = { siparis: string } | { token: string }

export type NamedOrder = {
  order: PastOrder
  name: OrderName
  token: string
  orderPage: string
}

/** The order that a URL or form names, where the link of its mail will do. @throws as `requestedOrder` and `linkedOrder` do */
export async function namedOrder(
  context: RequestContext,
  page: PageName,
  get: (name: string) => unknown,
): Promise<NamedOrder> {
  const token = String(get('token') ?? '')
  if (token) {
    if (!isOrderToken(token)) throw redirect(hrefOf('orderFollow', context.language), 303)
    const order = await linkedOrder(context, token)
    const orderPage = hrefOf('orderFollow', context.language, { token })
    return { order, name: { token }, token, orderPage }
  }
  const order = await requestedOrder(context, page, get('siparis'))
  const name = { siparis: order.number }
  return { order, name, token, orderPage: hrefOf('orderDetail', context.language, name) }
}

/** When an order comes that has not come; '' where that is not known. */
export const expectedOrder = async (context: RequestContext, order: PastOrder): Promise<string> =>
  order.stage !== null && comingStages.has(order.stage) && !order.isProcessing
    ? expectedOf(context, order)
    : ''

/** Starts loading the tracking steps, which the page streams; null without a parcel. */
export function parcelOf(context: RequestContext, order: PastOrder): Promise<ParcelStep[]> | null {
  if (!order.parcel) return null
  const steps = context.backend.orders.parcel(order.parcel)
  steps.catch(() => undefined)
  return steps
}
