import { readRecent, withRecent } from './suggestion-rules'

const storageKey = 'vitrin-searches'
const maxLetters = 100

/** Storage may be forbidden; searching works without it. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export const recentSearches = (): string[] =>
  attempt(() => readRecent(localStorage.getItem(storageKey), Date.now()), [])

/** Remembers a search; a word of spaces is none. */
export function rememberSearch(word: string): void {
  const trimmed = word.trim().slice(0, maxLetters)
  if (!trimmed) return
  attempt(() => {
    const stored = localStorage.getItem(storageKey)
    localStorage.setItem(storageKey, withRecent(stored, trimmed, Date.now()))
  }, undefined)
}

export const forgetSearches = (): void =>
  attempt(() => localStorage.removeItem(storageKey), undefined)
