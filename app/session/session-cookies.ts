import { setCookie } from './cookies'
import { type SealKey, seal, sealId } from './seal'
import { freshSession, isFresh, type Session, sessionCookie, sessionSeconds } from './session'

/** The cookies that a sealed session is cut into, in their order (decision 056). */
export const sessionCookies = [sessionCookie, '__Host-session-2', '__Host-session-3'] as const

/** Letters of a sealed session in one cookie; name and attributes take the rest of its 4,096 bytes (RFC 6265 §6.1). */
const perCookie = 3900

/**
 * Cuts a sealed session into the values of its cookies. Every further one begins with the id of the sealing, which the
 * first one holds: a browser that took only some cookies of an answer never has parts of two sessions joined.
 */
function cut(value: string): string[] {
  const id = sealId(value)
  const parts = [value.slice(0, perCookie)]
  for (let at = perCookie; at < value.length; at += perCookie - id.length)
    parts.push(id + value.slice(at, at + perCookie - id.length))
  return parts
}

/** The sealed session of a request, joined from its cookies; parts of another sealing are left out. */
export function joinedCookies(cookies: Record<string, string | undefined>): string | undefined {
  const [first, ...others] = sessionCookies.map((name) => cookies[name])
  if (!first) return undefined
  const id = sealId(first)
  const parts = others.map((part) => (id && part?.startsWith(id) ? part.slice(id.length) : ''))
  return first + parts.join('')
}

/**
 * What to leave out of a session that its cookies cannot hold, one step at a time. The bearer, the first of the
 * backend's cookies (its session comes before its extras) and the header's cart stay to the end; without its bearer a
 * session is nobody's, so nothing of it is kept then.
 */
function lighten(session: Session): { session: Session; dropped: string } {
  if (session.addressDraft)
    return { session: { ...session, addressDraft: undefined }, dropped: 'addressDraft' }
  if (session.waitingAdd)
    return { session: { ...session, waitingAdd: undefined }, dropped: 'waitingAdd' }
  if (session.pending) return { session: { ...session, pending: undefined }, dropped: 'pending' }
  const names = Object.keys(session.shopCookies)
  const last = names.at(-1)
  if (names.length > 1 && last) {
    const { [last]: _, ...shopCookies } = session.shopCookies
    return { session: { ...session, shopCookies }, dropped: `cookie ${last}` }
  }
  if (session.step) return { session: { ...session, step: undefined }, dropped: 'step' }
  return { session: freshSession(), dropped: 'bearer' }
}

/** Set-Cookie lines, the session as they hold it with the id of its sealing, and the names of what had no room. */
export type ClosedSession = { lines: string[]; session: Session; id: string; dropped: string[] }

/**
 * Seals a session into one cookie, or more when it is long. The cookies that it does not need are cleared, whatever the
 * request brought: the answer to another request may have set them since.
 */
export async function closeSession(session: Session, keys: SealKey[]): Promise<ClosedSession> {
  const sealed = async (one: Session) =>
    isFresh(one) ? [] : cut(await seal(sessionCookie, JSON.stringify(one), keys))
  const dropped: string[] = []
  let rest = session
  let parts = await sealed(rest)
  while (parts.length > sessionCookies.length) {
    const lighter = lighten(rest)
    dropped.push(lighter.dropped)
    rest = lighter.session
    parts = await sealed(rest)
  }
  const seconds = session.endsWithBrowser ? null : sessionSeconds
  const lines = sessionCookies.map((name, at) =>
    parts[at] ? setCookie(name, parts[at], seconds) : setCookie(name, '', 0),
  )
  return { lines, session: rest, id: sealId(parts[0] ?? ''), dropped }
}
