import { setCookie } from './cookies'
import { type SealKey, seal } from './seal'
import { freshSession, isFresh, type Session, sessionCookie, sessionSeconds } from './session'

/** The cookies that a sealed session is cut into, in their order (decision 056). */
export const sessionCookies = [sessionCookie, '__Host-session-2', '__Host-session-3'] as const

/** Letters of a sealed session in one cookie; name and attributes take the rest of its 4,096 bytes (RFC 6265 §6.1). */
const perCookie = 3900
const maxLength = sessionCookies.length * perCookie

type Cookies = Record<string, string | undefined>

/** The sealed session of a request, joined from its cookies. */
export function joinedCookies(cookies: Cookies): string | undefined {
  if (!cookies[sessionCookie]) return undefined
  return sessionCookies.map((name) => cookies[name] ?? '').join('')
}

/** Which cookies of a session a request brings. */
export function broughtCookies(cookies: Cookies): string[] {
  return sessionCookies.filter((name) => cookies[name] !== undefined)
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

/** Set-Cookie lines, and the names of what had no room. */
export type ClosedSession = { lines: string[]; dropped: string[] }

/**
 * Seals a session into one cookie, or more when it is long, and clears those that are not needed any more.
 * @param brought names of the session's cookies that the request had
 */
export async function closeSession(
  session: Session,
  keys: SealKey[],
  brought: string[],
): Promise<ClosedSession> {
  const sealed = (one: Session) => seal(sessionCookie, JSON.stringify(one), keys)
  const dropped: string[] = []
  let rest = session
  let value = isFresh(rest) ? '' : await sealed(rest)
  while (value.length > maxLength) {
    const lighter = lighten(rest)
    dropped.push(lighter.dropped)
    rest = lighter.session
    value = isFresh(rest) ? '' : await sealed(rest)
  }
  const seconds = session.endsWithBrowser ? null : sessionSeconds
  const lines = sessionCookies.flatMap((name, at) => {
    const part = value.slice(at * perCookie, (at + 1) * perCookie)
    if (part) return [setCookie(name, part, seconds)]
    return at === 0 || brought.includes(name) ? [setCookie(name, '', 0)] : []
  })
  return { lines, dropped }
}
