import { dropEnded } from '~/backend/http/backend-cookies'
import { mustChangePassword } from './membership'
import type { Session } from './session'

const temporaryEntries = [
  'pendingAction',
  'step',
  'passwordStep',
  'linkStep',
  'pendingAdd',
  'addressDraft',
  'newsletter',
  'securityCode',
] as const

/**
 * Removes expired entries, which hold personal data, and the backend's cookies that have ended: its next session has its
 * own currency, and a guest who is left without a session has no cart.
 * @param now milliseconds since 1970
 * @returns whether there were any
 */
export function removeExpired(session: Session, now: number): boolean {
  const expired = temporaryEntries.filter(
    (name) =>
      (session[name]?.until ?? now + 1) <= now &&
      !(name === 'passwordStep' && mustChangePassword(session)),
  )
  for (const name of expired) delete session[name]
  const hasEnded = dropEnded(session.backendCookies, now)
  if (hasEnded) {
    session.currency = undefined
    if (!session.token && Object.keys(session.backendCookies).length === 0) {
      session.cart = null
      session.email = undefined
    }
  }
  return expired.length > 0 || hasEnded
}
