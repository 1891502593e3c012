const runs = 7

/** The processor's time in ms: other programs of a busy machine do not count. */
function timer(): () => number {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
}

function timeOf(run: () => void): number {
  const time = timer()
  run()
  return time()
}

/** The quickest runs, in which other work counts least, and a millisecond more for the clock. */
function ratioOf(times: number[][]): number {
  const quickest = (size: 0 | 1) => Math.min(...times.map((pair) => pair[size]!)) + 1
  return quickest(1) / quickest(0)
}

/** How many times as long something takes with 100 kB of a text as with 25 kB: about 4 where time grows with length. */
export function growth(read: (text: string) => unknown, textOf: (size: number) => string): number {
  const texts = [textOf(25_000), textOf(100_000)]
  return ratioOf(Array.from({ length: runs }, () => texts.map((text) => timeOf(() => read(text)))))
}

/** The same of slower work that answers later, with 24 kB and 6 kB. */
export async function laterGrowth(
  read: (text: string) => Promise<unknown>,
  textOf: (size: number) => string,
): Promise<number> {
  const times: number[][] = []
  for (let run = 0; run < 2; run += 1) {
    const pair: number[] = []
    for (const text of [textOf(6_000), textOf(24_000)]) {
      const time = timer()
      await read(text)
      pair.push(time())
    }
    times.push(pair)
  }
  return ratioOf(times)
}

/** Where time grows with the square of the length it is 16. */
export const maxGrowth = 10
