import { type BackendCookies, isSameSession } from '../../../app/backend/http/backend-cookies'
import { callBackend } from '../../../app/backend/http/call'
import type { CallNote } from '../../../app/backend/http/transport'
import type { Session } from '../../../app/session/session'
import type { Token } from '../../../app/session/token'
import { backgroundContext } from '../cache/background-call'
import type { ParsedRequest } from '../request/parse-request'
import type { WorkerContext } from '../serving'
import type { Settings } from '../settings'
import { dropBearer } from './drop-bearer'
import { type RefreshAnswer, readRefresh } from './refresh-answer'
import { findRefreshed, storeRefreshed } from './refreshed-tokens'

/** A token with less than this left is replaced, in ms. */
const refreshBelowMs = 10 * 60_000

/** How long a result serves requests with the old cookie, in ms: other tabs, or a browser that missed the answer. */
const rememberMs = refreshBelowMs

/** How long a request waits for another request's refresh before it uses its old token, in ms. */
const waitMs = 9_000

/** How long changing an expired password may take, in ms. */
const changeMs = 15 * 60_000

/** When a refresh is refused, another isolate's result is looked for after each of these pauses, in ms. */
const searchPauses = [0, 300, 700]

type Refresh = { at: number; work: Promise<RefreshAnswer>; isDone: boolean }

const running = new Map<string, Refresh>()

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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
  session.step = { kind: 'expired', fields: { back: path, unannounced: '1' }, until }
}

async function refreshOnce(
  token: Token,
  parsed: ParsedRequest,
  settings: Settings,
  waitUntil: WorkerContext['waitUntil'],
): Promise<RefreshAnswer> {
  const now = Date.now()
  for (const [key, { at }] of running) if (now - at > rememberMs) running.delete(key)
  const pending = running.get(token.value)
  // A request that vanished with its refresh would make every later one wait.
  const isLost = pending && !pending.isDone && now - pending.at > waitMs
  if (pending && !isLost)
    return Promise.race([pending.work, pause(waitMs).then(() => ({ kind: 'none' }) as const)])
  const work = requestOrFind(token, parsed, settings)
  const refresh: Refresh = { at: now, work, isDone: false }
  running.set(token.value, refresh)
  // Others wait for it: it must end even when this request is aborted.
  waitUntil(work)
  const refreshed = await work
  refresh.isDone = true
  // After a refusal or a fault the next request retries, not the ones that waited.
  if (refreshed.kind !== 'token' && running.get(token.value) === refresh)
    running.delete(token.value)
  return refreshed
}

/** Requests a new token. A refused one may have been replaced a moment ago by another isolate. */
async function requestOrFind(
  token: Token,
  parsed: ParsedRequest,
  settings: Settings,
): Promise<RefreshAnswer> {
  const answer = await requestToken(token, parsed, settings)
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

async function requestToken(
  token: Token,
  parsed: ParsedRequest,
  settings: Settings,
): Promise<RefreshAnswer> {
  const cookies = { ...parsed.session.backendCookies }
  const context = backgroundContext({
    settings,
    language: parsed.preferences.language ?? 'tr',
    requestId: 'refresh',
    identity: { bearer: token.value, cookies },
    note: (line: CallNote) => parsed.calls.push(line),
    noteLeftOut: (names) => parsed.leftOut.push(...names),
  })
  try {
    return readRefresh(
      await callBackend({ key: 'LOGIN', json: { refresh: 1 } }, 'signIn', context),
      cookies,
    )
  } catch {
    return { kind: 'none' }
  }
}
