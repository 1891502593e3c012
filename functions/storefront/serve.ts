import type { ServerBuild } from '@remix-run/cloudflare'
import { defaultLanguage } from '../../app/i18n/languages'
import { activationPage } from '../../app/session/activation-link'
import { nameOfLeftCounts } from '../../app/session/cookies/left-counts'
import { cleanUrl, followsShopper, hrefOf, isHome, siteMap } from '../../app/site-map'
import { withBody } from './body'
import { canonicalAddress } from './canonical-address'
import { documentKey, findDocument } from './document-cache'
import { fallbackPage } from './fallback-page'
import { finish } from './finish'
import { flagOf, isFlag } from './flag'
import { refuse } from './guard'
import { guestDocument, renderedAnswer, renewInBackground } from './guest-document'
import { withSafeHeaders } from './headers'
import { emptyLine, writeLog } from './log'
import { parseRequest } from './parse-request'
import { refreshToken } from './refresh'
import { newRequestId } from './request-id'
import type { Serving, WorkerContext } from './serving'
import type { Env, Settings } from './settings'

const filePattern = /^\/(assets|img|flags|fonts)\/|^\/[\w-]+\.(svg|ico|png|webp|webmanifest|txt)$/

/** Serves one request: refuse it, answer what needs no page, else send a cached document or render one. */
export async function serve(
  sent: Request,
  env: Env,
  ctx: WorkerContext,
  build: ServerBuild,
  settings: Settings,
  started: number,
): Promise<Response> {
  const requested = new URL(sent.url)
  if (requested.protocol === 'http:' && settings.siteOrigin.startsWith('https:'))
    return plain(308, { location: settings.siteOrigin + requested.pathname + requested.search })
  const refusal = refuse(sent, requested)
  if (refusal) return refused(sent, refusal.status, refusal.reason)
  const request = await withBody(sent)
  if (!request) return refused(sent, 408, 'slow_form')
  if (requested.pathname === '/saglik') return plain(200, { 'content-type': 'text/plain' }, 'ok')
  if (env.ASSETS && filePattern.test(requested.pathname) && requested.pathname !== '/robots.txt')
    return fileOf(await env.ASSETS.fetch(request), requested)

  const activation = request.method === 'GET' ? activationPage(requested, defaultLanguage) : null
  if (activation) return plain(302, { location: activation, 'referrer-policy': 'no-referrer' })

  const canonical = request.method === 'POST' ? null : canonicalAddress(requested)
  if (canonical) return plain(301, { location: canonical })

  if (isFlag(requested.pathname)) return flagOf(requested.pathname, settings)

  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work)
  const parsed = await parseRequest(request, requested, settings, waitUntil)
  const signedOut = (await refreshToken(parsed, settings, started, waitUntil)) === 'signed out'
  if (signedOut) parsed.path = siteMap.signedOut
  const { preferences, session } = parsed
  if (requested.pathname === '/' && !signedOut && request.method === 'GET') {
    const { language } = preferences
    if (language && language !== defaultLanguage)
      return plain(302, { location: hrefOf('home', language) })
  }
  const suffix = parsed.enhanced ? '.data' : ''
  const url = cleanUrl(signedOut ? new URL(siteMap.signedOut + suffix, requested) : requested)
  const serving: Serving = { request, url, parsed, build, settings, waitUntil, started }

  // The page shows the chosen store, as it shows a member's name.
  const isAnonymous = !session.token && !session.store
  const isGuest = isAnonymous && !parsed.hasFlash && !parsed.invalid && !parsed.isOld
  // Its header waits for the counts.
  const isOwn = followsShopper(parsed.path) || nameOfLeftCounts(request) !== null
  const isCacheable = request.method === 'GET' && !parsed.enhanced && isGuest && !isOwn
  if (!isCacheable) return finish(serving, await renderedAnswer(serving))
  const key = documentKey(build.assets.version, url, {
    currency: preferences.currency ?? settings.defaultCurrency,
    layout: preferences.layout,
    hasCart: session.cart !== null,
    consentAnswered: preferences.cookieLaw,
    appBanner: !preferences.appBanner && isHome(parsed.path),
  })
  const found = await findDocument(key, started, settings.freshMs)
  if (!found || found.age === 'old')
    return finish(serving, await renderedAnswer(serving, key, found?.document))
  if (found.age === 'stale') renewInBackground(serving, key)
  return guestDocument(serving, found.document, found.age === 'fresh' ? 'hit' : 'stale')
}

function plain(status: number, init: Record<string, string>, body: string | null = null): Response {
  const headers = new Headers({ 'cache-control': 'no-store', ...init })
  withSafeHeaders(headers, newRequestId())
  return new Response(body, { status, headers })
}

/** A built file, cached for ever if its name contains a hash, else for a day; a missing one is a plain 404. */
function fileOf(response: Response, url: URL): Response {
  if (response.status >= 400) return plain(404, { 'content-type': 'text/plain' }, 'Not found')
  const headers = new Headers(response.headers)
  const hashed = url.pathname.startsWith('/assets/')
  headers.set(
    'cache-control',
    hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  )
  withSafeHeaders(headers, newRequestId())
  return new Response(response.body, { status: response.status, headers })
}

function refused(request: Request, status: number, reason: string): Response {
  const id = newRequestId()
  const event = reason === 'cross_site' ? 'malicious_csrf' : reason
  writeLog({ ...emptyLine(id, request.method, status), event })
  const { body, headers } = fallbackPage(status, id)
  if (status === 405) headers.set('allow', 'GET, HEAD, POST')
  withSafeHeaders(headers, id)
  return new Response(body, { status, headers })
}
