/** The session's storage of places: how far down each step of the history was left, in px. */
export const storageKey = 'places'

type Step = { key: string; pathname: string; search: string; hash: string }

/** The part of Remix's router that this needs; Remix hands it to the page as `__remixRouter`. */
export type PlaceRouter = {
  state: {
    location: Step
    restoreScrollPosition: number | false | null
    preventScrollReset: boolean
  }
  enableScrollRestoration: (
    places: Record<string, number>,
    getPlace: () => number,
    getKey: (location: Step) => string,
  ) => void
}

/** A step's name in the storage; the first of each document has the same key, so its address is added. */
export function placeOf({ key, pathname, search }: Step): string {
  return key === 'default' ? pathname + search : key
}

/** Whether an earlier document of this tab left places. */
export function hasPlaces(): boolean {
  try {
    return storageKey in sessionStorage
  } catch {
    return false
  }
}
