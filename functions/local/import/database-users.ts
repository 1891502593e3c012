import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Shops may run beside each other; an import must be alone. */
type User = 'shop' | 'import'

const sentences: Record<User, (pid: number, file: string) => string> = {
  shop: (pid, file) =>
    `The shop is running (process ${pid}). Stop it first, with Ctrl-C where it was started; if none runs, delete ${file}.`,
  import: (pid, file) =>
    `An import is running (process ${pid}). Wait until it has ended; if none runs, delete ${file}.`,
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The other processes that use a database; files of processes that have ended are removed. */
function usersOf(folder: string, own: string): { user: User; pid: number; file: string }[] {
  return readdirSync(folder).flatMap((name) => {
    const [, user, pid] = /^(shop|import)-(\d+)$/.exec(name) ?? []
    if (!user || name === own) return []
    const file = path.join(folder, name)
    if (isAlive(Number(pid))) return [{ user: user as User, pid: Number(pid), file }]
    rmSync(file, { force: true })
    return []
  })
}

/**
 * Says that this process uses the database of a folder, until it ends or releases it.
 * @returns the release
 * @throws Error with a sentence when an import runs beside a shop or another import
 */
export function claimDatabase(database: string, user: User): () => void {
  const folder = `${database}.users`
  const own = `${user}-${process.pid}`
  mkdirSync(folder, { recursive: true })
  // Written before the others are read: of two that begin at once, one sees the other.
  writeFileSync(path.join(folder, own), '')
  const release = () => rmSync(path.join(folder, own), { force: true })
  const [other] = usersOf(folder, own).filter((one) => one.user === 'import' || user === 'import')
  if (other) {
    release()
    throw new Error(sentences[other.user](other.pid, other.file))
  }
  process.once('exit', release)
  return () => {
    process.removeListener('exit', release)
    release()
  }
}
