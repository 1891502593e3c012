import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const textFile = /\.(?:[cm]?[jt]sx?|css|json|toml|sql|html|svg|txt)$/
const testFile = /\.test\.tsx?$/

function walk(entry: string): string[] {
  const stat = statSync(entry, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [entry]
  return readdirSync(entry).flatMap((name) => walk(path.join(entry, name)))
}

/** A short digest: text files by content, others by path and size. Unlike a time stamp it survives a fresh clone. */
export function fingerprint(entries: string[]): string {
  const hash = createHash('sha256')
  const files = entries.flatMap(walk).sort((a, b) => (a < b ? -1 : 1))
  for (const file of files) {
    if (testFile.test(file)) continue
    hash.update(`${file}\0`)
    hash.update(textFile.test(file) ? readFileSync(file) : String(statSync(file).size))
  }
  return hash.digest('hex').slice(0, 16)
}
