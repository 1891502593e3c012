import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** The result of a step: the number of checks or tests that passed and failed. */
export type Result = { passed: number; failed: number }

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Reads the output of vitest's `--reporter=json`. */
export function readVitest(report: unknown): Result {
  const { numPassedTests, numFailedTests } = vitestReport.parse(report)
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Reads the output of Playwright's `--reporter=json`; a flaky journey counts as failed. */
export function readPlaywright(report: unknown): Result {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky }
}

/**
 * The result of a test run: its report, or the exit code when the report shows no failure (a failed hook, no report).
 * Running no test at all is a failure too.
 */
export function resultOf(code: number, file: string, read: (report: unknown) => Result): Result {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
  const isFailure = code !== 0 || passed + failed === 0
  return { passed, failed: isFailure ? Math.max(1, failed) : failed }
}
