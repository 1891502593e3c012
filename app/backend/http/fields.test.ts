import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  cents,
  colour,
  date,
  flag,
  html,
  id,
  link,
  maybeId,
  number,
  readNumber,
  requiredRows,
  rows,
  text,
} from './fields'

const read = <T extends z.ZodType>(type: T, value: unknown) => type.parse(value)

describe('loose wire values', () => {
  it('texts, numbers and invalid values', () => {
    expect([read(text, 'a'), read(text, 7), read(text, null), read(text, {})]).toEqual([
      'a',
      '7',
      '',
      '',
    ])
    expect([125, '125.00', '1.249,90', '', 'x', null].map((value) => read(number, value))).toEqual([
      125, 125, 1249.9, 0, 0, 0,
    ])
    expect(
      ['1.234.567,89', '-3,5', ' 7 ', '7x', 'a7', '1,2,3', '.', true, [7]].map(readNumber),
    ).toEqual([1234567.89, -3.5, 7, null, null, null, null, null, null])
    expect([Number.NaN, Number.POSITIVE_INFINITY, '1e999'].map(readNumber)).toEqual([
      null,
      null,
      null,
    ])
    expect(['19,90', 0.1 + 0.2, 'x'].map((value) => read(cents, value))).toEqual([1990, 30, 0])
  })

  it.each([
    ['1,249.90', 1249.9],
    ['12,345.67', 12345.67],
    ['1.249,90 TL', 1249.9],
    ['TRY 1,249.90', 1249.9],
    ['₺125,00', 125],
    ['125,00&nbsp;&#8378;', 125],
    ['1 249,90', 1249.9],
    ['1\u00a0249,90', 1249.9],
    ["1'249.90", 1249.9],
    ['-1.249,90', -1249.9],
    ['1.234.567', 1234567],
    ['1.041,5800', 1041.58],
    ['1,250', 1.25],
    ['1.250', 1.25],
    ['12345678,5', 12345678.5],
    [',5', 0.5],
    ['1.249,90 kg', null],
    ['12.08.2025', null],
    ['1.24,9', null],
    ['5 25', null],
    ['5-10 TL', null],
  ])('[T12] the number %j is %j', (written, expected) => {
    expect(readNumber(written)).toBe(expected)
  })

  it('decodes HTML entities in texts once, and leaves them in HTML', () => {
    const texts = [
      'Gar&ccedil;a',
      '&#304;pek &amp; Y&#xFC;n',
      '&amp;lt;b&gt;',
      'R&D',
      'A&copyB',
      '&yok;',
    ]
    expect(texts.map((value) => read(text, value))).toEqual([
      'Garça',
      'İpek & Yün',
      '&lt;b>',
      'R&D',
      'A&copyB',
      '&yok;',
    ])
    expect(read(html, '<p>1 &lt; 2 &amp; Gar&ccedil;a</p>')).toBe(
      '<p>1 &lt; 2 &amp; Gar&ccedil;a</p>',
    )
  })

  it('[T85] removes bidi controls and invisible characters from texts, except those that languages and emoji need', () => {
    expect(read(text, 'a&#8238;b&ZeroWidthSpace;c')).toBe('abc')
    expect(read(html, 'a\u202eb')).toBe('ab')
    expect(read(text, 'a\u202e\u2066b\u200b\u2060\ufeffc')).toBe('abc')
    const needed =
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u200f1\u200e \u{1f469}\u200d\u{1f4bb} so\u00adft'
    expect(read(text, needed)).toBe(needed)
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
    expect(read(id, 'x'.repeat(64))).toHaveLength(64)
    for (const bad of ['x'.repeat(65), ' 1', '1 ']) expect(id.safeParse(bad).success).toBe(false)
    expect(id.safeParse('..').error?.issues[0]?.message).toBe('not an id')
    expect([read(maybeId, '../x'), read(maybeId, undefined)]).toEqual(['', ''])
    expect([read(maybeId, 7), read(maybeId, 'x'.repeat(65)), read(maybeId, '1 ')]).toEqual([
      '7',
      '',
      '',
    ])
  })

  it('[T42] links become paths, external ones are empty', () => {
    expect([
      read(link, 'defter'),
      read(link, '/defter'),
      read(link, 'https://evil.test'),
      read(link, 'javascript:1'),
      read(link, '/defter?x=1&amp;y=2'),
      read(link, '&#106;avascript:1'),
      read(link, 7),
    ]).toEqual(['/defter', '/defter', '', '', '/defter?x=1&y=2', '', ''])
  })

  it('[T42] colours are hexadecimal or null', () => {
    expect([
      read(colour, ' #1b2a4a'),
      read(colour, '#FFF'),
      read(colour, 'red;background:url(//x)'),
    ]).toEqual(['#1b2a4a', '#FFF', null])
    for (const none of ['#12', '#1234', '#12345', '#1234567', 'x#123', '#xyz', 7])
      expect(read(colour, none)).toBeNull()
  })

  it('dates in every seen format', () => {
    expect(read(date, 1755000000)).toBe('2025-08-12T12:00:00.000Z')
    expect(read(date, '12.08.2025 15:00:00')).toBe('2025-08-12T12:00:00.000Z')
    expect([read(date, '99.99.2025'), read(date, 'x'), read(date, null)]).toEqual(['', '', ''])
    const noon = '2025-08-12T12:00:00.000Z'
    for (const value of [
      '1755000000',
      1755000000000,
      '12.08.2025 15:00',
      '12/08/2025 15:00',
      noon,
      '2025-08-12T12:00:00Z',
    ])
      expect(read(date, value)).toBe(noon)
    expect(read(date, '12.08.2025')).toBe('2025-08-11T21:00:00.000Z')
    expect(read(date, '12.08.2025  15:00:30')).toBe('2025-08-12T12:00:30.000Z')
    for (const none of [
      'x12.08.2025',
      '12.08.2025x',
      '12.08.2025 1:00',
      7,
      1e8,
      {},
      '17550000.5',
      '2025-08-1',
      'am 2025-08-12',
    ])
      expect(read(date, none), String(none)).toBe('')
    expect(read(date, 9_000_000_001)).toBe(new Date(9_000_000_001).toISOString())
    expect(read(date, 9_000_000_000)).toBe(new Date(9_000_000_000_000).toISOString())
    expect(read(date, 100_000_001)).toBe(new Date(100_000_001_000).toISOString())
  })

  it('[T12] a list that an answer is about is null or readable', () => {
    const rowsOf = requiredRows(z.object({ ID: id }))
    expect([read(rowsOf, null), read(rowsOf, []), read(rowsOf, ['x', { ID: 1 }])]).toEqual([
      [],
      [],
      [{ ID: '1' }],
    ])
    for (const unreadable of [undefined, 'yok', 7, {}, ['x', 'y']])
      expect(rowsOf.safeParse(unreadable).success).toBe(false)
  })

  it('[T12] missing fields become neutral values, invalid rows are skipped', () => {
    const list = rows(z.object({ ID: id, TITLE: text, STOCK: number, NEW: flag }))
    expect(list.parse([{ ID: 1 }, { TITLE: 'no id' }, null, 'x'])).toEqual([
      { ID: '1', TITLE: '', STOCK: 0, NEW: false },
    ])
    expect(list.parse('nonsense')).toEqual([])
  })
})
