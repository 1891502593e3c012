import type { Session } from '../../app/session/session'
import type { Token } from '../../app/session/token'
import { callShop } from '../../app/shop/call'
import type { CallNote } from '../../app/shop/transport'
import { backgroundContext } from './background-call'
import { dropBearer } from './left-session'
import { type RefreshAnswer, readRefresh } from './refresh-answer'
import { findRefreshed, leaveRefreshed } from './refreshed-tokens'
import type { Context } from './serving'
import type { Settings } from './settings'
import type { Arrival } from './visit'

/** A token with less than this left is replaced, in ms. */
const refreshBelow = 10 * 60_000

/**
 * Who brings the old cookie meets the answer of the one refresh for this long, in ms: other tabs, and a browser that never
 * got the answer. That is as long as the old token would have served.
 */
const rememberMs = refreshBelow

/** A request that waits for another's refresh goes on with its old token after this, in ms. */
const waitMs = 9_000

/** The change of a password that ran out may take this long, in ms. */
const changeMs = 15 * 60_000

/** So long another isolate's refresh is looked for when this one's was refused: tries, and ms before each. */
const searches = [0, 300, 700]

const running = new Map<string, { at: number; work: Promise<RefreshAnswer> }>()

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Replaces a member's token that has under 10 minutes left, one refresh at a time however many requests bring it.
 * A 401, 403 or 500 signs the member out; no answer, a 502 or one that cannot be read does not.
 * @returns whether the member was signed out and shall go home
 */
export async function refreshToken(
  arrival: Arrival,
  settings: Settings,
  now: number,
  waitUntil: Context['waitUntil'],
): Promise<'signed out' | 'goes on'> {
  const { session } = arrival
  const { token } = session
  if (!token || !session.member || token.timeout - now >= refreshBelow) return 'goes on'
  const refreshed = await refreshOnce(token, arrival, settings, waitUntil)
  if (refreshed.kind === 'token') {
    session.token = refreshed.token
    followCookies(session, refreshed.cookies)
    if (refreshed.mustChange) askForPassword(arrival)
  }
  if (refreshed.kind !== 'out') return 'goes on'
  dropBearer(session, settings, waitUntil)
  return 'signed out'
}

/** Takes over the backend's cookies; with others the session may be another, which was told no currency. */
function followCookies(session: Session, cookies: Record<string, string>): void {
  const before = JSON.stringify(session.shopCookies)
  for (const name of Object.keys(session.shopCookies))
    if (!(name in cookies)) delete session.shopCookies[name]
  Object.assign(session.shopCookies, cookies)
  if (JSON.stringify(session.shopCookies) !== before) session.currency = undefined
}

/** The password ran out during the visit: the next document says so, and leads to its change and back. */
function askForPassword({ session, path }: Arrival): void {
  const until = Date.now() + changeMs
  session.step = { kind: 'expired', fields: { back: path, unannounced: '1' }, until }
}

async function refreshOnce(
  token: Token,
  arrival: Arrival,
  settings: Settings,
  waitUntil: Context['waitUntil'],
): Promise<RefreshAnswer> {
  const now = Date.now()
  for (const [key, { at }] of running) if (now - at > rememberMs) running.delete(key)
  const known = running.get(token.value)
  if (known)
    return Promise.race([known.work, pause(waitMs).then(() => ({ kind: 'none' }) as const)])
  const work = askOrFind(token, arrival, settings)
  running.set(token.value, { at: now, work })
  // Others wait for it: it ends even when this request's visitor goes away.
  waitUntil(work)
  const refreshed = await work
  // A refusal or a fault is asked again by the next request, not by the ones that waited.
  if (refreshed.kind !== 'token') running.delete(token.value)
  return refreshed
}

/** Asks for a token; one that is refused may have been replaced a moment ago by another isolate. */
async function askOrFind(
  token: Token,
  arrival: Arrival,
  settings: Settings,
): Promise<RefreshAnswer> {
  const answer = await askForToken(token, arrival, settings)
  if (answer.kind === 'token')
    await leaveRefreshed(token.value, answer, settings).catch(() => undefined)
  if (answer.kind !== 'out') return answer
  for (const ms of searches) {
    await pause(ms)
    const found = await findRefreshed(token.value, settings).catch(() => null)
    if (found) return found
  }
  return answer
}

async function askForToken(
  token: Token,
  arrival: Arrival,
  settings: Settings,
): Promise<RefreshAnswer> {
  const cookies = { ...arrival.session.shopCookies }
  const context = backgroundContext({
    settings,
    language: arrival.preferences.language ?? 'tr',
    requestId: 'refresh',
    identity: { bearer: token.value, cookies },
    note: (line: CallNote) => arrival.calls.push(line),
  })
  try {
    return readRefresh(
      await callShop({ key: 'LOGIN', json: { refresh: 1 } }, 'signIn', context),
      cookies,
    )
  } catch {
    return { kind: 'none' }
  }
}
