import { describe, expect, it } from 'vitest'
import { addToList, factRows, faultOf, readList, readStatus, writeList } from './rules'

describe('the comparison list', () => {
  it('[K01] takes a product while there are fewer than four: 1, 2 or 3', () => {
    expect(addToList(['1'], '2')).toEqual({ status: 1, list: ['1', '2'] })
    expect(addToList(['1', '2'], '2')).toEqual({ status: 2, list: ['1', '2'] })
    const full = ['1', '2', '3', '4']
    expect(addToList(full, '5')).toEqual({ status: 3, list: full })
    expect(addToList(full, '4').status).toBe(2)
  })

  it('[K03] needs two to four', () => {
    expect([0, 1, 2, 4, 5].map(faultOf)).toEqual(['none', 'few', null, null, 'many'])
  })

  it('[K04] reads ids in order, each once, and drops invalid ones', () => {
    expect(readList('34-12-34-!-56-')).toEqual(['34', '12', '56'])
    expect(readList(null)).toEqual([])
    expect(readList(`${'x'.repeat(65)}-8690000000017`)).toEqual(['8690000000017'])
    const many = Array.from({ length: 60 }, (_, at) => at).join('-')
    expect(readList(many)).toHaveLength(50)
  })

  it('[K04] writes ids so that their own dashes part nothing', () => {
    for (const [ids, written] of [
      [['12', '34'], '12-34'],
      [['KC-310'], 'KC-310.'],
      [['KC-310', '7', 'id-0'], 'KC-310.7.id-0.'],
      [[], ''],
    ] as const) {
      expect(writeList([...ids])).toBe(written)
      expect(readList(written)).toEqual(ids)
    }
  })

  it('[K04] reads the status of the last add; a missing one means success', () => {
    expect(['1', '2', '3', '4', '', null].map(readStatus)).toEqual([1, 2, 3, 1, 1, 1])
  })

  it('[K04] marks the rows in which the products differ', () => {
    const rows = factRows([
      {
        facts: [
          { title: 'Malzeme', value: 'Cam' },
          { title: 'Renk', value: 'Mavi' },
        ],
      },
      { facts: [{ title: 'Malzeme', value: 'Cam' }] },
    ])
    expect(rows).toEqual([
      { title: 'Malzeme', values: ['Cam', 'Cam'], differs: false },
      { title: 'Renk', values: ['Mavi', ''], differs: true },
    ])
  })
})
