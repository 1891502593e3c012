import { allowRetry, type PendingForm, showAnswered, showPending } from './pending-form'
import { maxAnswerMs } from './post-form'

/** How a submission ended; `unknown`: no answer came, or it says that nothing was changed. `left`: the page is left. */
export type Outcome = 'done' | 'unknown' | 'left'

/** The button stays disabled until the next page; Back may restore this one as it was left, and a stopped browser leaves it. */
function showWhenBack(pending: PendingForm): void {
  addEventListener('pageshow', () => showAnswered(pending, true), { once: true })
  setTimeout(() => {
    allowRetry(pending)
    showAnswered(pending, true)
  }, maxAnswerMs)
}

/** The answer has a limit of its own; the code and data that follow it have none in the browser. */
const endless = () =>
  new Promise<Outcome>((resolve) => {
    setTimeout(resolve, 2 * maxAnswerMs, 'unknown')
  })

/** Sends forms one after the other, so that no answer overtakes another. */
export class FormQueue {
  readonly #pending: PendingForm[] = []
  readonly #send: (pending: PendingForm) => Promise<Outcome>

  /** @param send resolves when the answer is shown */
  constructor(send: (pending: PendingForm) => Promise<Outcome>) {
    this.#send = send
  }

  /** Unanswered submissions, the one being sent first. */
  get unanswered(): readonly PendingForm[] {
    return this.#pending
  }

  add(pending: PendingForm): void {
    this.#pending.push(pending)
    showPending(pending)
    if (this.#pending.length === 1) this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    for (let [first] = this.#pending; first; [first] = this.#pending) {
      // Whatever goes wrong with one form, the next is sent.
      const sent = this.#send(first).catch((): Outcome => 'unknown')
      const outcome = await Promise.race([sent, endless()])
      this.#pending.shift()
      if (outcome === 'unknown') allowRetry(first)
      if (outcome === 'left') showWhenBack(first)
      else showAnswered(first, outcome === 'done')
    }
  }
}
