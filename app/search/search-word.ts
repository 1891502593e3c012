import type { Category } from '~/shop/model'

const longest = 100

/** How to go on where nothing was found, or nothing searched yet. */
export type SearchWays = {
  menu: Category[]
  searched: boolean
  /** A word that the shop knows and that is written nearly so. */
  meant: string | null
}

/** What was typed into the search field, as it is searched for. */
export type SearchWord = {
  word: string
  /** Whether the word was longer than what is searched for; the page says so. */
  cut: boolean
  /** Whether there is anything to search for: a letter or a digit. */
  searchable: boolean
}

/** Trims and cuts a search word; control characters and runs of spaces are one space. */
export function readWord(typed: string): SearchWord {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
  const clean = typed.replace(/[\u0000-\u001f\u007f\s]+/g, ' ').trim()
  const letters = [...clean]
  const word = letters.slice(0, longest).join('').trim()
  return { word, cut: letters.length > longest, searchable: /[\p{L}\p{N}]/u.test(word) }
}
