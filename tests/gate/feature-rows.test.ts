import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { featureIds, featuresInTests, namedFeatures } from './feature-rows'

const ids = featureIds(readFileSync('tests/features.md', 'utf8'))
const named = featuresInTests()

describe('features.md', () => {
  it('has a row of its own for every id', () => {
    expect(ids.length).toBeGreaterThan(100)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has a row for every feature that a test names', () => {
    const unknown = [...named].filter(([id]) => !ids.includes(id))
    expect(unknown).toEqual([])
  })

  it('has no row that no test names', () => {
    expect(ids.filter((id) => !named.has(id))).toEqual([])
  })
})

describe('the features of a test file', () => {
  it('are those of its titles, without calls and without other brackets', () => {
    const source = "it('[C04] [Z20] goes'); it(`[F01] [F02] stays`); const one = list[C05]"
    expect(namedFeatures(source)).toEqual(['C04', 'F01', 'F02'])
  })
})
