import { endedNotice } from '../../../app/session/cookies/session-notices'
import { isIdentified } from '../../../app/session/membership'
import { followsShopper, siteMap } from '../../../app/site-map'
import type { PageAnswer } from '../cache/guest-document'
import { languageToSave } from '../request/detect-language'
import { isShared } from '../request/request-state'
import type { Serving } from '../serving'
import { heartsSetCookie } from '../session/hearts-cookie'
import { referrerSetCookie } from '../session/referrer-cookie'
import { responseCookies } from '../session/response-cookies'
import { sharedCookies } from '../session/shared-cookies'
import { membershipEnded, visitorSetCookie } from '../session/visitor-cookie'
import { contentPolicy, widgetOrigins, withSafeHeaders } from './headers'
import { emptyLine, routeOf, serverTiming, writeLog } from './log'

/** Completes a rendered answer: sets cookies and headers, and writes the log line. */
export async function finish(serving: Serving, answer: PageAnswer): Promise<Response> {
  const { request, parsed } = serving
  const { response, state } = answer
  const headers = new Headers(response.headers)
  const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false
  const isRead = request.method === 'GET' && response.status === 200 && !parsed.enhanced
  if (isDocument && isRead && !followsShopper(parsed.path)) await saveLanguage(serving, answer)
  leaveEndedNotice(serving, answer)
  const lines = [
    ...(await responseCookies(serving, state, response.status)),
    ...sharedCookies(serving, state.changes.sharesSession),
    isDocument ? referrerSetCookie(serving) : null,
    visitorSetCookie(serving, isDocument),
    heartsSetCookie(serving),
  ]
  for (const line of lines) if (line) headers.append('set-cookie', line)
  setHeaders(headers, serving, answer)
  if (isDocument) setDocumentHeaders(headers, serving, answer)
  withSafeHeaders(headers, state.context.requestId)
  log(serving, answer)
  const body = request.method === 'HEAD' ? null : response.body
  return new Response(body, { status: statusFor(serving, response, headers), headers })
}

/** Leaves the notice of an ended membership to the next page, where this response is none that shows it; not to who signs out or has deleted the account, which a notice confirms. */
function leaveEndedNotice({ parsed }: Serving, { response, state }: PageAnswer): void {
  const isDeleted =
    parsed.path === siteMap.accountDeletion &&
    state.changes.flash.some(({ tone }) => tone === 'good')
  const isByMember = parsed.path === siteMap.signOut || isDeleted
  if (!membershipEnded(parsed) || isByMember) return
  const isPage = response.status < 300 || response.status >= 400
  if (isPage && state.changes.areNoticesRead) return
  state.context.flash([endedNotice(state.context.language)])
}

async function saveLanguage({ request, parsed }: Serving, { state: { context } }: PageAnswer) {
  const language = await languageToSave(request, parsed.preferences.language, context.language)
  if (language) context.setPreference('language', language)
}

function setHeaders(
  headers: Headers,
  { url, parsed, started }: Serving,
  { response, state, cache }: PageAnswer,
): void {
  // The member's data in the browser's storage must not reach its next user.
  if (membershipEnded(parsed)) headers.set('clear-site-data', '"storage"')
  headers.set('server-timing', serverTiming(state.visitor.calls, cache, Date.now() - started))
  if ([429, 503].includes(response.status) && !headers.has('retry-after'))
    headers.set('retry-after', `${state.context.retryAfter ?? 30}`)
  // A URL with a token must not leak to other sites. With `no-referrer` the page's own form would send
  // `Origin: null`, and older browsers send no `Sec-Fetch-Site` to tell it from a foreign form.
  if (url.searchParams.has('token')) headers.set('referrer-policy', 'same-origin')
}

function setDocumentHeaders(headers: Headers, serving: Serving, answer: PageAnswer): void {
  const { response, state } = answer
  const widgets = widgetOrigins(serving.settings.captcha, serving.parsed.path)
  headers.set('content-security-policy', contentPolicy(state.visitor.values.nonce, widgets))
  headers.set('content-language', state.context.language)
  if (!headers.has('cache-control') && isShared(state) && response.status < 400)
    headers.set('cache-control', cacheControl(serving))
}

function log({ request, parsed, started }: Serving, { response, state, cache }: PageAnswer): void {
  const { context, visitor } = state
  writeLog({
    ...emptyLine(context.requestId, request.method, response.status),
    route: routeOf(context),
    ms: Date.now() - started,
    cache,
    language: context.language,
    currency: context.currency,
    member: isIdentified(parsed.session) ? 1 : 0,
    ...(parsed.invalid ? { event: 'crypt_decrypt_fail' } : {}),
    ...(context.failure ? { error: context.failure } : {}),
    ...(parsed.leftOut.length > 0 ? { leftOut: [...new Set(parsed.leftOut)] } : {}),
    calls: visitor.calls,
  })
}

/** Back may reuse a shared page, but no member's: its header would show their cart to the browser's next user. */
const cacheControl = ({ parsed: { wasMember, session } }: Serving): string =>
  wasMember || isIdentified(session) ? 'private, no-store' : 'private, max-age=0, must-revalidate'

/** Script gets a redirect's target in a header: following the redirect would use up the next page's notices. Another visitor than before gets the page whole. */
function statusFor({ request, parsed }: Serving, response: Response, headers: Headers): number {
  const next = headers.get('location')
  const byScript = request.method === 'POST' && request.headers.has('x-form')
  if (response.status !== 303 || !next || !byScript) return response.status
  headers.delete('location')
  headers.set('x-leads-to', next)
  if (parsed.wasMember !== (parsed.session.member !== undefined)) headers.set('x-leads-whole', '1')
  return 200
}
