import { describe, expect, it } from 'vitest'
import { matchOf } from './search'

describe('search words', () => {
  it('[B07] asks that every word begins a word of the product', () => {
    expect(matchOf('Defter NOKTALI')).toBe('"defter"* "noktali"*')
  })

  it('[B07] takes operators and quotes for plain text', () => {
    expect(matchOf('a" OR b*')).toBe('"a"* "or"* "b"*')
    expect(matchOf('  "*  ')).toBeNull()
  })
})
