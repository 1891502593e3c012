/**
 * Does a work on each word of a text and remembers what came of it: a hundred thousand products are named with a few
 * hundred words. For the seed alone, which ends; a Worker would remember every word that a shopper types.
 */
export function wordByWord<T>(work: (word: string) => T): (text: string) => T[] {
  const known = new Map<string, T>()
  return (text) =>
    text.split(' ').map((word) => {
      const before = known.get(word)
      if (before !== undefined) return before
      const done = work(word)
      known.set(word, done)
      return done
    })
}
