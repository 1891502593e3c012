import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A name in square brackets at the start of a test's title: `[C04]` for a feature, `[Z20]` for a call. */
const titles = /[`'"]\s*((?:\[[A-Z]\d+\]\s*)+)/g

/** The ids of the rows of `tests/features.md`, in its order. */
export function featureIds(document: string): string[] {
  return [...document.matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(([, id = '']) => id)
}

/** The features that the titles of a test file name; calls of the backend are left out. */
export function namedFeatures(source: string): string[] {
  return [...source.matchAll(titles)]
    .flatMap(([, ids = '']) => ids.match(/[A-Z]\d+/g) ?? [])
    .filter((id) => !id.startsWith('Z'))
}

/** The test files of the code. */
function testFiles(): string[] {
  return ['app', 'functions', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  )
}

/** Every feature that a test names, with the files that name it. */
export function featuresInTests(): Map<string, string[]> {
  const named = new Map<string, string[]>()
  for (const file of testFiles())
    for (const id of new Set(namedFeatures(readFileSync(file, 'utf8'))))
      named.set(id, [...(named.get(id) ?? []), file])
  return named
}
