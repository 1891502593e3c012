import { LANGUAGES } from '../locale'
import { foldedWords } from '../text'
import type { Insert } from './insert'
import { insertRows } from './insert'

/** Words of products with the ways in which they are written. */
export class KnownWords {
  /** How often each piece between two spaces was seen, by language; taken apart at the end. */
  private readonly seen = LANGUAGES.map(() => new Map<string, number>())

  /** Takes in the words of a text of a product. */
  add(number: number, text: string): void {
    const pieces = this.seen[number]
    for (const piece of text.split(' ')) pieces?.set(piece, (pieces.get(piece) ?? 0) + 1)
  }

  /** Each term of a language with its ways to be written and how often each was. */
  private waysOf(number: number): Map<string, Map<string, number>> {
    const terms = new Map<string, Map<string, number>>()
    for (const [piece, count] of this.seen[number] ?? [])
      for (const word of piece.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
        const [term = '', ...more] = foldedWords(word)
        if (more.length > 0 || term.length < 3) continue
        const shown = word.toLocaleLowerCase(LANGUAGES[number])
        const ways = terms.get(term) ?? new Map<string, number>()
        ways.set(shown, (ways.get(shown) ?? 0) + count)
        terms.set(term, ways)
      }
    return terms
  }

  /** Each word once for each language, as it is mostly written. */
  statements(): Insert[] {
    const rows = LANGUAGES.flatMap((_, number) =>
      [...this.waysOf(number)].map(([term, ways]) => {
        const [most] = [...ways].sort((a, b) => b[1] - a[1])
        const products = [...ways.values()].reduce((sum, count) => sum + count, 0)
        return [number, term, most?.[0] ?? term, products]
      }),
    )
    return insertRows('known_word', ['language', 'term', 'shown', 'products'], rows)
  }
}
