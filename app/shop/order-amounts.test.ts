import { describe, expect, it } from 'vitest'
import { discountRows, discountsOf, instalmentShape, transferShape } from './order-amounts'

describe('what is taken off an order', () => {
  it('[O02] is told row by row, without the rows of nothing', () => {
    const told = discountRows.parse([
      { TITLE: 'Havale indirimi', TOTAL: '60,00' },
      { TITLE: 'Nichts', TOTAL: 0 },
      'no row',
    ])
    expect(discountsOf(told, 9999)).toEqual([{ title: 'Havale indirimi', total: 6000 }])
  })

  it('[O02] is one row without a title where only the sum is told, none where that is 0', () => {
    expect(discountsOf([], 6000)).toEqual([{ title: '', total: 6000 }])
    expect(discountsOf([{ TITLE: 'x', TOTAL: 0 }], 0)).toEqual([])
  })
})

describe('how an order is paid', () => {
  it('[P15] in several payments, or not at all said for one', () => {
    const wire = { CARD_NAME: 'Bonus', NUMBER: '3', PRICE_INSTALLMENT: '333.33' }
    expect(instalmentShape.parse(wire)).toEqual({ card: 'Bonus', number: 3, each: 33333 })
    expect(instalmentShape.parse({ ...wire, NUMBER: 2 })).toMatchObject({ number: 2 })
    for (const none of [{ ...wire, NUMBER: 1 }, null, undefined, 'x'])
      expect(instalmentShape.parse(none)).toBeNull()
  })

  it('[P15] by transfer to an account, where one is told', () => {
    const wire = { OWNER: 'Vitrin A.Ş.', IBAN: 'TR01', AMOUNT: '97,50', REFERENCE: '2611' }
    expect(transferShape.parse(wire)).toEqual({
      owner: 'Vitrin A.Ş.',
      iban: 'TR01',
      amount: 9750,
      reference: '2611',
    })
    for (const none of [{ ...wire, IBAN: '' }, null, undefined, 'x'])
      expect(transferShape.parse(none)).toBeNull()
  })
})
