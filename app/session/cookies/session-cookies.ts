import { isMemberByCookies } from '~/session/membership'
import {
  freshSession,
  isFresh,
  type Session,
  sessionCookie,
  sessionSeconds,
} from '~/session/session'
import { setCookie } from './cookies'
import { type SealKey, seal, sealId } from './seal'

/** The cookies that hold a sealed session (decision 056). */
export const sessionCookies = [sessionCookie, '__Host-session-2', '__Host-session-3'] as const

/** Characters per cookie; name and attributes use the rest of 4,096 bytes (RFC 6265 §6.1). */
const perCookie = 3900

/** Splits a sealed session. Each further part starts with the id of the seal, so that parts of two sessions never join. */
function cut(value: string): string[] {
  const id = sealId(value)
  const parts = [value.slice(0, perCookie)]
  for (let at = perCookie; at < value.length; at += perCookie - id.length)
    parts.push(id + value.slice(at, at + perCookie - id.length))
  return parts
}

/** Joins the sealed session; parts of another seal are ignored. */
export function joinedCookies(cookies: Record<string, string | undefined>): string | undefined {
  const [first, ...others] = sessionCookies.map((name) => cookies[name])
  if (!first) return undefined
  const id = sealId(first)
  const parts = others.map((part) => (id && part?.startsWith(id) ? part.slice(id.length) : ''))
  return first + parts.join('')
}

/** Drops one entry; the proof of a membership and the cart go last, and without a proof the session is discarded. */
function lighten(session: Session): { session: Session; dropped: string } {
  const { cart } = session
  if (cart?.lines)
    return { session: { ...session, cart: { ...cart, lines: undefined } }, dropped: 'cart lines' }
  if (session.addressDraft)
    return { session: { ...session, addressDraft: undefined }, dropped: 'addressDraft' }
  if (session.pendingAdd)
    return { session: { ...session, pendingAdd: undefined }, dropped: 'pendingAdd' }
  if (session.pendingAction)
    return { session: { ...session, pendingAction: undefined }, dropped: 'pendingAction' }
  const names = Object.keys(session.backendCookies)
  const last = names.at(-1)
  if (names.length > 1 && last && !isMemberByCookies(session)) {
    const { [last]: _, ...backendCookies } = session.backendCookies
    return { session: { ...session, backendCookies }, dropped: `cookie ${last}` }
  }
  if (session.savedCard)
    return { session: { ...session, savedCard: undefined }, dropped: 'savedCard' }
  if (session.orderStep)
    return { session: { ...session, orderStep: undefined }, dropped: 'orderStep' }
  if (session.linkStep) return { session: { ...session, linkStep: undefined }, dropped: 'linkStep' }
  if (session.step) return { session: { ...session, step: undefined }, dropped: 'step' }
  if (session.passwordStep && !session.member)
    return { session: { ...session, passwordStep: undefined }, dropped: 'passwordStep' }
  return { session: freshSession(), dropped: 'bearer' }
}

/** `session` is what fits into the cookies, `id` its seal, `dropped` what did not fit. */
export type ClosedSession = { lines: string[]; session: Session; id: string; dropped: string[] }

/** Seals a session into its cookies. Unused ones are cleared, because a concurrent response may have set them. */
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
