import { describe, expect, it } from 'vitest'
import { readRecent, withRecent } from './suggestion-rules'

const now = 1_800_000_000_000
const year = 365 * 24 * 3600 * 1000

describe('[B06] remembered searches', () => {
  it('are listed newest first, each once, six at most', () => {
    let stored: string | null = null
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'b', 'g'])
      stored = withRecent(stored, word, now)
    expect(readRecent(stored, now)).toEqual(['g', 'b', 'f', 'e', 'd', 'c'])
    expect(readRecent(withRecent(stored, 'f', now), now)).toEqual(['f', 'g', 'b', 'e', 'd', 'c'])
  })

  it('are forgotten after a year', () => {
    const stored = withRecent(null, 'kalem', now)
    expect(readRecent(stored, now + year - 1)).toEqual(['kalem'])
    expect(readRecent(stored, now + year)).toEqual([])
  })

  it('are empty when the stored text is invalid, and cut when long', () => {
    const strange = [null, '', 'no json', '{}', '7', '[null, 7, {"word":7,"at":1}, {"at":1}]']
    for (const stored of strange) expect(readRecent(stored, now)).toEqual([])
    const seven = JSON.stringify(Array.from({ length: 7 }, (_, at) => ({ word: `${at}`, at: now })))
    expect(readRecent(seven, now)).toHaveLength(6)
    const long = JSON.stringify([{ word: 'x'.repeat(101), at: now }])
    expect(readRecent(long, now)[0]).toHaveLength(100)
  })
})
