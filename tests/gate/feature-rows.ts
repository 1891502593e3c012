import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A name in square brackets at the start of a test's title: `[C04]` for a feature, `[Z20]` for a call. */
const titles = /[`'"]\s*((?:\[[A-Z]\d+\]\s*)+)/g

/** The ids of the rows of `tests/features.md`, in its order. */
export function featureIds(document: string): string[] {
  return [...document.matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(([, id = '']) => id)
}

/** The ids of calls, `Z20`, by the numbers of `app/backend/CONTRACT.md`. */
export function callIds(document: string): string[] {
  return [...document.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => `Z${number}`)
}

/** The features and calls that the titles of a test file name. */
export function namedIds(source: string): string[] {
  return [...source.matchAll(titles)].flatMap(([, ids = '']) => ids.match(/[A-Z]\d+/g) ?? [])
}

/** The test files of the code. */
function testFiles(): string[] {
  return ['app', 'functions', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  )
}

/** Every feature and call that a test names, with the files that name it. */
export function idsInTests(): Map<string, string[]> {
  const named = new Map<string, string[]>()
  for (const file of testFiles())
    for (const id of new Set(namedIds(readFileSync(file, 'utf8'))))
      named.set(id, [...(named.get(id) ?? []), file])
  return named
}
