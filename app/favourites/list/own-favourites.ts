import type { NamedList } from '~/backend/engagement/favourites-model'
import { entryOf, type ListEntry, namedLists } from '~/favourites/arrange/named-lists'
import { withPending } from '~/favourites/pending'
import { readHearts } from '~/favourites/pending-hearts'
import { needed, notFound } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { ownList } from '~/session/require-member'
import { addedCards } from './added-cards'

export type OwnFavourites = Pick<NamedList, 'name' | 'products' | 'news' | 'share'> & {
  /** Empty for the list of the hearts. */
  listId: string
  lists: ListEntry[]
  hasLists: boolean
  /** Hearts are on their way to the shop, and their products are not known before. */
  isSaving: boolean
}

/** One of a member's lists, that of the hearts as the shopper has left it. @param chosen id of another list */
export async function ownFavourites(
  context: RequestContext,
  chosen: string | null,
): Promise<OwnFavourites> {
  const loading = context.backend.favourites.list()
  const isEmpty = ({ products, others }: Awaited<typeof loading>) =>
    products.length === 0 && others.length === 0
  const [list, added] = await Promise.all([
    needed(context, ownList(context, loading, isEmpty)),
    addedCards(context),
  ])
  const cards = new Map([...added, ...list.products].map((card) => [card.id, card]))
  const ids = withPending(
    list.products.map(({ id }) => id),
    readHearts(context.preferences.hearts),
  )
  const products = ids.flatMap((id) => cards.get(id) ?? [])
  const all = namedLists(context, { ...list, products })
  const open = chosen ? all.find(({ id }) => id === chosen) : all[0]
  if (!open) return notFound()
  const isOther = open !== all[0]
  const { name, news, share } = open
  return {
    ...{ name, news, share, products: open.products },
    listId: isOther ? open.id : '',
    lists: all.map(entryOf),
    hasLists: list.hasLists,
    isSaving: !isOther && products.length < ids.length,
  }
}
