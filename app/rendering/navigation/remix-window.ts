export type HistoryEntry = { key: string; pathname: string; search: string; hash: string }

/** What this shop uses of Remix's router in the browser. */
export type RemixRouter = {
  state: {
    location: HistoryEntry
    navigation: { state: 'idle' | 'loading' | 'submitting'; location?: HistoryEntry }
    restoreScrollPosition: number | false | null
    preventScrollReset: boolean
  }
  navigate: (to: string) => Promise<void>
  subscribe: (onChange: () => void) => () => void
  enableScrollRestoration: (
    positions: Record<string, number>,
    getPosition: () => number,
    getKey: (location: HistoryEntry) => string,
  ) => void
}

type RemixRoute = { path?: string; module: string; hasClientAction?: boolean }

declare global {
  interface Window {
    __remixManifest: { routes: Record<string, RemixRoute> }
    /** This shop's own (first-script). */
    vitrinTyped?: string
    vitrinBack?: Event
    /** What was touched first (intent.ts). */
    vitrinTouch?: Partial<Event> | undefined
    /** Whether code and texts of all pages are here (ready-to-render.ts). */
    vitrinReady?: boolean
  }
}

/** Remix's router, undefined before hydration. */
export const remixRouter = (): RemixRouter | undefined =>
  (window as { __remixRouter?: RemixRouter }).__remixRouter

/** All routes of this build. */
export const remixRoutes = (): RemixRoute[] => Object.values(window.__remixManifest.routes)
