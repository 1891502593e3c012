import { describe, expect, it } from 'vitest'
import { maxChanges, readChanges } from './favourite-rules'

describe('[F03] changes of the favourites', () => {
  it('add and remove products; the last entry for each counts', () => {
    expect(readChanges(['12', '-13', '14', '-14', '-15', '15'])).toEqual({
      add: ['12', '15'],
      remove: ['13', '14'],
      beyond: [],
    })
  })

  it('ignore invalid ids', () => {
    const strange = ['', '-', '--1', '1x', 'x1', '1234567890123', '1-2']
    expect(readChanges(strange)).toEqual({ add: [], remove: [], beyond: [] })
    expect(readChanges(['123456789012']).add).toEqual(['123456789012'])
  })

  it('beyond the maximum of one post are listed', () => {
    const all = Array.from({ length: maxChanges + 2 }, (_, at) => String(at + 1))
    const { add, remove, beyond } = readChanges(all)
    expect([add.length, remove.length, beyond]).toEqual([maxChanges, 0, ['501', '502']])
  })
})
