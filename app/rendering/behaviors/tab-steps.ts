import { pagePart, showPart, withUniqueIds } from '~/rendering/dialogs/page-part'
import type { Behavior } from './behavior'

const part = '.tab-part'

/** If a tab's content cannot load, its page opens; offline the link reports that. */
const openPage = (tab: HTMLAnchorElement) =>
  navigator.onLine ? location.assign(tab.href) : tab.click()

/** Tabs in place: content loads on first choice and is cached. On a page the URL follows, in a dialog it stays. */
const tabsInPlace: Behavior = (element) => {
  const panel = element.querySelector<HTMLElement>(part)
  const tabs = [...element.querySelectorAll<HTMLAnchorElement>('a[data-tab]')]
  if (!panel) return
  const cached = new Map<HTMLAnchorElement, HTMLElement>()
  let current = tabs.find((tab) => tab.ariaCurrent) ?? tabs[0]
  let wanted = current
  const { pathname } = location
  /** The URL changes before the next page is rendered. */
  const isOnPage = () => element.isConnected && location.pathname === pathname

  async function partOf(tab: HTMLAnchorElement): Promise<HTMLElement> {
    const { main } = await pagePart(tab.pathname + tab.search)
    const found = main.querySelector<HTMLElement>(part)
    if (!found) throw new Error(`${tab.href} has no such part`)
    return withUniqueIds(found)
  }

  async function choose(tab: HTMLAnchorElement) {
    if (!panel || tab === current) return
    wanted = tab
    panel.setAttribute('aria-busy', 'true')
    try {
      const next = cached.get(tab) ?? (await partOf(tab))
      const before = await showPart(panel, next, () => wanted === tab && isOnPage())
      if (!before) return
      if (current) cached.set(current, before)
      for (const one of tabs) {
        if (one === tab) one.setAttribute('aria-current', 'true')
        else one.removeAttribute('aria-current')
      }
      current = tab
      if (!element.closest('dialog')) history.replaceState(history.state, '', tab.href)
    } catch {
      if (isOnPage()) openPage(tab)
    } finally {
      if (wanted === tab) panel.removeAttribute('aria-busy')
    }
  }

  element.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('a[data-tab]')
    // Offline, a tab that is not cached reports it like any link.
    if (!tab || (!navigator.onLine && !cached.has(tab))) return
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(tab)
  })
}
export default tabsInPlace
