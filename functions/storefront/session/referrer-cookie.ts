import { parseCookies, setCookie } from '../../../app/session/cookies/cookies'
import {
  noteReferrer,
  readReferrer,
  referrerCookie,
  referrerSeconds,
} from '../../../app/session/referrer'
import type { Serving } from '../serving'

/** Records the referring site of a document, only after consent to analytics (decision 017); null for none. */
export function referrerSetCookie({ request, parsed, settings, url }: Serving): string | null {
  if (request.method !== 'GET' || parsed.enhanced) return null
  if (!parsed.preferences.consents.includes('analytics')) return null
  const now = Date.now()
  const cookie = parseCookies(request.headers.get('cookie'))[referrerCookie]
  const value = noteReferrer(readReferrer(cookie, now), request.headers.get('referer'), {
    origin: settings.siteOrigin,
    page: url.pathname,
    now,
  })
  return value === null ? null : setCookie(referrerCookie, value, referrerSeconds)
}
