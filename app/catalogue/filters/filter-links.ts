import { beforeNavigation } from '~/rendering/navigation/before-navigation'
import { remixRouter } from '~/rendering/navigation/remix-window'
import { isPlainClick } from '~/ui/plain-click'
import { chosenBeside, isLoading } from './filter-carry'

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

/** Calls back in place of following a link of a form. */
export function onLinkInside(form: HTMLFormElement, follow: () => void): void {
  form.addEventListener('click', (event) => {
    if (!followedLink(event)) return
    event.preventDefault()
    follow()
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
