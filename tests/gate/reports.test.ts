import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readMutation } from '../mutation/scores'
import { readPlaywright, readVitest, resultOf } from './reports'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const reportFile = (report: unknown) => {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const vitest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [],
})

describe('the result of a vitest run', () => {
  it('counts its tests', () => {
    const result = resultOf(1, reportFile(vitest(3, 2)), readVitest)
    expect(result).toMatchObject({ passed: 3, failed: 2 })
  })

  it('names the tests that failed, and the file whose hook failed', () => {
    const test = (fullName: string, ...failureMessages: string[]) => ({
      fullName,
      status: failureMessages.length > 0 ? 'failed' : 'passed',
      failureMessages,
    })
    const testResults = [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [test('one'), test('two', '1 is not 2')],
      },
      { name: 'b.test.ts', message: 'no Worker', assertionResults: [] },
    ]
    expect(readVitest({ ...vitest(1, 1), testResults }).failures).toEqual([
      'a.test.ts: two\n1 is not 2',
      'b.test.ts: no Worker',
    ])
  })

  it('is a failure for an exit code, an empty or a missing report', () => {
    expect(resultOf(1, reportFile(vitest(3, 0)), readVitest)).toEqual({
      passed: 3,
      failed: 1,
      failures: [],
    })
    expect(resultOf(0, reportFile(vitest(0, 0)), readVitest)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
    })
    expect(resultOf(0, path.join(folder, 'none.json'), readVitest)).toMatchObject({ failed: 1 })
  })
})

describe('the result of the journeys', () => {
  it('counts a flaky test as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1 }
    expect(readPlaywright({ stats, suites: [] })).toMatchObject({ passed: 3, failed: 2 })
  })

  it('names the journeys that failed, in groups too', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 0 }
    const test = (status: string, ...messages: string[]) => ({
      projectName: 'desktop-js',
      status,
      results: [{ errors: messages.map((message) => ({ message })) }],
    })
    const fails = { title: 'pays', file: 'pay.test.ts', tests: [test('unexpected', 'not paid')] }
    const passes = { title: 'adds', file: 'pay.test.ts', tests: [test('expected')] }
    const suites = [{ specs: [passes], suites: [{ specs: [fails] }] }]
    expect(readPlaywright({ stats, suites }).failures).toEqual([
      'pay.test.ts: pays (desktop-js)\nnot paid',
    ])
  })
})

describe('a mutation report', () => {
  const mutant = (status: string) => ({
    status,
    mutatorName: 'BooleanLiteral',
    replacement: 'true',
    location: { start: { line: 7 } },
  })
  const report = (...states: string[]) => ({
    files: { 'app/a.ts': { mutants: states.map(mutant) } },
  })
  const areas = { price: ['app/a.ts'], stock: ['app/b.ts'] }

  it('fails an area with too few detected mutants', () => {
    expect(readMutation(report('Killed', 'Survived'), areas, 85)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts uncovered mutants, but no ignored ones and no untested area', () => {
    const states = ['Killed', 'Timeout', 'Ignored', 'Ignored', 'RuntimeError']
    expect(readMutation(report(...states), areas, 85)).toEqual({
      passed: 1,
      failed: 0,
    })
    expect(readMutation(report('Killed', 'NoCoverage'), areas, 85).failed).toBe(1)
  })
})
