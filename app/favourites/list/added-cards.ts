import type { ProductCard } from '~/backend/catalogue/model'
import { readHearts } from '~/favourites/pending-hearts'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/** Products that one comparison may name. */
const max = 4

/** Cards of the newest unsent hearts; none after a failure. Only the comparison gives products by their ids. */
export async function addedCards(context: RequestContext): Promise<ProductCard[]> {
  const added = [...readHearts(context.preferences.hearts)].filter(([, isFavourite]) => isFavourite)
  if (added.length === 0) return []
  try {
    const ids = added.slice(-max).map(([id]) => id)
    const compared = await context.backend.compare(ids, 1)
    return compared.kind === 'products' ? compared.products : []
  } catch (error) {
    noteFailure(context, error)
    return []
  }
}
