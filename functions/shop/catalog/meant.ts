import { foldedWords } from '../text'

/** A word is meant by another when this many letters at most are wrong, missing, too many or swapped. */
const mostWrong = (length: number) => (length < 5 ? 1 : 2)

/**
 * How many letters must change to make one word of the other; two swapped neighbours are one change.
 *
 * @example distance('deftre', 'defter') // 1
 */
export function distance(a: string, b: string): number {
  const width = b.length + 1
  let before = new Array<number>(width).fill(0)
  let last = Array.from({ length: width }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j < width; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[width - 1] ?? 0
}

type Known = { term: string; shown: string; products: number }

/**
 * What was meant by words that find nothing, as it is written: the nearest word of the language's products for each
 * that the shop does not know. Null when there is none.
 *
 * @param languageNumber place of the language, as in the rowid of product_words
 */
export async function meantBy(
  db: D1Database,
  text: string,
  languageNumber: number,
): Promise<string | null> {
  const words = foldedWords(text.slice(0, 100)).slice(0, 4)
  const meant = await Promise.all(words.map((word) => nearest(db, word, languageNumber)))
  const known = meant.filter((word) => word !== null)
  if (words.length === 0 || known.length < words.length) return null
  const isBetter = known.some(({ term }, at) => term !== words[at])
  return isBetter ? known.map(({ shown }) => shown).join(' ') : null
}

async function nearest(db: D1Database, word: string, languageNumber: number) {
  if (word.length < 3) return { term: word, shown: word }
  const begins = [word.slice(0, 1), word.slice(1, 2)]
  const { results } = await db
    .prepare(
      `SELECT term, shown, products FROM known_word
       WHERE language = ?1 AND (substr(term, 1, 1) = ?2 OR substr(term, 1, 1) = ?3)
         AND length(term) BETWEEN ?4 AND ?5`,
    )
    .bind(languageNumber, ...begins, word.length - 2, word.length + 2)
    .all<Known>()
  const [best] = results
    .map((known) => ({ ...known, far: distance(word, known.term) }))
    .filter((known) => known.far <= mostWrong(word.length))
    .sort((a, b) => a.far - b.far || b.products - a.products)
  return best ?? null
}
