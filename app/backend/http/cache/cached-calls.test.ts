import { describe, expect, it } from 'vitest'
import { backend, contextOf } from '../../../../tests/support/call-context'
import type { CallContext } from '../call'
import { cataloguePolicy, Memory } from './cache'
import { cachedCalls } from './cached-calls'

/** A cache with a clock, and calls through it of shops by their origins. */
function setup(answers: Parameters<typeof backend>[0]) {
  const { sent, fetch } = backend(answers)
  let time = 1_000_000
  const memory = new Memory(1_000_000)
  const of = (origin: string, more: Partial<CallContext['rules']> = {}) => {
    const context = contextOf(fetch)
    return cachedCalls(
      { ...context, origin, rules: { ...context.rules, ...more } },
      {
        memory,
        second: null,
        now: () => time,
        waitUntil: () => {},
        rule: cataloguePolicy(60_000),
        fallback: { languages: ['tr'], currency: 'TL' },
      },
    )
  }
  return { sent, of, pass: (ms: number) => (time += ms) }
}

describe('cached calls', () => {
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
