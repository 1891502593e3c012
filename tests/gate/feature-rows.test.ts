import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { callIds, featureIds, idsInTests, namedIds } from './feature-rows'

const features = featureIds(readFileSync('tests/features.md', 'utf8'))
const calls = callIds(readFileSync('app/backend/CONTRACT.md', 'utf8'))
const ids = [...features, ...calls]
const named = idsInTests()

describe('features.md and CONTRACT.md', () => {
  it('have one row for every id', () => {
    expect(features.length).toBeGreaterThan(100)
    expect(calls.length).toBeGreaterThan(70)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('have a row for every feature and call that a test names', () => {
    expect([...named].filter(([id]) => !ids.includes(id))).toEqual([])
  })

  it('have no row that no test names', () => {
    expect(ids.filter((id) => !named.has(id))).toEqual([])
  })
})

describe('the ids of a test file', () => {
  it('are those of its titles, without other brackets', () => {
    const source = "it('[C04] [Z20] goes'); it(`[F01] [F02] stays`); const one = list[C05]"
    expect(namedIds(source)).toEqual(['C04', 'Z20', 'F01', 'F02'])
  })
})
