import type { CartAddAnswer } from '~/shop/cart-model'

type Done = { answers: CartAddAnswer[]; shopCookies: Record<string, string> }

const remembered = new Map<string, { at: number; done: Promise<Done> }>()
const minutes = 60_000
const most = 2000

function forgetOld(now: number): void {
  for (const [key, { at }] of remembered) {
    if (now - at < 10 * minutes && remembered.size <= most) break
    remembered.delete(key)
  }
}

/** The request that came first may have vanished with its visitor; who waits for it sends it again then. */
const waitMs = 9_000
const afterWait = () => new Promise<null>((resolve) => setTimeout(resolve, waitMs, null))

/** An answer under a key, and whether it was given before. */
export type OnceAnswer = { answers: CartAddAnswer[]; isRepeat: boolean }

type Asked = {
  key: string
  now: number
  /** The backend's cookies of who asks; a repeat gets the session that came with the first. */
  shopCookies: Record<string, string>
}

/**
 * Fulfils a wish once: a form sent again with its key (double click, back and send) gets the first answer, and the
 * backend session that came with it, as long as that answer holds. The backend is told the key too, which holds across
 * isolates; this holds also where a backend does not know the header.
 * @param holds whether what the first did is still done; who took it out and asks again wants it again
 */
export async function onceByKey(
  asked: Asked,
  work: () => Promise<CartAddAnswer[]>,
  holds: () => Promise<boolean>,
): Promise<OnceAnswer> {
  const { key, now, shopCookies } = asked
  forgetOld(now)
  const known = remembered.get(key)
  const done = known && (await Promise.race([known.done, afterWait()]))
  if (done) {
    // A session begun since (by signing in, say) is the newer one.
    if (Object.keys(shopCookies).length === 0) Object.assign(shopCookies, done.shopCookies)
    if (await holds()) return { answers: done.answers, isRepeat: true }
    // Of several that come at once the first does it again, the others get its answer.
    if (remembered.get(key) !== known) return onceByKey(asked, work, holds)
  }
  const first = work().then((answers) => ({ answers, shopCookies: { ...shopCookies } }))
  // At the end of the row, which is in the order of time.
  remembered.delete(key)
  remembered.set(key, { at: now, done: first })
  const { answers } = await first.catch((error) => {
    remembered.delete(key)
    throw error
  })
  // What was refused is not done: mended, or once the shop has stock, the same form may be sent again.
  if (answers.every(({ status }) => status <= 0)) remembered.delete(key)
  return { answers, isRepeat: false }
}
