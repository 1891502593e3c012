import { describe, expect, it } from 'vitest'
import { mostChanges, readChanges } from './rules'

describe('[F03] changes of the favourites', () => {
  it('add and take out products, the last word about each counting', () => {
    expect(readChanges(['12', '-13', '14', '-14', '-15', '15'])).toEqual({
      add: ['12', '15'],
      remove: ['13', '14'],
      beyond: [],
    })
  })

  it('leave out what is no product', () => {
    const strange = ['', '-', '--1', '1x', 'x1', '1234567890123', '1-2']
    expect(readChanges(strange)).toEqual({ add: [], remove: [], beyond: [] })
    expect(readChanges(['123456789012']).add).toEqual(['123456789012'])
  })

  it('beyond what one post may bring are named', () => {
    const all = Array.from({ length: mostChanges + 2 }, (_, at) => String(at + 1))
    const { add, remove, beyond } = readChanges(all)
    expect([add.length, remove.length, beyond]).toEqual([mostChanges, 0, ['501', '502']])
  })
})
