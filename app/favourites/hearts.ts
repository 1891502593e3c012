import type { Answer } from '~/session/answer-types'
import type { PageTools } from '~/shell/page-tools'
import { showFailures } from './failure-window'
import { HeartMemory } from './heart-memory'
import { favouriteMs, mostPending, type SyncAnswer, syncAfterMs, tapMs } from './rules'
import { forgetStored } from './stored'
import { syncFirst } from './sync-first'

const buttons = 'button[name="fav"]'
const idOf = (button: HTMLButtonElement) => button.value.replace('-', '')

/** The hearts of a page that belongs to a member: at once on screen, later at the shop. */
export class Hearts {
  /** Whether somebody is signed in; until that is known, and for guests, a heart is a button of its form. */
  member = false
  readonly #memory = new HeartMemory(Date.now())
  /** Hearts that may be tapped again at once, and what they were before. */
  readonly #taps = new Map<string, { timer: number; before: boolean }>()
  readonly #tools: PageTools
  #clock = 0
  #asked = 0

  constructor(tools: PageTools) {
    this.#tools = tools
    addEventListener('pagehide', () => this.leave())
    // A heart that was a button of its form yet has changed what the shop keeps.
    addEventListener('vitrin:answer', (event) => {
      if ((event as CustomEvent<Answer>).detail.favourites) this.start().catch(() => undefined)
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

  /** Asks the shop whose hearts these are. */
  async start(): Promise<void> {
    this.#asked += 1
    const turn = this.#asked
    const answer = (await (await fetch(this.#address)).json()) as SyncAnswer
    // Asked again meanwhile: this one may be from before a change.
    if (turn !== this.#asked) return
    this.member = answer.member
    if (!answer.member) return forgetStored()
    this.#memory.fetched(answer.ids, Date.now())
    this.paint()
    this.#plan()
  }

  /**
   * A tap shows at once, and is pending at once: the page may be left, or stepped away from, before it settles. Taps on
   * one heart within half a second are one change.
   */
  tap(button: HTMLButtonElement): void {
    const id = idOf(button)
    const kept = button.getAttribute('aria-pressed') !== 'true'
    const tapped = this.#taps.get(id)
    clearTimeout(tapped?.timer)
    const before = tapped?.before ?? this.#memory.shown.has(id)
    this.#memory.set(id, kept, Date.now())
    this.#show(id, kept)
    const settle = () => {
      this.#taps.delete(id)
      if (before === kept) return
      this.#say(kept)
      this.#plan()
    }
    this.#taps.set(id, { timer: window.setTimeout(settle, tapMs), before })
  }

  /** Draws every heart of the page as the memory has it. */
  paint(): void {
    for (const button of document.querySelectorAll<HTMLButtonElement>(buttons))
      if (!this.#taps.has(idOf(button)))
        this.#show(idOf(button), this.#memory.shown.has(idOf(button)))
  }

  /** The page is left, or hidden: what is pending goes along; it stays pending until an answer says what came of it. */
  leave(): void {
    const pending = this.#memory.pending()
    if (!this.member || pending.length === 0 || !navigator.onLine) return
    const body = new URLSearchParams(pending.map((one) => ['fav', one]))
    if (navigator.sendBeacon(this.#address, body)) this.#memory.left(pending, Date.now())
  }

  #show(id: string, kept: boolean): void {
    for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) {
      if (idOf(button) !== id) continue
      button.setAttribute('aria-pressed', String(kept))
      button.value = kept ? `-${id}` : id
    }
  }

  #say(kept: boolean): void {
    const { t } = this.#tools.locale
    const text = kept ? t('favourites.added') : t('favourites.removed')
    this.#tools.take({ notices: [{ tone: 'good', text, ms: favouriteMs }], kept: true })
  }

  /** At once with more than 10 pending, else a minute after the first. */
  #plan(): void {
    const { length } = this.#memory.pending()
    if (length > mostPending) this.#sync()
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
