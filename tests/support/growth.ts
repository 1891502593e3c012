const runs = 7

/** The processor's time in ms: other programs of a busy machine do not count. */
function timeOf(run: () => void): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** How many times as long something takes with 100 kB of a text as with 25 kB: about 4 where time grows with length. */
export function growth(read: (text: string) => unknown, textOf: (size: number) => string): number {
  const [small, large] = [textOf(25_000), textOf(100_000)]
  const times = Array.from({ length: runs }, () =>
    [small, large].map((text) => timeOf(() => read(text))),
  )
  // The quickest run, in which other work counts least, and a millisecond more for the clock.
  const quickest = (size: 0 | 1) => Math.min(...times.map((pair) => pair[size]!)) + 1
  return quickest(1) / quickest(0)
}

/** Where time grows with the square of the length it is 16. */
export const maxGrowth = 10
