import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** What a step found: how many checks or tests passed, and how many did not. */
export type Result = { passed: number; failed: number }

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Reads what `--reporter=json` of vitest wrote. */
export function readVitest(report: unknown): Result {
  const { numPassedTests, numFailedTests } = vitestReport.parse(report)
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Reads what `--reporter=json` of Playwright wrote; a flaky journey failed. */
export function readPlaywright(report: unknown): Result {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky }
}

/**
 * What a test run came to: its report, and the exit code where the report is silent (a hook that failed, no report).
 * No test at all is a failure too.
 */
export function judged(code: number, file: string, read: (report: unknown) => Result): Result {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
  const isFailure = code !== 0 || passed + failed === 0
  return { passed, failed: isFailure ? Math.max(1, failed) : failed }
}
