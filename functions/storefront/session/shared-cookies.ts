import { isSameSession, liveCookies } from '../../../app/backend/http/backend-cookies'
import { isOwnCookie, sharedCookie } from '../../../app/session/cookies/cookies'
import type { Serving } from '../serving'
import { membershipEnded } from './visitor-cookie'

/**
 * The backend's cookies for the browser, in the domain that both hosts have in common; none under names of ours. Once
 * given, each change follows, and the end of a membership takes them back.
 * @param isGiven whether this answer gives them
 */
export function sharedCookies({ parsed, settings }: Serving, isGiven: boolean): string[] {
  const { cookieDomain } = settings.platformPages
  const { session, received } = parsed
  const { backendCookies: before, hasSharedCookies: wasGiven } = received.session
  if (cookieDomain === null || !(isGiven || wasGiven)) return []
  const lines = (cookies: typeof before, end?: { maxAge: number }) =>
    liveCookies(cookies, Date.now())
      .filter(({ name }) => !isOwnCookie(name))
      .map((cookie) => sharedCookie({ ...cookie, ...end }, cookieDomain))
  if (wasGiven && membershipEnded(parsed)) return lines(before, { maxAge: 0 })
  const now = session.backendCookies
  const isStale = session.hasSharedCookies && !isSameSession(before, now)
  if (!(isGiven || isStale)) return []
  const removed = Object.entries(before).filter(([name]) => wasGiven && !(name in now))
  return [...lines(now), ...lines(Object.fromEntries(removed), { maxAge: 0 })]
}
