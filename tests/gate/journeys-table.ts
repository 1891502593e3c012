import { existsSync, readFileSync } from 'node:fs'
import { type JourneyResult, journeyResults } from './reports'

const outcomes = ['passed', 'handed over', 'not offered', 'failed'] as const
type Outcome = (typeof outcomes)[number]
type Counts = Partial<Record<Outcome, number>>

/** The outcome of a journey in all projects: a failure in one is one. */
function worst({ statuses, skipped }: JourneyResult): Outcome {
  if (statuses.some((status) => status === 'unexpected' || status === 'flaky')) return 'failed'
  if (!statuses.every((status) => status === 'skipped')) return 'passed'
  return skipped.startsWith('instead: ') ? 'handed over' : 'not offered'
}

const resultsOf = (report: string): JourneyResult[] =>
  existsSync(report) ? journeyResults(JSON.parse(readFileSync(report, 'utf8'))) : []

/** Counts of outcomes, by file. */
function countsOf(results: JourneyResult[]): Map<string, Counts> {
  const counts = new Map<string, Counts>()
  for (const result of results) {
    const row = counts.get(result.file) ?? {}
    const outcome = worst(result)
    counts.set(result.file, { ...row, [outcome]: (row[outcome] ?? 0) + 1 })
  }
  return counts
}

const sumOf = (rows: Iterable<Counts>): Counts => {
  const all = [...rows]
  return Object.fromEntries(
    outcomes.map((one) => [one, all.reduce((sum, row) => sum + (row[one] ?? 0), 0)]),
  )
}

/** How many journeys of a shop end where else, or for which reason in none. */
function skipsOf(name: string, results: JourneyResult[]): string[] {
  const counts = new Map<string, number>()
  for (const { skipped } of results.filter((one) => /^(?:handed|not)/.test(worst(one))))
    counts.set(skipped, (counts.get(skipped) ?? 0) + 1)
  return [...counts].toSorted().map(([skipped, count]) => `${name}: ${count} ${skipped}`)
}

const cell = (row: Counts | undefined): string =>
  row
    ? outcomes.flatMap((outcome) => (row[outcome] ? [`${row[outcome]} ${outcome}`] : [])).join(', ')
    : '–'

/** Each file of journeys in each shop, as lines, with sums and what skipped ones are instead. @param reports paths of Playwright's reports, by the shop's name */
export function journeysTable(reports: Record<string, string>): string[] {
  const columns = Object.entries(reports).map(([name, report]) => ({
    name,
    results: resultsOf(report),
    rows: countsOf(resultsOf(report)),
  }))
  const files = [...new Set(columns.flatMap(({ rows }) => [...rows.keys()]))].toSorted()
  const width = Math.max(8, ...files.map((file) => file.length))
  const line = (first: string, cells: string[]) =>
    [first.padEnd(width), ...cells.map((text) => text.padEnd(34))].join('  ').trimEnd()
  return [
    line(
      'journeys',
      columns.map(({ name }) => name),
    ),
    ...files.map((file) =>
      line(
        file,
        columns.map(({ rows }) => cell(rows.get(file))),
      ),
    ),
    line(
      'all',
      columns.map(({ rows }) => cell(sumOf(rows.values()))),
    ),
    ...columns.flatMap(({ name, results }) => skipsOf(name, results)),
  ]
}
