import { showFailures } from '~/favourites/failure-dialog'
import {
  favouriteMs,
  maxPending,
  type SyncAnswer,
  syncAfterMs,
  tapMs,
} from '~/favourites/favourite-rules'
import { forgetStored } from '~/favourites/saved-lists'
import { syncFirst } from '~/favourites/sync-before-sign-out'
import type { PageTools } from '~/rendering/behaviors/behavior'
import type { ActionResult } from '~/session/response-data'
import { HeartMemory } from './heart-memory'

const buttons = 'button[name="fav"]'
const idOf = (button: HTMLButtonElement) => button.value.replace('-', '')

/** A member's hearts: displayed at once, sent to the shop later. */
export class Hearts {
  /** Until a member is confirmed, and for guests, a heart is a button of its form. */
  member = false
  readonly #memory = new HeartMemory(Date.now())
  /** Hearts tapped a moment ago, and their state before. */
  readonly #taps = new Map<string, { timer: number; before: boolean }>()
  readonly #tools: PageTools
  #clock = 0
  #requests = 0

  constructor(tools: PageTools) {
    this.#tools = tools
    addEventListener('pagehide', () => this.leave())
    // A heart that acted as a form button has changed the shop's list.
    addEventListener('vitrin:answer', (event) => {
      if ((event as CustomEvent<ActionResult>).detail.favourites)
        this.start().catch(() => undefined)
    })
    const { href } = tools.locale
    syncFirst({ list: href('favourites'), signOut: href('signOut') }, () =>
      this.member && this.#memory.pending().length > 0 ? this.#sync() : null,
    )
    document.addEventListener('visibilitychange', () => document.hidden && this.leave())
  }

  get #address(): string {
    return this.#tools.locale.href('favouriteSync')
  }

  async start(): Promise<void> {
    this.#requests += 1
    const request = this.#requests
    const answer = (await (await fetch(this.#address)).json()) as SyncAnswer
    // A newer request is under way: this answer may predate a change.
    if (request !== this.#requests) return
    this.member = answer.member
    if (!answer.member) return forgetStored()
    this.#memory.fetched(answer.ids, Date.now())
    this.paint()
    this.#plan()
  }

  /**
   * A tap displays and stores at once, since the page may be left before it settles. Taps on one heart within half a
   * second are one change.
   */
  tap(button: HTMLButtonElement): void {
    const id = idOf(button)
    const isFavourite = button.getAttribute('aria-pressed') !== 'true'
    const tapped = this.#taps.get(id)
    clearTimeout(tapped?.timer)
    const before = tapped?.before ?? this.#memory.displayed.has(id)
    this.#memory.set(id, isFavourite, Date.now())
    this.#show(id, isFavourite)
    const settle = () => {
      this.#taps.delete(id)
      if (before === isFavourite) return
      this.#notify(isFavourite)
      this.#plan()
    }
    this.#taps.set(id, { timer: window.setTimeout(settle, tapMs), before })
  }

  /** Displays the stored state on every heart of the page. */
  paint(): void {
    for (const button of document.querySelectorAll<HTMLButtonElement>(buttons))
      if (!this.#taps.has(idOf(button)))
        this.#show(idOf(button), this.#memory.displayed.has(idOf(button)))
  }

  /** Sends pending changes while the page is left or hidden; they stay pending until an answer. */
  leave(): void {
    const pending = this.#memory.pending()
    if (!this.member || pending.length === 0 || !navigator.onLine) return
    const body = new URLSearchParams(pending.map((one) => ['fav', one]))
    if (navigator.sendBeacon(this.#address, body)) this.#memory.left(pending, Date.now())
  }

  #show(id: string, isFavourite: boolean): void {
    for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) {
      if (idOf(button) !== id) continue
      button.setAttribute('aria-pressed', String(isFavourite))
      button.value = isFavourite ? `-${id}` : id
    }
  }

  #notify(isFavourite: boolean): void {
    const { t } = this.#tools.locale
    const text = isFavourite ? t('favourites.added') : t('favourites.removed')
    this.#tools.receive({ notices: [{ tone: 'good', text, ms: favouriteMs }], unchanged: true })
  }

  /** At once with more than 10 pending, else a minute after the first. */
  #plan(): void {
    const { length } = this.#memory.pending()
    if (length > maxPending) this.#sync()
    else if (length > 0 && this.#clock === 0)
      this.#clock = window.setTimeout(() => this.#sync(), syncAfterMs)
  }

  async #sync(): Promise<void> {
    clearTimeout(this.#clock)
    this.#clock = 0
    const changes = this.#memory.pending()
    if (changes.length === 0) return
    try {
      const body = new URLSearchParams(changes.map((one) => ['fav', one]))
      const answer = (await (
        await fetch(this.#address, { method: 'POST', body, keepalive: true })
      ).json()) as SyncAnswer
      if (!answer.member) return
      const failed = answer.failed.map(({ id }) => id)
      this.#memory.settled(changes, failed, Date.now())
      this.paint()
      if (failed.length > 0) showFailures(answer.failed, this.#tools.locale.t)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: sync errors are logged only
      console.warn('favourites', error)
      this.#plan()
    }
  }
}
