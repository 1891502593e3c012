import { secondsToWait } from '../../../app/backend/http/transport'
import { type Answer, ask } from './ask'
import type { HttpRequest } from './request'
import { newSession, type Session, takeCookies } from './session'

export type CallerOptions = {
  origin: string
  guestToken: string
  timeoutMs: number
  /** When no further call begins, in ms of performance.now(). */
  endsAt: number
}

/** A shop that lets so many first calls fail does not answer at all. */
const failuresOfNoShop = 6
/** A shop that refuses so many calls in a row, each sent again after a pause, lets no more through. */
const refusalsOfLimit = 3
const longestPause = 20_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Sends the requests of a run, and knows when to stop. */
export class ShopCaller {
  readonly guest: Session
  readonly member: Session
  readonly #options: CallerOptions
  #answers = 0
  #failures = 0
  #refusalsInRow = 0
  #pausedUntil = 0

  constructor(options: CallerOptions) {
    this.#options = options
    this.guest = newSession(options.guestToken)
    this.member = newSession(options.guestToken)
  }

  get origin(): string {
    return this.#options.origin
  }

  get isReached(): boolean {
    return this.#answers > 0
  }

  /** Why no further call is sent; null while they are. */
  get stopReason(): string | null {
    if (this.#answers === 0 && this.#failures >= failuresOfNoShop) return 'the shop does not answer'
    if (this.#refusalsInRow >= refusalsOfLimit) return 'the shop limits how often it may be called'
    return performance.now() >= this.#options.endsAt ? 'the time of the run is over' : null
  }

  async #sendOnce(request: HttpRequest, session: Session): Promise<Answer> {
    await pause(this.#pausedUntil - performance.now())
    const { timeoutMs } = this.#options
    const { origin = this.origin, path, init, maxBytes } = request
    const answer = await ask(origin + path, init, { timeoutMs, maxBytes })
    if (answer.kind === 'failure') this.#failures += 1
    else {
      this.#answers += 1
      takeCookies(session, answer.headers)
    }
    return answer
  }

  /** After a 429 all calls pause as long as the shop asks for; the refused one is sent twice more at the utmost. */
  async send(request: HttpRequest, session: Session): Promise<Answer> {
    let answer = await this.#sendOnce(request, session)
    for (const tries of [1, 2]) {
      if (answer.kind !== 'answer' || answer.status !== 429) break
      const seconds = secondsToWait(answer.headers.get('retry-after'), Date.now()) ?? tries
      const wanted = seconds * 1000
      const until = performance.now() + wanted
      if (wanted > longestPause || until >= this.#options.endsAt) break
      this.#pausedUntil = Math.max(this.#pausedUntil, until)
      answer = await this.#sendOnce(request, session)
    }
    const isRefused = answer.kind === 'answer' && answer.status === 429
    this.#refusalsInRow = isRefused ? this.#refusalsInRow + 1 : 0
    return answer
  }
}
