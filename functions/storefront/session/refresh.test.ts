import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSealKeys } from '../../../app/session/cookies/seal'
import { freshSession } from '../../../app/session/session'
import type { ParsedRequest } from '../request/parse-request'
import type { Settings } from '../settings'

const now = Date.now()
const sealKeys = await readSealKeys(
  `a:${Buffer.from(new Uint8Array(32).fill(1)).toString('base64url')}`,
)

/** The Cache API that the isolates of one data centre share. */
beforeEach(() => {
  const stored = new Map<string, Response>()
  vi.stubGlobal('caches', {
    default: {
      match: async (address: string) => stored.get(address)?.clone(),
      put: async (address: string, response: Response) => void stored.set(address, response),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function backend() {
  let taken = false
  return async () => {
    if (taken) return new Response('{}', { status: 401 })
    taken = true
    await new Promise((resolve) => setTimeout(resolve, 50))
    const data = [{ bearer: 'new', exp_at: Math.floor(now / 1000) + 3600 }]
    return Response.json({ status: true, message: '', data })
  }
}

const memberRequest = (): ParsedRequest =>
  ({
    session: {
      ...freshSession(),
      token: { value: 'old', timeout: now + 60_000 },
      member: { id: '1', name: 'Ayla', group: 0 },
    },
    preferences: { language: 'tr' },
    calls: [],
    leftOut: [],
  }) as unknown as ParsedRequest

/** A backend that refuses every token, and fails on an endless loop of calls. */
function refusing(status: number) {
  let callCount = 0
  return async () => {
    callCount += 1
    if (callCount > 9) throw new Error('The refresh is called without end.')
    return new Response('{}', { status })
  }
}

/** A new isolate, with its own module state. */
async function isolate() {
  vi.resetModules()
  return (await import('./refresh')).refreshToken
}

it('[L04] a second isolate uses the token that the first one got', async () => {
  const settings = {
    shopFetch: backend(),
    sealKeys,
    shopOrigin: 'https://shop.test',
  } as unknown as Settings
  const requests = [memberRequest(), memberRequest()]
  const isolates = [await isolate(), await isolate()]
  const outcomes = await Promise.all(
    isolates.map((refresh, at) => refresh(requests[at] as ParsedRequest, settings, now, () => {})),
  )
  expect(outcomes).toEqual(['goes on', 'goes on'])
  expect(requests.map(({ session }) => session.token?.value)).toEqual(['new', 'new'])
})

it('[L04] a refusal signs out when no other isolate has refreshed', async () => {
  const settings = {
    shopFetch: refusing(401),
    sealKeys,
    shopOrigin: 'https://shop.test',
  } as unknown as Settings
  const parsed = memberRequest()
  const refresh = await isolate()
  expect(await refresh(parsed, settings, now, () => {})).toBe('signed out')
  expect(parsed.session).toEqual(freshSession())
})

describe('[L04] a refresh', () => {
  const answering = (work: (init: RequestInit) => Promise<Response> | Response) => {
    const requested: Headers[] = []
    const settings = {
      shopFetch: async (_address: string, init: RequestInit) => {
        requested.push(new Headers(init.headers))
        return work(init)
      },
      sealKeys,
      shopOrigin: 'https://shop.test',
    } as unknown as Settings
    return { requested, settings }
  }
  const tokenAnswer = (bearer: string, setCookie = '') =>
    Response.json(
      { status: true, message: '', data: [{ bearer, exp_at: Math.floor(now / 1000) + 3600 }] },
      { headers: setCookie ? { 'set-cookie': setCookie } : {} },
    )
  const nothing = () => {}

  it('happens below ten minutes, for members only', async () => {
    const { requested, settings } = answering(() => tokenAnswer('new'))
    const refresh = await isolate()
    const minutes = 60_000
    const [late, guest, none] = [memberRequest(), memberRequest(), memberRequest()]
    late.session.token = { value: 'late', timeout: now + 10 * minutes }
    guest.session.member = undefined
    none.session.token = undefined
    for (const parsed of [late, guest, none])
      expect(await refresh(parsed, settings, now, nothing)).toBe('goes on')
    expect(requested).toEqual([])
    late.session.token.timeout -= 1
    await refresh(late, settings, now, nothing)
    expect(requested.map((headers) => headers.get('authorization'))).toEqual(['Bearer late'])
    expect(late.session.token).toEqual({
      value: 'new',
      timeout: (Math.floor(now / 1000) + 3600) * 1000,
    })
    expect(late.calls).toHaveLength(1)
  })

  it('brings the backend’s cookies after the refresh', async () => {
    const { settings } = answering(() => tokenAnswer('new', 'SID=b; Path=/'))
    const [first, second] = [memberRequest(), memberRequest()]
    for (const { session } of [first, second])
      Object.assign(session, { backendCookies: { SID: 'a', OTHER: 'c' }, currency: 'EUR' })
    second.session.backendCookies.GONE = 'x'
    const refresh = await isolate()
    await Promise.all([first, second].map((one) => refresh(one, settings, now, nothing)))
    expect(first.session.backendCookies).toEqual({ SID: 'b', OTHER: 'c' })
    expect(second.session.backendCookies).toEqual({ SID: 'b', OTHER: 'c' })
    // The new backend session's currency is unknown.
    expect([first.session.currency, second.session.currency]).toEqual([undefined, undefined])
  })

  it('that only changes the expiry of a cookie leaves the currency', async () => {
    const { settings } = answering(() => tokenAnswer('new', 'SID=a; Max-Age=3600; Path=/'))
    const parsed = memberRequest()
    Object.assign(parsed.session, { backendCookies: { SID: 'a' }, currency: 'EUR' })
    const refresh = await isolate()
    await refresh(parsed, settings, now, nothing)
    expect(parsed.session.backendCookies.SID).toMatch(/^a;\w{6}$/)
    expect(parsed.session.currency).toBe('EUR')
  })

  it('[T16] runs once for concurrent requests, and is remembered as long as the old token would be valid', async () => {
    vi.useFakeTimers({ now })
    const { requested, settings } = answering(() => tokenAnswer('new'))
    const refresh = await isolate()
    const works: unknown[] = []
    const three = [memberRequest(), memberRequest(), memberRequest()]
    await Promise.all(three.map((one) => refresh(one, settings, now, (work) => works.push(work))))
    expect(three.map(({ session }) => session.token?.value)).toEqual(['new', 'new', 'new'])
    vi.advanceTimersByTime(600_000)
    await refresh(memberRequest(), settings, now, nothing)
    expect([requested.length, works.length]).toEqual([1, 1])
    vi.advanceTimersByTime(1)
    await refresh(memberRequest(), settings, now, nothing)
    expect(requested).toHaveLength(2)
  })

  it('that does not end lets other requests continue with their token', async () => {
    vi.useFakeTimers({ now })
    const { settings } = answering(() => new Promise(() => {}))
    const refresh = await isolate()
    void refresh(memberRequest(), settings, now, nothing)
    const waiting = memberRequest()
    let outcome = ''
    void refresh(waiting, settings, now, nothing).then((one) => {
      outcome = one
    })
    await vi.advanceTimersByTimeAsync(8_999)
    expect(outcome).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect([outcome, waiting.session.token?.value]).toEqual(['goes on', 'old'])
  })

  it('that does not end is tried again by a request that comes after it', async () => {
    vi.useFakeTimers({ now })
    let isSilent = true
    const { requested, settings } = answering(() =>
      isSilent ? new Promise(() => {}) : tokenAnswer('new'),
    )
    const refresh = await isolate()
    void refresh(memberRequest(), settings, now, nothing)
    isSilent = false
    await vi.advanceTimersByTimeAsync(9_001)
    const later = memberRequest()
    await refresh(later, settings, now, nothing)
    expect([requested.length, later.session.token?.value]).toEqual([2, 'new'])
  })

  it('[T16] that fails late does not affect the one that replaced it', async () => {
    vi.useFakeTimers({ now })
    const answers: ((answer: Response) => void)[] = []
    const { requested, settings } = answering(() => new Promise((resolve) => answers.push(resolve)))
    const refresh = await isolate()
    const start = () => refresh(memberRequest(), settings, now, nothing)
    const first = start()
    await vi.advanceTimersByTimeAsync(9_001)
    const second = start()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[0]?.(new Response('{}', { status: 502 }))
    await first
    const third = start()
    answers[1]?.(tokenAnswer('new'))
    await Promise.all([second, third])
    expect(requested).toHaveLength(2)
  })

  it('[T15] that is answered by a fault or unreadably changes nothing, and is retried', async () => {
    const answers = [
      () => new Response('<html>', { status: 200 }),
      () => new Response('{}', { status: 502 }),
      () => tokenAnswer(''),
      () => Response.json({ status: true, message: '', data: [{ bearer: 'new', exp_at: 5 }] }),
    ]
    const { requested, settings } = answering(
      () => answers[requested.length - 1]?.() ?? tokenAnswer('new'),
    )
    const refresh = await isolate()
    const parsed = memberRequest()
    for (const _ of answers) {
      expect(await refresh(parsed, settings, now, nothing)).toBe('goes on')
      expect(parsed.session.token?.value).toBe('old')
    }
    await refresh(parsed, settings, now, nothing)
    expect(parsed.session.token?.value).toBe('new')
  })

  it('[T28] is stored sealed for the other isolates, under a key that reveals nothing', async () => {
    const put = vi.fn(async () => {})
    vi.stubGlobal('caches', { default: { match: async () => undefined, put } })
    const { settings } = answering(() => tokenAnswer('new'))
    await (await isolate())(memberRequest(), settings, now, nothing)
    const [address, response] = put.mock.calls[0] as unknown as [string, Response]
    expect(address).toMatch(/^https:\/\/cache\.vitrin\.internal\/tokens\/[\da-f]{64}$/)
    expect(response.headers.get('cache-control')).toBe('max-age=600')
    expect(await response.text()).toMatch(/^a\.[\w-]+$/)
  })

  it('[T28] that is refused looks three times for another’s result, and ignores a forged one', async () => {
    vi.useFakeTimers({ now, toFake: ['setTimeout'] })
    const match = vi.fn(async () => new Response('forged'))
    vi.stubGlobal('caches', { default: { match, put: async () => {} } })
    const { settings } = answering(() => new Response('{}', { status: 403 }))
    const parsed = memberRequest()
    let outcome = ''
    void (await isolate())(parsed, settings, now, nothing).then((one) => {
      outcome = one
    })
    // Sealing and hashing end in turns of their own, which no fake timer counts.
    while (outcome === '') {
      await vi.advanceTimersByTimeAsync(10)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(outcome).toBe('signed out')
    expect(match).toHaveBeenCalledTimes(3)
  })
})
