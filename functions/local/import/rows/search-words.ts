import { LANGUAGES } from '../../../shop/locale'
import { type Insert, insertRows } from '../../../shop/seed/insert'
import { wordByWord } from '../../../shop/seed/product/cached-by-word'
import { KnownWords } from '../../../shop/seed/product/known-words'
import { foldedWords, searchedWords } from '../../../shop/text'

const wordsOf = wordByWord(foldedWords)
const folded = (text: string) => wordsOf(text).flat().join(' ')

export type Found = {
  id: number
  position: number
  title: string
  more: string
  codes: string[]
}

/** The words that products are found by, the same in each language. */
export class SearchWords {
  private readonly known = new KnownWords()
  private readonly found: [number, string, string][] = []

  add({ id, position, title, more, codes }: Found): void {
    for (const number of LANGUAGES.keys()) this.known.add(number, `${title} ${more}`)
    const row = (position * 2 ** 20 + id) * LANGUAGES.length
    this.found.push([
      row,
      folded(title),
      `${folded(more)} ${codes.flatMap(searchedWords).join(' ')}`,
    ])
  }

  /** In the order of the index: any other order is slow to write. In parts, since all rows together are long. */
  *statements(): Generator<Insert[]> {
    const rows = this.found.sort((a, b) => a[0] - b[0])
    const part = 2000
    for (let done = 0; done < rows.length; done += part)
      yield insertRows(
        'product_words',
        ['rowid', 'title', 'more'],
        rows
          .slice(done, done + part)
          .flatMap(([row, title, more]) =>
            LANGUAGES.map((_, number) => [row + number, title, more]),
          ),
      )
    yield this.known.statements()
  }
}
