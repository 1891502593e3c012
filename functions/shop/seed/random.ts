/** A repeatable random generator: the same seed gives the same sequence. */
export type Chance = {
  /** From 0 up to but not 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** True in this percentage of cases. */
  percent(chance: number): boolean
}

/** Mulberry32, seeded by a number. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[int(0, list.length - 1)]
      if (chosen === undefined) throw new Error('Nothing to pick from')
      return chosen
    },
    percent: (chance) => next() * 100 < chance,
  }
}
