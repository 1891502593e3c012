import { z } from 'zod'
import { nullForMissingCall } from '~/backend/http/backend-error'
import { isPage } from '~/backend/http/cache/empty-answer'
import { bodyOf, type Call, mayCallBeMissing } from '~/backend/http/call'
import { list } from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import { pathOfLink } from '~/backend/http/shop-origins'
import type { Wire } from '~/backend/http/transport'
import type { CardSource, PageSource } from './html/page-source'
import { readSource } from './html/read-source'
import { cardsWire, type Wire as ListRow, listWire, pagedWire } from './wire/list-wire'
import type { Requested } from './wire/page-wire'

export type Ask = (call: Call) => Promise<Wire>

/** What the shop's own page of a list says: its goods, how many there are in all (0: not said), the last page of its links. */
export type OwnList = { goods: ListRow[]; total: number; lastPage: number }

/** Where a page of a list comes from. */
export type Loading = {
  call: Call
  requested: Requested
  own?: OwnList
  /** Whether an empty answer after the first page stands after the last; assumed without it. */
  isEnd?: () => Promise<boolean>
}

/** Its cards; of the tiles also those that only the shop's own page says to be goods. */
function withKnownTiles(source: PageSource, own: ListRow[]): CardSource[] {
  if (source.cards.length > 0) return source.cards
  const paths = new Set(own.map((one) => pathOfLink(one.URL)))
  const others = [...source.bareTiles, ...source.unpricedTiles]
  const known = others.filter(({ href }) => paths.has(pathOfLink(href)))
  const at = ({ href }: CardSource) => source.tileLinks.indexOf(href)
  return [...source.tiles, ...known].toSorted((one, other) => at(one) - at(other))
}

/** The cards of an answer. Tiles of a whole page are what a shop without the call shows instead. */
async function readPieces(html: string, own: ListRow[] = []) {
  const source = await readSource(html)
  const pieces = isPage(html) ? source.cards : withKnownTiles(source, own)
  return { ...source, pieces, rows: cardsWire(source, pieces) }
}

const nameOf = (card: CardSource | undefined) => card && (card.id || card.href)

/** Whether the next page has other products; assumed when it cannot be read. */
async function hasNext(
  ask: Ask,
  loading: Loading,
  first: CardSource | undefined,
): Promise<boolean> {
  const { call, requested } = loading
  const next: Call = { ...call, query: { ...call.query, pg: String(requested.page + 1) } }
  const wire = await ask(next).catch(() => null)
  if (wire?.status !== 200 || typeof wire.body !== 'string') return true
  const [card] = (await readPieces(wire.body, loading.own?.goods)).pieces
  // Some shops repeat the last page after it.
  return card !== undefined && nameOf(card) !== nameOf(first)
}

function withSoldOut(rows: ListRow[], own: ListRow[]): ListRow[] {
  const soldOut = new Set(
    own.filter((one) => one.IN_STOCK === false).map((one) => pathOfLink(one.URL)),
  )
  return rows.map((row) => (soldOut.has(pathOfLink(row.URL)) ? { ...row, IN_STOCK: false } : row))
}

/** What the shop's own page says of the same goods, which is more than tiles do. */
function filledIn(rows: ListRow[], own: ListRow[]): ListRow[] {
  const known = new Map(own.map((one) => [pathOfLink(one.URL), one]))
  return rows.map((row) => {
    const { IN_STOCK } = row
    const found = known.get(pathOfLink(row.URL))
    return found ? { ...found, ...(IN_STOCK === false && { IN_STOCK }) } : row
  })
}

const isNarrowed = ({ query }: Call): boolean =>
  Object.keys(query ?? {}).some((name) => !['link', 'pg', 'sort', 'q'].includes(name))

function hasAll(rows: ListRow[], own: ListRow[]): boolean {
  const paths = new Set(rows.map((row) => pathOfLink(row.URL)))
  return own.every((one) => paths.has(pathOfLink(one.URL)))
}

/**
 * Reads a list of product-loader: JSON, or the cards of its HTML, which does not say how many there are, so the next
 * page is asked for. Empty after the last page; null when it is no list.
 */
export async function readLoaded(
  ask: Ask,
  body: unknown,
  loading: Loading,
): Promise<object | null> {
  if (typeof body === 'object' && body !== null && 'PRODUCTS' in body) return body
  if (typeof body !== 'string') return null
  const { page, sort } = loading.requested
  const { goods, total, lastPage: ownLast } = loading.own ?? { goods: [], total: 0, lastPage: 1 }
  if (body.trim() === '') {
    const isEnd = page > 1 && ((await loading.isEnd?.()) ?? true)
    return isEnd ? listWire([], { page, lastPage: page, sort, total }) : null
  }
  const { cards, pieces, rows: read, lastPage, hasNoGoods } = await readPieces(body, goods)
  const [first] = pieces
  const isEmpty = !isPage(body) && hasNoGoods
  if (!first) return isEmpty ? listWire([], { page, lastPage: page, sort, total: 0 }) : null
  const path = pathOfLink(first.href)
  const isSame = goods.some(({ URL: own }) => pathOfLink(own) === path)
  const rows = withSoldOut(cards.length === 0 ? filledIn(read, goods) : read, goods)
  const isOther = isNarrowed(loading.call) && !hasAll(read, goods)
  const named = Math.max(lastPage, isOther ? 1 : ownLast)
  const paging = { page, lastPage: named, sort, total: isSame && !isOther ? total : 0 }
  return pagedWire(rows, paging, () => hasNext(ask, loading, first))
}

const listShape = z.object({ PRODUCTS: list })

/** The list of product-loader at a link; null when it has none. @throws BackendError when it fails at the moment */
export async function loadedList(ask: Ask, loading: Loading): Promise<object | null> {
  const { key } = loading.call
  const wire = await ask(loading.call).catch(nullForMissingCall)
  if (wire === null || mayCallBeMissing(wire)) return null
  if (wire.status === 429 || wire.status >= 500) bodyOf(key, wire)
  if (wire.status !== 200) return null
  const found = await readLoaded(ask, wire.body, loading)
  if (found === null && typeof wire.body !== 'object') return null
  const { PRODUCTS } = readAs(key, listShape, found)
  const { page } = loading.requested
  return PRODUCTS.length > 0 || page > 1 || loading.own?.goods.length === 0 ? found : null
}
