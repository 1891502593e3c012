import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { siteMap } from '~/site-map'

/** Pages without products, which need no favourites. */
const withoutHearts = new Set<string>([siteMap.address])

/** Favourite ids for a member's page; empty for guests and after a failure. */
export async function favouriteIds(context: RequestContext, pathname: string): Promise<string[]> {
  if (!context.session.member || context.enhanced || withoutHearts.has(pathname)) return []
  try {
    const { products } = await context.backend.favourites.list()
    return products.map(({ id }) => id)
  } catch (error) {
    noteFailure(context, error)
    return []
  }
}
