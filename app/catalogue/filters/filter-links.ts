import { isPlainClick } from '~/ui/plain-click'
import { chosenBeside } from './filter-carry'

/** The link that a click follows in this tab. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
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

/** The URL of the list that a form wants, with what was chosen beside it. */
export function addressOf(form: HTMLFormElement, more: [string, string][] = []): string {
  const params = new URLSearchParams(more)
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') params.append(name, value)
  for (const { name, value } of chosenBeside(form)) params.set(name, value)
  return `${new URL(form.action).pathname}?${params}`
}
