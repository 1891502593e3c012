import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSealKeys } from '../../../app/session/cookies/seal'
import { freshSession } from '../../../app/session/session'
import type { ParsedRequest } from '../request/parse-request'
import type { Settings } from '../settings'
import { refreshToken } from './refresh'

const now = 1_800_000_000_000
const sealKeys = await readSealKeys(
  `a:${Buffer.from(new Uint8Array(32).fill(1)).toString('base64url')}`,
)

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A member's request with an expiring token. Each test has its own token, since results are cached by token. */
const memberRequest = (token: string): ParsedRequest =>
  ({
    session: {
      ...freshSession(),
      token: { value: token, timeout: now + 60_000 },
      member: { id: '1', name: 'Ayla', group: 0 },
    },
    preferences: { language: 'de' },
    path: '/iletisim',
    calls: [],
    leftOut: [],
  }) as unknown as ParsedRequest

const refresh = async (parsed: ParsedRequest, more: object = {}) => {
  const inits: RequestInit[] = []
  const settings = {
    shopFetch: async (_address: string, init: RequestInit) => {
      inits.push(init)
      const data = [{ bearer: 'new', exp_at: now / 1000 + 3600, ...more }]
      return Response.json({ status: true, message: '', data })
    },
    sealKeys,
    shopOrigin: 'https://shop.test',
  } as unknown as Settings
  const outcome = await refreshToken(parsed, settings, now, () => {})
  return { outcome, inits }
}

it('[L04] a refresh sends `refresh: 1` once, in the visitor’s language', async () => {
  const { inits } = await refresh(memberRequest('expiring'))
  expect(inits).toHaveLength(1)
  expect(JSON.parse(String(inits[0]?.body))).toEqual({ refresh: 1 })
  const headers = new Headers(inits[0]?.headers)
  expect(headers.get('authorization')).toBe('Bearer expiring')
  expect(headers.get('accept-language')).toBe('de')
})

it('[L04] an expired password must be changed within 15 minutes, then the page returns', async () => {
  const parsed = memberRequest('expired')
  const { outcome } = await refresh(parsed, { password_change: 1 })
  expect(outcome).toBe('goes on')
  expect(parsed.session.token?.value).toBe('new')
  expect(parsed.session.passwordStep).toEqual({
    kind: 'expired',
    fields: { back: '/iletisim', unannounced: '1' },
    until: now + 15 * 60_000,
  })
})

it('[L04] a valid password need not be changed', async () => {
  const parsed = memberRequest('good')
  await refresh(parsed)
  expect(parsed.session.passwordStep).toBeUndefined()
})
