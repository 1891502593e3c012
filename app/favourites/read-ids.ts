import { noteFailure } from '~/failure'
import { siteMap } from '~/site-map'
import type { Visit } from '~/visit'

/** Forms without a product on them, which ask for enough of their own. */
const withoutHearts = new Set<string>([siteMap.address])

/** What the hearts of a member's page are drawn by; a guest's page asks for nothing, a failure leaves them empty. */
export async function favouriteIds(visit: Visit, pathname: string): Promise<string[]> {
  if (!visit.session.member || visit.enhanced || withoutHearts.has(pathname)) return []
  try {
    const { products } = await visit.shop.favourites.list()
    return products.map(({ id }) => id)
  } catch (error) {
    noteFailure(visit, error)
    return []
  }
}
