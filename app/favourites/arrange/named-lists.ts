import type { FavouriteList, NamedList } from '~/backend/engagement/favourites-model'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'

/** Of a list's name, in letters. */
export const maxName = 60

export type ListEntry = { id: string; name: string; count: number }

/** All lists of a member by name, that of the hearts first. */
export function namedLists({ language }: RequestContext, list: FavouriteList): NamedList[] {
  const name = list.name || translatorOf(language)('favouriteLists.own')
  return [{ ...list, name }, ...list.others]
}

export const entryOf = ({ id, name, products }: NamedList): ListEntry => ({
  ...{ id, name, count: products.length },
})
