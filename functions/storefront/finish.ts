import { followsShopper } from '../../app/site-map'
import { arrivalLine } from './arrivals'
import type { Answered } from './guest-document'
import { contentPolicy, withSafeHeaders } from './headers'
import { emptyLine, serverTiming, writeLog } from './log'
import type { Serving } from './serving'
import { languageToKeep } from './visit'

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
  const arrived = isDocument ? arrivalLine(serving) : null
  if (arrived) headers.append('set-cookie', arrived)
  headers.set('server-timing', serverTiming(calls, cache, Date.now() - started))
  if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', '30')
  if (isDocument) {
    headers.set('content-security-policy', contentPolicy(personal.nonce))
    headers.set('content-language', visit.language)
    if (!headers.has('cache-control') && trip.isShared() && response.status < 400)
      headers.set('cache-control', 'private, max-age=0, must-revalidate')
  }
  // An address that holds a token is told to nobody else (trust 3.2). With `no-referrer` the page's own form would
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
  return new Response(body, { status: response.status, headers })
}
