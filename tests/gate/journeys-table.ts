import { existsSync, readFileSync } from 'node:fs'
import { journeyResults } from './reports'

type Outcome = 'passed' | 'handed over' | 'failed'

/** The outcome of a journey in all projects: a failure in one is one. */
function worst(statuses: string[]): Outcome {
  if (statuses.some((status) => status === 'unexpected' || status === 'flaky')) return 'failed'
  return statuses.every((status) => status === 'skipped') ? 'handed over' : 'passed'
}

/** Counts of outcomes, by file. */
function countsOf(report: string): Map<string, Record<Outcome, number>> {
  const counts = new Map<string, Record<Outcome, number>>()
  if (!existsSync(report)) return counts
  for (const { file, statuses } of journeyResults(JSON.parse(readFileSync(report, 'utf8')))) {
    const row = counts.get(file) ?? { passed: 0, 'handed over': 0, failed: 0 }
    row[worst(statuses)] += 1
    counts.set(file, row)
  }
  return counts
}

const cell = (row: Record<Outcome, number> | undefined): string =>
  row
    ? Object.entries(row)
        .filter(([, count]) => count > 0)
        .map(([outcome, count]) => `${count} ${outcome}`)
        .join(', ')
    : '–'

/** Each file of journeys in each shop, as lines. @param reports paths of Playwright's reports, by the shop's name */
export function journeysTable(reports: Record<string, string>): string[] {
  const columns = Object.entries(reports).map(([name, report]) => ({
    name,
    rows: countsOf(report),
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
  ]
}
