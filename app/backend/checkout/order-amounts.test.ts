import { describe, expect, it } from 'vitest'
import { discountRows, discountsOf, instalmentShape, transferShape } from './order-amounts'

describe('the discounts of an order', () => {
  it('[O02] are listed by row, without zero rows', () => {
    const discounts = discountRows.parse([
      { TITLE: 'Havale indirimi', TOTAL: '60,00' },
      { TITLE: 'Nichts', TOTAL: 0 },
      'no row',
    ])
    expect(discountsOf(discounts, 9999)).toEqual([{ title: 'Havale indirimi', total: 6000 }])
  })

  it('[O02] are one row without a title when only the sum is known, none when it is 0', () => {
    const [card] = discountRows.parse([{ TITLE: 'Hediye kartı', TOTAL: 60, IS_GIFT_CARD: 1 }])
    expect(discountsOf(card ? [card] : [], 0)).toMatchObject([{ isGiftCard: true }])
    expect(discountsOf([], -6000)).toEqual([{ title: '', total: 6000 }])
    const below = discountRows.parse([{ TITLE: 'Kupon', TOTAL: '-60,00' }])
    expect(discountsOf(below, 0)).toEqual([{ title: 'Kupon', total: 6000 }])
    expect(discountsOf([], 6000)).toEqual([{ title: '', total: 6000 }])
    expect(discountsOf([{ TITLE: 'x', TOTAL: 0, IS_GIFT_CARD: false }], 0)).toEqual([])
  })
})

describe('the payment of an order', () => {
  it('[P15] has instalments only for several payments', () => {
    const wire = { CARD_NAME: 'Bonus', NUMBER: '3', PRICE_INSTALLMENT: '333.33' }
    expect(instalmentShape.parse(wire)).toEqual({ card: 'Bonus', number: 3, each: 33333 })
    expect(instalmentShape.parse({ ...wire, NUMBER: 2 })).toMatchObject({ number: 2 })
    for (const none of [{ ...wire, NUMBER: 1 }, null, undefined, 'x'])
      expect(instalmentShape.parse(none)).toBeNull()
  })

  it('[P15] has an account for a bank transfer, if the shop sends one', () => {
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
