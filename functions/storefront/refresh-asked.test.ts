import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSealKeys } from '../../app/session/seal'
import { freshSession } from '../../app/session/session'
import { refreshToken } from './refresh'
import type { Settings } from './settings'
import type { Arrival } from './visit'

const now = 1_800_000_000_000
const sealKeys = await readSealKeys(
  `a:${Buffer.from(new Uint8Array(32).fill(1)).toString('base64url')}`,
)

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A member's request with a token that ends soon; each has one of its own, as refreshes are remembered by it. */
const arrivalOf = (token: string): Arrival =>
  ({
    session: {
      ...freshSession(),
      token: { value: token, timeout: now + 60_000 },
      member: { id: '1', name: 'Ayla', group: 0 },
    },
    preferences: { language: 'de' },
    path: '/iletisim',
    calls: [],
  }) as unknown as Arrival

const refresh = async (arrival: Arrival, more: object = {}) => {
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
  const outcome = await refreshToken(arrival, settings, now, () => {})
  return { outcome, inits }
}

it('[L04] a refresh is asked for as one, in the visitor’s language', async () => {
  const { inits } = await refresh(arrivalOf('asked'))
  expect(inits).toHaveLength(1)
  expect(JSON.parse(String(inits[0]?.body))).toEqual({ refresh: 1 })
  const headers = new Headers(inits[0]?.headers)
  expect(headers.get('authorization')).toBe('Bearer asked')
  expect(headers.get('accept-language')).toBe('de')
})

it('[L04] a password that ran out is to be changed within a quarter of an hour, then back', async () => {
  const arrival = arrivalOf('ran-out')
  const { outcome } = await refresh(arrival, { password_change: 1 })
  expect(outcome).toBe('goes on')
  expect(arrival.session.token?.value).toBe('new')
  expect(arrival.session.step).toEqual({
    kind: 'expired',
    fields: { back: '/iletisim', unannounced: '1' },
    until: now + 15 * 60_000,
  })
})

it('[L04] a password that did not run out is not asked for', async () => {
  const arrival = arrivalOf('good')
  await refresh(arrival)
  expect(arrival.session.step).toBeUndefined()
})
