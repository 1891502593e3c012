import type { ServerBuild } from '@remix-run/cloudflare'
import { isbot } from 'isbot'
import { defaultLanguage } from '../../app/i18n/languages'
import { cleanUrl, followsShopper, hrefOf } from '../../app/site-map'
import { documentKey, findDocument, keepDocument, renewOnce } from './document-cache'
import { refuse } from './guard'
import { contentPolicy, withSafeHeaders } from './headers'
import { lastPage } from './last-page'
import { serverTiming, writeLog } from './log'
import { join } from './marks'
import { type Rendered, render } from './render'
import { newRequestId } from './request-id'
import { type Env, readSettings, type Settings } from './settings'
import { type Arrival, languageOfHeader, openArrival, startTrip, type Trip } from './visit'

type Context = { waitUntil: (work: Promise<unknown>) => void }

const settingsOf = new WeakMap<Env, Promise<Settings>>()

function knownSettings(env: Env): Promise<Settings> {
  let settings = settingsOf.get(env)
  if (!settings) {
    settings = readSettings(env)
    settingsOf.set(env, settings)
  }
  return settings
}

/** A browser that has not shown that it runs script waits this long for late parts (design §4.7b). */
const patienceMs = 200

const filePattern = /^\/(assets|img|flags|fonts)\/|^\/[\w-]+\.(svg|ico|png|webmanifest|txt)$/

/**
 * Serves one request: what every answer needs in reading order, then the page. Never throws; what goes wrong
 * beyond a page's own error page ends in the last page, with an id.
 */
export async function handle(
  request: Request,
  env: Env,
  ctx: Context,
  build: ServerBuild,
): Promise<Response> {
  const started = Date.now()
  const requestId = newRequestId()
  const end = (response: Response) => {
    const headers = new Headers(response.headers)
    withSafeHeaders(headers, headers.get('x-request-id') ?? requestId)
    return new Response(request.method === 'HEAD' ? null : response.body, {
      status: response.status,
      headers,
    })
  }
  try {
    const settings = await knownSettings(env)
    return end(await serve(request, env, ctx, build, settings, started))
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown'
    settingsOf.delete(env)
    writeLog({
      id: requestId,
      route: '-',
      method: request.method,
      status: 503,
      ms: Date.now() - started,
      cache: 'none',
      language: '-',
      currency: '-',
      member: 0,
      event: 'not_served',
      error: message,
      calls: [],
    })
    return end(lastPage(503, requestId, /^[A-Z_]+ /.test(message) ? message : ''))
  }
}

async function serve(
  request: Request,
  env: Env,
  ctx: Context,
  build: ServerBuild,
  settings: Settings,
  started: number,
): Promise<Response> {
  const url = new URL(request.url)
  if (url.protocol === 'http:' && settings.siteOrigin.startsWith('https:')) {
    const secure = settings.siteOrigin + url.pathname + url.search
    return new Response(null, { status: 308, headers: { location: secure } })
  }
  const refusal = refuse(request, url)
  if (refusal) return refused(request, refusal.status, refusal.reason)
  if (url.pathname === '/saglik')
    return new Response('ok', {
      headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    })
  if (filePattern.test(url.pathname) && env.ASSETS && url.pathname !== '/robots.txt')
    return fileOf(await env.ASSETS.fetch(request), url)

  const arrival = await openArrival(request, url, settings)
  if (url.pathname === '/' && request.method === 'GET') {
    const { language } = arrival.preferences
    if (language && language !== defaultLanguage)
      return new Response(null, {
        status: 302,
        headers: { location: hrefOf('home', language), 'cache-control': 'no-store' },
      })
  }
  const clean = cleanUrl(url)
  const trip = await startTrip(request, clean, arrival, settings, (work) => ctx.waitUntil(work))
  const { response, cache } = await answerOf(request, clean, build, arrival, trip, ctx, settings)
  await followLanguage(request, arrival, trip, response)
  const headers = new Headers(response.headers)
  for (const line of await trip.cookies()) headers.append('set-cookie', line)
  headers.set('x-request-id', trip.personal.requestId)
  if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', '30')
  headers.set('server-timing', serverTiming(trip.calls, cache, Date.now() - started))
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentPolicy(trip.personal.nonce))
    headers.set('content-language', trip.visit.language)
    if (!headers.has('cache-control') && trip.isShared() && response.status < 400)
      headers.set('cache-control', 'private, max-age=0, must-revalidate')
  }
  writeLog({
    id: trip.personal.requestId,
    route: trip.visit.route ?? '-',
    method: request.method,
    status: response.status,
    ms: Date.now() - started,
    cache,
    language: trip.visit.language,
    currency: trip.visit.currency,
    member: arrival.session.token ? 1 : 0,
    ...(arrival.spoiled ? { event: 'crypt_decrypt_fail' } : {}),
    ...(trip.visit.failure ? { error: trip.visit.failure } : {}),
    calls: trip.calls,
  })
  return new Response(response.body, { status: response.status, headers })
}

type Answered = { response: Response; cache: 'hit' | 'stale' | 'miss' | 'none' }

/** A guest's document from what is kept, or a fresh rendering (design §4.9). */
async function answerOf(
  request: Request,
  url: URL,
  build: ServerBuild,
  arrival: Arrival,
  trip: Trip,
  ctx: Context,
  settings: Settings,
): Promise<Answered> {
  const { preferences, session, enhanced } = arrival
  const asked = new Request(url, request)
  const guest = !session.token && !arrival.hasFlash && !arrival.spoiled
  const keepable = request.method === 'GET' && !enhanced && guest && !followsShopper(arrival.path)
  const robot = isbot(request.headers.get('user-agent') ?? '')
  const wholeAtAnyPrice = robot || request.method === 'POST'
  const patience = wholeAtAnyPrice ? Number.POSITIVE_INFINITY : preferences.script ? 0 : patienceMs
  if (!keepable) {
    const { response } = await render(asked, build, trip, patience)
    return { response, cache: 'none' }
  }

  const key = documentKey(build.assets.version, url, {
    currency: trip.visit.currency,
    layout: preferences.layout,
    hasCart: session.cart !== null,
  })
  const found = await findDocument(key, Date.now(), settings.freshMs / 2)
  if (found && found.age !== 'old') {
    trip.visit.share()
    if (found.age === 'stale')
      ctx.waitUntil(
        renewOnce(key, async () => {
          const neutral = { ...arrival, notices: [], session: { ...session, shopCookies: {} } }
          const again = await startTrip(request, url, neutral, settings, (work) =>
            ctx.waitUntil(work),
          )
          keepIf(key, await render(asked, build, again, Number.POSITIVE_INFINITY), ctx)
        }).catch(() => undefined),
      )
    return {
      response: documentOf(join(found.document, trip.personal)),
      cache: found.age === 'fresh' ? 'hit' : 'stale',
    }
  }
  const rendered = await render(asked, build, trip, patience)
  if (rendered.response.status >= 500 && found) {
    trip.visit.share()
    return { response: documentOf(join(found.document, trip.personal)), cache: 'stale' }
  }
  keepIf(key, rendered, ctx)
  return { response: rendered.response, cache: 'miss' }
}

function keepIf(key: string, rendered: Rendered, ctx: Context): void {
  if (rendered.kept)
    keepDocument(key, rendered.kept, { now: Date.now, waitUntil: (work) => ctx.waitUntil(work) })
}

function documentOf(html: string): Response {
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/**
 * Keeps the language cookie in step with the pages that a shopper reads, so that cart and order, whose address
 * says no language, go on in the same one (decision 003).
 */
async function followLanguage(
  request: Request,
  arrival: Arrival,
  trip: Trip,
  response: Response,
): Promise<void> {
  if (request.method !== 'GET' || arrival.enhanced || followsShopper(arrival.path)) return
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html'))
    return
  const known = arrival.preferences.language ?? (await languageOfHeader(request))
  if (known !== trip.visit.language) trip.visit.setPreference('language', trip.visit.language)
}

/** A built file: for ever if its name holds its hash, a day otherwise; a missing one is a plain 404. */
function fileOf(response: Response, url: URL): Response {
  const headers = new Headers(response.headers)
  if (response.status >= 400)
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  const hashed = url.pathname.startsWith('/assets/')
  headers.set(
    'cache-control',
    hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  )
  return new Response(response.body, { status: response.status, headers })
}

function refused(request: Request, status: number, reason: string): Response {
  const requestId = newRequestId()
  writeLog({
    id: requestId,
    route: '-',
    method: request.method,
    status,
    ms: 0,
    cache: 'none',
    language: '-',
    currency: '-',
    member: 0,
    event: reason === 'cross_site' ? 'malicious_csrf' : reason,
    calls: [],
  })
  const page = lastPage(status, requestId)
  if (status === 405) page.headers.set('allow', 'GET, HEAD, POST')
  page.headers.set('x-request-id', requestId)
  return page
}
