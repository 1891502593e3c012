import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readMutation } from '../mutation/scores'
import { judged, readPlaywright, readVitest } from './reports'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const reportFile = (report: unknown) => {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const held = { status: 'passed', fullName: 'adds', failureMessages: [] }
const broke = { status: 'failed', fullName: 'refuses', failureMessages: ['expected 1\nto be 2'] }
const vitest = (assertionResults: object[], more = {}) => ({
  numPassedTests: assertionResults.filter((one) => one === held).length,
  numFailedTests: assertionResults.filter((one) => one === broke).length,
  testResults: [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults, ...more }],
})

describe('what a run of vitest came to', () => {
  it('counts its tests, and repeats what failed', () => {
    expect(judged(1, reportFile(vitest([held, broke])), readVitest)).toEqual({
      passed: 1,
      failed: 1,
      messages: ['a.test.ts: refuses\n    expected 1\n    to be 2'],
    })
  })

  it('is a failure when the exit code, a hook or an empty report says so', () => {
    const hook = vitest([held], { status: 'failed', message: 'no shop' })
    expect(judged(1, reportFile(hook), readVitest)).toEqual({
      passed: 1,
      failed: 1,
      messages: ['a.test.ts\n    no shop'],
    })
    expect(judged(0, reportFile(vitest([])), readVitest)).toMatchObject({ failed: 1 })
    expect(judged(0, path.join(folder, 'none.json'), readVitest)).toMatchObject({ failed: 1 })
  })
})

describe('what a run of journeys came to', () => {
  const journey = (status: string) => ({
    title: `one ${status}`,
    file: 'cart.test.ts',
    tests: [
      {
        projectName: 'desktop-js',
        status,
        results: [
          { errors: status === 'expected' ? [] : [{ message: '\u001b[31mlate\u001b[39m' }] },
        ],
      },
    ],
  })
  const report = (stats: object, errors: object[] = []) => ({
    stats: { expected: 0, unexpected: 0, flaky: 0, ...stats },
    errors,
    suites: [{ specs: [], suites: [{ specs: ['expected', 'unexpected', 'flaky'].map(journey) }] }],
  })

  it('counts a flaky one as failed, and repeats what each said, without colours', () => {
    const found = readPlaywright(report({ expected: 1, unexpected: 1, flaky: 1 }))
    expect(found).toEqual({
      passed: 1,
      failed: 2,
      messages: ['unexpected', 'flaky'].map(
        (status) => `[desktop-js] cart.test.ts: one ${status}\n    late`,
      ),
    })
  })

  it('says what was wrong before any of them', () => {
    const { messages } = readPlaywright(report({}, [{ message: 'no server' }]))
    expect(messages).toContain('before any journey\n    no server')
  })
})

describe('a report of mutants', () => {
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

  it('fails an area of which too few were noticed, and says where', () => {
    const { passed, failed, messages } = readMutation(report('Killed', 'Survived'), areas, 85)
    expect([passed, failed]).toEqual([0, 1])
    expect(messages?.[0]).toMatch(/^price: 50\.0 % of 2, 85 % is the least\n +app\/a\.ts:7 Boolean/)
  })

  it('counts what no test reaches, and neither what is left out nor an area that was not tried', () => {
    const states = ['Killed', 'Timeout', 'Ignored', 'Ignored', 'RuntimeError']
    expect(readMutation(report(...states), areas, 85)).toEqual({
      passed: 1,
      failed: 0,
      messages: [],
    })
    expect(readMutation(report('Killed', 'NoCoverage'), areas, 85).failed).toBe(1)
  })
})
