import { liveCookies } from '../../../app/backend/http/backend-cookies'
import { isOwnCookie, sharedCookie } from '../../../app/session/cookies/cookies'
import type { Serving } from '../serving'

/** The backend's cookies for the browser, in the domain that both hosts have in common; none under names of ours. */
export function sharedCookies({ parsed, settings }: Serving): string[] {
  const { cookieDomain } = settings.platformPages
  if (cookieDomain === null) return []
  return liveCookies(parsed.session.backendCookies, Date.now())
    .filter(({ name }) => !isOwnCookie(name))
    .map((cookie) => sharedCookie(cookie, cookieDomain))
}
