import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** What a step found: how many checks or tests held, how many did not, and what those say. */
export type Result = { passed: number; failed: number; messages?: string[] }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const error = z.object({ message: z.string().default('') })
const test = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.array(z.object({ errors: z.array(error).default([]) })),
})
const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(test) })
type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).default([]), suites: z.array(suite).optional() }),
)
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(error).default([]),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** The first lines of what a failure says, without the colours of a terminal. */
function shortly(name: string, messages: string[]): string {
  const plain = stripVTControlCharacters(messages.join('\n'))
  return [name, ...plain.split('\n').slice(0, 12)].join('\n    ')
}

/** Reads what `--reporter=json` of vitest left. */
export function readVitest(report: unknown): Result {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const messages = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => shortly(`${name}: ${one.fullName}`, one.failureMessages ?? []))
    return status === 'failed' && tests.length === 0 ? [shortly(name, [message])] : tests
  })
  return { passed: numPassedTests, failed: numFailedTests, messages }
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Reads what `--reporter=json` of Playwright left. */
export function readPlaywright(report: unknown): Result {
  const { suites, stats, errors } = playwrightReport.parse(report)
  const messages = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        shortly(
          `[${projectName}] ${file}: ${title}`,
          results.flatMap((one) => one.errors.map(({ message }) => message)),
        ),
      ),
  )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    messages: [
      ...messages,
      ...errors.map(({ message }) => shortly('before any journey', [message])),
    ],
  }
}

/**
 * What a test run came to: its report, and the exit code where the report is silent (a hook that failed, no report).
 * No test at all is a failure too.
 */
export function judged(code: number, file: string, read: (report: unknown) => Result): Result {
  if (!existsSync(file))
    return { passed: 0, failed: 1, messages: [`No report was written: ${file}`] }
  const { passed, failed, messages = [] } = read(JSON.parse(readFileSync(file, 'utf8')))
  if (passed + failed === 0)
    return { passed, failed: 1, messages: [...messages, 'No test was found.'] }
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), messages }
}
