import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A name in square brackets at the start of a test's title: `[C04]` a feature, `[T04]` a threat, `[Z20]` a call. */
const titles = /[`'"]\s*((?:\[[A-Z]\d+\]\s*)+)/g

/** The document whose rows list in their last column the code that sends each call. */
export const contract = 'app/backend/CONTRACT.md'

/** The documents whose rows list in their last column the tests that name them. */
export const documentsWithTests = ['tests/features.md', 'tests/threats.md']

/** The ids of the rows of `tests/features.md` or `tests/threats.md`, in their order. */
export function rowIds(document: string): string[] {
  return [...document.matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(([, id = '']) => id)
}

/** The ids of calls, `Z20`, by the numbers of `app/backend/CONTRACT.md`. */
export function callIds(document: string): string[] {
  return [...document.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => `Z${number}`)
}

/** The ids that the titles of a test file name. */
export function namedIds(source: string): string[] {
  return [...source.matchAll(titles)].flatMap(([, ids = '']) => ids.match(/[A-Z]\d+/g) ?? [])
}

const everyFileIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file),
  )

const filesIn = (folder: string): string[] =>
  everyFileIn(folder).filter((file) => /\.tsx?$/.test(file))

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Every id that a test names, with the files that name it; those of the checks themselves are examples. */
export function idsInTests(): Map<string, string[]> {
  const named = new Map<string, string[]>()
  const files = ['app', 'functions', 'tests'].flatMap(filesIn).filter(isTest).toSorted()
  for (const file of files.filter((one) => !one.startsWith('tests/gate/')))
    for (const id of new Set(namedIds(readFileSync(file, 'utf8'))))
      named.set(id, [...(named.get(id) ?? []), file])
  return named
}

/** Rows of features.md whose page no journey can show, and why. */
export const withoutJourney: Record<string, string> = {
  ...Object.fromEntries(
    ['G01', 'G02', 'G09', 'G10', 'L02', 'L03', 'L04', 'U16', 'U21', 'A14'].map((id) => [
      id,
      'What is sent to the shop, or stored sealed: tests of requests read it.',
    ]),
  ),
  ...Object.fromEntries(
    ['P17', 'C18', 'L13'].map((id) => [id, 'Only another shop, or other settings, have it.']),
  ),
  ...Object.fromEntries(
    ['U15'].map((id) => [id, 'Of all pages: tests of requests read many at once.']),
  ),
}

/** The rows of features.md that are the same without script, or a form there, and that no journey shows in a browser. */
export function rowsWithoutJourney(
  document: string,
  named: ReadonlyMap<string, string[]>,
): string[] {
  return [...document.matchAll(/^\| ([A-Z]\d\d) \| [^|]* \| (?:same|form) \|/gm)]
    .map(([, id = '']) => id)
    .filter((id) => !named.get(id)?.some((file) => file.startsWith('tests/journeys/')))
}

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`/])\/\/.*|^\s*--.*/gm

/** The ids that a file's comments name, or the whole of a Markdown file: `C16`. */
export function idsInComments(file: string, source: string): string[] {
  const prose = file.endsWith('.md') ? [source] : (source.match(comments) ?? [])
  return [...new Set(prose.flatMap((text) => text.match(/(?<![\w%#\\])[A-Z]\d\d\b/g) ?? []))]
}

/** The files that people read: all code and all documents, without data and without the checks, whose ids are examples. */
export function proseSources(): Map<string, string> {
  const files = [...['app', 'functions', 'tests'].flatMap(everyFileIn), 'README.md']
  const read = files.filter(
    (file) => /\.(?:[cm]?[jt]sx?|css|sql|md)$/.test(file) && !/\/data\/|^tests\/gate\//.test(file),
  )
  return new Map(read.map((file) => [file, readFileSync(file, 'utf8')]))
}

const shortName = (file: string): string =>
  file.replace(/^tests\//, '').replace(/\.test\.tsx?$/, '')

/** A document with its last column written anew: for each row the tests that name it. */
export function withTests(document: string, named: ReadonlyMap<string, string[]>): string {
  return document.replace(
    /^(\| ([A-Z]\d\d) \|.*\|)[^|\n]*\|$/gm,
    (_, row: string, id: string) => `${row} ${(named.get(id) ?? []).map(shortName).join(', ')} |`,
  )
}

/** The keys of calls that no code of the app names outside the list of calls itself. */
export function unusedCalls(keys: string[], sources: ReadonlyMap<string, string>): string[] {
  const code = [...sources.values()].join('\n')
  return keys.filter((key) => !code.includes(`'${key}'`))
}

/** The code that sends calls, by file: of the app and of its Worker, without its tests and the list of calls. */
export function callingSources(): Map<string, string> {
  const files = ['app', 'functions/storefront'].flatMap(filesIn).toSorted()
  return new Map(
    files
      .filter((file) => !isTest(file) && file !== 'app/backend/http/endpoints.ts')
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
}

/** What sends a call; other code that names a key only reads its answer, or decides something by it. */
const sender =
  /\b(?:callBackend|visitorCalls|cached|cachedBody|cachedFirst|sendFirstKnown|addressOf|ask|change|answerOf)\(|: \[Source</
const comparison = /[!=]== '[A-Z_]+'/g

/** CONTRACT.md with its last column written anew: for each call the files that send one with one of its keys. */
export function withCallers(document: string, sources: ReadonlyMap<string, string>): string {
  return document.replace(
    /^(\| \d+ \| ([^|]*) \|.*\|)[^|\n]*\|$/gm,
    (_, row: string, names: string) => {
      const keys = names.match(/[A-Z_]{2,}/g) ?? []
      const callers = [...sources].flatMap(([file, text]) =>
        sender.test(text) && keys.some((key) => text.replace(comparison, '').includes(`'${key}'`))
          ? [file.replace(/^app\/backend\//, '').replace(/\.tsx?$/, '')]
          : [],
      )
      return `${row} ${callers.join(', ')} |`
    },
  )
}
