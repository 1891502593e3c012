import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** The result of a step: how many checks or tests passed and failed, and what is known of those that failed. */
export type Result = { passed: number; failed: number; failures?: string[] }

const assertion = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
})
const testFile = z.object({
  name: z.string(),
  message: z.string(),
  assertionResults: z.array(assertion),
})
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(testFile),
})

/** A failed test in some lines, without the stack of the tools. */
const failureOf = (file: string, title: string, messages: string[]) =>
  [`${file}: ${title}`, ...messages.flatMap((message) => message.split('\n'))]
    .filter((line) => !line.includes('node_modules'))
    .join('\n')

/** Reads the output of vitest's `--reporter=json`. A file whose hook failed has a message of its own. */
export function readVitest(report: unknown): Result {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [failureOf(name, message, [])]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failureOf(name, fullName, failureMessages)),
  ])
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

const journey = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      annotations: z
        .array(z.object({ type: z.string(), description: z.string().optional() }))
        .default([]),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})
const playwrightSuite = z.object({
  specs: z.array(journey),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
})

const journeysOf = ({
  specs,
  suites = [],
}: z.infer<typeof playwrightSuite>): z.infer<typeof journey>[] => [
  ...specs,
  ...suites.flatMap(journeysOf),
]

/** What became of a journey. */
export type JourneyResult = {
  file: string
  title: string
  /** In each project. */
  statuses: string[]
  /** Why it was skipped; '' where it was not. */
  skipped: string
}

/** Each journey of Playwright's `--reporter=json`. */
export const journeyResults = (report: unknown): JourneyResult[] =>
  playwrightReport
    .parse(report)
    .suites.flatMap(journeysOf)
    .map(({ title, file, tests }) => {
      const skips = tests.flatMap(({ annotations }) =>
        annotations.filter(({ type }) => type === 'skip'),
      )
      const statuses = tests.map(({ status }) => status)
      return { file, title, statuses, skipped: skips[0]?.description ?? '' }
    })

/** Reads the output of Playwright's `--reporter=json`; a flaky journey counts as failed. */
export function readPlaywright(report: unknown): Result {
  const { stats, suites } = playwrightReport.parse(report)
  const failures = suites.flatMap(journeysOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
        return failureOf(file, `${title} (${projectName})`, messages)
      }),
  )
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures }
}

/**
 * The result of a test run: its report, or the exit code when the report shows no failure (a failed hook, no report).
 * Running no test at all is a failure too.
 */
export function resultOf(code: number, file: string, read: (report: unknown) => Result): Result {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const result = read(JSON.parse(readFileSync(file, 'utf8')))
  const isFailure = code !== 0 || result.passed + result.failed === 0
  return { ...result, failed: isFailure ? Math.max(1, result.failed) : result.failed }
}
