/**
 * Applies a function to each word of a text and caches the results: a hundred thousand product titles use a few hundred
 * words. For the seed only, which ends; a Worker would cache every word that a shopper types.
 */
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
