import type { Call } from '../app'
import { giveCookie, sessionIdOf, sha256 } from '../session/session'
import { beginReplay, dropReplay, forgetReplay, keepReplay, readReplay } from './replay-queries'

/** An action's answer; `cookie` is the session it made, `keep` whether a repeat gets the same. */
export type OnceResult = { body: unknown; cookie: string; keep: boolean }

const WAIT_MS = 60
const MOST_WAITS = 50

/**
 * Does an action once for each Idempotency-Key (24 hours, per bearer): a repeat gets the first answer
 * and the session it made; one that comes while the first is under way waits for it. Without a key the
 * action is simply done.
 *
 * @param payload what the request asks for; another one under the same key is refused
 * @param holds whether what the first did is still done, in a session; without it, it is. What was undone since is
 *   done anew
 */
export async function answerOnce(
  call: Call,
  payload: string,
  act: () => Promise<OnceResult>,
  holds?: (session: string) => Promise<boolean>,
): Promise<unknown | 'other payload'> {
  const given = call.req.header('Idempotency-Key')
  if (!given || given.length > 255) return (await act()).body

  const key = await sha256(`${call.req.header('Authorization')}\n${given}`)
  const print = await sha256(payload)
  const db = call.env.DB
  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    if (await beginReplay(db, key, print, Math.floor(Date.now() / 1000)))
      return actAndKeep(call, key, act)
    const kept = await readReplay(db, key)
    if (kept && kept.payload !== print) return 'other payload'
    if (kept?.body) {
      const session = (await sessionIdOf(call)) ?? (kept.cookie && (await sha256(kept.cookie)))
      if (holds && !(await holds(session))) {
        await dropReplay(db, key, kept)
        continue
      }
      if (kept.cookie) giveCookie(call, kept.cookie)
      return JSON.parse(kept.body)
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error('The first request with this Idempotency-Key did not finish')
}

async function actAndKeep(
  call: Call,
  key: string,
  act: () => Promise<OnceResult>,
): Promise<unknown> {
  try {
    const result = await act()
    if (result.keep) await keepReplay(call.env.DB, key, JSON.stringify(result.body), result.cookie)
    else await forgetReplay(call.env.DB, key)
    return result.body
  } catch (fault) {
    await forgetReplay(call.env.DB, key)
    throw fault
  }
}
