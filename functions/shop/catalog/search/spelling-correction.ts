import { foldedWords } from '../../text'

/** The maximum distance of a correction: letters that are wrong, missing, extra or swapped. */
const maxWrong = (length: number) => (length < 5 ? 1 : 2)

/** Letter changes between two words; a swap of neighbours is one. @example distance('deftre', 'defter') // 1 */
export function distance(a: string, b: string): number {
  const width = b.length + 1
  let before = new Array<number>(width).fill(0)
  let last = Array.from({ length: width }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j < width; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let min = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) min = Math.min(min, (before[j - 2] ?? 0) + 1)
      row.push(min)
    }
    before = last
    last = row
  }
  return last[width - 1] ?? 0
}

type KnownWord = { term: string; spelling: string; products: number }

/** The nearest words for the unknown ones, or null. @param languageNumber index of the language in product_words */
export async function suggestCorrection(
  db: D1Database,
  text: string,
  languageNumber: number,
): Promise<string | null> {
  const words = foldedWords(text.slice(0, 100)).slice(0, 4)
  const nearestWords = await Promise.all(words.map((word) => nearest(db, word, languageNumber)))
  const corrections = nearestWords.filter((word) => word !== null)
  if (words.length === 0 || corrections.length < words.length) return null
  const isBetter = corrections.some(({ term }, at) => term !== words[at])
  return isBetter ? corrections.map(({ spelling }) => spelling).join(' ') : null
}

async function nearest(db: D1Database, word: string, languageNumber: number) {
  if (word.length < 3) return { term: word, spelling: word }
  const firstLetters = [word.slice(0, 1), word.slice(1, 2)]
  const { results } = await db
    .prepare(
      `SELECT term, shown AS spelling, products FROM known_word
       WHERE language = ?1 AND (substr(term, 1, 1) = ?2 OR substr(term, 1, 1) = ?3)
         AND length(term) BETWEEN ?4 AND ?5`,
    )
    .bind(languageNumber, ...firstLetters, word.length - 2, word.length + 2)
    .all<KnownWord>()
  const [best] = results
    .map((corrections) => ({ ...corrections, wordDistance: distance(word, corrections.term) }))
    .filter((corrections) => corrections.wordDistance <= maxWrong(word.length))
    .sort((a, b) => a.wordDistance - b.wordDistance || b.products - a.products)
  return best ?? null
}
