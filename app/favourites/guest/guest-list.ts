import type { ProductCard } from '~/backend/catalogue/model'
import type { FavouriteNews } from '~/backend/engagement/favourites-model'
import { batchesById } from '~/favourites/list/cards-by-id'
import type { RequestContext } from '~/session/request-context'
import { newsSince } from './seen-goods'
import { saveSeen } from './seen-memory'

export type GuestList = {
  /** All of the browser's favourites, the newest first, also of products that no longer exist. */
  ids: string[]
  products: ProductCard[]
  news: Record<string, FavouriteNews>
  isIncomplete: boolean
}

export async function guestList(context: RequestContext): Promise<GuestList> {
  const ids = [...context.preferences.favourites].reverse()
  const answers = await batchesById(context, ids)
  const cards = new Map(answers.flatMap((all) => all ?? []).map((card) => [card.id, card]))
  const products = ids.flatMap((id) => cards.get(id) ?? [])
  const seen = saveSeen(context, context.preferences.favourites, products)
  return { ids, products, news: newsSince(seen, products), isIncomplete: answers.includes(null) }
}
