import { type Failed, maxPending, type SyncAnswer, syncAfterMs } from '~/favourites/favourite-rules'
import { postForm } from '~/rendering/forms/post-form'
import type { HeartMemory } from './heart-memory'

type Waiting = Pick<HeartMemory, 'pending' | 'settled'>

type Page = {
  /** Where batches go, in the page's current language. */
  address: () => string
  member: () => string
  onSend: () => void
  /** The shop has answered, and refused some. */
  onAnswer: (failed: Failed[]) => void
  /** The answer is for a guest, or for another member. */
  onOtherMember: () => Promise<void>
}

/** Sends the hearts that wait, in batches: a minute after the first, at once above ten, or when told to. */
export class HeartBatches {
  readonly #memory: Waiting
  readonly #page: Page
  #timer = 0
  #sends = 0
  #answered = 0
  #sending: { body: string; done: Promise<void> } | null = null

  constructor(memory: Waiting, page: Page) {
    this.#memory = memory
    this.#page = page
  }

  get isSending(): boolean {
    return this.#sending !== null
  }

  /** The number of the last batch that was answered. */
  get answered(): number {
    return this.#answered
  }

  /** Plans the next batch. One under way is waited for. */
  plan(): void {
    const { length } = this.#memory.pending()
    if (length === 0 || this.#sending) return
    if (length > maxPending) this.send()
    else this.#planLater()
  }

  /** Sends what is pending, unless just that is being sent. It outlives the page, and stays pending until an answer. */
  send(): Promise<void> {
    this.#page.onSend()
    clearTimeout(this.#timer)
    this.#timer = 0
    const changes = this.#memory.pending()
    if (changes.length === 0) return Promise.resolve()
    const fields = changes.map((change) => ['fav', change])
    const body = new URLSearchParams([['member', this.#page.member()], ...fields]).toString()
    if (this.#sending?.body === body) return this.#sending.done
    const sending = { body, done: this.#send(changes, body) }
    this.#sending = sending
    return sending.done
  }

  #planLater(): void {
    if (this.#timer === 0) this.#timer = window.setTimeout(() => this.send(), syncAfterMs)
  }

  async #send(changes: string[], body: string): Promise<void> {
    this.#sends += 1
    const send = this.#sends
    const answer = await this.#post(body)
    if (this.#sending?.body === body) this.#sending = null
    if (!answer) return this.#planLater()
    if (!answer.member) return this.#page.onOtherMember().catch(() => this.#planLater())
    // A later request contained all of these changes, or their opposites.
    if (send < this.#answered) return
    this.#answered = send
    const failed = answer.failed.map(({ id }) => id)
    this.#memory.settled(changes, failed, Date.now())
    this.#page.onAnswer(answer.failed)
    this.plan()
  }

  async #post(body: string): Promise<SyncAnswer | null> {
    try {
      const fields = new URLSearchParams(body)
      return await (await postForm(this.#page.address(), fields, { keepalive: true })).json()
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: sync errors are logged only
      console.warn('favourites', error)
      return null
    }
  }
}
