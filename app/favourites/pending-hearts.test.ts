import { describe, expect, it } from 'vitest'
import { changesOf, readHearts, writeHearts } from './pending-hearts'

describe('hearts that the shop has not confirmed', () => {
  it('[F03] are saved in a cookie, set or removed, the latest state of each product', () => {
    const hearts = readHearts('12.-34.-12')
    expect([...hearts]).toEqual([
      ['12', false],
      ['34', false],
    ])
    expect(changesOf(hearts)).toEqual(['-12', '-34'])
    expect(writeHearts(hearts)).toBe('-12.-34')
    expect(writeHearts(new Map())).toBe('')
  })

  it('[F03] may be of products whose ids are texts', () => {
    const hearts = readHearts('KC-310.-8690000000017.-id-0')
    expect([...hearts]).toEqual([
      ['KC-310', true],
      ['8690000000017', false],
      ['id-0', false],
    ])
    expect(writeHearts(hearts)).toBe('KC-310.-8690000000017.-id-0')
  })

  it('[F03] are the newest 40 at most, and none when the cookie is invalid', () => {
    const many = new Map(Array.from({ length: 41 }, (_, id) => [String(id), true]))
    const written = writeHearts(many)
    expect(readHearts(written).size).toBe(40)
    expect(readHearts(written).has('0')).toBe(false)
    for (const none of [`${written}.99`, '12.', '.12', '-', 'x'.repeat(65), '12;34', ''])
      expect(readHearts(none).size, none).toBe(0)
    expect(readHearts().size).toBe(0)
  })
})
