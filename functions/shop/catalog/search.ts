import { searchedWords } from '../text'

/** More words than a shopper types; the rest of a longer text is left out. */
const MOST_WORDS = 8

/** The code of a product, and the number of a variant behind it. */
const codePattern = /\p{L}\d{4,}$/u
const numberPattern = /^\d+$/

const isVariantCode = (code: string, number: string) =>
  codePattern.test(code) && numberPattern.test(number)

const begins = (word: string) => `"${word}"*`

/**
 * Words of a shopper as an FTS5 expression: every word must begin a word of the product. Null when
 * the text holds no word. Quotes make each word a plain string, so that nothing is an operator. A number behind a code
 * may be meant as the code of a variant, which is indexed as one word.
 *
 * @example matchOf('Defter nokt') // '"defter"* AND "nokt"*'
 */
export function matchOf(text: string): string | null {
  const words = searchedWords(text.slice(0, 200)).slice(0, MOST_WORDS)
  const parts = words.flatMap((word, at) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]]
    if (isVariantCode(before, word)) return []
    if (!isVariantCode(word, next)) return [begins(word)]
    return [`(${begins(word + next)} OR (${begins(word)} AND ${begins(next)}))`]
  })
  return parts.length ? parts.join(' AND ') : null
}
