import type { Session } from './session'

const temporaryEntries = ['pending', 'step', 'waitingAdd', 'addressDraft'] as const

/**
 * Removes expired entries, which hold personal data.
 * @param now milliseconds since 1970
 * @returns whether there were any
 */
export function removeExpired(session: Session, now: number): boolean {
  const expired = temporaryEntries.filter((name) => (session[name]?.until ?? now + 1) <= now)
  for (const name of expired) delete session[name]
  return expired.length > 0
}
