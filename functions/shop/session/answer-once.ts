import type { Call } from '../app'
import { beginReplay, dropReplay, forgetReplay, readReplay, saveReplay } from './replay-queries'
import { sessionIdOf, setSessionCookie, sha256 } from './session'

/** An action's answer; `cookie` is the session it created, `replay` whether a repeat gets the same answer. */
export type OnceResult = { body: unknown; cookie: string; replay: boolean }

const WAIT_MS = 60
const MAX_ATTEMPTS = 50

/**
 * Runs an action once per Idempotency-Key (24 hours, per bearer). A repeat gets the first answer and the session it
 * created; a concurrent repeat waits for it. Without a key the action always runs.
 * @param payload the request's content; a different one under the same key is refused
 * @param holds whether the result of the first run still holds in a session, by default true. What was undone since is
 * done again
 */
export async function answerOnce(
  call: Call,
  payload: string,
  act: () => Promise<OnceResult>,
  holds?: (session: string) => Promise<boolean>,
): Promise<unknown | 'other payload'> {
  const idempotencyKey = call.req.header('Idempotency-Key')
  if (!idempotencyKey || idempotencyKey.length > 255) return (await act()).body

  const key = await sha256(`${call.req.header('Authorization')}\n${idempotencyKey}`)
  const payloadDigest = await sha256(payload)
  const db = call.env.DB
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await beginReplay(db, key, payloadDigest, Math.floor(Date.now() / 1000)))
      return actAndStore(call, key, act)
    const stored = await readReplay(db, key)
    if (stored && stored.payload !== payloadDigest) return 'other payload'
    if (stored?.body) {
      const session = (await sessionIdOf(call)) ?? (stored.cookie && (await sha256(stored.cookie)))
      if (holds && !(await holds(session))) {
        await dropReplay(db, key, stored)
        continue
      }
      if (stored.cookie) setSessionCookie(call, stored.cookie)
      call.header('Idempotency-Replayed', 'true')
      return JSON.parse(stored.body)
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error('The first request with this Idempotency-Key did not finish')
}

async function actAndStore(
  call: Call,
  key: string,
  act: () => Promise<OnceResult>,
): Promise<unknown> {
  try {
    const result = await act()
    if (result.replay)
      await saveReplay(call.env.DB, key, JSON.stringify(result.body), result.cookie)
    else await forgetReplay(call.env.DB, key)
    return result.body
  } catch (fault) {
    await forgetReplay(call.env.DB, key)
    throw fault
  }
}
