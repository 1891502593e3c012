import type { CardSource, Goods, Heading } from '../page-source'
import { type Part, type Piece, PieceReader } from './piece-reader'
import { tileOf, unpricedOf } from './read-tiles'

type Found = {
  tile: CardSource
  parts: Part[]
  positions: string[]
  isBare: boolean
  isPriced: boolean
}

function unpricedIn(piece: Piece, earlier?: Found): Found | null {
  const tile = unpricedOf(piece)
  const positions = [...(earlier?.positions ?? []), ...piece.positions.slice(0, 1)]
  return tile && { tile, parts: piece.parts, positions, isBare: false, isPriced: false }
}

function foundIn(piece: Piece, earlier?: Found): Found | null {
  if (earlier?.isPriced && !earlier.isBare) return earlier
  const tile = tileOf(piece)
  if (!tile) return earlier?.isPriced ? earlier : unpricedIn(piece, earlier)
  const isBare = !piece.hasImage && piece.ids.size === 0
  if (earlier && isBare) return earlier
  // A larger element may have another title before it.
  const titled = { ...tile, title: earlier?.tile.title ?? tile.title }
  return { tile: titled, parts: piece.parts, positions: piece.positions, isBare, isPriced: true }
}

function goodsOf(found: Found[]): Found[] {
  const priced = found.filter(({ isPriced }) => isPriced)
  const hrefs = new Set(priced.map(({ tile }) => tile.href))
  const positions = new Set(priced.flatMap((one) => (one.isBare ? [] : one.positions)))
  const isAmong = ({ tile, positions: own }: Found) =>
    !hrefs.has(tile.href) && own.some((one) => positions.has(one))
  return found.filter((one) => one.isPriced || isAmong(one))
}

/** The largest group of those that share a position; one alone is none. */
function largestGroup(found: Found[]): CardSource[] {
  const alike = new Map<string, CardSource[]>()
  for (const { tile, positions } of found)
    for (const one of positions) alike.set(one, [...(alike.get(one) ?? []), tile])
  const [largest = []] = [...alike.values()].sort((one, other) => other.length - one.length)
  return largest.length > 1 ? largest : []
}

function wholeIn(piece: Piece): Found | null {
  const found = piece.picture ? foundIn(piece) : null
  return found?.isPriced ? found : null
}

/** Finds the tiles of a page, each with the heading before it. */
export class TileReader extends PieceReader<Found> {
  constructor() {
    super(wholeIn, undefined, foundIn)
  }

  /** Those with a place for a picture or an id; the others may be texts about other things. */
  goods(): Omit<Goods, 'cards'> {
    this.takePending()
    const goods = goodsOf(this.found)
    this.noteHeadings(goods)
    const all = (isBare: boolean) => goods.filter((one) => one.isBare === isBare)
    return {
      tiles: all(false).map(({ tile }) => tile),
      bareTiles: all(true).map(({ tile }) => tile),
      tileLinks: this.found.map(({ tile }) => tile.href),
      unpricedTiles: this.found.filter((one) => !goods.includes(one)).map(({ tile }) => tile),
      alikeTiles: goods.length > 0 ? [] : largestGroup(this.found),
    }
  }

  private noteHeadings(goods: Found[]): void {
    const tileOfPart = new Map(
      goods.flatMap(({ tile, parts }) => parts.map((part) => [part, tile])),
    )
    let [heading, titleAt]: [Heading | null, number] = [null, 0]
    for (const part of this.parts) {
      const tile = tileOfPart.get(part)
      if (tile && heading) tile.heading = heading
      if (tile || !part.isTitle) continue
      if (heading && part.titleAt === titleAt) heading.words += ` ${part.words}`
      else heading = { words: part.words }
      titleAt = part.titleAt
    }
  }
}
