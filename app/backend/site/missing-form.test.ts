import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBackend } from '~/backend/backend'
import { cataloguePolicy, Memory } from '~/backend/http/cache/cache'
import { backend as answering, contextOf, makeIdentity } from '../../../tests/support/call-context'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

let shops = 0

/** A shop without our own calls whose form of a forgotten password answers like this. */
function shopThat(forgot: () => Response | Promise<Response>, path = 'forgot-password') {
  const sent = vi.fn(forgot)
  const { fetch } = answering({
    [path]: sent,
    '': () => new Response('', { status: 404 }),
  })
  const origin = `https://forgetful${shops++}.test`
  const client = () =>
    openBackend(contextOf(fetch, makeIdentity(), { origin }), {
      memory: new Memory(0),
      rule: cataloguePolicy(0, 1200),
      second: null,
      now: Date.now,
      waitUntil: () => {},
      fallback: { currency: 'TL' },
    })
  const mayTake = async (
    key: 'FORGOT_PASSWORD' | 'ALARM_ADD' | 'COMMENT_WRITE' = 'FORGOT_PASSWORD',
  ) => {
    const answer = client().mayTake(key)
    await vi.advanceTimersByTimeAsync(900)
    return answer
  }
  return { sent, mayTake }
}

it.each([
  [404, '', false],
  [200, '{"status":0,"statusText":"Bu alan zorunludur"}', true],
  [422, '{"status":0,"statusText":"Bu alan zorunludur"}', true],
  [500, '', true],
])(
  '[L09] a form that answers %i %s is tried once in ten minutes',
  async (status, body, offered) => {
    const { sent, mayTake } = shopThat(() => new Response(body, { status }))
    expect(await mayTake()).toBe(offered)
    expect(await mayTake()).toBe(offered)
    expect(sent).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(601_000)
    await mayTake()
    expect(sent).toHaveBeenCalledTimes(2)
  },
)

it('[L09] a form that hangs is offered in less than a second, and at once the next time', async () => {
  const { sent, mayTake } = shopThat(() => new Promise(() => {}))
  expect(await mayTake()).toBe(true)
  expect(await mayTake()).toBe(true)
  expect(sent).toHaveBeenCalledTimes(1)
})

it.each([
  ['ALARM_ADD', 'add-to-alarm-list'],
  ['COMMENT_WRITE', 'product-detail/comment/0'],
] as const)(
  '[P13] [P14] a form of a product that is missing is not offered: %s',
  async (key, path) => {
    const missing = shopThat(() => new Response('', { status: 404 }), path)
    expect(await missing.mayTake(key)).toBe(false)
    const refusing = shopThat(() => Response.json({ status: 0, statusText: 'Oturum açın' }), path)
    expect(await refusing.mayTake(key)).toBe(true)
    expect([missing, refusing].map(({ sent }) => sent.mock.calls.length)).toEqual([1, 1])
  },
)
