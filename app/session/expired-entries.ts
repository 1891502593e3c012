import { dropEnded } from '~/backend/http/backend-cookies'
import type { Session } from './session'

const temporaryEntries = ['pending', 'step', 'waitingAdd', 'addressDraft'] as const

/** Removes expired entries, which hold personal data, and ended backend cookies. @param now ms @returns whether any */
export function removeExpired(session: Session, now: number): boolean {
  const expired = temporaryEntries.filter((name) => (session[name]?.until ?? now + 1) <= now)
  for (const name of expired) delete session[name]
  const hasEnded = dropEnded(session.backendCookies, now)
  if (hasEnded) {
    session.currency = undefined
    if (!session.token && Object.keys(session.backendCookies).length === 0) session.cart = null
  }
  return expired.length > 0 || hasEnded
}
