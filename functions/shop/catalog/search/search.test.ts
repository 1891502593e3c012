import { describe, expect, it } from 'vitest'
import { matchOf } from './search'

describe('search words', () => {
  it('[B07] requires every word to be a prefix of a word of the product', () => {
    expect(matchOf('Defter NOKTALI')).toBe('"defter"* AND "noktali"*')
  })

  it('[B07] treats operators and quotes as plain text', () => {
    expect(matchOf('a" OR b*')).toBe('"a"* AND "or"* AND "b"*')
    expect(matchOf('  "*  ')).toBeNull()
  })

  it('[B07] treats a number after a code as that of a variant, as well as on its own', () => {
    const either = '("sh0000011"* OR ("sh000001"* AND "1"*))'
    expect(matchOf('SH000001 1')).toBe(either)
    expect(matchOf('kalem SH000001/1 mavi')).toBe(`"kalem"* AND ${either} AND "mavi"*`)
    expect(matchOf('SH000001-1')).toBe('"sh0000011"*')
    expect(matchOf('A4 80 2024 1')).toBe('"a4"* AND "80"* AND "2024"* AND "1"*')
  })
})
