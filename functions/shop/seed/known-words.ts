import { LANGUAGES } from '../locale'
import { foldedWords } from '../text'
import type { Insert } from './insert'
import { insertRows } from './insert'

/** Words of products with the ways in which they are written. */
export class KnownWords {
  private readonly seen = LANGUAGES.map(() => new Map<string, Map<string, number>>())

  /** Takes in the words of a text of a product. */
  add(number: number, text: string): void {
    for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [term = '', ...more] = foldedWords(word)
      if (more.length > 0 || term.length < 3) continue
      const shown = word.toLocaleLowerCase(LANGUAGES[number])
      const ways = this.seen[number]?.get(term) ?? new Map<string, number>()
      ways.set(shown, (ways.get(shown) ?? 0) + 1)
      this.seen[number]?.set(term, ways)
    }
  }

  /** Each word once for each language, as it is mostly written. */
  statements(): Insert[] {
    const rows = this.seen.flatMap((terms, number) =>
      [...terms].map(([term, ways]) => {
        const [most] = [...ways].sort((a, b) => b[1] - a[1])
        const products = [...ways.values()].reduce((sum, count) => sum + count, 0)
        return [number, term, most?.[0] ?? term, products]
      }),
    )
    return insertRows('known_word', ['language', 'term', 'shown', 'products'], rows)
  }
}
