import type { Wire } from './transport'

type Cookies = Record<string, string>

/**
 * How long a visitor's other requests, sent before the first answer came, find the session that it began, in ms: a
 * second change waits up to 13 s for its turn (app/cart/in-turn.ts), and the first may be two calls of 8 s each.
 */
const searchMs = 30_000
/** A request may vanish with the visitor; who waits for it goes on without it, in ms. */
const waitMs = 9_000

const started = new Map<string, { at: number; cookies: Promise<Cookies> }>()

function afterWait(): Promise<Cookies> {
  return new Promise((resolve) => setTimeout(resolve, waitMs, {}))
}

/**
 * Sends a change for a visitor whom the backend does not know yet. The backend begins a session for it; of two such
 * changes at once the browser would keep one cookie and lose the other's cart, so the second waits and joins the first.
 * @param visitorId name of the browser; without one nobody can be found
 * @param cookies the backend's cookies of this visitor; filled here
 */
export async function inFirstSession(
  visitorId: string,
  cookies: Cookies,
  send: () => Promise<Wire>,
): Promise<Wire> {
  const now = Date.now()
  for (const [visitor, { at }] of started) if (now - at > searchMs) started.delete(visitor)
  const other = visitorId ? started.get(visitorId) : undefined
  if (other) {
    Object.assign(cookies, await Promise.race([other.cookies, afterWait()]))
    return send()
  }
  const work = send()
  if (visitorId) {
    const given = work.then(
      () => ({ ...cookies }),
      () => ({}),
    )
    started.set(visitorId, { at: now, cookies: given })
  }
  return work
}

/** A visitor who signed out begins anew. */
export function forgetFirstSession(visitorId: string): void {
  started.delete(visitorId)
}
