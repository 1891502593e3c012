import { type BackendCookies, isSameSession } from '~/backend/http/backend-cookies'
import type { RequestContext } from '~/session/request-context'

const waitMs = 13_000
const max = 2000

type Done<T> = { result: T; after: BackendCookies }
type Known<T> = { at: number; before: BackendCookies; done: Promise<Done<T>> }

const afterWait = () => new Promise<null>((resolve) => setTimeout(resolve, waitMs, null))

function takeCookies(own: BackendCookies, before: BackendCookies, after: BackendCookies): void {
  if (!isSameSession(own, before)) return
  for (const name of Object.keys(own)) delete own[name]
  Object.assign(own, after)
}

/**
 * Does a form's work once per key in this isolate: a repeat gets the first result, null where that does not come.
 * @param isFinal whether a result is held for `holdMs`; others are shared by presses at once only
 */
export function onceByForm<T>(holdMs: number, isFinal: (result: T) => boolean) {
  const known = new Map<string, Known<T>>()

  function forgetOld(now: number): void {
    for (const [key, { at }] of known) {
      if (now - at < holdMs && known.size < max) break
      known.delete(key)
    }
  }

  async function resultOf(first: Known<T>, key: string, own: BackendCookies): Promise<T | null> {
    const done = await Promise.race([first.done, afterWait()])
    if (done) takeCookies(own, first.before, done.after)
    else known.delete(key)
    return done ? done.result : null
  }

  return async (
    { session, waitUntil }: Pick<RequestContext, 'session' | 'waitUntil'>,
    key: string,
    work: () => Promise<T>,
  ): Promise<T | null> => {
    if (!key) return work()
    const now = Date.now()
    forgetOld(now)
    const own = session.backendCookies
    const first = known.get(key)
    if (first) return resultOf(first, key, own)
    const before = { ...own }
    const done = work().then((result) => ({ result, after: { ...own } }))
    const entry = { at: now, before, done }
    known.set(key, entry)
    const forget = () => known.get(key) === entry && known.delete(key)
    const ended = done.then(({ result }) => isFinal(result) || forget(), forget)
    waitUntil(ended)
    return (await done).result
  }
}
