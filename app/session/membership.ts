import { hasLasting } from '~/backend/http/backend-cookies'
import type { Session } from './session'
import { liveToken } from './token'

/** Whether the shop knows the visitor, by a bearer or by its own session alone: then no page is shared. */
export const isIdentified = ({ token, member, email }: Session): boolean =>
  Boolean(token || member || email)

/** Whether only the backend's cookies prove the membership (decision 065). */
export const isMemberByCookies = ({ token, member }: Session): boolean => Boolean(member && !token)

/** Whether bearer or backend cookies have ended; those without an end prove no remembered member, as a browser would drop them. */
export function hasProofEnded(session: Session, now: number): boolean {
  const { token, backendCookies, endsWithBrowser } = session
  if (token) return liveToken(token, now) === null
  if (!isMemberByCookies(session)) return false
  return endsWithBrowser ? Object.keys(backendCookies).length === 0 : !hasLasting(backendCookies)
}

/** Whether a member's password has expired: their own pages wait until it is changed. */
export const mustChangePassword = ({ member, passwordStep }: Session): boolean =>
  member !== undefined && passwordStep !== undefined
