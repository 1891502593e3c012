import type { BackendCookies } from './backend-cookies'
import type { Wire } from './transport'

/**
 * How long concurrent requests can join a new session, in ms: a second change waits up to 13 s
 * (app/cart/change/change-queue.ts), and the first may be two calls of 8 s each.
 */
const searchMs = 30_000
/** In ms; the first request may have been cancelled. */
const waitMs = 9_000

const started = new Map<string, { at: number; cookies: Promise<BackendCookies> }>()

function afterWait(): Promise<BackendCookies> {
  return new Promise((resolve) => setTimeout(resolve, waitMs, {}))
}

/**
 * Sends the first change of a visitor, for which the backend starts a session. A concurrent second change waits and
 * joins it: otherwise the browser would keep one cookie and lose the other's cart.
 * @param visitorId id of the browser; without one nothing is joined
 * @param cookies the visitor's backend cookies; filled here
 */
export async function inFirstSession(
  visitorId: string,
  cookies: BackendCookies,
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

/** After a sign-out the visitor gets a new session. */
export function forgetFirstSession(visitorId: string): void {
  started.delete(visitorId)
}
