import { setCookie } from './cookies'
import { type SealKey, seal } from './seal'
import { isFresh, type Session, sessionCookie, sessionSeconds } from './session'

/** Takes what the first cookie cannot hold. */
export const secondCookie = '__Host-session-2'

/** Letters of a sealed session in one cookie; name and attributes take the rest of its 4,096 bytes (RFC 6265 §6.1). */
const perCookie = 3900
const maxLength = 2 * perCookie

/** The sealed session of a request, joined from its two cookies. */
export function joinedCookies(cookies: Record<string, string | undefined>): string | undefined {
  const first = cookies[sessionCookie]
  return first && first + (cookies[secondCookie] ?? '')
}

/**
 * What to leave out of a session that two cookies cannot hold, one step at a time. The bearer, the first of the
 * backend's cookies (its session comes before its extras) and the header's cart stay to the end.
 */
function lighten(session: Session): { session: Session; dropped: string } | null {
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
  return null
}

/** Set-Cookie lines, and the names of what had no room. */
export type ClosedSession = { lines: string[]; dropped: string[] }

/**
 * Seals a session into one cookie, or two when it is long, and clears what is not needed any more.
 * @param hadSecond whether the request brought a second cookie
 */
export async function closeSession(
  session: Session,
  keys: SealKey[],
  hadSecond: boolean,
): Promise<ClosedSession> {
  const clearSecond = hadSecond ? [setCookie(secondCookie, '', 0)] : []
  if (isFresh(session))
    return { lines: [setCookie(sessionCookie, '', 0), ...clearSecond], dropped: [] }
  const dropped: string[] = []
  let rest = session
  let value = await seal(sessionCookie, JSON.stringify(rest), keys)
  while (value.length > maxLength) {
    const lighter = lighten(rest)
    if (!lighter)
      throw new Error('A session is too long for two cookies: shorten the bearer of the backend.')
    dropped.push(lighter.dropped)
    rest = lighter.session
    value = await seal(sessionCookie, JSON.stringify(rest), keys)
  }
  const seconds = session.endsWithBrowser ? null : sessionSeconds
  const first = setCookie(sessionCookie, value.slice(0, perCookie), seconds)
  if (value.length <= perCookie) return { lines: [first, ...clearSecond], dropped }
  return { lines: [first, setCookie(secondCookie, value.slice(perCookie), seconds)], dropped }
}
