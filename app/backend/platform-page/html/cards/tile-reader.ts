import type { CardSource, Heading } from '../page-source'
import { type Part, type Piece, PieceReader } from './piece-reader'
import { tileOf } from './read-tiles'

type Found = { tile: CardSource; parts: Part[]; isBare: boolean }

function foundIn(piece: Piece, earlier?: Found): Found | null {
  if (earlier && !earlier.isBare) return earlier
  const tile = tileOf(piece)
  const isBare = !piece.hasImage && piece.ids.size === 0
  if (!tile || (earlier && isBare)) return earlier ?? null
  // A larger element may have another title before it.
  return { tile: { ...tile, title: earlier?.tile.title ?? tile.title }, parts: piece.parts, isBare }
}

/** Finds the tiles of a page, each with the heading before it. */
export class TileReader extends PieceReader<Found> {
  constructor() {
    super((piece) => (piece.picture ? foundIn(piece) : null), undefined, foundIn)
  }

  /** Those with a place for a picture or an id; the others may be texts about other things. */
  goods(): { tiles: CardSource[]; bareTiles: CardSource[] } {
    this.takePending()
    this.noteHeadings()
    const all = (isBare: boolean) => this.found.filter((one) => one.isBare === isBare)
    return {
      tiles: all(false).map(({ tile }) => tile),
      bareTiles: all(true).map(({ tile }) => tile),
    }
  }

  private noteHeadings(): void {
    const tileOfPart = new Map(
      this.found.flatMap(({ tile, parts }) => parts.map((part) => [part, tile])),
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
