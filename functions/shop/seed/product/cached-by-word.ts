/** Caches the results word by word. For the seed only, which ends: a Worker would cache all that shoppers type. */
export function wordByWord<T>(work: (word: string) => T): (text: string) => T[] {
  const cached = new Map<string, T>()
  return (text) =>
    text.split(' ').map((word) => {
      const before = cached.get(word)
      if (before !== undefined) return before
      const done = work(word)
      cached.set(word, done)
      return done
    })
}
