import type { Changes } from '~/favourites/favourite-rules'

/** Maximum favourites of a guest. */
export const maxOfGuest = 100

/** On a page of the list: the comparison, which gives the cards, takes four ids a call. */
export const perPage = 20

/** Of a cookie's value, which has 4,096 characters with its name and its attributes. */
export const maxLength = 3800

/** Whether a guest's list has no room for these. */
export const isBeyond = (ids: readonly string[]): boolean =>
  ids.length > maxOfGuest || ids.join('.').length > maxLength

/** The guest's list after a change, the newest last. */
export function changedList(list: readonly string[], { add, remove }: Changes): string[] {
  const added = add.filter((id) => !list.includes(id))
  return [...list.filter((id) => !remove.includes(id)), ...added]
}
