/** Session storage key of scroll positions, in px, by history entry. */
export const storageKey = 'places'

type HistoryEntry = { key: string; pathname: string; search: string; hash: string }

/** What this needs of Remix's router, which the page has as `__remixRouter`. */
export type ScrollRouter = {
  state: {
    location: HistoryEntry
    restoreScrollPosition: number | false | null
    preventScrollReset: boolean
  }
  enableScrollRestoration: (
    positions: Record<string, number>,
    getPosition: () => number,
    getKey: (location: HistoryEntry) => string,
  ) => void
}

/** Storage key of a history entry; the first of each document has the same key, so its URL is used. */
export function positionKey({ key, pathname, search }: HistoryEntry): string {
  return key === 'default' ? pathname + search : key
}

/** Whether an earlier document of this tab saved positions. */
export function hasPositions(): boolean {
  try {
    return storageKey in sessionStorage
  } catch {
    return false
  }
}
