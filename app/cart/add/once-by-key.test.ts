import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { onceByKey } from './once-by-key'

const answered = (status: number) => [{ status } as CartAddAnswer]
const minutes = 60_000
let serial = 0
const alwaysHolds = async () => true

type Work = () => Promise<CartAddAnswer[]>

/** Sends a request at a time; the first result stays valid unless `holds` says otherwise. */
const once = (
  key: string,
  now: number,
  jar: Record<string, string>,
  run: Work,
  holds = alwaysHolds,
) => onceByKey({ key, now, backendCookies: jar }, run, holds)
const newKey = () => `key-${++serial}`

function work(answers = answered(1), giveCookies?: Record<string, string>, jar = {}) {
  const done = { times: 0 }
  const run = async () => {
    done.times += 1
    Object.assign(jar, giveCookies)
    return answers
  }
  return { done, run }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[C16] a repeated form', () => {
  it('gets the first answer, whether at once or later', async () => {
    const { done, run } = work()
    const key = newKey()
    const [one, two] = await Promise.all([once(key, 0, {}, run), once(key, 0, {}, run)])
    const later = await once(key, 9 * minutes, {}, run)
    expect([one, two, later].map(({ isRepeat }) => isRepeat)).toEqual([false, true, true])
    expect(later.answers).toEqual(answered(1))
    expect(done.times).toBe(1)
    expect((await once(newKey(), 0, {}, run)).isRepeat).toBe(false)
  })

  it('gets the session of the first, unless it has a newer one', async () => {
    const key = newKey()
    const first = {}
    await once(key, 0, first, work(answered(1), { SID: 'a' }, first).run)
    const [bare, signedIn]: Record<string, string>[] = [{}, { SID: 'b' }]
    await once(key, 0, bare ?? {}, work().run)
    await once(key, 0, signedIn ?? {}, work().run)
    expect([first, bare, signedIn]).toEqual([{ SID: 'a' }, { SID: 'a' }, { SID: 'b' }])
  })

  it('runs again when the first was refused or failed', async () => {
    const key = newKey()
    await once(key, 0, {}, work([...answered(0), ...answered(-1)]).run)
    const { done, run } = work([...answered(0), ...answered(1)])
    expect((await once(key, 0, {}, run)).isRepeat).toBe(false)
    expect((await once(key, 0, {}, run)).isRepeat).toBe(true)
    expect(done.times).toBe(1)
    const failing = newKey()
    const down = () => Promise.reject(new Error('down'))
    await expect(once(failing, 0, {}, down)).rejects.toThrow('down')
    expect((await once(failing, 0, {}, work().run)).isRepeat).toBe(false)
  })

  it('runs again, once for concurrent repeats, when the first result was undone', async () => {
    const key = newKey()
    const { done, run } = work()
    await once(key, 0, {}, run)
    const isUndone = async () => done.times > 1
    const repeats = await Promise.all([
      once(key, 0, {}, run, isUndone),
      once(key, 0, {}, run, isUndone),
    ])
    expect(done.times).toBe(2)
    expect(repeats.map(({ isRepeat }) => isRepeat).sort()).toEqual([false, true])
  })

  it('runs again after ten minutes', async () => {
    const key = newKey()
    const { done, run } = work()
    await once(key, 0, {}, run)
    await once(key, 10 * minutes - 1, {}, run)
    expect(done.times).toBe(1)
    await once(key, 10 * minutes, {}, run)
    expect(done.times).toBe(2)
  })

  it('runs again when the first request was aborted', async () => {
    const key = newKey()
    void once(key, 0, {}, () => new Promise(() => {}))
    const { done, run } = work()
    const second = once(key, 0, {}, run)
    await vi.advanceTimersByTimeAsync(8_999)
    expect(done.times).toBe(0)
    await vi.advanceTimersByTimeAsync(2)
    expect((await second).isRepeat).toBe(false)
  })

  it('is forgotten, oldest first, beyond two thousand others', async () => {
    const [oldest, newest] = [newKey(), newKey()]
    const at = 100 * minutes
    const { done, run } = work()
    await once(oldest, at, {}, run)
    for (let more = 0; more < 2000; more += 1) await once(newKey(), at, {}, work().run)
    await once(newest, at, {}, run)
    expect(done.times).toBe(2)
    expect((await once(newest, at, {}, run)).isRepeat).toBe(true)
    expect((await once(oldest, at, {}, run)).isRepeat).toBe(false)
  })
})
