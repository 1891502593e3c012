import { z } from 'zod'
import type { ProductCard } from '~/backend/catalogue/model'
import { displayedPrice } from '~/backend/catalogue/price'
import { readRequiredCards } from '~/backend/catalogue/product-card'
import { flag, id, maybeId, maybeNumber, requiredRows, rows, text } from '~/backend/http/fields'
import { readAs, requireRead } from '~/backend/http/read-body'
import type { FavouriteList, FavouriteNews, NamedList } from './favourites-model'

const categoryShape = z.object({ ID: maybeId, NAME: text, PRODUCTS: z.unknown(), SHARE_ID: text })

const listShape = z.object({
  CATEGORIES: requiredRows(categoryShape),
  IS_SHARE: flag,
  SHARE_ID: text,
  HAS_LISTS: flag,
  OWNER: text,
})

const newsShape = z.object({ ID: id, PRICE_ADDED: maybeNumber, IS_BACK_IN_STOCK: flag })

const sharePattern = /^[\w-]{8,64}$/

/** The id of a shared list's link; null for anything else. */
export const shareIdOf = (value: string): string | null => (sharePattern.test(value) ? value : null)

function newsOf(list: unknown, products: ProductCard[]): Record<string, FavouriteNews> {
  const cards = new Map(products.map((card) => [card.id, card]))
  const all = rows(newsShape)
    .parse(list)
    .flatMap((row): [string, FavouriteNews][] => {
      const card = cards.get(row.ID)
      if (!card || card.showOnly) return []
      const { card: price, vatPercent, vatIncluded } = card.price
      const added = displayedPrice(row.PRICE_ADDED ?? 0, vatPercent, vatIncluded)
      const one = {
        cheaperBy: Math.max(0, added - price),
        isBack: row.IS_BACK_IN_STOCK && card.inStock,
      }
      return one.cheaperBy > 0 || one.isBack ? [[row.ID, one]] : []
    })
  return Object.fromEntries(all)
}

/** A further list; none where it cannot be opened or read. */
function readOther(wire: z.output<typeof categoryShape>, currency: string): NamedList[] {
  const products = readRequiredCards(wire.PRODUCTS, currency)
  if (!(wire.ID && products)) return []
  const news = newsOf(wire.PRODUCTS, products)
  const name = wire.NAME || wire.ID
  return [{ id: wire.ID, name, products, news, share: shareIdOf(wire.SHARE_ID) }]
}

/** Reads get-shopping-list: its first category is the list of the hearts, the others are lists beside it. */
export function readFavourites(
  body: unknown,
  currency: string,
  key: 'FAVOURITES' | 'FAVOURITES_SHARED' = 'FAVOURITES',
): FavouriteList {
  const wire = readAs(key, listShape, body)
  const [first = { ID: '', NAME: '', PRODUCTS: [] }, ...others] = wire.CATEGORIES
  const products = requireRead(key, readRequiredCards(first.PRODUCTS, currency))
  return {
    id: first.ID,
    name: first.NAME,
    products,
    news: newsOf(first.PRODUCTS, products),
    share: wire.IS_SHARE ? shareIdOf(wire.SHARE_ID) : null,
    others: others.flatMap((one) => readOther(one, currency)),
    hasLists: wire.HAS_LISTS,
    owner: wire.OWNER,
  }
}
