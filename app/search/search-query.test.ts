import { describe, expect, it } from 'vitest'
import { readWord } from './search-query'

describe('a search word', () => {
  it('[B07] is trimmed, and cut at a hundred letters', () => {
    expect(readWord('  kuzey\n\t defter ')).toEqual({
      word: 'kuzey defter',
      cut: false,
      searchable: true,
    })
    const long = readWord('ş'.repeat(2000))
    expect(long).toMatchObject({ word: 'ş'.repeat(100), cut: true })
    expect(readWord('😀'.repeat(101))).toMatchObject({ word: '😀'.repeat(100), cut: true })
  })

  it('[B07] must hold a letter or a digit of any script', () => {
    expect(readWord('دفتر').searchable).toBe(true)
    for (const typed of ['', ' ', '"*', '—']) expect(readWord(typed).searchable).toBe(false)
  })
})
