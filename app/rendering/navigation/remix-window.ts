export type HistoryEntry = { key: string; pathname: string; search: string; hash: string }

/** What this shop uses of Remix's router in the browser. */
export type RemixRouter = {
  state: {
    location: HistoryEntry
    navigation: { state: 'idle' | 'loading' | 'submitting' }
    restoreScrollPosition: number | false | null
    preventScrollReset: boolean
  }
  enableScrollRestoration: (
    positions: Record<string, number>,
    getPosition: () => number,
    getKey: (location: HistoryEntry) => string,
  ) => void
}

declare global {
  interface Window {
    /** This shop's own (hydrate-script.ts). */
    vitrinTyped?: string
    vitrinBack?: Event
  }
}

/** Remix's router, undefined before hydration. */
export const remixRouter = (): RemixRouter | undefined =>
  (window as { __remixRouter?: RemixRouter }).__remixRouter
