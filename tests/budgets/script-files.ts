import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the build puts the browser's files. */
export const assets = 'build/client/assets'

/** A script file and all its static imports. */
export function staticImports(file: string, into = new Set<string>()): Set<string> {
  if (into.has(file)) return into
  into.add(file)
  const text = readFileSync(path.join(assets, file), 'utf8')
  for (const [, next] of text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g))
    if (next) staticImports(next, into)
  return into
}
