import { afterEach, expect, it, vi } from 'vitest'
import { forgetFirstSession, inFirstSession } from './first-session'

afterEach(() => void vi.useRealTimers())

const wire = { status: 200, body: null, setCookies: [] }

/** A backend that starts a session for requests without a cookie. */
function backend() {
  let sessions = 0
  return (cookies: Record<string, string>) => async () => {
    const had = cookies.SID
    await Promise.resolve()
    cookies.SID = had ?? `s${++sessions}`
    return wire
  }
}

it('[C16] joins two concurrent first changes of a browser in one session', async () => {
  const send = backend()
  const [one, two]: Record<string, string>[] = [{}, {}]
  await Promise.all([
    inFirstSession('visitor-a', one ?? {}, send(one ?? {})),
    inFirstSession('visitor-a', two ?? {}, send(two ?? {})),
  ])
  expect(one).toEqual({ SID: 's1' })
  expect(two).toEqual(one)
})

it('[T55] never joins two browsers, nor requests without a visitor id', async () => {
  const send = backend()
  const jars: Record<string, string>[] = [{}, {}, {}, {}]
  const names = ['visitor-b', 'visitor-c', '', '']
  await Promise.all(jars.map((jar, at) => inFirstSession(names[at] ?? '', jar, send(jar))))
  expect(new Set(jars.map(({ SID }) => SID)).size).toBe(4)
})

it('lets the second request try when the first failed', async () => {
  const cookies: Record<string, string> = {}
  const failed = inFirstSession('visitor-d', {}, () => Promise.reject(new Error('down')))
  const second = inFirstSession('visitor-d', cookies, backend()(cookies))
  await expect(failed).rejects.toThrow('down')
  await second
  expect(cookies).toEqual({ SID: 's1' })
})

it('starts a new session after half a minute or a sign-out', async () => {
  vi.useFakeTimers()
  const send = backend()
  const sessionOf = async () => {
    const jar: Record<string, string> = {}
    await inFirstSession('visitor-e', jar, send(jar))
    return jar.SID
  }
  expect([await sessionOf(), await sessionOf()]).toEqual(['s1', 's1'])
  vi.advanceTimersByTime(30_000)
  expect(await sessionOf()).toBe('s1')
  vi.advanceTimersByTime(1)
  expect(await sessionOf()).toBe('s2')
  forgetFirstSession('visitor-e')
  expect(await sessionOf()).toBe('s3')
})

it('continues alone when the first request was cancelled', async () => {
  vi.useFakeTimers()
  void inFirstSession('visitor-f', {}, () => new Promise(() => {}))
  const jar: Record<string, string> = {}
  const second = inFirstSession('visitor-f', jar, backend()(jar))
  await vi.advanceTimersByTimeAsync(8_999)
  expect(jar).toEqual({})
  await vi.advanceTimersByTimeAsync(2)
  await second
  expect(jar).toEqual({ SID: 's1' })
})
