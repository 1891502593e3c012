import { searchedWords } from '../text'

/** More words than a shopper types; the rest of a longer text is left out. */
const MOST_WORDS = 8

/**
 * Words of a shopper as an FTS5 expression: every word must begin a word of the product. Null when
 * the text holds no word. Quotes make each word a plain string, so that nothing is an operator.
 *
 * @example matchOf('Defter nokt') // '"defter"* "nokt"*'
 */
export function matchOf(text: string): string | null {
  const words = searchedWords(text.slice(0, 200)).slice(0, MOST_WORDS)
  return words.length ? words.map((word) => `"${word}"*`).join(' ') : null
}
