import { followsShopper } from '../../app/site-map'
import { arrivalLine } from './arrivals'
import type { Answered } from './guest-document'
import { contentPolicy, withSafeHeaders } from './headers'
import { emptyLine, serverTiming, writeLog } from './log'
import type { Serving } from './serving'
import { languageToKeep } from './visit'
import { hasLeft, visitorLine } from './visitor-line'

/** Ends a rendered answer: cookies once, headers, one log line. */
export async function finish(serving: Serving, answered: Answered): Promise<Response> {
  const { request, arrival, started } = serving
  const { response, trip, cache } = answered
  const { visit, personal, calls } = trip
  const headers = new Headers(response.headers)
  const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false
  const reads = request.method === 'GET' && response.status === 200 && !arrival.enhanced
  if (isDocument && reads && !followsShopper(arrival.path)) {
    const language = await languageToKeep(request, arrival, visit.language)
    if (language) visit.setPreference('language', language)
  }
  for (const line of await trip.cookies()) headers.append('set-cookie', line)
  for (const line of [isDocument ? arrivalLine(serving) : null, visitorLine(serving, isDocument)])
    if (line) headers.append('set-cookie', line)
  // What script kept for the member is nobody else's.
  if (hasLeft(arrival)) headers.set('clear-site-data', '"storage"')
  headers.set('server-timing', serverTiming(calls, cache, Date.now() - started))
  if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', '30')
  if (isDocument) {
    headers.set('content-security-policy', contentPolicy(personal.nonce))
    headers.set('content-language', visit.language)
    if (!headers.has('cache-control') && trip.isShared() && response.status < 400)
      headers.set('cache-control', keeping(serving))
  }
  // An address that holds a token is told to nobody else. With `no-referrer` the page's own form would
  // come from the origin `null`, which only newer browsers explain by another header.
  if (serving.url.searchParams.has('token')) headers.set('referrer-policy', 'same-origin')
  withSafeHeaders(headers, personal.requestId)
  writeLog({
    ...emptyLine(personal.requestId, request.method, response.status),
    route: visit.route ?? '-',
    ms: Date.now() - started,
    cache,
    language: visit.language,
    currency: visit.currency,
    member: arrival.session.token ? 1 : 0,
    ...(arrival.spoiled ? { event: 'crypt_decrypt_fail' } : {}),
    ...(visit.failure ? { error: visit.failure } : {}),
    calls,
  })
  const body = request.method === 'HEAD' ? null : response.body
  return new Response(body, { status: statusFor(request, response, headers), headers })
}

/**
 * How a browser keeps a page that everybody may read: to step back to, but for a member's, whose header would show
 * their cart to who uses the browser next.
 */
const keeping = ({ arrival: { wasMember, session } }: Serving): string =>
  wasMember || session.token ? 'private, no-store' : 'private, max-age=0, must-revalidate'

/**
 * A form that a window sends is told where it leads in a header: script cannot read a redirect that it does not follow,
 * and following it would show the next page's notices to nobody.
 */
function statusFor(request: Request, response: Response, headers: Headers): number {
  const next = headers.get('location')
  const isSent = request.method === 'POST' && request.headers.has('x-window')
  if (response.status !== 303 || !next || !isSent) return response.status
  headers.delete('location')
  headers.set('x-leads-to', next)
  return 200
}
