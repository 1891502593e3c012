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

export type Loading = {
  call: Call
  requested: Requested
  own?: OwnList
  /** Whether an empty answer after the first page stands after the last; assumed without it. */
  isEnd?: () => Promise<boolean>
  /** Whether the shop's own page shows goods that the chosen filters chose. */
  isFiltered?: () => Promise<boolean>
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

/** Whether a parameter of a list chooses among its goods. */
export const isFilter = (name: string): boolean => !['link', 'pg', 'sort', 'q'].includes(name)

export const isNarrowed = ({ query }: Call): boolean => Object.keys(query ?? {}).some(isFilter)

const noneWire = ({ page, sort }: Requested, total = 0) =>
  listWire([], { page, lastPage: page, sort, total })

/** An answer that says nothing: the end of a list, or that no goods match filters that the shop's own page does not follow. */
async function readSilence(loading: Loading): Promise<object | null> {
  const { call, requested, own, isEnd, isFiltered } = loading
  if (isNarrowed(call) && isFiltered && !(await isFiltered())) return noneWire(requested)
  const isPast = requested.page > 1 && ((await isEnd?.()) ?? true)
  return isPast ? noneWire(requested, isNarrowed(call) ? 0 : own?.total) : null
}

const isBare = (html: string): boolean =>
  !/<(?:a|img)\b/i.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''

async function hasNoneAbove(html: string, first: CardSource): Promise<boolean> {
  const at = html.indexOf(first.href)
  return at > 0 && (await readSource(html.slice(0, at))).hasNoGoods
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
  if (body.trim() === '') return readSilence(loading)
  const { call, requested, own, isFiltered } = loading
  const { goods, total, lastPage: ownLast } = own ?? { goods: [], total: 0, lastPage: 1 }
  const { cards, pieces, rows: read, lastPage, hasNoGoods } = await readPieces(body, goods)
  const [first] = pieces
  const isChosen = isNarrowed(call) || call.query?.q !== undefined
  const isNone =
    hasNoGoods && !isPage(body) && (!first || (isChosen && (await hasNoneAbove(body, first))))
  if (isNone) return noneWire(requested)
  if (!first) return isFiltered && isBare(body) && isNarrowed(call) ? readSilence(loading) : null
  const path = pathOfLink(first.href)
  const isSame = !isNarrowed(call) && goods.some(({ URL: one }) => pathOfLink(one) === path)
  const rows = withSoldOut(cards.length === 0 ? filledIn(read, goods) : read, goods)
  const named = Math.max(lastPage, isNarrowed(call) ? 1 : ownLast)
  const { page, sort } = requested
  const paging = { page, lastPage: named, sort, total: isSame ? total : 0 }
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
  const isCertain = isNarrowed(loading.call) || loading.requested.page > 1
  return PRODUCTS.length > 0 || isCertain || loading.own?.goods.length === 0 ? found : null
}
