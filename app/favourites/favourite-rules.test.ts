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
    const strange = ['', '-', '<1>', '1.2', '1 2', 'x'.repeat(65)]
    expect(readChanges(strange)).toEqual({ add: [], remove: [], beyond: [] })
    const { add, remove } = readChanges(['8690000000017', '-KC-310', 'id-0'])
    expect([add, remove]).toEqual([['8690000000017', 'id-0'], ['KC-310']])
  })

  it('beyond the maximum of one post are listed', () => {
    const all = Array.from({ length: maxChanges + 2 }, (_, at) => String(at + 1))
    const { add, remove, beyond } = readChanges(all)
    expect([add.length, remove.length, beyond]).toEqual([maxChanges, 0, ['501', '502']])
  })
})
