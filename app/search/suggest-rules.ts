/** Suggestions come from so many letters on, so long after the last key, in ms. */
export const fewestLetters = 3
export const restMs = 250

/** A place that a suggestion leads to. */
export type Way = { title: string; path: string }

/** What the search field shows while a word is typed. */
export type ShownSuggestions = {
  products: (Way & { id: string; image: string; price: number | null; currency: string })[]
  categories: Way[]
  brands: Way[]
  combines: (Way & { image: string })[]
  meant: Way | null
}

/** Searches are remembered so many, and as long as anything in the browser: a year. */
const mostRecent = 6
const yearMs = 365 * 24 * 3600 * 1000

type Remembered = { word: string; at: number }

/** The remembered searches in a stored text, newest first; a spoiled or old text holds none. */
export function readRecent(stored: string | null, now: number): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return (list as Remembered[])
      .filter((one) => typeof one?.word === 'string' && now - one.at < yearMs)
      .map((one) => one.word.slice(0, 100))
      .slice(0, mostRecent)
  } catch {
    return []
  }
}

/** The stored text with one more search in front; the same word stands in it once. */
export function withRecent(stored: string | null, word: string, now: number): string {
  const others = readRecent(stored, now).filter((one) => one !== word)
  const words = [word, ...others].slice(0, mostRecent)
  return JSON.stringify(words.map((one): Remembered => ({ word: one, at: now })))
}
