import { isbot } from 'isbot'
import { preferenceCookies, setCookie } from '../../app/session/cookies'
import { languageOfPath } from '../../app/site-map'
import { arrivalLine } from './arrivals'
import { keepDocument, renewOnce } from './document-cache'
import { documentHeaders, withSafeHeaders } from './headers'
import { emptyLine, serverTiming, writeLog } from './log'
import { joinBytes, type KeptDocument } from './marks'
import { render } from './render'
import { newPersonal } from './request-id'
import type { Serving } from './serving'
import { languageToKeep, startTrip, type Trip } from './visit'
import { visitorLine } from './visitor-line'
import { writtenCart } from './written-cart'

/** A browser that has not shown that it runs script waits this long for late parts, in ms. */
const patienceMs = 200

/** The request as the page may see it: without the parameters that no page knows. */
function requestFor(url: URL, request: Request): Request {
  return url.href === request.url ? request : new Request(url, request)
}

/** An answer and where it came from. */
export type Answered = { response: Response; trip: Trip; cache: 'stale' | 'miss' | 'none' }

/** A kept document with this guest's own values in their places; nothing is rendered and nobody asked. */
export async function guestDocument(
  serving: Serving,
  document: KeptDocument,
  cache: 'hit' | 'stale',
): Promise<Response> {
  const { request, arrival, settings, started } = serving
  const language = languageOfPath(arrival.path)
  const currency = arrival.preferences.currency ?? settings.defaultCurrency
  const personal = { ...newPersonal(), ...writtenCart(arrival.session.cart, language, currency) }
  const headers = documentHeaders(personal.nonce, language)
  headers.set('cache-control', 'private, max-age=0, must-revalidate')
  headers.set('server-timing', serverTiming([], cache, Date.now() - started))
  const keep = await languageToKeep(request, arrival, language)
  if (keep) headers.append('set-cookie', setCookie(preferenceCookies.language, keep))
  for (const line of [arrivalLine(serving), visitorLine(serving, true)])
    if (line) headers.append('set-cookie', line)
  withSafeHeaders(headers, personal.requestId)
  writeLog({
    ...emptyLine(personal.requestId, request.method, 200),
    route: document.route,
    ms: Date.now() - started,
    cache,
    language,
    currency,
  })
  return new Response(joinBytes(document, personal), { headers })
}

/** Renders for this visitor; a guest's page is kept when it was whole, and an older one stands in for a failure. */
export async function renderedAnswer(
  serving: Serving,
  key?: string,
  older?: KeptDocument,
): Promise<Answered> {
  const { request, url, arrival, build, settings, waitUntil } = serving
  const trip = await startTrip(request, url, arrival, settings, waitUntil)
  const robot = isbot(request.headers.get('user-agent') ?? '')
  // A window takes a page's main part out of the document, and runs none of its scripts (app/shell/page-part.ts).
  const forWindow = request.headers.has('x-window')
  const whole = robot || forWindow || request.method === 'POST'
  const patience = arrival.preferences.script ? 0 : patienceMs
  const asked = requestFor(url, request)
  const rendered = await render(asked, build, trip, whole ? Number.POSITIVE_INFINITY : patience)
  if (key === undefined) return { response: rendered.response, trip, cache: 'none' }
  if (rendered.response.status >= 500 && older) {
    trip.visit.share()
    const headers = documentHeaders(trip.personal.nonce, trip.visit.language)
    return {
      response: new Response(joinBytes(older, trip.personal), { headers }),
      trip,
      cache: 'stale',
    }
  }
  if (rendered.kept) keepDocument(key, rendered.kept, { now: Date.now, waitUntil })
  return { response: rendered.response, trip, cache: 'miss' }
}

/**
 * Renders a kept document anew after the answer, one renewal at a time, in no session of the backend: whatever else is
 * the visitor's stands in marks (marks.ts).
 */
export function renewBehind(serving: Serving, key: string): void {
  const { request, url, arrival, build, settings, waitUntil } = serving
  const work = async () => {
    const neutral = { ...arrival, notices: [], session: { ...arrival.session, shopCookies: {} } }
    const trip = await startTrip(request, url, neutral, settings, waitUntil)
    const { kept } = await render(requestFor(url, request), build, trip, Number.POSITIVE_INFINITY)
    if (kept) keepDocument(key, kept, { now: Date.now, waitUntil })
  }
  waitUntil(renewOnce(key, work).catch(() => undefined))
}
