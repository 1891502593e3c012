import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backend, contextOf } from '../../../../tests/support/call-context'
import type { BackendError } from '../backend-error'
import type { CallContext } from '../call'
import type { EndpointKey } from '../endpoints'
import { cataloguePolicy, Memory } from './cache'
import { cachedCalls } from './cached-calls'

/** A cache with a clock, and calls through it of shops by their origins. */
function setup(answers: Record<string, () => Response | Promise<Response>>) {
  const { sent, fetch } = backend(answers)
  let time = 1_000_000
  const memory = new Memory(1_000_000)
  const contextFor = (more: Partial<CallContext['rules']>) => {
    const context = contextOf(fetch)
    return { ...context, rules: { ...context.rules, ...more } }
  }
  const callsOf = (context: CallContext) =>
    cachedCalls(context, {
      memory,
      second: null,
      now: () => time,
      waitUntil: () => {},
      rule: cataloguePolicy(60_000, 1200),
      fallback: { currency: 'TL' },
    })
  const of = (origin: string, more: Partial<CallContext['rules']> = {}) =>
    callsOf({ ...contextFor(more), origin })
  return { sent, of, callsOf, contextFor, pass: (ms: number) => (time += ms) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('cached calls', () => {
  it('[T01] never give to a group what one of its members got as a guest, whose bearer was refused', async () => {
    const { callsOf, contextFor } = setup({})
    const [refused, other] = [contextFor({ group: 2 }), contextFor({ group: 2 })]
    const priceFor = ({ rules }: CallContext) => (rules.group === 2 ? 'of the group' : 'of guests')
    const ask = (context: CallContext, load: () => Promise<void>) =>
      callsOf(context).cachedAs({ key: 'FILTER' }, async () => {
        await load()
        return priceFor(context)
      })
    const refuse = async () => {
      refused.rules.group = 0
    }
    const nothing = async () => {}
    const both = await Promise.all([ask(refused, refuse), ask(other, nothing)])
    expect(both).toEqual(['of guests', 'of the group'])
    expect(await ask(contextFor({ group: 2 }), nothing)).toBe('of the group')
    expect(await ask(contextFor({}), nothing)).toBe('of guests')
  })

  it('[T01] keep the answers of shops, languages, currencies and groups apart', async () => {
    const { of, sent } = setup({})
    const ask = (...of_: Parameters<typeof of>) => of(...of_).cachedBody({ key: 'FILTER' }, () => 1)
    await ask('https://one.test')
    await ask('https://one.test')
    expect(sent).toHaveLength(1)
    await ask('https://two.test')
    await ask('https://one.test', { language: 'en' })
    await ask('https://one.test', { currency: 'USD' })
    await ask('https://one.test', { group: 2 })
    expect(sent).toHaveLength(5)
  })

  it('[T01] ask again for what a page can do without only after five seconds', async () => {
    const { of, sent, pass } = setup({ '/category/get': () => new Response('', { status: 500 }) })
    const calls = of('https://down.test')
    const ask = () => calls.cachedBody({ key: 'CATEGORY' }, () => 1).catch(() => 'failed')
    expect(await ask()).toBe('failed')
    const first = sent.length
    pass(4_900)
    expect(await ask()).toBe('failed')
    expect(sent).toHaveLength(first)
    pass(200)
    await ask()
    expect(sent.length).toBeGreaterThan(first)
  })

  it('[T01] ask at once again for what a page needs', async () => {
    const { of, sent } = setup({ '/store-list': () => new Response('', { status: 500 }) })
    const calls = of('https://down.test')
    const ask = () => calls.cachedBody({ key: 'STORE_LIST' }, () => 1).catch(() => 'failed')
    await ask()
    const first = sent.length
    await ask()
    expect(sent.length).toBeGreaterThan(first)
  })
})

/** Asks a shop for lists by their number; `answer` settles the calls that hang. */
function asking(key: EndpointKey, first: () => Response | Promise<Response>) {
  let answer = first
  const { of, sent, pass } = setup({ '': () => answer() })
  const ask = (list: number, origin = 'https://one.test') => {
    const call = { key, query: { list: String(list) } }
    return of(origin)
      .cachedBody(call, (body) => body)
      .catch((error: BackendError) => error.kind)
  }
  /** Waits until the page gives up. */
  const giveUp = async (list: number) => {
    const given = ask(list)
    await vi.advanceTimersByTimeAsync(1200)
    return given
  }
  const answerBy = (next: typeof first) => {
    answer = next
  }
  return { ask, giveUp, sent, pass, answerBy }
}

const good = () => Response.json({ rows: 1 })
const status = (code: number) => () => new Response('{}', { status: code })

describe('[T01] a call that a page can do without', () => {
  it.each([
    'GLOBALS',
    'CATEGORY',
    'COOKIE_LAW',
    'FILTER',
    'PRODUCT_DETAIL_COMMENTS',
    'PRODUCT_DETAIL_QUESTIONS',
  ] as const)('%s that hangs costs once, whatever is requested next', async (key) => {
    const { ask, giveUp, sent, pass, answerBy } = asking(key, () => new Promise(() => {}))
    expect(await giveUp(1)).toBe('timeout')
    answerBy(good)
    expect([await ask(1), await ask(2)]).toEqual(['timeout', 'timeout'])
    expect(sent).toHaveLength(1)
    expect(await ask(2, 'https://other.test')).toEqual({ rows: 1 })
    pass(5_100)
    expect(await ask(2)).toEqual({ rows: 1 })
  })

  it('is sent again as soon as its late answer has come', async () => {
    let settle = (_: Response) => {}
    const hanging = new Promise<Response>((resolve) => {
      settle = resolve
    })
    const { ask, giveUp, answerBy } = asking('FILTER', () => hanging)
    await giveUp(1)
    answerBy(good)
    settle(Response.json({ rows: 7 }))
    await vi.advanceTimersByTimeAsync(0)
    expect([await ask(1), await ask(2)]).toEqual([{ rows: 7 }, { rows: 1 }])
  })

  it.each([500, 503, 429])('answered by %i fails for the next list too', async (code) => {
    const { ask, sent, answerBy } = asking('FILTER', status(code))
    const failed = ask(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(await failed).toBe('status')
    const before = sent.length
    answerBy(good)
    expect(await ask(2)).toBe('status')
    expect(sent).toHaveLength(before)
  })

  it.each([
    ['a 404', status(404)],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/yok' } })],
  ])('answered by %s fails for that list alone', async (_, answer) => {
    const { ask, sent, answerBy } = asking('FILTER', answer)
    await ask(1)
    answerBy(good)
    expect(await ask(2)).toEqual({ rows: 1 })
    expect(await ask(1)).not.toEqual({ rows: 1 })
    expect(sent).toHaveLength(2)
  })
})
