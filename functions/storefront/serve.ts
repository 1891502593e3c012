import type { ServerBuild } from '@remix-run/cloudflare'
import { isFilePath } from '../../app/backend/http/safe-path'
import { defaultLanguage } from '../../app/i18n/languages'
import { activationPage } from '../../app/session/activation-link'
import { isAppOffered, preferenceCookie } from '../../app/session/cookies/cookies'
import { nameOfLeftCounts } from '../../app/session/cookies/left-counts-cookie'
import { comesBack } from '../../app/session/hand-over/hand-over'
import { isIdentified } from '../../app/session/membership'
import { isProviderReturn, providerReturn } from '../../app/session/provider-return'
import { cleanUrl, followsShopper, hrefOf, isHome, siteMap } from '../../app/site-map'
import { finish } from './answer/finish'
import { flagOf, isFlag } from './answer/flag'
import { fileOf, plain, refused } from './answer/plain-answers'
import { documentKey, findDocument } from './cache/document-cache'
import { guestDocument, renderedAnswer, renewInBackground } from './cache/guest-document'
import { withBody } from './request/body'
import { canonicalAddress } from './request/canonical-address'
import { languageOfLink } from './request/detect-language'
import { refuse } from './request/guard'
import { parseRequest } from './request/parse-request'
import type { Serving, WorkerContext } from './serving'
import { refreshToken } from './session/refresh'
import type { Env, Settings } from './settings'

const filePattern = /^\/(assets|img|flags|fonts)\/|^\/[\w-]+\.(svg|ico|png|webp|webmanifest|txt)$/

export type Worker = {
  env: Env
  ctx: WorkerContext
  build: ServerBuild
  settings: Settings
  /** Milliseconds since 1970. */
  started: number
}

/** Serves one request: refuse it, answer what needs no page, else send a cached document or render one. */
export async function serve(sent: Request, worker: Worker): Promise<Response> {
  const { settings } = worker
  const requested = new URL(sent.url)
  if (requested.protocol === 'http:' && settings.siteOrigin.startsWith('https:'))
    return plain(308, { location: settings.siteOrigin + requested.pathname + requested.search })
  if (sent.method === 'POST' && isProviderReturn(requested))
    return answerOfProvider(sent, requested)
  if (sent.method === 'POST' && isPaymentReturn(requested))
    return plain(303, { location: requested.pathname + requested.search })
  const refusal = refuse(sent, requested)
  if (refusal) return refused(sent, refusal.status, refusal.reason)
  const request = await withBody(sent)
  if (!request) return refused(sent, 408, 'slow_form')
  const answer = await answerWithoutPage(request, requested, worker)
  if (answer) return answer
  const serving = await openServing(request, requested, worker)
  return homeInLanguage(serving) ?? page(serving)
}

/** Banks lead back by a form too, which comes without our cookies. What it holds is not believed: the shop tells the outcome. */
const isPaymentReturn = ({ pathname }: URL): boolean => pathname === siteMap.orderResult

/** A provider's answer by a form comes without our cookies; the GET that it becomes has them (decision 065). */
async function answerOfProvider(sent: Request, requested: URL): Promise<Response> {
  const refusal = refuse(sent, requested, true)
  if (refusal) return refused(sent, refusal.status, refusal.reason)
  const request = await withBody(sent)
  const form = new URLSearchParams((await request?.text()) ?? '')
  const location = providerReturn(requested, form) ?? requested.pathname
  return plain(303, { location, 'referrer-policy': 'no-referrer' })
}

/** Answers what needs neither cookies nor Remix: files, and redirects to the right address. */
async function answerWithoutPage(
  request: Request,
  requested: URL,
  { env, settings }: Worker,
): Promise<Response | null> {
  if (requested.pathname === '/healthz') return plain(200, { 'content-type': 'text/plain' }, 'ok')
  if (env.ASSETS && filePattern.test(requested.pathname) && requested.pathname !== '/robots.txt')
    return fileOf(await env.ASSETS.fetch(request), requested)

  const activation = request.method === 'GET' ? activationPage(requested, defaultLanguage) : null
  if (activation) {
    const language = await languageOfLink(request, requested.pathname)
    const headers = { location: activation, 'referrer-policy': 'no-referrer' }
    if (!language) return plain(302, headers)
    return plain(302, { ...headers, 'set-cookie': preferenceCookie('language', language) })
  }

  const returned = request.method === 'GET' && isProviderReturn(requested)
  const location = returned ? providerReturn(requested, requested.searchParams) : null
  if (location) return plain(302, { location, 'referrer-policy': 'no-referrer' })

  const canonical = request.method === 'POST' ? null : canonicalAddress(requested)
  if (canonical) return plain(301, { location: canonical })

  return isFlag(requested.pathname) ? flagOf(requested.pathname, settings) : null
}

/** Opens the cookies. A member whose token can no longer be refreshed gets the page of an ended session. */
async function openServing(request: Request, requested: URL, worker: Worker): Promise<Serving> {
  const { ctx, build, settings, started } = worker
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work)
  const parsed = await parseRequest(request, requested, settings, waitUntil)
  const isSignedOut = (await refreshToken(parsed, settings, started, waitUntil)) === 'signed out'
  if (isSignedOut) parsed.path = siteMap.signedOut
  const suffix = parsed.enhanced ? '.data' : ''
  const address = isSignedOut ? new URL(siteMap.signedOut + suffix, requested) : requested
  const url = isFilePath(address.pathname) ? address : cleanUrl(address)
  return { request, url, parsed, build, settings, waitUntil, started }
}

/** The redirect from `/` to the home page of a visitor who prefers another language. */
function homeInLanguage({ request, url, parsed }: Serving): Response | null {
  const { language } = parsed.preferences
  if (url.pathname !== '/' || request.method !== 'GET') return null
  if (!language || language === defaultLanguage) return null
  return plain(302, { location: hrefOf('home', language) })
}

/** Whether the answer is the same for every guest, so that a cached document may serve it. */
function isCacheable({ request, parsed, settings }: Serving): boolean {
  const { session } = parsed
  const { platformPages } = settings
  // The page shows the chosen store, as it shows a member's name.
  const isAnonymous = !isIdentified(session) && !session.store && !parsed.wasMember
  const isGuest = isAnonymous && !parsed.hasFlash && !parsed.invalid && !parsed.isOld
  // Its header waits for the counts, or for a cart that the platform's pages may have changed.
  const waits = nameOfLeftCounts(request) !== null || comesBack(request, { session, platformPages })
  const isOwn = followsShopper(parsed.path) || waits
  return request.method === 'GET' && !parsed.enhanced && isGuest && !isOwn
}

async function page(serving: Serving): Promise<Response> {
  if (!isCacheable(serving)) return finish(serving, await renderedAnswer(serving))
  const { url, parsed, build, settings, started } = serving
  const { preferences, session } = parsed
  const source = { version: build.assets.version, settings: settings.digest }
  const key = documentKey(source, url, {
    currency: preferences.currency ?? settings.defaultCurrency,
    layout: preferences.layout,
    hasCart: (session.cart?.count ?? 0) > 0,
    consentAnswered: preferences.cookieLaw,
    appBanner: isAppOffered(preferences) && isHome(parsed.path),
  })
  const found = await findDocument(key, started, settings.freshMs)
  if (!found || found.age === 'old')
    return finish(serving, await renderedAnswer(serving, key, found?.document))
  if (found.age === 'stale') renewInBackground(serving, key)
  return guestDocument(serving, found.document, found.age === 'fresh' ? 'hit' : 'stale')
}
