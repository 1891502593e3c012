import type { ProductCard } from '~/backend/catalogue/model'
import type { FavouriteNews } from '~/backend/engagement/favourites-model'
import { batchesById } from '~/favourites/list/cards-by-id'
import type { RequestContext } from '~/session/request-context'
import { perPage } from './changed-list'
import { newsSince } from './seen-goods'
import { saveSeen } from './seen-memory'

export type GuestList = {
  /** All of the browser's favourites, the newest first, also of products that no longer exist. */
  ids: string[]
  page: number
  pages: number
  /** Of the page. */
  products: ProductCard[]
  news: Record<string, FavouriteNews>
  isIncomplete: boolean
}

/** A page of the browser's favourites. @param wanted its number; the nearest there is */
export async function guestList(context: RequestContext, wanted: number): Promise<GuestList> {
  const ids = [...context.preferences.favourites].reverse()
  const pages = Math.max(1, Math.ceil(ids.length / perPage))
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages)
  const ofPage = ids.slice((page - 1) * perPage, page * perPage)
  const answers = await batchesById(context, ofPage)
  const cards = new Map(answers.flatMap((all) => all ?? []).map((card) => [card.id, card]))
  const products = ofPage.flatMap((id) => cards.get(id) ?? [])
  const seen = saveSeen(context, context.preferences.favourites, products)
  const news = newsSince(seen, products)
  return { ids, page, pages, products, news, isIncomplete: answers.includes(null) }
}
