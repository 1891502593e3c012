import { noteFailure } from '~/failure'
import type { Visit } from '~/visit'

/** What the hearts of a member's page are drawn by; a guest's page asks for nothing, a failure leaves them empty. */
export async function favouriteIds(visit: Visit): Promise<string[]> {
  if (!visit.session.member || visit.enhanced) return []
  try {
    const { products } = await visit.shop.favourites.list()
    return products.map(({ id }) => id)
  } catch (error) {
    noteFailure(visit, error)
    return []
  }
}
