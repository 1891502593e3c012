import { mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs'

const staleMs = 180_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function acquire(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    const lock = statSync(folder, { throwIfNoEntry: false })
    if (lock && Date.now() - lock.mtimeMs > staleMs) rmdirSync(folder)
    return false
  }
}

/** For builds and seedings, which would overwrite each other's files. A lost lock expires after three minutes. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const folder = `.data/${name}.turn`
  mkdirSync('.data', { recursive: true })
  while (!acquire(folder)) await wait(200)
  const release = () => {
    try {
      rmdirSync(folder)
    } catch {
      // Another process has removed the expired lock.
    }
  }
  process.once('exit', release)
  // Renews the lock during long work.
  const heartbeat = setInterval(() => utimesSync(folder, new Date(), new Date()), staleMs / 6)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.removeListener('exit', release)
    release()
  }
}
