import { afterStep } from './after-step'
import { type PlaceRouter, placeOf, storageKey } from './scroll-places'

/** So long a page may grow to the height that a step back needs; the shopper's own scrolling ends it at once. */
const growMs = 3000

/** Goes back to a place; where late parts still miss, as soon as the page is high enough. */
function restore(top: number): void {
  const there = () => {
    scrollTo({ top, behavior: 'instant' })
    return scrollY + 1 >= top
  }
  if (there()) return
  const over = new AbortController()
  const grown = new ResizeObserver(() => there() && over.abort())
  over.signal.addEventListener('abort', () => grown.disconnect())
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(sign, () => over.abort(), { signal: over.signal, passive: true })
  setTimeout(() => over.abort(), growMs)
  grown.observe(document.body)
}

/** What a hash names; one that is no text in percent signs is taken as it stands. */
function targetOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

let router: PlaceRouter | undefined

/**
 * Says where a page begins that is drawn in place: at its top or its hash, after a step back where it was left. The
 * browser does so for documents only. A step that changes a part of the page keeps its place.
 */
export default function followScroll(): void {
  if (router) return
  const own = (window as { __remixRouter?: PlaceRouter }).__remixRouter
  if (!own) return
  router = own
  let places: Record<string, number> = {}
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof places
  } catch {
    // A browser that keeps nothing remembers as long as the document lives.
  }
  own.enableScrollRestoration(places, () => scrollY, placeOf)
  // A page that was read anew within a step back (app/wake-script.ts): the browser does not know the place.
  const isStepBack = history.scrollRestoration === 'manual'
  if (isStepBack && scrollY === 0) restore(places[placeOf(own.state.location)] ?? 0)
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    places[placeOf(own.state.location)] = scrollY
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places))
    } catch {
      // As above.
    }
  })
  afterStep.run = () => {
    const { restoreScrollPosition: top, preventScrollReset, location } = own.state
    if (typeof top === 'number') return restore(top)
    if (preventScrollReset) return
    const target = targetOf(location.hash)
    if (location.hash && target) target.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
  }
}
