import './page-modules'

const triggers = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

async function load([manifest, entry, modules, imports]: Window['vitrinPage']) {
  for (const href of [entry, ...imports])
    document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  const loading = modules.map(async ([id, at]) => [id, await import(/* @vite-ignore */ at)])
  const [, ...loaded] = await Promise.all([import(/* @vite-ignore */ manifest), ...loading])
  window.__remixRouteModules = Object.fromEntries(loaded)
  await import(/* @vite-ignore */ entry)
}

type Connection = { saveData?: boolean; effectiveType: string }
type Connected = { connection?: Connection }

function isGoodLine(): boolean {
  const line = (navigator as Connected).connection
  return !(line?.saveData || line?.effectiveType.match(/[23]g/))
}

/**
 * Loads the manifest and the page's modules and starts React on the first sign of intent (a pointer that has not moved
 * is none), or three seconds after load on a good connection; at once for a page restored from history, whose header
 * may be older than the cart and whose prices may be in another currency, and where typed values wait
 * (app/rendering/behaviors/typed-fields.ts).
 */
export function hydrateOnIntent(): void {
  const root = document.documentElement
  let isLoading = false
  function start(event?: Partial<PointerEvent>) {
    window.vitrinTouch ||= event
    if (isLoading || (event?.type === 'pointermove' && !event.movementX && !event.movementY)) return
    root.className = ''
    isLoading = true
    load(window.vitrinPage).catch(() => {
      isLoading = false
    })
  }
  root.className = 'script'
  for (const type of triggers) addEventListener(type, start, true)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFromHistory = navigation?.type === 'back_forward' && !navigation.transferSize
  if (isFromHistory || window.vitrinTyped) start()
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    window.vitrinBack = event
    start()
  })
  if (isGoodLine()) addEventListener('load', () => setTimeout(start, 3000))
}

/** Reloads after a history step within a reloaded document as long as it lacks the code and texts of other pages. */
export function reloadAfterSteps(): void {
  const address = () => location.href.split('#')[0]
  const at = address()
  addEventListener('popstate', () => window.vitrinReady || address() === at || location.reload())
}

/** Tells the server that script runs. */
export function setScriptCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in Firefox
  document.cookie = 'script=1;path=/;max-age=30000000;samesite=lax;secure'
}
