import type { ProductCard } from '~/backend/catalogue/model'
import { readHearts } from '~/favourites/pending-hearts'
import type { RequestContext } from '~/session/request-context'
import { cardsById, maxPerCall } from './cards-by-id'

/** Cards of the newest unsent hearts; none after a failure. */
export async function addedCards(context: RequestContext): Promise<ProductCard[]> {
  const added = [...readHearts(context.preferences.hearts)].filter(([, isFavourite]) => isFavourite)
  const ids = added.slice(-maxPerCall).map(([id]) => id)
  return (await cardsById(context, ids)) ?? []
}
