import { pagePart, showPart, withUniqueIds } from '~/rendering/dialogs/page-part'
import { isPlainClick } from '~/ui/plain-click'
import type { Behavior } from './behavior'

const part = '.tab-panel'

/** If a tab's content cannot load, its page opens; offline the link reports that. */
const openPage = (tab: HTMLAnchorElement) =>
  navigator.onLine ? location.assign(tab.href) : tab.click()

async function loadPart(tab: HTMLAnchorElement): Promise<HTMLElement> {
  const { main } = await pagePart(tab.pathname + tab.search)
  const found = main.querySelector<HTMLElement>(part)
  if (!found) throw new Error(`${tab.href} has no such part`)
  return withUniqueIds(found)
}

class Tabs {
  readonly #element: HTMLElement
  readonly #panel: HTMLElement
  readonly #tabs: HTMLAnchorElement[]
  readonly #cached = new Map<HTMLAnchorElement, HTMLElement>()
  readonly #pathname = location.pathname
  #current: HTMLAnchorElement | undefined
  #wanted: HTMLAnchorElement | undefined

  constructor(element: HTMLElement, panel: HTMLElement) {
    this.#element = element
    this.#panel = panel
    this.#tabs = [...element.querySelectorAll<HTMLAnchorElement>('a[data-tab]')]
    this.#current = this.#tabs.find((tab) => tab.ariaCurrent) ?? this.#tabs[0]
    element.addEventListener('click', (event) => this.#onClick(event))
  }

  /** The URL changes before the next page is rendered. */
  get #isOnPage(): boolean {
    return this.#element.isConnected && location.pathname === this.#pathname
  }

  #onClick(event: MouseEvent): void {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('a[data-tab]')
    // Offline, a tab that is not cached reports it like any link.
    if (!tab || (!navigator.onLine && !this.#cached.has(tab))) return
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (tab !== this.#current) this.#choose(tab)
  }

  async #choose(tab: HTMLAnchorElement): Promise<void> {
    this.#wanted = tab
    this.#panel.setAttribute('aria-busy', 'true')
    try {
      const next = this.#cached.get(tab) ?? (await loadPart(tab))
      const isWanted = () => this.#wanted === tab && this.#isOnPage
      const before = await showPart(this.#panel, next, isWanted)
      if (before) this.#select(tab, before)
    } catch {
      if (this.#isOnPage) openPage(tab)
    } finally {
      if (this.#wanted === tab) this.#panel.removeAttribute('aria-busy')
    }
  }

  /** @param before content of the tab that was selected */
  #select(tab: HTMLAnchorElement, before: HTMLElement): void {
    if (this.#current) this.#cached.set(this.#current, before)
    this.#current?.removeAttribute('aria-current')
    tab.setAttribute('aria-current', 'true')
    this.#current = tab
    if (!this.#element.closest('dialog')) history.replaceState(history.state, '', tab.href)
  }
}

/** Tabs in place: content loads on first choice and is cached. On a page the URL follows, in a dialog it stays. */
const tabsInPlace: Behavior = (element) => {
  const panel = element.querySelector<HTMLElement>(part)
  if (panel) new Tabs(element, panel)
}
export default tabsInPlace
