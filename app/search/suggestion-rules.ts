/** Minimum letters for suggestions, and delay after the last key, in ms. */
export const minLetters = 3
export const typingDelayMs = 250

export type SuggestionLink = { title: string; path: string }

export type VisibleSuggestions = {
  products: (SuggestionLink & {
    id: string
    image: string
    price: number | null
    currency: string
    condition?: string
  })[]
  categories: SuggestionLink[]
  brands: SuggestionLink[]
  combines: (SuggestionLink & { image: string })[]
  meant: SuggestionLink | null
  within?: (SuggestionLink & { category: string })[]
  /** The page of all results; `total` is null where it is not known. */
  all?: { path: string; total: number | null }
  /** What many search for; only without a word. */
  popular?: SuggestionLink[]
}

const maxRecent = 6
const yearMs = 365 * 24 * 3600 * 1000

type Remembered = { word: string; at: number }

/** Remembered searches from a stored text, newest first; none from an invalid or old text. */
export function readRecent(stored: string | null, now: number): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return (list as Remembered[])
      .filter((one) => typeof one?.word === 'string' && now - one.at < yearMs)
      .map((one) => one.word.slice(0, 100))
      .slice(0, maxRecent)
  } catch {
    return []
  }
}

/** The stored text with a search added in front, without duplicates. */
export function withRecent(stored: string | null, word: string, now: number): string {
  const others = readRecent(stored, now).filter((one) => one !== word)
  const words = [word, ...others].slice(0, maxRecent)
  return JSON.stringify(words.map((one): Remembered => ({ word: one, at: now })))
}
