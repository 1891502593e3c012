import { expect, it } from 'vitest'
import { type Keeping, keep, Memory } from './keep'

const rule = { fresh: 100, staleWhileRevalidate: 1000, staleIfError: 10_000, softDeadline: 20 }

function setup() {
  const work: Promise<unknown>[] = []
  let time = 1_000_000
  const keeping: Keeping = {
    memory: new Memory(100_000),
    second: null,
    now: () => time,
    waitUntil: (one) => work.push(one),
  }
  return {
    keeping,
    pass: (ms: number) => {
      time += ms
    },
    settled: () => Promise.allSettled(work),
  }
}

it('serves a fresh answer without asking again', async () => {
  const { keeping } = setup()
  let loads = 0
  const load = async () => ++loads
  expect((await keep('k', rule, keeping, load)).outcome).toBe('miss')
  expect(await keep('k', rule, keeping, load)).toMatchObject({ value: 1, outcome: 'fresh' })
  expect(loads).toBe(1)
})

it('serves a stale answer at once and renews it behind', async () => {
  const { keeping, pass, settled } = setup()
  let loads = 0
  const load = async () => ++loads
  await keep('k', rule, keeping, load)
  pass(500)
  expect(await keep('k', rule, keeping, load)).toMatchObject({ value: 1, outcome: 'stale' })
  await settled()
  expect(await keep('k', rule, keeping, load)).toMatchObject({ value: 2, outcome: 'fresh' })
})

it('serves an old answer when the backend fails, and when it is slow', async () => {
  const { keeping, pass } = setup()
  await keep('k', rule, keeping, async () => 'old')
  pass(5000)
  const fail = () => Promise.reject(new Error('down'))
  expect(await keep('k', rule, keeping, fail)).toMatchObject({ value: 'old', outcome: 'stale' })
  const slow = () => new Promise<string>(() => {})
  expect(await keep('k', rule, keeping, slow)).toMatchObject({ value: 'old', outcome: 'stale' })
})

it('fails when there is nothing, or nothing young enough, to serve', async () => {
  const { keeping, pass } = setup()
  const fail = () => Promise.reject(new Error('down'))
  await expect(keep('k', rule, keeping, fail)).rejects.toThrow('down')
  await keep('k', rule, keeping, async () => 'old')
  pass(20_000)
  await expect(keep('k', rule, keeping, fail)).rejects.toThrow('down')
})

it('asks once for two hundred who want the same at the same time', async () => {
  const { keeping } = setup()
  let loads = 0
  const load = () => new Promise<number>((resolve) => setTimeout(() => resolve(++loads), 5))
  const all = await Promise.all(Array.from({ length: 200 }, () => keep('k', rule, keeping, load)))
  expect(loads).toBe(1)
  expect(new Set(all.map(({ value }) => value))).toEqual(new Set([1]))
})

it('forgets what was used longest ago when it is full', () => {
  const memory = new Memory(10)
  memory.set('a', 0, 'a', 4)
  memory.set('b', 0, 'b', 4)
  memory.get('a')
  memory.set('c', 0, 'c', 4)
  expect([memory.get('a')?.value, memory.get('b')?.value, memory.get('c')?.value]).toEqual([
    'a',
    undefined,
    'c',
  ])
})

it('finds at the second level what this isolate does not know', async () => {
  const first = setup()
  const shelf = new Map<string, { storedAt: number; value: unknown }>()
  const second: Keeping['second'] = {
    read: async (key) => shelf.get(key) ?? null,
    write: async (key, entry) => void shelf.set(key, entry),
  }
  await keep('k', rule, { ...first.keeping, second }, async () => ({ n: 1 }))
  await first.settled()
  const other = { ...first.keeping, memory: new Memory(1000), second }
  const found = await keep('k', rule, other, () => Promise.reject(new Error('not asked')))
  expect(found).toMatchObject({ value: { n: 1 }, outcome: 'fresh' })
})

it('asks nothing that came while the second level was being read', async () => {
  const { keeping } = setup()
  let answer: () => void = () => {}
  const reading = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slow = { read: () => reading.then(() => null), write: async () => {} }
  const late = keep('k', rule, { ...keeping, second: slow }, async () => 'again')
  await keep('k', rule, keeping, async () => 'first')
  answer()
  expect(await late).toMatchObject({ value: 'first', outcome: 'fresh' })
})
