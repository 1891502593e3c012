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
})

describe('the result of a vitest run', () => {
  it('counts its tests', () => {
    expect(resultOf(1, reportFile(vitest(3, 2)), readVitest)).toEqual({ passed: 3, failed: 2 })
  })

  it('is a failure for an exit code, an empty or a missing report', () => {
    expect(resultOf(1, reportFile(vitest(3, 0)), readVitest)).toEqual({ passed: 3, failed: 1 })
    expect(resultOf(0, reportFile(vitest(0, 0)), readVitest)).toEqual({ passed: 0, failed: 1 })
    expect(resultOf(0, path.join(folder, 'none.json'), readVitest)).toMatchObject({ failed: 1 })
  })
})

describe('the result of the journeys', () => {
  it('counts a flaky test as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1 }
    expect(readPlaywright({ stats })).toEqual({ passed: 3, failed: 2 })
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
