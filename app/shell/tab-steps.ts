import { dress, fillWith, namedApart, pagePart } from './page-part'
import type { Enhance } from './page-tools'

const part = '.tab-part'

/** A part that does not come is a page of its own; without a connection that is said, as at any link. */
const leaveFor = (tab: HTMLAnchorElement) =>
  navigator.onLine ? location.assign(tab.href) : tab.click()

/**
 * Tabs in place: a part is fetched when its tab is first chosen and kept for as long as the page stands. In
 * a page the address follows; in a window it stays. A part that does not come is a page of its own.
 */
const tabSteps: Enhance = (element) => {
  const shown = element.querySelector<HTMLElement>(part)
  const tabs = [...element.querySelectorAll<HTMLAnchorElement>('a[data-tab]')]
  if (!shown) return
  const kept = new Map<HTMLAnchorElement, HTMLElement>()
  let current = tabs.find((tab) => tab.ariaCurrent) ?? tabs[0]
  let wanted = current
  const { pathname } = location
  /** The address is the next page's before that is drawn. */
  const isHere = () => element.isConnected && location.pathname === pathname

  async function partOf(tab: HTMLAnchorElement): Promise<HTMLElement> {
    const { main } = await pagePart(tab.pathname + tab.search)
    const found = main.querySelector<HTMLElement>(part)
    if (!found) throw new Error(`${tab.href} has no such part`)
    return namedApart(found)
  }

  async function choose(tab: HTMLAnchorElement) {
    if (!shown || tab === current) return
    wanted = tab
    shown.setAttribute('aria-busy', 'true')
    try {
      const next = kept.get(tab) ?? (await partOf(tab))
      await dress(shown, next)
      // The page of these tabs may have been left meanwhile.
      if (wanted !== tab || !isHere()) return
      const before = fillWith(shown, next)
      if (current) kept.set(current, before)
      for (const one of tabs) {
        if (one === tab) one.setAttribute('aria-current', 'true')
        else one.removeAttribute('aria-current')
      }
      current = tab
      if (!element.closest('dialog')) history.replaceState(history.state, '', tab.href)
    } catch {
      if (isHere()) leaveFor(tab)
    } finally {
      if (wanted === tab) shown.removeAttribute('aria-busy')
    }
  }

  element.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('a[data-tab]')
    // Followed as any link, a tab that is not here says that there is no connection.
    if (!tab || (!navigator.onLine && !kept.has(tab))) return
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(tab)
  })
}
export default tabSteps
