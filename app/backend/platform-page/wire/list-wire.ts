import { text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import type { CardSource, PageSource } from '~/backend/platform-page/html/page-source'
import { idPattern } from '~/site-map'
import { hashOf } from './address-hash'
import { amountOf, currencyCode } from './amounts'
import { bestOffer, isSoldByPage, isSoldOutBy, offerOfMeta } from './offers'
import {
  brandOf,
  describedIn,
  type Entry,
  entriesOf,
  isOf,
  listsOf,
  nodesOf,
  picturesOf,
} from './structured'
import { namedId } from './variant-ids'

export type Wire = Record<string, unknown>

/** The currency of a page's prices; '' where it does not say. */
export function currencyOf(source: PageSource): string {
  const written =
    text.parse(source.globals.CURRENCY) ||
    offerOfMeta(source)?.currency ||
    bestOffer(nodesOf(source, 'Product'))?.currency ||
    cardsOf(source)
      .map(({ currency, price }) => currencyCode(`${price} ${currency}`))
      .find(Boolean)
  return currencyCode(written)
}

/** A product's id, and that it is sold by the shop's own page alone where none is known. */
export function idWire(ids: unknown[], address: string): Wire {
  const id = ids.map((one) => text.parse(one)).find((one) => idPattern.test(one))
  return id ? { ID: id } : { ID: `unknown-${hashOf(address)}`, SOLD_BY_PAGE: 1 }
}

export const percentOff = (price: number | null, old: number | null): number =>
  price !== null && old !== null && old > price ? Math.round((1 - price / old) * 100) : 0

/** The cards of a page, else what its markup shows as such. */
export const cardsOf = ({ cards, tiles }: PageSource): CardSource[] =>
  cards.length > 0 ? cards : tiles

/** A card under the names of the contract (5.1); its price includes VAT. */
export function cardWire(card: CardSource): Wire {
  const [price, old] = [amountOf(card.price, true), amountOf(card.oldPrice, true)]
  const picture = card.picture
  return {
    ...idWire([card.id], card.href),
    TITLE: card.title.trim(),
    URL: card.href,
    BRAND: card.brand.trim(),
    IMAGE: { SMALL: picture, MEDIUM: picture, BIG: picture },
    PRICE_SELL: price ?? 0,
    PRICE_NOT_DISCOUNTED: old ?? 0,
    DISCOUNT_PERCENT: percentOff(price, old),
    VAT: 0,
    DISPLAY_VAT: 1,
    TARGET_CURRENCY: currencyCode(`${card.price} ${card.currency}`),
    IN_STOCK: !card.isSoldOut,
    IS_DISPLAY_PRODUCT: price === null,
  }
}

const isEntrySoldOut = ({ item }: Entry): boolean =>
  isSoldOutBy([item]) || bestOffer([item])?.isInStock === false

/** The paths of which each offer in a page's structured data says that it is sold out. */
function soldOutPaths(source: PageSource): ReadonlySet<string | null> {
  const listed = listsOf(source).flatMap((node) => entriesOf(node).entries)
  const offered = [...listed, ...describedIn(source)].filter(({ item }) => item.offers)
  const pathsOf = (entries: Entry[]) => new Set(entries.map(({ url }) => pathOfLink(url)))
  const others = pathsOf(offered.filter((entry) => !isEntrySoldOut(entry)))
  return new Set([...pathsOf(offered.filter(isEntrySoldOut))].filter((path) => !others.has(path)))
}

/** Cards of a page, sold out too where its structured data alone says so. */
export function cardsWire(source: PageSource, cards: CardSource[]): Wire[] {
  const soldOut = soldOutPaths(source)
  return cards.map((card) => {
    const isSoldOut = card.isSoldOut || soldOut.has(pathOfLink(card.href))
    return cardWire({ ...card, isSoldOut })
  })
}

/** A product that only structured data lists; null for an entry without address or name. */
function entryWire({ name, url, item }: Entry): Wire | null {
  const path = pathOfLink(url)
  if (path === null || path === '/' || name === '' || isOf(item, 'WebPage', 'CollectionPage'))
    return null
  const offer = bestOffer([item])
  const [picture = ''] = picturesOf(item)
  return {
    ...idWire([namedId({ ...item, url })], path),
    TITLE: name,
    URL: path,
    BRAND: brandOf(item),
    IMAGE: { SMALL: picture, MEDIUM: picture, BIG: picture },
    PRICE_SELL: offer?.price ?? 0,
    PRICE_NOT_DISCOUNTED: offer?.old ?? 0,
    DISCOUNT_PERCENT: percentOff(offer?.price ?? null, offer?.old ?? null),
    VAT: 0,
    DISPLAY_VAT: 1,
    TARGET_CURRENCY: offer?.currency ?? '',
    IN_STOCK: offer === null || offer.isInStock,
    IS_DISPLAY_PRODUCT: offer === null || offer.isLowest === true,
    ...(offer && isSoldByPage(offer) ? { SOLD_BY_PAGE: 1 } : {}),
  }
}

const byPath = (cards: CardSource[]) => new Map(cards.map((card) => [pathOfLink(card.href), card]))

/** The products of a list of the page's structured data, in its order: by their cards, else as the list has them, else by their tiles. */
export function entriesWire(source: PageSource, entries: Entry[]): Wire[] {
  const [cards, tiles] = [byPath(source.cards), byPath([...source.bareTiles, ...source.tiles])]
  return entries.flatMap((entry): Wire[] => {
    const { name, url, item } = entry
    const path = pathOfLink(url)
    const isPriced = name !== '' && bestOffer([item]) !== null
    const tile = isPriced ? undefined : tiles.get(path)
    const named = tile && { ...tile, id: tile.id || namedId({ ...item, url }) }
    const card = cards.get(path) ?? named
    const isSoldOut = card?.isSoldOut || isEntrySoldOut(entry)
    const wire = card ? cardWire({ ...card, isSoldOut }) : entryWire(entry)
    return wire ? [wire] : []
  })
}

export type Paging = { page: number; lastPage: number; sort: string; total: number }

/** How many are on a full page: on the last, what the pages before it hold. */
function pageSizeOf(count: number, { page, lastPage, total }: Paging): number {
  const isShort = page > 1 && page >= lastPage && total > count
  return isShort ? Math.ceil((total - count) / (page - 1)) : count
}

/** A list under the names of the contract (5.4). @param paging `total` is 0 where the page does not say: then only a list of one page has one */
export function listWire(cards: Wire[], paging: Paging): object {
  const { page, lastPage, sort, total } = paging
  const isAlone = page === 1 && lastPage === 1
  const isWhole = isAlone && total <= cards.length
  return {
    PRODUCTS: cards,
    TOTAL: isWhole ? cards.length : isAlone || total === 0 ? null : total,
    PAGE_NO: page,
    PAGES: Math.max(page, lastPage),
    SETTING: { PRODUCT_COUNT_PER_PAGE: pageSizeOf(cards.length, paging), SELECTED_SORT: sort },
  }
}

/** A list whose links may name no further page: then that one is requested, unless the total says that there is none. */
export async function pagedWire(
  cards: Wire[],
  paging: Paging,
  hasNext: () => Promise<boolean>,
): Promise<object> {
  const { page, total } = paging
  const lastPage = Math.max(page, paging.lastPage)
  const isEnd = cards.length === 0 || (total > 0 && page * cards.length >= total)
  const isOpen = lastPage === page && !isEnd && (await hasNext())
  return listWire(cards, { ...paging, lastPage: isOpen ? page + 1 : lastPage })
}
