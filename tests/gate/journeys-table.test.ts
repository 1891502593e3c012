import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { journeysTable } from './journeys-table'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-table-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const journey = (status: string, description?: string) => ({
  title: 'pays',
  file: 'pay.test.ts',
  tests: [
    {
      ...{ projectName: 'desktop-js', status, results: [] },
      annotations: description ? [{ type: 'skip', description }] : [],
    },
  ],
})

it('counts journeys that end elsewhere apart from those that a shop does not offer', () => {
  const specs = [
    journey('expected'),
    journey('skipped', 'instead: orders of the platform'),
    journey('skipped', 'not offered: It has four countries.'),
    journey('unexpected'),
  ]
  const stats = { expected: 1, unexpected: 1, flaky: 0 }
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ stats, suites: [{ specs }] }))
  const counts = '1 passed, 1 handed over, 1 not offered, 1 failed'
  expect(journeysTable({ section7: file })).toEqual([
    'journeys     section7',
    `pay.test.ts  ${counts}`,
    `all          ${counts}`,
    'section7: 1 instead: orders of the platform',
    'section7: 1 not offered: It has four countries.',
  ])
})
