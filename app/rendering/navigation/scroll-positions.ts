import type { HistoryEntry } from './remix-window'

/** Session storage key of scroll positions, in px, by history entry. */
export const storageKey = 'scroll-positions'

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
