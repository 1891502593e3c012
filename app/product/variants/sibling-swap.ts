import { RecentMap } from '~/catalogue/recent-map'
import { errorNotices } from '~/forms/refusal'
import type { PageTools } from '~/rendering/behaviors/behavior'
import { noConnection, resetSelect } from '~/rendering/navigation/no-connection'
import { readyToRender } from '~/rendering/navigation/ready-to-render'
import { holdChoiceFocus } from './choice-focus'
import { sendHeldAdd, startHandover } from './sibling-handover'

/** Delay for further changes of an option, in ms, and number of cached answers. */
const delayMs = 300
const max = 100

/** How long an error is displayed before the browser navigates, in ms. */
const errorMs = 1500

const siblingPaths = new RecentMap<string | null>(max)

async function siblingOf(model: string, options: string): Promise<string | null> {
  const key = `${document.documentElement.lang} ${model} ${options}`
  const path = siblingPaths.get(key)
  if (path !== undefined) return path
  const answer = await fetch(`/urun/${model}/ozellik/${encodeURIComponent(options)}`, {
    headers: { Accept: 'application/json' },
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  const found = ((await answer.json()) as { path: string | null }).path
  siblingPaths.set(key, found)
  return found
}

async function checkPage(path: string): Promise<void> {
  const page = await fetch(path, { method: 'HEAD' })
  if (!page.ok) throw new Error(`${page.status}`)
}

/** Goes from a product's page to the sibling with the chosen options. */
export class SiblingSwap {
  readonly #element: HTMLElement
  readonly #tools: PageTools
  readonly #model: string
  /** The product's own options, `group:option` with commas between. */
  readonly #own: string
  readonly #wanted = new Map<string, string>()
  readonly #pathname = location.pathname
  #timer = 0
  #latestRequest = 0
  #isLeaving = false

  constructor(element: HTMLElement, tools: PageTools) {
    const { modelId: model = '', chosenOptions: chosen = '' } = element.dataset
    this.#element = element
    this.#tools = tools
    this.#model = model
    this.#own = chosen
    this.#selectCurrent()
  }

  /** @param fallback path of the option's link, '' for none */
  choose(option: string, fallback: string) {
    if (!navigator.onLine) return this.#refuse()
    const [group = '', id = ''] = option.split(':')
    this.#wanted.set(group, id)
    clearTimeout(this.#timer)
    // Invalidates the pending request.
    this.#latestRequest += 1
    if (this.#options() === this.#own) return this.#stay()
    this.#element.setAttribute('aria-busy', 'true')
    this.#timer = window.setTimeout(() => this.#isOnPage() && this.#swap(fallback), delayMs)
  }

  async #swap(fallback: string) {
    const request = this.#latestRequest
    /** Whether this is still the latest choice, on the same page. */
    const isWanted = () => request === this.#latestRequest && this.#isOnPage()
    const { t } = this.#tools.locale
    let fault = t('product.infoFailed')
    try {
      const path = (await siblingOf(this.#model, this.#options())) ?? fallback
      if (!isWanted()) return
      if (path === this.#pathname) return this.#stay()
      fault = t('product.pageFailed')
      await checkPage(path)
      await readyToRender()
      if (isWanted()) this.#leave(path)
    } catch {
      if (!isWanted()) return
      if (!navigator.onLine) return this.#refuse()
      if (sendHeldAdd()) return
      this.#element.removeAttribute('aria-busy')
      this.#tools.receive({ notices: errorNotices(fault), unchanged: true })
      // Time to read it, then navigate.
      if (fallback) setTimeout(() => isWanted() && location.assign(fallback), errorMs)
    }
  }

  #leave(path: string): void {
    this.#isLeaving = true
    startHandover(path)
    holdChoiceFocus(this.#element, path)
    this.#tools.go(path)
  }

  /** The current product is chosen again: releases a held click and cancels a navigation. */
  #stay() {
    this.#element.removeAttribute('aria-busy')
    sendHeldAdd()
    if (this.#isLeaving) this.#tools.go(this.#pathname + location.search, { replace: true })
    this.#isLeaving = false
  }

  /** Offline: resets every choice to the current product. */
  #refuse() {
    for (const select of this.#element.querySelectorAll('select')) resetSelect(select)
    this.#selectCurrent()
    this.#tools.receive(noConnection(this.#tools.locale.t))
    this.#stay()
  }

  #selectCurrent(): void {
    for (const pair of this.#own.split(',').filter(Boolean))
      this.#wanted.set(...(pair.split(':') as [string, string]))
  }

  #options(): string {
    return [...this.#wanted].map((pair) => pair.join(':')).join(',')
  }

  /** The URL changes before the next page is rendered. */
  #isOnPage(): boolean {
    return this.#element.isConnected && location.pathname === this.#pathname
  }
}
