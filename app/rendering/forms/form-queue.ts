import { allowRetry, type PendingForm, showAnswered, showPending } from './pending-form'

/** How a submission ended; `unknown`: no answer came, or it says that nothing was changed. `left`: the page is left. */
export type Outcome = 'done' | 'unknown' | 'left'

/** The button stays disabled until the next page; Back may restore this one as it was left. */
function showWhenBack(pending: PendingForm): void {
  addEventListener('pageshow', () => showAnswered(pending, true), { once: true })
}

/** Sends forms one after the other, so that no answer overtakes another. */
export class FormQueue {
  readonly #pending: PendingForm[] = []
  readonly #send: (pending: PendingForm) => Promise<Outcome>
  readonly #onAdd: () => void

  /** @param send resolves when the answer is shown */
  constructor(send: (pending: PendingForm) => Promise<Outcome>, onAdd = () => {}) {
    this.#send = send
    this.#onAdd = onAdd
  }

  /** Unanswered submissions, the one being sent first. */
  get unanswered(): readonly PendingForm[] {
    return this.#pending
  }

  add(pending: PendingForm): void {
    this.#pending.push(pending)
    showPending(pending)
    this.#onAdd()
    if (this.#pending.length === 1) this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    for (let [first] = this.#pending; first; [first] = this.#pending) {
      // Whatever goes wrong with one form, the next is sent.
      const outcome = await this.#send(first).catch((): Outcome => 'unknown')
      this.#pending.shift()
      if (outcome === 'unknown') allowRetry(first)
      if (outcome === 'left') showWhenBack(first)
      else showAnswered(first, outcome === 'done')
    }
  }
}
