import type { Changes } from '~/favourites/favourite-rules'

/** Maximum favourites of a guest: the comparison, which gives the cards, takes four ids a call. */
export const maxOfGuest = 20

/** The guest's list after a change, the newest last. */
export function changedList(list: readonly string[], { add, remove }: Changes): string[] {
  const added = add.filter((id) => !list.includes(id))
  return [...list.filter((id) => !remove.includes(id)), ...added]
}
