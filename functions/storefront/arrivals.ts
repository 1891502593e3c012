import { parseCookies, setCookie } from '../../app/session/cookies'
import {
  noteArrival,
  readReferrer,
  referrerCookie,
  referrerSeconds,
} from '../../app/session/referrer'
import type { Serving } from './serving'

/**
 * The Set-Cookie line that notes where a visitor came from, null when there is nothing to note: only a
 * document that another site led to, and only after the visitor agreed to measuring (decision 017).
 */
export function arrivalLine({ request, arrival, settings, url }: Serving): string | null {
  if (request.method !== 'GET' || arrival.enhanced) return null
  if (!arrival.preferences.consents.includes('analytics')) return null
  const now = Date.now()
  const cookie = parseCookies(request.headers.get('cookie'))[referrerCookie]
  const value = noteArrival(readReferrer(cookie, now), request.headers.get('referer'), {
    origin: settings.siteOrigin,
    page: url.pathname,
    now,
  })
  return value === null ? null : setCookie(referrerCookie, value, referrerSeconds)
}
