import { fillTyped, type TypedFields, typedFields } from '~/rendering/behaviors/typed-fields'
import { answersData } from '~/rendering/client-action-module'
import { afterNavigation } from './after-navigation'
import { announcePage } from './announce'
import { type RemixRouter, remixRouter } from './remix-window'
import { positionKey, storageKey } from './scroll-positions'

/** How long a page may grow to the height of a restored position; the shopper's own scrolling ends it. */
const growMs = 3000

/** Scrolls to a position, or waits until late parts have made the page high enough. */
function restore(top: number): void {
  const reached = () => {
    scrollTo({ top, behavior: 'instant' })
    return scrollY + 1 >= top
  }
  if (reached()) return
  const stop = new AbortController()
  const observer = new ResizeObserver(() => reached() && stop.abort())
  stop.signal.addEventListener('abort', () => observer.disconnect())
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true })
  setTimeout(() => stop.abort(), growMs)
  observer.observe(document.body)
}

function targetOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

/** Those of the tab's earlier documents; without storage, positions last as long as the document. */
function savedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

let router: RemixRouter | undefined

/** Forms that stay on their page keep their own state (counts of the cart, for example). */
const isLeftByAnswer = (form: HTMLFormElement) => !answersData(form.getAttribute('action') ?? '')

/**
 * Scrolls after client navigations: to the top or the hash, after a history step to the previous position. A change of
 * part of a page keeps the position. A history step brings back what was typed too, as the browser itself does.
 */
export default function restoreScroll(): void {
  const own = remixRouter()
  if (router || !own) return
  router = own
  const positions = savedPositions()
  const typed = new Map<string, TypedFields>()
  const leave = () => {
    typed.set(positionKey(own.state.location), typedFields(isLeftByAnswer))
    return scrollY
  }
  own.enableScrollRestoration(positions, leave, positionKey)
  // A page reloaded within a history step (app/rendering/first-script/intent.ts): the browser has lost the position.
  const isStepBack = history.scrollRestoration === 'manual'
  if (isStepBack && scrollY === 0) restore(positions[positionKey(own.state.location)] ?? 0)
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    positions[positionKey(own.state.location)] = scrollY
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // As in `savedPositions`.
    }
  })
  afterNavigation.run = () => {
    announcePage()
    const { restoreScrollPosition: top, preventScrollReset, location } = own.state
    if (typeof top === 'number') {
      fillTyped(typed.get(positionKey(location)) ?? [])
      return restore(top)
    }
    if (preventScrollReset) return
    const target = targetOf(location.hash)
    if (location.hash && target) target.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
  }
}
