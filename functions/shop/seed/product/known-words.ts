import { LANGUAGES } from '../../locale'
import { foldedWords } from '../../text'
import type { Insert } from '../insert'
import { insertRows } from '../insert'

/** The words of products with their spellings. */
export class KnownWords {
  /** How often each text between two spaces occurred, by language; split into words at the end. */
  private readonly seen = LANGUAGES.map(() => new Map<string, number>())

  add(number: number, text: string): void {
    const pieces = this.seen[number]
    for (const piece of text.split(' ')) pieces?.set(piece, (pieces.get(piece) ?? 0) + 1)
  }

  /** Each term of a language with its spellings and their frequencies. */
  private spellingsOf(number: number): Map<string, Map<string, number>> {
    const terms = new Map<string, Map<string, number>>()
    for (const [piece, count] of this.seen[number] ?? [])
      for (const word of piece.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
        const [term = '', ...more] = foldedWords(word)
        if (more.length > 0 || term.length < 3) continue
        const spelling = word.toLocaleLowerCase(LANGUAGES[number])
        const spellings = terms.get(term) ?? new Map<string, number>()
        spellings.set(spelling, (spellings.get(spelling) ?? 0) + count)
        terms.set(term, spellings)
      }
    return terms
  }

  /** Each word once per language, in its most frequent spelling. */
  statements(): Insert[] {
    const rows = LANGUAGES.flatMap((_, number) =>
      [...this.spellingsOf(number)].map(([term, spellings]) => {
        const [max] = [...spellings].sort((a, b) => b[1] - a[1])
        const products = [...spellings.values()].reduce((sum, count) => sum + count, 0)
        return [number, term, max?.[0] ?? term, products]
      }),
    )
    return insertRows('known_word', ['language', 'term', 'shown', 'products'], rows)
  }
}
