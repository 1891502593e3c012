import type { Language } from '../../locale'
import { foldedWords } from '../../text'

const MAX_LETTERS = 40

/** Fewer searches are no habit of many. */
const MIN_SEARCHES = 5

export const POPULAR_SQL = `
  SELECT spelling FROM searched_word WHERE language = ?1 AND searches >= ${MIN_SEARCHES}
  ORDER BY searches DESC, term LIMIT 6`

/** Counts a search that has found goods; only letters, so that no number or address of a person is stored. */
export async function countSearch(db: D1Database, language: Language, typed: string) {
  const spelling = typed.trim().replace(/\s+/g, ' ').toLocaleLowerCase(language)
  const term = foldedWords(spelling).join(' ')
  if (!/^[\p{L}\p{M} ]+$/u.test(spelling) || spelling.length > MAX_LETTERS || term.length < 3)
    return
  await db
    .prepare(
      `INSERT INTO searched_word (language, term, spelling, searches) VALUES (?1, ?2, ?3, 1)
       ON CONFLICT (language, term) DO UPDATE SET searches = searches + 1`,
    )
    .bind(language, term, spelling)
    .run()
}
