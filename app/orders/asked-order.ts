import { redirect } from '@remix-run/cloudflare'
import { missing, needed } from '~/failure'
import type { ParcelStep, PastOrder } from '~/shop/member-model'
import { isOrderNumber } from '~/shop/order-row'
import { hrefOf, type PageName } from '~/site-map'
import type { Visit } from '~/visit'

/**
 * The order that a page is about, of the member's own; another's is not found, a guest signs in first.
 * @throws the redirect, or the 404 or 503 page
 */
export async function askedOrder(
  visit: Visit,
  page: PageName,
  number: unknown,
): Promise<PastOrder> {
  if (typeof number !== 'string' || !isOrderNumber(number)) return missing()
  const back = hrefOf(page, visit.language, { siparis: number })
  const toSignIn = () => redirect(hrefOf('signIn', visit.language, { donus: back }), 303)
  if (!visit.session.member) throw toSignIn()
  const order = await needed(visit, visit.shop.orders.one(number))
  if (!visit.session.member) throw toSignIn()
  return order ?? missing()
}

/** Where its parcel has been, asked while the page is drawn; null where there is none yet. */
export function parcelOf(visit: Visit, order: PastOrder): Promise<ParcelStep[]> | null {
  if (!order.parcel) return null
  const steps = visit.shop.orders.parcel(order.parcel)
  steps.catch(() => undefined)
  return steps
}
