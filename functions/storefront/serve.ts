import type { ServerBuild } from '@remix-run/cloudflare'
import { defaultLanguage } from '../../app/i18n/languages'
import { activationPage } from '../../app/session/activation-link'
import { cleanUrl, followsShopper, hrefOf, isHome, siteMap } from '../../app/site-map'
import { withBody } from './body'
import { documentKey, findDocument } from './document-cache'
import { finish } from './finish'
import { flagOf, isFlag } from './flag'
import { refuse } from './guard'
import { guestDocument, renderedAnswer, renewBehind } from './guest-document'
import { withSafeHeaders } from './headers'
import { lastPage } from './last-page'
import { emptyLine, writeLog } from './log'
import { ownAddress } from './own-address'
import { refreshToken } from './refresh'
import { newRequestId } from './request-id'
import type { Context, Serving } from './serving'
import type { Env, Settings } from './settings'
import { openArrival } from './visit'

const filePattern = /^\/(assets|img|flags|fonts)\/|^\/[\w-]+\.(svg|ico|png|webp|webmanifest|txt)$/

/** One request's way, in reading order: refuse, answer what needs no page, then a kept document or a rendered one. */
export async function serve(
  sent: Request,
  env: Env,
  ctx: Context,
  build: ServerBuild,
  settings: Settings,
  started: number,
): Promise<Response> {
  const asked = new URL(sent.url)
  if (asked.protocol === 'http:' && settings.siteOrigin.startsWith('https:'))
    return plain(308, { location: settings.siteOrigin + asked.pathname + asked.search })
  const refusal = refuse(sent, asked)
  if (refusal) return refused(sent, refusal.status, refusal.reason)
  const request = await withBody(sent)
  if (!request) return refused(sent, 408, 'slow_form')
  if (asked.pathname === '/saglik') return plain(200, { 'content-type': 'text/plain' }, 'ok')
  if (env.ASSETS && filePattern.test(asked.pathname) && asked.pathname !== '/robots.txt')
    return fileOf(await env.ASSETS.fetch(request), asked)

  const activation = request.method === 'GET' ? activationPage(asked, defaultLanguage) : null
  if (activation) return plain(302, { location: activation, 'referrer-policy': 'no-referrer' })

  const own = request.method === 'POST' ? null : ownAddress(asked)
  if (own) return plain(301, { location: own })

  if (isFlag(asked.pathname)) return flagOf(asked.pathname, settings)

  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work)
  const arrival = await openArrival(request, asked, settings, waitUntil)
  const ended = (await refreshToken(arrival, settings, started, waitUntil)) === 'signed out'
  if (ended) arrival.path = siteMap.signedOut
  const { preferences, session } = arrival
  if (asked.pathname === '/' && !ended && request.method === 'GET') {
    const { language } = preferences
    if (language && language !== defaultLanguage)
      return plain(302, { location: hrefOf('home', language) })
  }
  const suffix = arrival.enhanced ? '.data' : ''
  const url = cleanUrl(ended ? new URL(siteMap.signedOut + suffix, asked) : asked)
  const serving: Serving = { request, url, arrival, build, settings, waitUntil, started }

  // A chosen store stands on the page, as a member's name does.
  const isUnknown = !session.token && !session.store
  const guest = isUnknown && !arrival.hasFlash && !arrival.spoiled && !arrival.isOld
  const keepable =
    request.method === 'GET' && !arrival.enhanced && guest && !followsShopper(arrival.path)
  if (!keepable) return finish(serving, await renderedAnswer(serving))
  const key = documentKey(build.assets.version, url, {
    currency: preferences.currency ?? settings.defaultCurrency,
    layout: preferences.layout,
    hasCart: session.cart !== null,
    asked: preferences.cookieLaw,
    appBanner: !preferences.appBanner && isHome(arrival.path),
  })
  const found = await findDocument(key, started, settings.freshMs)
  if (!found || found.age === 'old')
    return finish(serving, await renderedAnswer(serving, key, found?.document))
  if (found.age === 'stale') renewBehind(serving, key)
  return guestDocument(serving, found.document, found.age === 'fresh' ? 'hit' : 'stale')
}

function plain(status: number, init: Record<string, string>, body: string | null = null): Response {
  const headers = new Headers({ 'cache-control': 'no-store', ...init })
  withSafeHeaders(headers, newRequestId())
  return new Response(body, { status, headers })
}

/** A built file: for ever if its name holds its hash, a day otherwise; a missing one is a plain 404. */
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
  const { body, headers } = lastPage(status, id)
  if (status === 405) headers.set('allow', 'GET, HEAD, POST')
  withSafeHeaders(headers, id)
  return new Response(body, { status, headers })
}
