import type { CardSource, Heading } from '../page-source'
import { type Part, PieceReader, tileOf } from './read-tiles'

/** Finds the tiles of a page, each with the heading before it. */
export class TileReader extends PieceReader<{ tile: CardSource; parts: Part[] }> {
  constructor() {
    super((piece) => {
      const tile = tileOf(piece)
      return tile && { tile, parts: piece.parts }
    })
  }

  get tiles(): CardSource[] {
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
    return this.found.map(({ tile }) => tile)
  }
}
