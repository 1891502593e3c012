import { expect, it, vi } from 'vitest'
import type { RequestContext } from '~/session/request-context'
import { freshSession } from '~/session/session'
import { onceByForm } from './once-by-form'

const contextWith = (backendCookies: Record<string, string> = {}) =>
  ({ session: { ...freshSession(), backendCookies }, waitUntil: () => {} }) as unknown as Pick<
    RequestContext,
    'session' | 'waitUntil'
  >

it('[T36] two presses at once, and one within its time, get the first result and its backend session', async () => {
  vi.useFakeTimers()
  const once = onceByForm<string>(1000, () => true)
  const first = contextWith({ SID: 'a' })
  const work = vi.fn(async () => {
    first.session.backendCookies.SID = 'b'
    return 'order 1'
  })
  const [second, later, stranger] = [{ SID: 'a' }, { SID: 'a' }, { SID: 'z' }].map(contextWith)
  const other = async () => 'order 2'
  if (!second || !later || !stranger) throw new Error('three visitors')
  const both = [once(first, 'k', work), once(second, 'k', other)]
  expect(await Promise.all(both)).toEqual(['order 1', 'order 1'])
  expect(second.session.backendCookies).toEqual({ SID: 'b' })
  expect(await once(later, 'k', other)).toBe('order 1')
  await once(stranger, 'k', other)
  expect(stranger.session.backendCookies).toEqual({ SID: 'z' })
  expect(await once(later, 'other', other)).toBe('order 2')
  vi.advanceTimersByTime(1001)
  expect(await once(later, 'k', other)).toBe('order 2')
  expect(work).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

it('[T36] a failure and what is not final are shared by presses at once, and done anew afterwards', async () => {
  const once = onceByForm<string>(1000, (result) => result !== 'refused')
  const fails = async () => {
    throw new Error('down')
  }
  const both = [once(contextWith(), 'k', fails), once(contextWith(), 'k', async () => 'ok')]
  const settled = await Promise.allSettled(both)
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const refused = [1, 2].map(() => once(contextWith(), 'k', async () => 'refused'))
  expect(await Promise.all(refused)).toEqual(['refused', 'refused'])
  expect(await once(contextWith(), 'k', async () => 'ok')).toBe('ok')
  expect(await once(contextWith(), '', async () => 'without a key')).toBe('without a key')
})

it('[T36] a first press that never ends is not waited for without end, nor done twice unseen', async () => {
  vi.useFakeTimers()
  const once = onceByForm<string>(60_000, () => true)
  void once(contextWith(), 'k', () => new Promise(() => {}))
  const second = once(contextWith(), 'k', async () => 'again')
  await vi.advanceTimersByTimeAsync(13_000)
  expect(await second).toBeNull()
  expect(await once(contextWith(), 'k', async () => 'again')).toBe('again')
  vi.useRealTimers()
})
