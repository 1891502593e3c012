import { showFailures } from '~/favourites/failure-dialog'
import { favouriteMs, type SyncAnswer, tapMs } from '~/favourites/favourite-rules'
import { forgetStored, storageKeys } from '~/favourites/list/saved-lists'
import { heartsCookie } from '~/favourites/pending-hearts'
import { syncFirst } from '~/favourites/sync-before-list'
import type { PageTools } from '~/rendering/behaviors/behavior'
import type { ActionResult } from '~/session/response-data'
import { HeartBatches } from './heart-batches'
import { HeartMemory } from './heart-memory'
import { sendAsForm } from './send-as-form'

const buttons = 'button[name="fav"][aria-pressed]'
const idOf = (button: HTMLButtonElement) => button.value.replace(/^-/, '')

/** A heart tapped a moment ago: how it looked, and what waited for it. */
type Tap = { timer: number; before: boolean; waited: boolean | undefined; settle: () => void }

/** Hearts, displayed at once: a member's are sent to the shop later, a guest's by their form. */
export class Hearts {
  /** Empty for guests, and until a member is confirmed. */
  member = ''
  readonly #memory = new HeartMemory(Date.now())
  readonly #batches = new HeartBatches(this.#memory, {
    address: () => this.#address,
    member: () => this.member,
    onSend: () => this.#settleTaps(),
    onAnswer: (failed) => {
      this.paint()
      if (failed.length > 0) showFailures(failed, this.#tools.locale.t)
    },
    onOtherMember: () => this.start(),
  })
  readonly #taps = new Map<string, Tap>()
  readonly #sent = new Map<string, boolean>()
  readonly #tools: PageTools
  #requests = 0
  #isAnswered = false

  constructor(tools: PageTools) {
    this.#tools = tools
    const start = () => void this.start().catch(() => undefined)
    addEventListener('pagehide', () => this.leave())
    document.addEventListener('visibilitychange', () => document.hidden && this.leave())
    // A page from history does not know what became of its hearts since; the cookie does.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      this.#memory.forget()
      start()
    })
    addEventListener('storage', ({ key }) => {
      if (!this.member || key !== storageKeys.server) return
      this.#memory.takeOver(Date.now())
      this.paint()
    })
    // An answer to a guest deletes the cookie, also that of a step in place.
    window.cookieStore?.addEventListener('change', ({ deleted }) => {
      const isDeleted = deleted.some(({ name }) => name === heartsCookie)
      if (isDeleted && this.#isWaiting && !this.#batches.isSending) start()
    })
    // A heart that acted as a form button has changed the shop's list.
    addEventListener('vitrin:answer', (event) => {
      const { favourites, notices, dialog } = (event as CustomEvent<ActionResult>).detail
      const hasFailed = dialog?.kind === 'signIn' || notices.some(({ tone }) => tone === 'bad')
      if (!favourites) return hasFailed && this.#takeBack()
      for (const id of favourites) this.#sent.delete(id)
      this.#memory.forget(favourites)
      start()
    })
    syncFirst(tools.locale.href('favourites'), () =>
      this.#isWaiting ? this.#batches.send() : null,
    )
  }

  /** Without a member a heart is a button of its form. Signing out in another tab clears what is stored of the member. */
  get isMember(): boolean {
    return this.member !== '' && this.#memory.isKnown(Date.now())
  }

  get #isWaiting(): boolean {
    return this.member !== '' && this.#memory.pending().length > 0
  }

  get #address(): string {
    return this.#tools.locale.href('favouriteSync')
  }

  async start(): Promise<void> {
    this.#requests += 1
    const request = this.#requests
    const { answered } = this.#batches
    const answer = (await (await fetch(this.#address)).json()) as SyncAnswer
    // A newer request is under way: this answer may predate a change.
    if (request !== this.#requests) return
    // It may also predate hearts that were sent meanwhile.
    if (answered !== this.#batches.answered) return this.start()
    this.#isAnswered = true
    if (!answer.member) return this.#end(answer.ids)
    if (this.member && this.member !== answer.member) this.#memory.forget()
    this.member = answer.member
    this.#memory.fetched(answer.ids, Date.now())
    this.paint()
    this.#batches.plan()
  }

  /** Nobody is signed in: hearts that a member has set here and that are not stored become the guest's. */
  #end(ids: string[]): void {
    const lost = this.#memory.end(Date.now())
    this.member = ''
    for (const { timer } of this.#taps.values()) clearTimeout(timer)
    this.#taps.clear()
    forgetStored()
    this.#memory.ofGuest(ids, Date.now())
    this.paint()
    if (lost.length > 0) sendAsForm(this.#tools.locale.href('favouriteChange'), lost)
  }

  /** Displays and stores at once: the page may be left. Taps within half a second are one change, or none if undone. */
  tap(button: HTMLButtonElement): void {
    const id = idOf(button)
    const isFavourite = button.getAttribute('aria-pressed') !== 'true'
    const tapped = this.#taps.get(id)
    clearTimeout(tapped?.timer)
    const { before, waited } = tapped ?? { before: !isFavourite, waited: this.#memory.get(id) }
    this.#memory.set(id, isFavourite === before ? waited : isFavourite, Date.now())
    this.paint()
    const settle = () => {
      this.#taps.delete(id)
      if (before === isFavourite) return
      this.#notify(isFavourite)
      this.#batches.plan()
    }
    this.#taps.set(id, { timer: window.setTimeout(settle, tapMs), before, waited, settle })
  }

  /** Displays a heart that its form is about to send by the button's value. */
  showSent(button: HTMLButtonElement): void {
    this.#sent.set(idOf(button), button.getAttribute('aria-pressed') !== 'true')
    setTimeout(() => this.paint())
  }

  /** Displays hearts that a form could not set as they were. */
  #takeBack(): void {
    if (this.#sent.size === 0) return
    for (const [id, isFavourite] of this.#sent) this.#sent.set(id, !isFavourite)
    this.paint()
    this.#sent.clear()
  }

  /** Displays the state of every heart of the page, until the first answer of those that are being sent. */
  paint(): void {
    const displayed = this.#memory.displayed()
    for (const [id, isFavourite] of this.#sent)
      isFavourite ? displayed.add(id) : displayed.delete(id)
    for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) {
      const id = idOf(button)
      if (!this.#isAnswered && !this.#sent.has(id)) continue
      const isFavourite = displayed.has(id)
      button.setAttribute('aria-pressed', String(isFavourite))
      button.value = isFavourite ? `-${id}` : id
    }
    if (!this.#isAnswered) return
    for (const count of document.querySelectorAll('[data-favourite-count]'))
      count.textContent = displayed.size > 0 ? String(displayed.size) : ''
  }

  /** Sends pending changes while the page is left or hidden; they stay pending until an answer. */
  leave(): void {
    if (this.member && navigator.onLine) this.#batches.send()
  }

  /** A heart that is tapped again from now on is another change. */
  #settleTaps(): void {
    for (const { timer, settle } of this.#taps.values()) {
      clearTimeout(timer)
      settle()
    }
  }

  #notify(isFavourite: boolean): void {
    const { t } = this.#tools.locale
    const text = isFavourite ? t('favourites.added') : t('favourites.removed')
    this.#tools.receive({ notices: [{ tone: 'good', text, ms: favouriteMs }], unchanged: true })
  }
}
