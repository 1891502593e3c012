import type { ProductCard } from '~/backend/catalogue/model'
import { cardsById, maxPerCall } from '~/favourites/list/cards-by-id'
import type { RequestContext } from '~/session/request-context'

export type GuestList = {
  /** All of the browser's favourites, the newest first, also of products that no longer exist. */
  ids: string[]
  products: ProductCard[]
  isIncomplete: boolean
}

export async function guestList(context: RequestContext): Promise<GuestList> {
  const ids = [...context.preferences.favourites].reverse()
  const batches = Array.from({ length: Math.ceil(ids.length / maxPerCall) }, (_, at) =>
    ids.slice(at * maxPerCall, (at + 1) * maxPerCall),
  )
  const answers = await Promise.all(batches.map((batch) => cardsById(context, batch)))
  const cards = new Map(answers.flatMap((all) => all ?? []).map((card) => [card.id, card]))
  const products = ids.flatMap((id) => cards.get(id) ?? [])
  return { ids, products, isIncomplete: answers.includes(null) }
}
