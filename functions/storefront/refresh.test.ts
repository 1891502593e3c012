import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSealKeys } from '../../app/session/seal'
import { freshSession } from '../../app/session/session'
import { parseRefreshed, readRefresh } from './refresh-answer'
import type { Settings } from './settings'
import type { Arrival } from './visit'

const now = Date.now()
const sealKeys = await readSealKeys(
  `a:${Buffer.from(new Uint8Array(32).fill(1)).toString('base64url')}`,
)

/** The Cache API that the isolates of one place share. */
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

/** A backend that takes a token once, as one that replaces it does. */
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

const arrivalOf = (): Arrival =>
  ({
    session: {
      ...freshSession(),
      token: { value: 'old', timeout: now + 60_000 },
      member: { id: '1', name: 'Ayla', group: 0 },
    },
    preferences: { language: 'tr' },
    calls: [],
  }) as unknown as Arrival

/** A backend that refuses every token; calls without end fail, where they would else hold the run for ever. */
function refusing(status: number) {
  let asked = 0
  return async () => {
    asked += 1
    if (asked > 9) throw new Error('It is asked without end.')
    return new Response('{}', { status })
  }
}

/** An isolate has a memory of its own. */
async function isolate() {
  vi.resetModules()
  return (await import('./refresh')).refreshToken
}

it('[L04] an isolate that comes second takes the token that the first one got', async () => {
  const settings = {
    shopFetch: backend(),
    sealKeys,
    shopOrigin: 'https://shop.test',
  } as unknown as Settings
  const arrivals = [arrivalOf(), arrivalOf()]
  const isolates = [await isolate(), await isolate()]
  const outcomes = await Promise.all(
    isolates.map((refresh, at) => refresh(arrivals[at] as Arrival, settings, now, () => {})),
  )
  expect(outcomes).toEqual(['goes on', 'goes on'])
  expect(arrivals.map(({ session }) => session.token?.value)).toEqual(['new', 'new'])
})

it('[L04] a refusal that no other isolate explains signs out', async () => {
  const settings = {
    shopFetch: refusing(401),
    sealKeys,
    shopOrigin: 'https://shop.test',
  } as unknown as Settings
  const arrival = arrivalOf()
  const refresh = await isolate()
  expect(await refresh(arrival, settings, now, () => {})).toBe('signed out')
  expect(arrival.session).toEqual(freshSession())
})

describe('[L04] a refresh', () => {
  const answering = (work: (init: RequestInit) => Promise<Response> | Response) => {
    const asked: Headers[] = []
    const settings = {
      shopFetch: async (_address: string, init: RequestInit) => {
        asked.push(new Headers(init.headers))
        return work(init)
      },
      sealKeys,
      shopOrigin: 'https://shop.test',
    } as unknown as Settings
    return { asked, settings }
  }
  const given = (bearer: string, setCookie = '') =>
    Response.json(
      { status: true, message: '', data: [{ bearer, exp_at: Math.floor(now / 1000) + 3600 }] },
      { headers: setCookie ? { 'set-cookie': setCookie } : {} },
    )
  const nothing = () => {}

  it('is asked for below ten minutes, for a member alone', async () => {
    const { asked, settings } = answering(() => given('new'))
    const refresh = await isolate()
    const minutes = 60_000
    const [late, guest, none] = [arrivalOf(), arrivalOf(), arrivalOf()]
    late.session.token = { value: 'late', timeout: now + 10 * minutes }
    guest.session.member = undefined
    none.session.token = undefined
    for (const arrival of [late, guest, none])
      expect(await refresh(arrival, settings, now, nothing)).toBe('goes on')
    expect(asked).toEqual([])
    late.session.token.timeout -= 1
    await refresh(late, settings, now, nothing)
    expect(asked.map((headers) => headers.get('authorization'))).toEqual(['Bearer late'])
    expect(late.session.token).toEqual({
      value: 'new',
      timeout: (Math.floor(now / 1000) + 3600) * 1000,
    })
    expect(late.calls).toHaveLength(1)
  })

  it('brings the backend’s cookies as they are after it', async () => {
    const { settings } = answering(() => given('new', 'SID=b; Path=/'))
    const [first, second] = [arrivalOf(), arrivalOf()]
    for (const { session } of [first, second])
      Object.assign(session, { shopCookies: { SID: 'a', OTHER: 'c' }, currency: 'EUR' })
    second.session.shopCookies.GONE = 'x'
    const refresh = await isolate()
    await Promise.all([first, second].map((one) => refresh(one, settings, now, nothing)))
    expect(first.session.shopCookies).toEqual({ SID: 'b', OTHER: 'c' })
    expect(second.session.shopCookies).toEqual({ SID: 'b', OTHER: 'c' })
    // Which currency the other session counts in is not known.
    expect([first.session.currency, second.session.currency]).toEqual([undefined, undefined])
  })

  it('is one, however many requests bring the token, and remembered as long as the old token would serve', async () => {
    vi.useFakeTimers({ now })
    const { asked, settings } = answering(() => given('new'))
    const refresh = await isolate()
    const works: unknown[] = []
    const three = [arrivalOf(), arrivalOf(), arrivalOf()]
    await Promise.all(three.map((one) => refresh(one, settings, now, (work) => works.push(work))))
    expect(three.map(({ session }) => session.token?.value)).toEqual(['new', 'new', 'new'])
    vi.advanceTimersByTime(600_000)
    await refresh(arrivalOf(), settings, now, nothing)
    expect([asked.length, works.length]).toEqual([1, 1])
    vi.advanceTimersByTime(1)
    await refresh(arrivalOf(), settings, now, nothing)
    expect(asked).toHaveLength(2)
  })

  it('that does not come lets the others go on with their token', async () => {
    vi.useFakeTimers({ now })
    const { settings } = answering(() => new Promise(() => {}))
    const refresh = await isolate()
    void refresh(arrivalOf(), settings, now, nothing)
    const waiting = arrivalOf()
    let outcome = ''
    void refresh(waiting, settings, now, nothing).then((one) => {
      outcome = one
    })
    await vi.advanceTimersByTimeAsync(8_999)
    expect(outcome).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect([outcome, waiting.session.token?.value]).toEqual(['goes on', 'old'])
  })

  it('that cannot be read, or fails, changes nothing, and is asked again', async () => {
    const answers = [
      () => new Response('<html>', { status: 200 }),
      () => new Response('{}', { status: 502 }),
      () => given(''),
      () => Response.json({ status: true, message: '', data: [{ bearer: 'new', exp_at: 5 }] }),
      () => Promise.reject(new Error('down')),
    ]
    const { asked, settings } = answering(() => answers[asked.length - 1]?.() ?? given('new'))
    const refresh = await isolate()
    const arrival = arrivalOf()
    for (const _ of answers) {
      expect(await refresh(arrival, settings, now, nothing)).toBe('goes on')
      expect(arrival.session.token?.value).toBe('old')
    }
    await refresh(arrival, settings, now, nothing)
    expect(arrival.session.token?.value).toBe('new')
  })

  it('is left sealed for the other isolates of the place, under a name that tells nothing', async () => {
    const put = vi.fn(async () => {})
    vi.stubGlobal('caches', { default: { match: async () => undefined, put } })
    const { settings } = answering(() => given('new'))
    await (await isolate())(arrivalOf(), settings, now, nothing)
    const [address, response] = put.mock.calls[0] as unknown as [string, Response]
    expect(address).toMatch(/^https:\/\/kept\.vitrin\.internal\/tokens\/[\da-f]{64}$/)
    expect(response.headers.get('cache-control')).toBe('max-age=600')
    expect(await response.text()).toMatch(/^a\.[\w-]+$/)
  })

  it('that is refused looks three times for another’s, and takes nothing that is not ours', async () => {
    vi.useFakeTimers({ now, toFake: ['setTimeout'] })
    const match = vi.fn(async () => new Response('forged'))
    vi.stubGlobal('caches', { default: { match, put: async () => {} } })
    const { settings } = answering(() => new Response('{}', { status: 403 }))
    const arrival = arrivalOf()
    let outcome = ''
    void (await isolate())(arrival, settings, now, nothing).then((one) => {
      outcome = one
    })
    // What is sealed and digested takes real time, however many turns that is.
    const end = Date.now() + 3_000
    while (outcome === '' && Date.now() < end) {
      await vi.advanceTimersByTimeAsync(10)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(outcome).toBe('signed out')
    expect(match).toHaveBeenCalledTimes(3)
  })
})

describe('what a refresh answers', () => {
  const wire = (status: number, body: unknown = {}) => ({ status, body, setCookies: [] })
  const good = { status: true, message: '', data: [{ bearer: 'new', exp_at: 1_700_000_000 }] }

  it('[L04] is out for 401, 403 and 500, nothing for what cannot be read', () => {
    const kindOf = (status: number, body?: unknown) => readRefresh(wire(status, body), {}).kind
    expect([401, 403, 500].map((status) => kindOf(status, good))).toEqual(['out', 'out', 'out'])
    expect([300, 404, 502].map((status) => kindOf(status, good))).toEqual(['none', 'none', 'none'])
    for (const body of [{}, 'x', { ...good, status: false }, { ...good, data: [] }])
      expect(kindOf(200, body)).toBe('none')
    expect(readRefresh(wire(299, good), { SID: 'a' })).toEqual({
      kind: 'token',
      token: { value: 'new', timeout: 1_700_000_000_000 },
      cookies: { SID: 'a' },
      mustChange: false,
    })
    const must = { ...good, data: [{ ...good.data[0], password_change: 1 }] }
    expect(readRefresh(wire(200, must), {})).toMatchObject({ mustChange: true })
  })

  it('[L04] is read by another isolate as it was, or not at all', () => {
    const token = { value: 'new', timeout: 1 }
    const left = { kind: 'token', token, cookies: { SID: 'a' }, mustChange: true }
    expect(parseRefreshed(JSON.stringify(left))).toEqual(left)
    const { mustChange: _, ...bare } = left
    expect(parseRefreshed(JSON.stringify(bare))).toEqual({ ...left, mustChange: false })
    for (const text of ['no json', '{}', JSON.stringify({ ...left, kind: 'out' })])
      expect(parseRefreshed(text)).toBeNull()
  })
})
