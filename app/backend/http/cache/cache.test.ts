import { expect, it } from 'vitest'
import { type CacheContext, Late, Memory, readThrough, renewalPolicy } from './cache'

const policy = { fresh: 100, staleWhileRevalidate: 1000, staleIfError: 10_000, softDeadline: 20 }

function setup() {
  const work: Promise<unknown>[] = []
  let time = 1_000_000
  const cache: CacheContext = {
    memory: new Memory(100_000),
    second: null,
    now: () => time,
    waitUntil: (one) => work.push(one),
  }
  return {
    cache,
    pass: (ms: number) => {
      time += ms
    },
    settled: () => Promise.allSettled(work),
  }
}

it('serves a fresh answer without loading again', async () => {
  const { cache } = setup()
  let loads = 0
  const load = async () => ++loads
  expect((await readThrough('k', policy, cache, load)).outcome).toBe('miss')
  expect(await readThrough('k', policy, cache, load)).toMatchObject({ value: 1, outcome: 'fresh' })
  expect(loads).toBe(1)
})

it('serves a stale answer at once and revalidates it', async () => {
  const { cache, pass, settled } = setup()
  let loads = 0
  const load = async () => ++loads
  await readThrough('k', policy, cache, load)
  pass(500)
  expect(await readThrough('k', policy, cache, load)).toMatchObject({ value: 1, outcome: 'stale' })
  await settled()
  expect(await readThrough('k', policy, cache, load)).toMatchObject({ value: 2, outcome: 'fresh' })
})

it('[T01] waits for a newer answer where it is stored again in a document, but not of a shop that fails', async () => {
  const { cache, pass } = setup()
  const renewal = renewalPolicy(policy)
  await readThrough('k', policy, cache, async () => 'old')
  pass(500)
  const fail = () => Promise.reject(new Error('down'))
  expect((await readThrough('k', renewal, cache, fail)).value).toBe('old')
  expect(await readThrough('k', renewal, cache, async () => 'new')).toMatchObject({
    value: 'new',
    outcome: 'miss',
  })
})

it('does not make room for what is larger than the whole', () => {
  const memory = new Memory(100)
  memory.set('a', 1, 'A', 40)
  memory.set('b', 1, 'B', 101)
  expect([memory.get('a')?.value, memory.get('b')]).toEqual(['A', undefined])
  memory.set('a', 2, 'A', 101)
  memory.set('c', 2, 'C', 100)
  expect([memory.get('a'), memory.get('c')?.value]).toEqual([undefined, 'C'])
})

it('[T01] serves an old answer when the backend fails or is slow', async () => {
  const { cache, pass } = setup()
  await readThrough('k', policy, cache, async () => 'old')
  pass(5000)
  const fail = () => Promise.reject(new Error('down'))
  expect(await readThrough('k', policy, cache, fail)).toMatchObject({
    value: 'old',
    outcome: 'stale',
  })
  const slow = () => new Promise<string>(() => {})
  expect(await readThrough('k', policy, cache, slow)).toMatchObject({
    value: 'old',
    outcome: 'stale',
  })
})

it('[T02] fails when there is no answer, or none young enough', async () => {
  const { cache, pass } = setup()
  const fail = () => Promise.reject(new Error('down'))
  await expect(readThrough('k', policy, cache, fail)).rejects.toThrow('down')
  await readThrough('k', policy, cache, async () => 'old')
  pass(20_000)
  await expect(readThrough('k', policy, cache, fail)).rejects.toThrow('down')
})

it('[T08] loads once for two hundred concurrent reads', async () => {
  const { cache } = setup()
  let loads = 0
  const load = () => new Promise<number>((resolve) => setTimeout(() => resolve(++loads), 5))
  const all = await Promise.all(
    Array.from({ length: 200 }, () => readThrough('k', policy, cache, load)),
  )
  expect(loads).toBe(1)
  expect(new Set(all.map(({ value }) => value))).toEqual(new Set([1]))
})

it('evicts the least recently used entry', () => {
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

it('reads from the second level what this isolate lacks', async () => {
  const first = setup()
  const secondLevel = new Map<string, { storedAt: number; value: unknown }>()
  const second: CacheContext['second'] = {
    read: async (key) => secondLevel.get(key) ?? null,
    write: async (key, entry) => void secondLevel.set(key, entry),
  }
  await readThrough('k', policy, { ...first.cache, second }, async () => ({ n: 1 }))
  await first.settled()
  const other = { ...first.cache, memory: new Memory(1000), second }
  const found = await readThrough('k', policy, other, () =>
    Promise.reject(new Error('not requested')),
  )
  expect(found).toMatchObject({ value: { n: 1 }, outcome: 'fresh' })
})

it('does not load what arrived while the second level was being read', async () => {
  const { cache } = setup()
  let answer: () => void = () => {}
  const reading = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slow = { read: () => reading.then(() => null), write: async () => {} }
  const late = readThrough('k', policy, { ...cache, second: slow }, async () => 'again')
  await readThrough('k', policy, cache, async () => 'first')
  answer()
  expect(await late).toMatchObject({ value: 'first', outcome: 'fresh' })
})

it('tries again at once after a failure, unless the policy remembers it', async () => {
  const { cache, pass } = setup()
  let loads = 0
  const fail = () => {
    loads += 1
    return Promise.reject(new Error('down'))
  }
  for (const _ of [1, 2])
    await expect(readThrough('k', policy, cache, fail)).rejects.toThrow('down')
  expect(loads).toBe(2)
  const remembering = { ...policy, rememberFailure: 5000 }
  for (const _ of [1, 2, 3])
    await expect(readThrough('other', remembering, cache, fail)).rejects.toThrow('down')
  expect(loads).toBe(3)
  pass(5000)
  expect((await readThrough('other', remembering, cache, async () => 'up')).value).toBe('up')
})

it('[T01] serves an old answer without another try while a failure is remembered', async () => {
  const { cache, pass } = setup()
  const remembering = { ...policy, rememberFailure: 5000 }
  await readThrough('k', remembering, cache, async () => 'old')
  pass(2000)
  let loads = 0
  const hang = () => {
    loads += 1
    return Promise.reject(new Error('late'))
  }
  for (const _ of [1, 2, 3])
    expect(await readThrough('k', remembering, cache, hang)).toMatchObject({ value: 'old' })
  expect(loads).toBe(1)
})

it('[T11] waits for a miss no longer than its deadline, and has the answer for the next', async () => {
  const { cache, settled } = setup()
  const deadline = { ...policy, missDeadline: 5 }
  let answer: (value: string) => void = () => {}
  const slow = () =>
    new Promise<string>((resolve) => {
      answer = resolve
    })
  await expect(readThrough('k', deadline, cache, slow)).rejects.toThrow(Late)
  answer('late')
  await settled()
  const fails = () => Promise.reject(new Error('not requested'))
  expect(await readThrough('k', deadline, cache, fails)).toMatchObject({
    value: 'late',
    outcome: 'fresh',
  })
})
