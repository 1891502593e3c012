import { mergeSessions } from '../../../app/session/cookies/merge-sessions'
import type { Session } from '../../../app/session/session'

/** A request received up to this long after its session was replaced may have missed the new cookie, in ms. */
const lateMs = 10_000

const rememberMs = 120_000

const maxNames = 1000

/** The newest session of a browser, shared by the names of all sessions before it. */
type Newest = { session: Session }

export type ReceivedSession = {
  /** The id of the sealed session, else the id of the browser; empty without both. */
  name: string
  /** Milliseconds since 1970. */
  receivedAt: number
  session: Session
}

/**
 * The sessions that this isolate wrote recently. The session of a request that brought an older one is merged with the
 * newest, so that changes of a concurrent answer are not lost (decision 054). A session is found by the name of an
 * earlier one, which only its own browser can bring.
 * @param now the clock, in milliseconds since 1970
 */
export function createWrittenSessions(now: () => number) {
  const written = new Map<string, { at: number; newest: Newest }>()

  function remember(name: string, newest: Newest): void {
    if (!name) return
    // Deleting first moves the entry to the end; the map stays in order of time.
    written.delete(name)
    written.set(name, { at: now(), newest })
    for (const [old, { at }] of written) {
      if (now() - at <= rememberMs && written.size <= maxNames) break
      written.delete(old)
    }
  }

  return {
    /**
     * Merges a session with what was written since its request arrived, and remembers the result synchronously, since
     * answers that end together must see each other.
     * @returns the session to write, and `close`, to call with the session and the name that the cookies hold; null
     * when nothing may be written, because a sign-in that the request does not know of has replaced its session
     */
    merge({ name, receivedAt, session: base }: ReceivedSession, ours: Session) {
      const entry = written.get(name)
      const isLate = entry !== undefined && receivedAt <= entry.at + lateMs
      const merged = isLate ? mergeSessions(base, entry.newest.session, ours) : ours
      if (!merged) return null
      // Deferred parts of the page may still change ours.
      const session = structuredClone(merged)
      const newest = entry?.newest ?? { session }
      newest.session = session
      remember(name, newest)
      const close = (storedSession: Session, storedName: string) => {
        // What did not fit into the cookies must not come back.
        if (newest.session === session) newest.session = storedSession
        remember(storedName, newest)
      }
      return { session, close }
    },
  }
}
