import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isIdentityNumber as shopIdentity,
  isTaxNumber as shopTax,
} from '../../../functions/shop/address/rules'
import { findOffices, isIdentityNumber, isTaxNumber } from './address-rules'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''))

describe('[A06] identity and tax numbers', () => {
  it('accept known valid numbers', () => {
    expect(['10000000146', '12345678950'].map(isIdentityNumber)).toEqual([true, true])
    expect(['1234567890', '10000000146'].map(isTaxNumber)).toEqual([true, true])
  })

  it('reject numbers that are too short, too long, not digits or start with 0', () => {
    for (const text of ['', '1000000014', '100000001466', '0000000000a', '00000000000', '١٢٣'])
      expect([isIdentityNumber(text), isTaxNumber(text)]).toEqual([false, false])
    const wrong = [
      ...['12345678901', 'x1234567890', '1234567890x', ' 1234567890'],
      ...['100000001460', 'x10000000146', '10000000146x', '123456789'],
    ]
    for (const text of wrong) {
      expect([isIdentityNumber(text), isTaxNumber(text)], text).toEqual([false, false])
      expect([shopIdentity(text), shopTax(text)], text).toEqual([false, false])
    }
  })

  it('have exactly one valid check digit', () => {
    fc.assert(
      fc.property(digits(9), (start) => {
        const right = [...'0123456789'].filter((last) => isTaxNumber(start + last))
        expect(right).toHaveLength(1)
      }),
    )
  })

  it('are validated by the shop in the same way', () => {
    fc.assert(
      fc.property(digits(11), digits(10), (eleven, ten) => {
        expect(isIdentityNumber(eleven)).toBe(shopIdentity(eleven))
        expect(isTaxNumber(ten)).toBe(shopTax(ten))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('[A06] tax offices', () => {
  const offices = Array.from({ length: 40 }, (_, at) => `İlçe ${at}`).concat('Konak', 'Kale Konağı')

  it('are filtered from two letters on, ignoring Turkish case; shorter words show all', () => {
    for (const short of ['', 'k', ' k '])
      expect(findOffices(offices, short, 1)).toEqual({ offices: offices.slice(0, 15), more: true })
    expect(findOffices(offices, 'KONA', 1).offices).toEqual(['Konak', 'Kale Konağı'])
    expect(findOffices(['Isparta', 'İzmit'], 'ısp', 1).offices).toEqual(['Isparta'])
  })

  it('list prefix matches first, each group in its original order', () => {
    const named = ['Eski Konak', 'Konaklı', 'Yeni Konak', 'Konak']
    expect(findOffices(named, 'kona', 1).offices).toEqual([
      'Konaklı',
      'Konak',
      'Eski Konak',
      'Yeni Konak',
    ])
    expect(findOffices(named, 'k', 1).offices).toEqual(named)
  })

  it('come in pages of fifteen', () => {
    const sizes = [1, 2, 3, 4].map((page) => {
      const { offices: found, more } = findOffices(offices, 'ilçe', page)
      return [found.length, more]
    })
    expect(sizes).toEqual([
      [15, true],
      [15, true],
      [10, false],
      [0, false],
    ])
  })
})
