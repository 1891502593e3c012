import { isbot } from 'isbot'
import { preferenceCookies, setCookie } from '../../../app/session/cookies/cookies'
import { languageOfPath } from '../../../app/site-map'
import { documentHeaders, withSafeHeaders } from '../answer/headers'
import { emptyLine, serverTiming, writeLog } from '../answer/log'
import { render } from '../answer/render'
import { languageToSave } from '../request/detect-language'
import { newVisitorValues } from '../request/request-id'
import { openRequest, type RequestState } from '../request/request-state'
import type { Serving } from '../serving'
import { heartsSetCookie } from '../session/hearts-cookie'
import { referrerSetCookie } from '../session/referrer-cookie'
import { visitorSetCookie } from '../session/visitor-cookie'
import { cacheDocument, renewOnce } from './document-cache'
import { formatCart } from './format-cart'
import { choicesOf, withChoicesIn } from './own-choices'
import { type CachedDocument, joinBytes } from './placeholders'

/** How long a browser that has not proved to run script waits for deferred parts, in ms. */
const maxWaitMs = 200

function requestFor(url: URL, request: Request): Request {
  return url.href === request.url ? request : new Request(url, request)
}

export type PageAnswer = {
  response: Response
  state: RequestState
  cache: 'stale' | 'miss' | 'none'
}

/** Answers with a cached document, filled with this guest's values; renders nothing and calls no backend. */
export async function guestDocument(
  serving: Serving,
  document: CachedDocument,
  cache: 'hit' | 'stale',
): Promise<Response> {
  const { request, parsed, settings, started } = serving
  const language = languageOfPath(parsed.path)
  const currency = parsed.preferences.currency ?? settings.defaultCurrency
  const visitorValues = {
    ...newVisitorValues(),
    ...formatCart(parsed.session.cart, { language, currency, numbers: document.numbers }),
  }
  const headers = documentHeaders(visitorValues.nonce, language)
  headers.set('cache-control', 'private, max-age=0, must-revalidate')
  headers.set('server-timing', serverTiming([], cache, Date.now() - started))
  const save = await languageToSave(request, parsed.preferences.language, language)
  if (save) headers.append('set-cookie', setCookie(preferenceCookies.language, save))
  for (const line of [
    referrerSetCookie(serving),
    visitorSetCookie(serving, true),
    heartsSetCookie(serving),
  ])
    if (line) headers.append('set-cookie', line)
  withSafeHeaders(headers, visitorValues.requestId)
  writeLog({
    ...emptyLine(visitorValues.requestId, request.method, 200),
    route: document.route,
    ms: Date.now() - started,
    cache,
    language,
    currency,
  })
  const filled = joinBytes(document, visitorValues)
  return new Response(withChoicesIn(filled, choicesOf(parsed)), { headers })
}

/** Renders for this visitor. A complete guest page is cached; when rendering fails, the fallback document is served. */
export async function renderedAnswer(
  serving: Serving,
  key?: string,
  fallback?: CachedDocument,
): Promise<PageAnswer> {
  const { request, url, parsed, build, waitUntil } = serving
  const state = await openRequest(serving)
  const isRobot = isbot(request.headers.get('user-agent') ?? '')
  // A dialog takes the main part out of the document and runs none of its scripts (app/rendering/dialogs/page-part.ts).
  const forDialog = request.headers.has('x-dialog')
  const isWhole = isRobot || forDialog || request.method === 'POST'
  const maxWait = parsed.preferences.script ? 0 : maxWaitMs
  const cleaned = requestFor(url, request)
  const rendered = await render(cleaned, build, state, isWhole ? Number.POSITIVE_INFINITY : maxWait)
  if (key === undefined) return { response: rendered.response, state, cache: 'none' }
  if (rendered.response.status >= 500 && fallback) {
    state.context.allowCaching()
    state.context.setNumberFormat(fallback.numbers)
    const { values, language } = state.visitor
    const headers = documentHeaders(values.nonce, language)
    const body = withChoicesIn(joinBytes(fallback, values), choicesOf(parsed))
    return { response: new Response(body, { headers }), state, cache: 'stale' }
  }
  if (rendered.cached) cacheDocument(key, rendered.cached, { now: Date.now, waitUntil })
  return { response: rendered.response, state, cache: 'miss' }
}

/** Re-renders a cached document after the answer, one renewal at a time and outside any backend session. */
export function renewInBackground(serving: Serving, key: string): void {
  const { request, url, parsed, build, waitUntil } = serving
  const work = async () => {
    const withoutSession = {
      ...parsed,
      notices: [],
      formKey: '',
      session: { ...parsed.session, backendCookies: {} },
    }
    const state = await openRequest({ ...serving, parsed: withoutSession, isRenewal: true })
    const { cached } = await render(
      requestFor(url, request),
      build,
      state,
      Number.POSITIVE_INFINITY,
    )
    if (cached) cacheDocument(key, cached, { now: Date.now, waitUntil })
  }
  waitUntil(renewOnce(key, work).catch(() => undefined))
}
