import { mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs'

const giveUpMs = 180_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function take(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    const held = statSync(folder, { throwIfNoEntry: false })
    if (held && Date.now() - held.mtimeMs > giveUpMs) rmdirSync(folder)
    return false
  }
}

/**
 * Does some work while no other process on this machine does it: two that build or seed at once would
 * pull the files from under each other. A turn that was never given back ends after three minutes.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const folder = `.data/${name}.turn`
  mkdirSync('.data', { recursive: true })
  while (!take(folder)) await wait(200)
  const free = () => {
    try {
      rmdirSync(folder)
    } catch {
      // Another process has given it up for us.
    }
  }
  process.once('exit', free)
  // A long work says that it is still at it.
  const alive = setInterval(() => utimesSync(folder, new Date(), new Date()), giveUpMs / 6)
  try {
    return await work()
  } finally {
    clearInterval(alive)
    process.removeListener('exit', free)
    free()
  }
}
