import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { colour, date, flag, id, link, maybeId, number, rows, text } from './wire'

const read = <T extends z.ZodType>(type: T, value: unknown) => type.parse(value)

describe('loose wire values (contract 0.2)', () => {
  it('texts, numbers and what is neither', () => {
    expect([read(text, 'a'), read(text, 7), read(text, null), read(text, {})]).toEqual([
      'a',
      '7',
      '',
      '',
    ])
    expect([125, '125.00', '1.249,90', '', 'x', null].map((value) => read(number, value))).toEqual([
      125, 125, 1249.9, 0, 0, 0,
    ])
  })

  it('flags in all their forms', () => {
    expect([1, '1', true, 'true'].map((value) => read(flag, value))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([0, '0', false, 'false', undefined, 2].map((value) => read(flag, value))).toEqual(
      Array(6).fill(false),
    )
  })

  it('ids must be safe in a path', () => {
    expect([read(id, 773), read(id, 'a_b-1')]).toEqual(['773', 'a_b-1'])
    for (const bad of ['', '..', 'a/b', null, {}]) expect(id.safeParse(bad).success).toBe(false)
    expect([read(maybeId, '../x'), read(maybeId, undefined)]).toEqual(['', ''])
  })

  it('links become paths, foreign ones nothing', () => {
    expect([
      read(link, 'defter'),
      read(link, '/defter'),
      read(link, 'https://evil.test'),
      read(link, 'javascript:1'),
    ]).toEqual(['/defter', '/defter', '', ''])
  })

  it('colours are hexadecimal or none', () => {
    expect([
      read(colour, ' #1b2a4a'),
      read(colour, '#FFF'),
      read(colour, 'red;background:url(//x)'),
    ]).toEqual(['#1b2a4a', '#FFF', null])
  })

  it('dates of every seen form', () => {
    expect(read(date, 1755000000)).toBe('2025-08-12T12:00:00.000Z')
    expect(read(date, '12.08.2025 15:00:00')).toBe('2025-08-12T12:00:00.000Z')
    expect([read(date, '99.99.2025'), read(date, 'x'), read(date, null)]).toEqual(['', '', ''])
  })

  it('a missing field takes its neutral value, a broken row is left out', () => {
    const list = rows(z.object({ ID: id, TITLE: text, STOCK: number, NEW: flag }))
    expect(list.parse([{ ID: 1 }, { TITLE: 'no id' }, null, 'x'])).toEqual([
      { ID: '1', TITLE: '', STOCK: 0, NEW: false },
    ])
    expect(list.parse('nonsense')).toEqual([])
  })
})
