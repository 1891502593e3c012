import type { Category, Showcase } from '~/backend/catalogue/model'

const maxLength = 100

/** What to offer when nothing was found, or nothing searched yet. */
export type SearchFallback = {
  menu: Category[]
  searched: boolean
  /** A similar word that the shop knows. */
  meant: string | null
  /** What many search for, and the home page's shelf of what is bought often, else its first. */
  popular?: string[]
  shelf?: Showcase | null
}

export type SearchWord = {
  word: string
  /** Whether the word exceeded the maximum length; the page says so. */
  cut: boolean
  /** Whether there is anything to search for: a letter or a digit. */
  searchable: boolean
}

/** Trims and cuts a search word; control characters and runs of spaces are one space. */
export function readWord(typed: string): SearchWord {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
  const clean = typed.replace(/[\u0000-\u001f\u007f\s]+/g, ' ').trim()
  const letters = [...clean]
  const word = letters.slice(0, maxLength).join('').trim()
  return { word, cut: letters.length > maxLength, searchable: /[\p{L}\p{N}]/u.test(word) }
}
