import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codebaseRules, type SourceFile } from './codebase-rules'

const read = /\.(?:[cm]?[jt]sx?|css)$/

function walk(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return walk(file)
    return [{ path: file, text: read.test(file) ? readFileSync(file, 'utf8') : '' }]
  })
}

/** Holds every source file against the codebase's rules: how many rules there are, and which are broken where. */
export function brokenRules(): { rules: number; broken: { name: string; offences: string[] }[] } {
  const files = ['app', 'functions', 'tests'].flatMap(walk)
  const broken = codebaseRules
    .map(({ name, broken: find }) => ({ name, offences: files.flatMap(find) }))
    .filter(({ offences }) => offences.length > 0)
  return { rules: codebaseRules.length, broken }
}
