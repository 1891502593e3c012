import type { Platform } from '../../platform/platform'
import type { ReceivedRequest } from '../../platform/server/received-request'
import { names } from '../../platform/server/session'

const withCurrency =
  /^\/srv\/service\/(?:filter\/get|variant|content-v5\/(?:product-loader|sub-folder))\b/

/** Whether a path is a call's, and not a page's or a picture's. */
export const isCall = (path: string): boolean => /^\/(?:srv|api|Diger)\//.test(path)

export const guestBearer = 'guest-of-the-shop'

/** What a call may carry; everything else is the browser's or the storefront's own. */
const known = new Set([
  'x-device',
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'connection'],
  ...['content-length', 'content-type', 'cookie', 'host', 'idempotency-key'],
  ...['x-forwarded-for', 'x-request-id', 'transfer-encoding'],
  // Miniflare's own.
  ...['cf-connecting-ip', 'mf-vary', 'cf-worker', 'sec-fetch-mode', 'user-agent', 'cdn-loop'],
])

const typeOf = ({ method, json }: ReceivedRequest): string | undefined => {
  if (method === 'GET' || method === 'DELETE') return undefined
  if (json !== null) return 'application/json'
  return 'application/x-www-form-urlencoded;charset=UTF-8'
}

/** The session of a visitor, all of it and nothing else; a call for everybody has none. */
function isSession(cookie: string | undefined): boolean {
  if (cookie === undefined) return true
  const found = cookie.split(/;\s*/).map((one) => one.split('=')[0] ?? '')
  return found.toSorted().join() === [...names].toSorted().join()
}

/** The guest's bearer, or in a shop that gives one the member's whose session it is. */
function isBearer({ headers }: ReceivedRequest, { mode, sessions }: Platform): boolean {
  const { authorization = '', cookie = '' } = headers
  const member = sessions.find(cookie)?.memberId ?? 0
  const isMembers = new RegExp(`^Bearer m${member || '-?\\d+'}\\.[\\w-]{32}$`).test(authorization)
  if (member > 0 && mode === 'full') return isMembers
  return authorization === `Bearer ${guestBearer}` || (cookie !== '' && isMembers)
}

const signingIn =
  /authentication\/(?:login|register)|activateMembership|otp-validate|order-login|\/social\/|passkey\/login$/

/** Browser and system, only of calls that may sign somebody in. */
function isDevice({ path, headers }: ReceivedRequest): boolean {
  const device = headers['x-device']
  if (device === undefined) return true
  return signingIn.test(path) && /^[\w ]+, [\w ]+$/.test(device)
}

/** What is wrong with a call's headers and with the parameters that all calls have (specification, section 7). */
export function headerFaults(request: ReceivedRequest, platform: Platform): string[] {
  const { method, path, query, headers, form } = request
  const wrong = (name: string, value: unknown, isRight: boolean) =>
    isRight ? [] : [`${method} ${path}: ${name} is ${JSON.stringify(value)}`]
  const { accept, authorization, cookie } = headers
  const type = headers['content-type']
  const isKnownToken = platform.sessions.all.some(({ csrf }) => csrf === form.csrfToken)
  return [
    ...wrong('language', query.language, /^(?:tr|en)$/.test(query.language ?? '')),
    ...wrong('accept', accept, accept === 'application/json'),
    ...wrong(
      'accept-language',
      headers['accept-language'],
      headers['accept-language'] === query.language,
    ),
    ...wrong('content-type', type, type === typeOf(request)),
    ...wrong('authorization', authorization, isBearer(request, platform)),
    ...wrong('cookie', cookie, isSession(cookie)),
    ...(withCurrency.test(path)
      ? wrong('currency', query.currency, ['TL', 'EUR'].includes(query.currency ?? ''))
      : []),
    ...wrong('x-device', headers['x-device'], isDevice(request)),
    ...(form.csrfToken === undefined ? [] : wrong('csrfToken', form.csrfToken, isKnownToken)),
    ...Object.keys(headers).flatMap((name) => wrong(name, headers[name], known.has(name))),
  ]
}
