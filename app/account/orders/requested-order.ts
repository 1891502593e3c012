import type { ParcelStep, PastOrder } from '~/backend/account/member-model'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { missing, needed } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { hrefOf, type PageName } from '~/site-map'

/** Other people's orders are 404. @throws the redirect to the sign-in page, or the 404 or 503 page */
export async function requestedOrder(
  context: RequestContext,
  page: PageName,
  number: unknown,
): Promise<PastOrder> {
  if (typeof number !== 'string' || !isOrderNumber(number)) return missing()
  requireMember(context, hrefOf(page, context.language, { siparis: number }))
  return (await needed(context, context.backend.orders.one(number))) ?? missing()
}

/** Starts loading the tracking steps, which the page streams; null without a parcel. */
export function parcelOf(context: RequestContext, order: PastOrder): Promise<ParcelStep[]> | null {
  if (!order.parcel) return null
  const steps = context.backend.orders.parcel(order.parcel)
  steps.catch(() => undefined)
  return steps
}
