import { describe, expect, it } from 'vitest'
import { isOutdated } from './currency-memory'

describe('[G04] a page restored from history', () => {
  it('is outdated by another currency that was chosen after it', () => {
    expect(isOutdated('EUR 200', 'TL', 100, 300)).toBe(true)
    expect(isOutdated('EUR 200', 'EUR', 100, 300)).toBe(false)
    expect(isOutdated('EUR 200', 'TL', 200, 300)).toBe(false)
  })

  it('is not outdated by a future, missing or empty entry', () => {
    expect(isOutdated('EUR 400', 'TL', 100, 300)).toBe(false)
    for (const entry of [null, '', 'EUR', 'EUR x'])
      expect(isOutdated(entry, 'TL', 100, 300)).toBe(false)
  })
})
