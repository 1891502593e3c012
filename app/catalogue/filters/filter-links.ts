import { beforeNavigation } from '~/rendering/navigation/before-navigation'
import { remixRouter } from '~/rendering/navigation/remix-window'
import { isPlainClick } from '~/ui/plain-click'
import { chosenBeside, isLoading, rendered, snapshot } from './filter-carry'

/** The link that a click follows in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event)) return null
  return event.target instanceof Element ? event.target.closest('a') : null
}

/** Calls back when a link beside a form leads to its list at another address. */
export function onLinkBeside(form: HTMLFormElement, follow: () => void): void {
  const { pathname } = new URL(form.action)
  document.addEventListener('click', function onClick(event) {
    if (!form.isConnected) return document.removeEventListener('click', onClick)
    const link = followedLink(event)
    if (!link || form.contains(link) || !navigator.onLine) return
    if (link.pathname === pathname && link.search !== location.search) follow()
  })
}

const address = () => location.pathname + location.search

/** Whether a page beside the list of a form is on its way. */
async function isLeft(form: HTMLFormElement): Promise<boolean> {
  // A link may have been followed before this code came.
  if (!isLoading()) await beforeNavigation.last?.catch(() => undefined)
  const next = remixRouter()?.state.navigation.location
  return !!next && next.pathname !== new URL(form.action).pathname
}

/**
 * Sends a form after a while, unless another page is wanted meanwhile.
 * @param ms how long
 * @param onStep called in place of `send` where a step in the history is taken
 * @returns cancels it
 */
export function sendAfter(
  form: HTMLFormElement,
  ms: number,
  send: () => void,
  onStep: () => void,
): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const { last } = beforeNavigation
  const at = address()
  const timer = setTimeout(async () => {
    if ((await isLeft(form)) || signal.aborted) return
    waiting.abort()
    if (beforeNavigation.last === last) send()
  }, ms)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const cancel = () => waiting.abort()
  addEventListener('beforeunload', cancel, { signal })
  addEventListener(
    'popstate',
    () => {
      if (address() === at) return
      cancel()
      onStep()
    },
    { signal },
  )
  return cancel
}

/** The URL of the list that a form wants, with what was chosen beside it. */
export function addressOf(form: HTMLFormElement, more: [string, string][] = []): string {
  const params = new URLSearchParams(more)
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') params.append(name, value)
  for (const { name, value } of chosenBeside(form)) params.set(name, value)
  return `${new URL(form.action).pathname}?${params}`
}

/** Gives the list's place in the history what is chosen when another page is opened, so that Back shows it; listens from a choice on, since some browsers keep no page with such a listener. */
export function chosenStaysInHistory(form: HTMLFormElement): void {
  const at = address()
  const { pathname } = new URL(form.action)
  function onLeave() {
    if (address() !== at || `${snapshot(form)}` === `${rendered(form)}`) return
    history.replaceState(history.state, '', addressOf(form))
  }
  const router = remixRouter()
  const leaving = new AbortController()
  function onStart() {
    const next = router?.state.navigation.location
    if (form.isConnected && next && next.pathname !== pathname) onLeave()
    else if (!form.isConnected) leaving.abort()
  }
  const { signal } = leaving
  const watchLeaving = () => addEventListener('beforeunload', onLeave, { signal })
  document.addEventListener('change', watchLeaving, { signal, once: true })
  if (`${snapshot(form)}` !== `${rendered(form)}`) watchLeaving()
  const unsubscribe = router?.subscribe(onStart)
  leaving.signal.addEventListener('abort', () => unsubscribe?.())
  onStart()
}
