import type { Session } from './session'

const passing = ['pending', 'step', 'waitingAdd', 'addressDraft'] as const

/**
 * Forgets what was kept for some minutes and whose time is over: nobody reads it any more, and it holds what people typed.
 * @param now in milliseconds since 1970
 * @returns whether there was any
 */
export function forgetOverdue(session: Session, now: number): boolean {
  const overdue = passing.filter((name) => (session[name]?.until ?? now + 1) <= now)
  for (const name of overdue) delete session[name]
  return overdue.length > 0
}
