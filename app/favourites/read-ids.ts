import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { siteMap } from '~/site-map'
import { withPending } from './pending'
import { readHearts } from './pending-hearts'

/** Pages without hearts; the frame of an order has no link to the favourites either. */
const withoutHearts = new Set<string>([
  siteMap.addressForm,
  siteMap.orderAddress,
  siteMap.orderMethods,
  siteMap.orderInstalments,
  siteMap.orderConfirm,
])

/** Favourite ids for a member's page as the shopper has left them; empty for guests and after a failure. */
export async function favouriteIds(context: RequestContext, pathname: string): Promise<string[]> {
  if (!context.session.member || context.enhanced || withoutHearts.has(pathname)) return []
  try {
    const { products } = await context.backend.favourites.list()
    return withPending(
      products.map(({ id }) => id),
      readHearts(context.preferences.hearts),
    )
  } catch (error) {
    noteFailure(context, error)
    return []
  }
}
