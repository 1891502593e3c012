import { searchedWords } from '../../text'

const MAX_WORDS = 8

/** The code of a product, and the number of a variant after it. */
const codePattern = /\p{L}\d{4,}$/u
const numberPattern = /^\d+$/

const isVariantCode = (code: string, number: string) =>
  codePattern.test(code) && numberPattern.test(number)

const prefixOf = (word: string) => `"${word}"*`

/**
 * A shopper's words as an FTS5 expression: every word must be a prefix of a word of the product. Null without words.
 * Quotes make each word a plain string, so that none is an operator. A number after a code may be that of a variant,
 * which is indexed as one word.
 * @example matchOf('Defter nokt') // '"defter"* AND "nokt"*'
 */
export function matchOf(text: string): string | null {
  const words = searchedWords(text.slice(0, 200)).slice(0, MAX_WORDS)
  const parts = words.flatMap((word, at) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]]
    if (isVariantCode(before, word)) return []
    if (!isVariantCode(word, next)) return [prefixOf(word)]
    return [`(${prefixOf(word + next)} OR (${prefixOf(word)} AND ${prefixOf(next)}))`]
  })
  return parts.length ? parts.join(' AND ') : null
}
