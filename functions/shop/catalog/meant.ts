import { foldedWords } from '../text'

/** A word is meant by another when this many letters at most are wrong, missing, too many or swapped. */
const mostWrong = (length: number) => (length < 5 ? 1 : 2)

/** How many of the nearest words are tried. */
const TRIES = 6

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

type Known = { term: string; doc: number }

/**
 * What was meant by words that find nothing: the nearest word of the language's products for each that the shop does
 * not know. Null when there is none.
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
  if (words.length === 0 || meant.some((word) => word === null)) return null
  const better = meant.join(' ')
  return better === words.join(' ') ? null : better
}

async function nearest(db: D1Database, word: string, languageNumber: number) {
  if (word.length < 3) return word
  const begins = [word.slice(0, 1), word.slice(1, 2)]
  const { results } = await db
    .prepare(
      `SELECT term, doc FROM known_word
       WHERE (substr(term, 1, 1) = ?1 OR substr(term, 1, 1) = ?2) AND length(term) BETWEEN ?3 AND ?4`,
    )
    .bind(...begins, word.length - 2, word.length + 2)
    .all<Known>()
  const near = results
    .map((known) => ({ ...known, far: distance(word, known.term) }))
    .filter((known) => known.far <= mostWrong(word.length))
    .sort((a, b) => a.far - b.far || b.doc - a.doc)
    .slice(0, TRIES)
  if (near.length === 0) return null
  const found = await db.batch<{ n: number }>(
    near.map(({ term }) =>
      db
        .prepare(
          `SELECT EXISTS (SELECT 1 FROM product_words
           WHERE product_words MATCH ?1 AND rowid % 4 = ?2) AS n`,
        )
        .bind(`"${term}"`, languageNumber),
    ),
  )
  return near.find((_, at) => found[at]?.results[0]?.n === 1)?.term ?? null
}
