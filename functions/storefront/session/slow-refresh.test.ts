import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSealKeys } from '../../../app/session/cookies/seal'
import { sha256 } from '../../../app/session/cookies/sha256'
import { freshSession } from '../../../app/session/session'
import type { ParsedRequest } from '../request/parse-request'
import type { Settings } from '../settings'
import { refreshToken } from './refresh'

const now = 1_800_000_000_000
const sealKeys = await readSealKeys(
  `a:${Buffer.from(new Uint8Array(32).fill(1)).toString('base64url')}`,
)

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const request = (token: string, isRead = true, left = 300_000): ParsedRequest =>
  ({
    session: {
      ...freshSession(),
      token: { value: token, timeout: now + left },
      member: { id: '1', name: 'Ayla', group: 0 },
    },
    preferences: { language: 'tr' },
    isRead,
    calls: [],
    leftOut: [],
  }) as unknown as ParsedRequest

function backend(answer: () => Promise<Response>) {
  let sent = 0
  const settings = {
    shopFetch: () => {
      sent += 1
      return answer()
    },
    readDeadline: 1200,
    sealKeys,
    shopOrigin: 'https://shop.test',
  } as unknown as Settings
  return { settings, count: () => sent }
}

/** Sends a request. @returns how long it waited, in ms, and how it went on */
async function timed(parsed: ParsedRequest, settings: Settings) {
  const began = Date.now()
  let end: { ms: number; outcome: string } | undefined
  void refreshToken(parsed, settings, began, () => {}).then((outcome) => {
    end = { ms: Date.now() - began, outcome }
  })
  while (!end) {
    // Hashing ends in turns of its own, which no fake timer counts.
    await new Promise((resolve) => setImmediate(resolve))
    if (!end) await vi.advanceTimersByTimeAsync(10)
  }
  return end
}

/** Sends a request that waits for no timer. */
const ended = (parsed: ParsedRequest, settings: Settings) =>
  refreshToken(parsed, settings, Date.now(), () => {})

const withToken = () => {
  const data = [{ bearer: 'new', exp_at: now / 1000 + 3600 }]
  return Response.json({ status: true, message: '', data })
}
const after = (ms: number, answer: () => Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), ms))

it('[L04] [T12] a refresh that hangs delays one page by the deadline of a read, and no other', async () => {
  const { settings, count } = backend(() => new Promise(() => {}))
  const first = request('hanging')
  const { ms, outcome } = await timed(first, settings)
  expect([outcome, first.session.token?.value]).toEqual(['goes on', 'hanging'])
  expect(ms).toBeGreaterThanOrEqual(1200)
  expect(ms).toBeLessThan(4900)
  expect((await timed(request('hanging'), settings)).ms).toBeLessThan(1000)
  expect(count()).toBe(1)
})

it('[L04] [T12] a token whose refresh had no answer rests for half a minute', async () => {
  const answers = [() => Promise.reject(new Error('down')), async () => withToken()]
  const { settings, count } = backend(() => (answers[count() - 1] ?? withToken)() as never)
  await ended(request('resting'), settings)
  const early = request('resting')
  await ended(early, settings)
  expect([count(), early.session.token?.value]).toEqual([1, 'resting'])
  const other = request('another')
  await ended(other, settings)
  expect([count(), other.session.token?.value]).toEqual([2, 'new'])
  vi.setSystemTime(Date.now() + 31_000)
  const late = request('resting')
  await ended(late, settings)
  expect([count(), late.session.token?.value]).toEqual([3, 'new'])
})

it('[L04] [T12] a token that ends soon is tried again in time', async () => {
  const answers = [() => Promise.reject(new Error('down')), async () => withToken()]
  const { settings, count } = backend(() => (answers[count() - 1] ?? withToken)() as never)
  await ended(request('ending', true, 20_000), settings)
  vi.setSystemTime(now + 6_000)
  const later = request('ending', true, 20_000)
  await ended(later, settings)
  expect([count(), later.session.token?.value]).toEqual([2, 'new'])
})

it('[L04] [T12] after the rest of a refresh that nobody waited for the first request tries again', async () => {
  const down = () => Promise.reject(new Error('down'))
  const answers = [() => new Promise((_, fail) => setTimeout(fail, 4000, new Error('late'))), down]
  const { settings, count } = backend(() => (answers[count() - 1] ?? withToken)() as never)
  await timed(request('left'), settings)
  await vi.advanceTimersByTimeAsync(3_000)
  // The failure is noted under a hash, which is made in real time.
  await sha256('left')
  await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(37_000)
  await timed(request('left'), settings)
  expect(count()).toBe(2)
})

it('[L04] a page does not wait for a slow refresh, whose token serves the next one', async () => {
  const { settings, count } = backend(() => after(2000, withToken))
  const first = request('slow')
  await timed(first, settings)
  expect(first.session.token?.value).toBe('slow')
  await vi.advanceTimersByTimeAsync(1000)
  const second = request('slow')
  await ended(second, settings)
  expect([count(), second.session.token?.value]).toEqual([1, 'new'])
})

it('[L04] a slow refusal signs out on the next page, and on a change at once', async () => {
  const { settings } = backend(() => after(2000, () => new Response('{}', { status: 401 })))
  expect((await timed(request('refused'), settings)).outcome).toBe('goes on')
  await vi.advanceTimersByTimeAsync(3000)
  expect((await timed(request('refused'), settings)).outcome).toBe('signed out')
  expect((await timed(request('changing', false), settings)).outcome).toBe('signed out')
})
