import type { Token } from '../../app/session/token'
import { normaliseExpiry } from '../../app/session/token'
import { callShop } from '../../app/shop/call'
import { readSignIn } from '../../app/shop/sign-in'
import type { CallNote } from '../../app/shop/transport'
import type { Settings } from './settings'
import type { Arrival } from './visit'

/** A token with less than this left is replaced (spec §9 "Token refresh"). */
const refreshBelow = 10 * 60_000

/** Tabs that came with the old cookie meet the answer of the one refresh for this long. */
const keptMs = 60_000

/** What a refresh said: another token, signed out, or nothing that counts (the token serves on until it ends). */
type Refreshed = { kind: 'token'; token: Token } | { kind: 'out' } | { kind: 'none' }

const running = new Map<string, { at: number; work: Promise<Refreshed> }>()

/**
 * Replaces a member's token that has under 10 minutes left, one refresh at a time however many requests bring it
 * (row L04). A 401, 403 or 500 signs the member out; no answer, a 502 or one that cannot be read does not.
 * @returns whether the member was signed out and shall go home
 */
export async function refreshToken(
  arrival: Arrival,
  settings: Settings,
  now: number,
): Promise<'signed out' | 'goes on'> {
  const { session } = arrival
  const { token } = session
  if (!token || !session.member || token.timeout - now >= refreshBelow) return 'goes on'
  const refreshed = await refreshOnce(token, arrival, settings, now)
  if (refreshed.kind === 'token') session.token = refreshed.token
  if (refreshed.kind !== 'out') return 'goes on'
  session.token = undefined
  session.member = undefined
  return 'signed out'
}

async function refreshOnce(
  token: Token,
  arrival: Arrival,
  settings: Settings,
  now: number,
): Promise<Refreshed> {
  for (const [key, { at }] of running) if (now - at > keptMs) running.delete(key)
  const known = running.get(token.value)
  if (known) return known.work
  const work = askForToken(token, arrival, settings)
  running.set(token.value, { at: now, work })
  const refreshed = await work
  // A refusal or a fault is asked again by the next request, not by the ones that waited.
  if (refreshed.kind !== 'token') running.delete(token.value)
  return refreshed
}

async function askForToken(token: Token, arrival: Arrival, settings: Settings): Promise<Refreshed> {
  const note = (line: CallNote) => arrival.calls.push(line)
  const rules = {
    language: arrival.preferences.language ?? 'tr',
    currency: settings.defaultCurrency,
    prefix: '',
    prefixKeys: null,
    group: 0,
    exportMode: false,
    searching: false,
  }
  const identity = {
    bearer: token.value,
    forget: () => {},
    cookies: { ...arrival.session.shopCookies },
  }
  try {
    const wire = await callShop({ key: 'LOGIN', json: { refresh: 1 } }, 'signIn', {
      origin: settings.shopOrigin,
      guestToken: settings.guestToken,
      requestId: 'refresh',
      address: '',
      formKey: '',
      rules,
      identity,
      transport: { fetch: settings.shopFetch, note },
    })
    if ([401, 403, 500].includes(wire.status)) return { kind: 'out' }
    const answer = wire.status < 300 ? readSignIn(wire.body) : null
    const timeout = answer?.ok ? normaliseExpiry(answer.expiresAt) : null
    if (!answer?.ok || timeout === null) return { kind: 'none' }
    return { kind: 'token', token: { value: answer.bearer, timeout } }
  } catch {
    return { kind: 'none' }
  }
}
