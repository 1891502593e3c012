import { heapPerLetter } from './capacities'

/** How long a kept value serves, in milliseconds from when it was stored. */
export type KeepRule = {
  /** Served as it is. */
  fresh: number
  /** Then served at once while it is renewed behind it. */
  staleWhileRevalidate: number
  /** Then served when the renewal fails, or is slower than `softDeadline`, in milliseconds. */
  staleIfError: number
  softDeadline: number
}

/**
 * How answers about the catalogue are kept.
 * @param fresh in milliseconds (`FRESH_SECONDS`); with 0 each is asked for anew, and an old one serves only where
 * the backend fails or needs longer than the soft deadline
 */
export const catalogueRule = (fresh: number): KeepRule => ({
  fresh,
  staleWhileRevalidate: 15 * fresh,
  staleIfError: 86_400_000,
  softDeadline: 600,
})

type Kept = { storedAt: number; value: unknown; size: number }

/** The second level: shared by the isolates of one place. The Cache API never revalidates by itself. */
export type SecondLevel<T> = {
  read: (key: string) => Promise<{ storedAt: number; value: T } | null>
  write: (key: string, entry: { storedAt: number; value: T }, maxAge: number) => Promise<void>
}

export type KeepOutcome = 'fresh' | 'stale' | 'miss'

/** One isolate's memory: least recently used falls out first. */
export class Memory {
  private readonly entries = new Map<string, Kept>()
  readonly flights = new Map<string, Promise<unknown>>()
  private size = 0

  /** @param capacity in bytes; who sets a value says how many it takes */
  constructor(private readonly capacity: number) {}

  get(key: string): Kept | undefined {
    const entry = this.entries.get(key)
    if (entry) {
      this.entries.delete(key)
      this.entries.set(key, entry)
    }
    return entry
  }

  set(key: string, storedAt: number, value: unknown, size: number): void {
    this.size += size - (this.entries.get(key)?.size ?? 0)
    this.entries.delete(key)
    this.entries.set(key, { storedAt, value, size })
    for (const [oldest, entry] of this.entries) {
      if (this.size <= this.capacity) break
      this.entries.delete(oldest)
      this.size -= entry.size
    }
  }
}

export type Keeping = {
  memory: Memory
  second: SecondLevel<unknown> | null
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

/** About what an answer takes in memory, by its JSON. */
const heapOf = (json: string) => json.length * heapPerLetter

const late = Symbol('late')

function after(ms: number): Promise<typeof late> {
  return new Promise((resolve) => setTimeout(() => resolve(late), ms))
}

/**
 * Answers from what is kept: fresh, stale while it is renewed, stale after a soft deadline or an error, one
 * load per key at a time. A load that fails is never kept.
 * @param key exactly what the value depends on
 * @throws what `load` throws when nothing usable is kept
 */
export async function keep<T>(
  key: string,
  rule: KeepRule,
  keeping: Keeping,
  load: () => Promise<T>,
): Promise<{ value: T; outcome: KeepOutcome; storedAt: number }> {
  const { memory, second, now } = keeping
  let entry: { storedAt: number; value: unknown } | undefined = memory.get(key)
  if (!entry && second) {
    const found = await second.read(key).catch(() => null)
    // Whoever asked before may have it by now.
    entry = memory.get(key)
    if (found && !entry) {
      memory.set(key, found.storedAt, found.value, heapOf(JSON.stringify(found.value)))
      entry = found
    }
  }
  const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY
  const kept = (outcome: KeepOutcome) => ({
    value: entry?.value as T,
    outcome,
    storedAt: entry?.storedAt ?? 0,
  })
  if (age < rule.fresh) return kept('fresh')

  const flight = renew(key, rule, keeping, load)
  if (age < rule.fresh + rule.staleWhileRevalidate) {
    keeping.waitUntil(flight.catch(() => undefined))
    return kept('stale')
  }
  if (age < rule.staleIfError) {
    keeping.waitUntil(flight.catch(() => undefined))
    const first = await Promise.race([flight, after(rule.softDeadline)]).catch(() => late)
    if (first === late) return kept('stale')
    return { value: first as T, outcome: 'miss', storedAt: now() }
  }
  return { value: await flight, outcome: 'miss', storedAt: now() }
}

/** Loads once for all who ask at the same time; a follower whose leader vanished loads for itself. */
function renew<T>(
  key: string,
  rule: KeepRule,
  keeping: Keeping,
  load: () => Promise<T>,
): Promise<T> {
  const { memory, second, now, waitUntil } = keeping
  const running = memory.flights.get(key) as Promise<T> | undefined
  if (running)
    return Promise.race([running, after(6000)]).then((value) =>
      value === late ? load() : (value as T),
    )
  const flight = load()
    .then((value) => {
      const text = JSON.stringify(value)
      const storedAt = now()
      memory.set(key, storedAt, value, heapOf(text))
      if (second)
        waitUntil(
          second.write(key, { storedAt, value }, rule.staleIfError / 1000).catch(() => undefined),
        )
      return value
    })
    .finally(() => memory.flights.delete(key))
  memory.flights.set(key, flight)
  return flight
}
