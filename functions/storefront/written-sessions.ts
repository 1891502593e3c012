import { mergeSessions } from '../../app/session/merged-session'
import type { Session } from '../../app/session/session'

/** A request that arrived so long after its session was written over had not heard of it yet, in ms. */
const lateMs = 10_000

/** No request takes longer, in ms. */
const rememberMs = 120_000

/** Each writing takes two names. */
const maxNames = 1000

/** The newest session of a browser; names of all sessions that led to it share it. */
type Newest = { session: Session }

/** What a request arrived with. */
export type ArrivedSession = {
  /** Which session it was: the id of its sealing, else the name of the browser; empty for neither. */
  name: string
  /** Milliseconds since 1970. */
  arrivedAt: number
  session: Session
}

/**
 * The sessions that this isolate wrote a moment ago. An answer whose request arrived with an older one is merged with
 * the newest, for what another answer wrote meanwhile must not be lost (decision 054). A session is found by one that
 * came before it, which only its own browser can bring.
 * @param now the clock, in milliseconds since 1970
 */
export function createWrittenSessions(now: () => number) {
  const written = new Map<string, { at: number; newest: Newest }>()

  function remember(name: string, newest: Newest): void {
    if (!name) return
    // At the end of the map, which is in the order of time.
    written.delete(name)
    written.set(name, { at: now(), newest })
    for (const [old, { at }] of written) {
      if (now() - at <= rememberMs && written.size <= maxNames) break
      written.delete(old)
    }
  }

  return {
    /**
     * Merges a session with what was written since its request arrived, and remembers it, at once: two answers that
     * end together must see each other.
     * @returns the session to write, and `close`, which is told what the cookies hold of it and their name
     */
    merge({ name, arrivedAt, session: base }: ArrivedSession, ours: Session) {
      const known = written.get(name)
      const isLate = known !== undefined && arrivedAt <= known.at + lateMs
      const merged = isLate ? mergeSessions(base, known.newest.session, ours) : ours
      // Late parts of the page may go on changing ours.
      const session = structuredClone(merged)
      const newest = known?.newest ?? { session }
      newest.session = session
      remember(name, newest)
      const close = (held: Session, heldName: string) => {
        // What had no room is nobody's to bring back.
        if (newest.session === session) newest.session = held
        remember(heldName, newest)
      }
      return { session, close }
    },
  }
}
