import { type BackendCookies, isSameSession } from '../../../app/backend/http/backend-cookies'
import type { Session } from '../../../app/session/session'
import type { Token } from '../../../app/session/token'
import type { ParsedRequest } from '../request/parse-request'
import type { WorkerContext } from '../serving'
import type { Settings } from '../settings'
import { dropBearer } from './drop-bearer'
import type { RefreshAnswer } from './refresh-answer'
import { findRefreshed, storeRefreshed } from './refreshed-tokens'
import { requestToken } from './request-token'
import { isResting } from './unanswered-refreshes'

/** A token with less than this left is replaced, in ms. */
const refreshBelowMs = 10 * 60_000

/** How long a result serves requests with the old cookie, in ms: other tabs, or a browser that missed the answer. */
const rememberMs = refreshBelowMs

/** How long a change waits for a refresh before it uses its old token, in ms, and when one counts as lost; a page waits as for any answer. */
const waitMs = 9_000

/** How long changing an expired password may take, in ms. */
const changeMs = 15 * 60_000

/** When a refresh is refused, another isolate's result is looked for after each of these pauses, in ms. */
const searchPauses = [0, 300, 700]

type Refresh = {
  at: number
  answer: Promise<RefreshAnswer>
  work: Promise<RefreshAnswer>
  isDone: boolean
}

const none = { kind: 'none' } as const
const running = new Map<string, Refresh>()

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Replaces a member's token that has under 10 minutes left, with one refresh for all concurrent requests.
 * A 401, 403 or 500 signs the member out; no answer, a 502 or an unreadable answer does not.
 * @returns whether the member was signed out and is sent home
 */
export async function refreshToken(
  parsed: ParsedRequest,
  settings: Settings,
  now: number,
  waitUntil: WorkerContext['waitUntil'],
): Promise<'signed out' | 'goes on'> {
  const { session } = parsed
  const { token } = session
  if (!token || !session.member || token.timeout - now >= refreshBelowMs) return 'goes on'
  const refreshed = await refreshOnce(token, parsed, settings, waitUntil)
  if (refreshed.kind === 'token') {
    session.token = refreshed.token
    replaceCookies(session, refreshed.cookies)
    if (refreshed.mustChange) requirePasswordChange(parsed)
  }
  if (refreshed.kind !== 'out') return 'goes on'
  dropBearer(session, settings, waitUntil)
  return 'signed out'
}

/** Takes over the backend's cookies. If they changed, the backend's session may be new and lack the currency. */
function replaceCookies(session: Session, cookies: BackendCookies): void {
  const before = { ...session.backendCookies }
  for (const name of Object.keys(session.backendCookies))
    if (!(name in cookies)) delete session.backendCookies[name]
  Object.assign(session.backendCookies, cookies)
  if (!isSameSession(before, session.backendCookies)) session.currency = undefined
}

/** The password expired meanwhile: the next document announces it and leads to the change form and back. */
function requirePasswordChange({ session, path }: ParsedRequest): void {
  const until = Date.now() + changeMs
  session.passwordStep = { kind: 'expired', fields: { back: path, unannounced: '1' }, until }
}

async function refreshOnce(
  token: Token,
  parsed: ParsedRequest,
  settings: Settings,
  waitUntil: WorkerContext['waitUntil'],
): Promise<RefreshAnswer> {
  if (await isResting(token.value)) return none
  const now = Date.now()
  for (const [key, { at }] of running) if (now - at > rememberMs) running.delete(key)
  const pending = running.get(token.value)
  // A request that vanished with its refresh would make every later one wait.
  const isLost = pending && !pending.isDone && now - pending.at > waitMs
  const refresh = pending && !isLost ? pending : startRefresh(token, parsed, settings)
  // Others wait for it: it must end even when this request is aborted.
  if (refresh !== pending) waitUntil(refresh.work)
  const until = refresh.at + (parsed.isRead ? settings.readDeadline : waitMs)
  const isAnswered = await Promise.race([refresh.answer, pause(until - now)])
  if (!isAnswered) return none
  const refreshed = await refresh.work
  // After a refusal or a fault the next request retries, not the ones that waited.
  if (refreshed.kind !== 'token') forget(token.value, refresh)
  return refreshed
}

function forget(token: string, refresh: Refresh): void {
  if (running.get(token) === refresh) running.delete(token)
}

function startRefresh(token: Token, parsed: ParsedRequest, settings: Settings): Refresh {
  const answer = requestToken(token, parsed, settings)
  const work = answer.then(async (received) => {
    const found = await shareOrFind(token, received, settings)
    refresh.isDone = true
    // What nobody waited for must not be the answer to a later request.
    if (found.kind === 'none') forget(token.value, refresh)
    return found
  })
  const refresh: Refresh = { at: Date.now(), answer, work, isDone: false }
  running.set(token.value, refresh)
  return refresh
}

/** Shares a new token with the other isolates; a refused one may have been replaced by one of them a moment ago. */
async function shareOrFind(
  token: Token,
  answer: RefreshAnswer,
  settings: Settings,
): Promise<RefreshAnswer> {
  if (answer.kind === 'token')
    await storeRefreshed(token.value, answer, settings).catch(() => undefined)
  if (answer.kind !== 'out') return answer
  for (const ms of searchPauses) {
    await pause(ms)
    const found = await findRefreshed(token.value, settings).catch(() => null)
    if (found) return found
  }
  return answer
}
