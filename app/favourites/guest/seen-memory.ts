import type { ProductCard } from '~/backend/catalogue/model'
import type { RequestContext } from '~/session/request-context'
import { dayOf, lookedAt, readSeen, type SeenGoods, writeSeen } from './seen-goods'

/** Saves what the guest sees of favourites now. @param ids all favourites; others are forgotten */
export function saveSeen(
  context: RequestContext,
  ids: readonly string[],
  cards: readonly ProductCard[],
): SeenGoods {
  const before = context.preferences.favouritesSeen
  const seen = lookedAt(readSeen(before), { ids, cards, today: dayOf(Date.now()) })
  const after = writeSeen(seen)
  if (after !== before) context.setPreference('favouritesSeen', after)
  return seen
}
