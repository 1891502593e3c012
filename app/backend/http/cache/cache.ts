import { heapPerLetter } from './cache-capacities'

/** Cache durations in milliseconds since the value was stored. */
export type CachePolicy = {
  fresh: number
  staleWhileRevalidate: number
  /** Served stale when the revalidation fails or exceeds `softDeadline`. */
  staleIfError: number
  softDeadline: number
  /** How long a load may keep a page waiting when nothing is stored; it goes on for the next one. Default: for ever. */
  missDeadline?: number
  /** How long, in ms, a failure is answered again without another try, or a stored value is; default: not at all. */
  rememberFailure?: number
  /** The name of what fails for all its keys alike, by an error that `isShared`, or by being late. */
  shared?: { name: string; isShared: (error: unknown) => boolean }
}

/** Policy of catalogue answers. @param fresh in ms; 0 revalidates always and serves stale answers only on failure @param missDeadline in ms */
export const cataloguePolicy = (fresh: number, missDeadline?: number): CachePolicy => ({
  ...(missDeadline === undefined ? {} : { missDeadline }),
  fresh,
  staleWhileRevalidate: 15 * fresh,
  staleIfError: 86_400_000,
  softDeadline: 600,
})

/** For what is stored again: made of stale answers, it would show them for twice as long. */
export const renewalPolicy = (policy: CachePolicy): CachePolicy => ({
  ...policy,
  staleWhileRevalidate: 0,
  softDeadline: policy.missDeadline ?? policy.softDeadline,
})

type CachedFragment = { storedAt: number; value: unknown; size: number }

/** Shared by the isolates of a location. The Cache API does not revalidate. */
export type SharedCache<T> = {
  read: (key: string) => Promise<{ storedAt: number; value: T } | null>
  write: (key: string, entry: { storedAt: number; value: T }, maxAge: number) => Promise<void>
}

export type CacheOutcome = 'fresh' | 'stale' | 'miss'

/** Failed loads of the last seconds by key, in the order of their time. */
class Failures {
  private readonly entries = new Map<string, { until: number; error: unknown }>()

  find(key: string, now: number): { error: unknown } | null {
    const failure = this.entries.get(key)
    return failure && failure.until > now ? failure : null
  }

  forget(key: string): void {
    this.entries.delete(key)
  }

  add(key: string, until: number, error: unknown): void {
    this.entries.delete(key)
    this.entries.set(key, { until, error })
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= maxFailures) break
      this.entries.delete(oldest)
    }
  }
}

const maxFailures = 500

/** Per-isolate LRU cache. */
export class Memory {
  private readonly entries = new Map<string, CachedFragment>()
  readonly flights = new Map<string, Promise<unknown>>()
  readonly failures = new Failures()
  private size = 0

  /** @param capacity in bytes; callers state the size of each value, and one that is larger is not stored */
  constructor(private readonly capacity: number) {}

  get(key: string): CachedFragment | undefined {
    const entry = this.entries.get(key)
    if (entry) {
      this.entries.delete(key)
      this.entries.set(key, entry)
    }
    return entry
  }

  set(key: string, storedAt: number, value: unknown, size: number): void {
    this.size -= this.entries.get(key)?.size ?? 0
    this.entries.delete(key)
    if (size > this.capacity) return
    this.size += size
    this.entries.set(key, { storedAt, value, size })
    for (const [oldest, entry] of this.entries) {
      if (this.size <= this.capacity) break
      this.entries.delete(oldest)
      this.size -= entry.size
    }
  }
}

export type CacheContext = {
  memory: Memory
  second: SharedCache<unknown> | null
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

const heapOf = (json: string) => json.length * heapPerLetter

const timedOut = Symbol('late')

function timeoutAfter(ms: number): Promise<typeof timedOut> {
  return new Promise((resolve) => setTimeout(() => resolve(timedOut), ms))
}

/**
 * Reads through the cache: fresh, stale while revalidating, stale after the soft deadline or an error. Concurrent loads
 * of a key share one flight; failed loads are remembered only as long as the policy says.
 * @param key everything that the value depends on
 * @throws what `load` throws when nothing usable is cached
 */
export async function readThrough<T>(
  key: string,
  policy: CachePolicy,
  cache: CacheContext,
  load: () => Promise<T>,
): Promise<{ value: T; outcome: CacheOutcome; storedAt: number }> {
  const { memory, now } = cache
  const entry = await storedEntry(key, cache)
  const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY
  const resultOf = (outcome: CacheOutcome) => ({
    value: entry?.value as T,
    outcome,
    storedAt: entry?.storedAt ?? 0,
  })
  if (age < policy.fresh) return resultOf('fresh')
  const failure =
    memory.failures.find(key, now()) ??
    (policy.shared && memory.failures.find(policy.shared.name, now()))
  if (failure && age < policy.staleIfError) return resultOf('stale')
  if (failure) throw failure.error

  const flight = renew(key, policy, cache, load)
  if (age >= policy.staleIfError)
    return { value: await loaded(key, policy, cache, flight), outcome: 'miss', storedAt: now() }
  cache.waitUntil(flight.catch(() => undefined))
  if (age < policy.fresh + policy.staleWhileRevalidate) return resultOf('stale')
  const waited = timeoutAfter(policy.softDeadline)
  const first = await Promise.race([flight, waited]).catch(() => undefined)
  if (first === timedOut) noteFailure(key, policy, cache, new Late())
  if (first === timedOut || first === undefined) return resultOf('stale')
  return { value: first as T, outcome: 'miss', storedAt: now() }
}

async function storedEntry(
  key: string,
  { memory, second }: CacheContext,
): Promise<{ storedAt: number; value: unknown } | undefined> {
  const entry = memory.get(key)
  if (entry || !second) return entry
  const found = await second.read(key).catch(() => null)
  const meanwhile = memory.get(key)
  if (meanwhile || !found) return meanwhile
  memory.set(key, found.storedAt, found.value, heapOf(JSON.stringify(found.value)))
  return found
}

/** What a load brings when nothing is stored. @throws Late after `missDeadline` */
async function loaded<T>(
  key: string,
  policy: CachePolicy,
  cache: CacheContext,
  flight: Promise<T>,
): Promise<T> {
  if (policy.missDeadline === undefined) return flight
  cache.waitUntil(flight.catch(() => undefined))
  const value = await Promise.race([flight, timeoutAfter(policy.missDeadline)])
  if (value !== timedOut) return value as T
  const late = new Late()
  noteFailure(key, policy, cache, late)
  throw late
}

function noteFailure(
  key: string,
  { rememberFailure, shared }: CachePolicy,
  { memory, now }: CacheContext,
  error: unknown,
): void {
  if (!rememberFailure) return
  const isShared = shared && (error instanceof Late || shared.isShared(error))
  memory.failures.add(isShared ? shared.name : key, now() + rememberFailure, error)
}

/** Nothing was stored, and the load took longer than `missDeadline`. */
export class Late extends Error {}

/** Joins a running load of the key. If that never settles because its request was cancelled, loads again. */
function renew<T>(
  key: string,
  policy: CachePolicy,
  cache: CacheContext,
  load: () => Promise<T>,
): Promise<T> {
  const { memory, second, now, waitUntil } = cache
  const running = memory.flights.get(key) as Promise<T> | undefined
  if (running)
    return Promise.race([running, timeoutAfter(6000)]).then((value) =>
      value === timedOut ? load() : (value as T),
    )
  const flight = load()
    .catch((error) => {
      noteFailure(key, policy, cache, error)
      throw error
    })
    .then((value) => {
      const text = JSON.stringify(value)
      const storedAt = now()
      memory.set(key, storedAt, value, heapOf(text))
      memory.failures.forget(key)
      if (policy.shared) memory.failures.forget(policy.shared.name)
      if (second)
        waitUntil(
          second.write(key, { storedAt, value }, policy.staleIfError / 1000).catch(() => undefined),
        )
      return value
    })
    .finally(() => memory.flights.delete(key))
  memory.flights.set(key, flight)
  return flight
}
