/** Storage keys, which a site's own script may know. */
export const storageKeys = {
  /** Ids as the hearts show them. */
  shown: 'favorite_products',
  /** Ids as the shop last told them. */
  server: 'server_favorites',
  /** When it did, in ms since 1970. */
  fetched: 'favorites_fetched',
  /** What was sent as a page was left, and when. */
  left: 'favorites_left',
} as const

/** How long an entry of the local storage counts, in ms. */
export const lifetimeMs = 365 * 24 * 60 * 60 * 1000

/** An entry with its lifetime; null when gone, past or unreadable. */
export function readEntry(key: string, now: number): unknown {
  try {
    const entry = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      value: unknown
      timeout: number
    } | null
    return entry && entry.timeout > now ? entry.value : null
  } catch {
    return null
  }
}

/** Keeps an entry for a year; a browser that keeps nothing goes without. */
export function writeEntry(key: string, value: unknown, now: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ value, timeout: now + lifetimeMs }))
  } catch {
    // Full or forbidden: the shop still knows.
  }
}

/** Product ids of an entry. */
export function readIds(key: string, now: number): Set<string> {
  const value = readEntry(key, now)
  return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [])
}

export function forgetEntry(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Forgets the member's favourites: nobody is signed in. */
export function forgetStored(): void {
  for (const key of Object.values(storageKeys)) forgetEntry(key)
}
