import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { isOpen } from './unanswered-add'

type Done = { answers: CartAddAnswer[]; backendCookies: Record<string, string> }

const remembered = new Map<string, { at: number; done: Promise<Done> }>()
const minutes = 60_000
const max = 2000

function forgetOld(now: number): void {
  for (const [key, { at }] of remembered) {
    if (now - at < 10 * minutes && remembered.size <= max) break
    remembered.delete(key)
  }
}

/** The first request may be aborted with its visitor; a repeat waits this long, then runs itself. */
const waitMs = 9_000
const afterWait = () => new Promise<null>((resolve) => setTimeout(resolve, waitMs, null))

/** The answers for a key, and whether they are a repeat. */
export type OnceAnswer = { answers: CartAddAnswer[]; isRepeat: boolean }

type OnceRequest = {
  key: string
  now: number
  /** The visitor's backend cookies; a repeat receives the session that the first one created. */
  backendCookies: Record<string, string>
}

/**
 * Runs an add-to-cart request once per key: a form sent again (double click, back and send) gets the first answer and
 * its backend session, as long as that result holds. The backend gets the key too, which covers other isolates; this
 * covers backends that ignore the header.
 * @param holds whether the first result is still in the cart; a removed product may be added again
 */
export async function onceByKey(
  request: OnceRequest,
  work: () => Promise<CartAddAnswer[]>,
  holds: () => Promise<boolean>,
): Promise<OnceAnswer> {
  const { key, now, backendCookies } = request
  forgetOld(now)
  const known = remembered.get(key)
  const done = known && (await Promise.race([known.done, afterWait()]))
  if (done) {
    // A session created since then (by signing in, for example) is newer.
    if (Object.keys(backendCookies).length === 0) Object.assign(backendCookies, done.backendCookies)
    if (await holds()) return { answers: done.answers, isRepeat: true }
    // Of several repeats only the first runs again; the others get its answer.
    if (remembered.get(key) !== known) return onceByKey(request, work, holds)
  }
  const first = work().then((answers) => ({ answers, backendCookies: { ...backendCookies } }))
  // Re-insert at the end: the map is ordered by time.
  remembered.delete(key)
  remembered.set(key, { at: now, done: first })
  const { answers } = await first.catch((error) => {
    remembered.delete(key)
    throw error
  })
  // A refusal is not remembered: the corrected form may be sent again, and what is missing may follow.
  if (answers.every(({ status }) => status <= 0) || answers.some(isOpen)) remembered.delete(key)
  return { answers, isRepeat: false }
}
