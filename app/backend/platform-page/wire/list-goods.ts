import { number } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import type { PageSource } from '~/backend/platform-page/html/page-source'
import { cardsWire, entriesWire } from './list-wire'
import { describedIn, entriesOf, listsOf } from './structured'

/** The products of a list's page: its cards, else its structured list, else the products that it describes. */
export function productsOf(source: PageSource): Record<string, unknown>[] {
  if (source.cards.length > 0) return cardsWire(source, source.cards)
  const listed = listsOf(source).flatMap((node) => entriesOf(node).entries)
  const tiles = [...source.unpricedTiles, ...source.tiles]
  const found = entriesWire({ ...source, tiles }, listed)
  if (found.length > 0) return found
  const written = entriesWire(source, describedIn(source))
  if (written.length > 0) return written
  return source.hasNoGoods ? [] : cardsWire(source, source.tiles)
}

/** Whether a page says that it has no goods: by a sentence, or a list without entries. */
export const hasNone = (source: PageSource): boolean =>
  source.hasNoGoods || listsOf(source).some((node) => entriesOf(node).entries.length === 0)

/** How many goods the structured list of a page has in all; 0 where it does not say more than it lists. */
export function totalOf(source: PageSource): number {
  const paths = new Set(productsOf(source).map(({ URL: path }) => pathOfLink(path)))
  for (const list of listsOf(source)) {
    const { entries } = entriesOf(list)
    const total = number.parse(list.numberOfItems)
    const isOfPage = entries.some(({ url }) => paths.has(pathOfLink(url)))
    if (isOfPage) return total >= paths.size && total > entries.length ? total : 0
  }
  return 0
}
