/** Storage keys; a site's own scripts may read them. */
export const storageKeys = {
  displayed: 'favorite_products',
  server: 'server_favorites',
  /** When they were fetched, in ms since 1970. */
  fetched: 'favorites_fetched',
} as const

/** Lifetime of a local storage entry, in ms. */
export const lifetimeMs = 365 * 24 * 60 * 60 * 1000

/** Value of an entry; null when missing, expired or unreadable. */
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

/** Stores an entry for a year, if the browser allows it. */
export function writeEntry(key: string, value: unknown, now: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ value, timeout: now + lifetimeMs }))
  } catch {
    // Full or forbidden: the shop still knows.
  }
}

export function readIds(key: string, now: number): Set<string> {
  const value = readEntry(key, now)
  return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [])
}

export function forgetEntry(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
}

/** Deletes the stored favourites after sign-out. */
export function forgetStored(): void {
  for (const key of Object.values(storageKeys)) forgetEntry(key)
}
