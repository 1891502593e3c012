import { redirect } from '@remix-run/cloudflare'
import type { ParcelStep, PastOrder } from '~/backend/account/member-model'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { missing, needed } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf, type PageName } from '~/site-map'

/**
 * Loads the order of a page. Other people's orders are 404.
 * @throws the redirect to the sign-in page, or the 404 or 503 page
 */
export async function requestedOrder(
  context: RequestContext,
  page: PageName,
  number: unknown,
): Promise<PastOrder> {
  if (typeof number !== 'string' || !isOrderNumber(number)) return missing()
  const back = hrefOf(page, context.language, { siparis: number })
  const toSignIn = () => redirect(hrefOf('signIn', context.language, { donus: back }), 303)
  if (!context.session.member) throw toSignIn()
  const order = await needed(context, context.backend.orders.one(number))
  if (!context.session.member) throw toSignIn()
  return order ?? missing()
}

/** Starts loading the tracking steps, which the page streams; null without a parcel. */
export function parcelOf(context: RequestContext, order: PastOrder): Promise<ParcelStep[]> | null {
  if (!order.parcel) return null
  const steps = context.backend.orders.parcel(order.parcel)
  steps.catch(() => undefined)
  return steps
}
