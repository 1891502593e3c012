import { describe, expect, it } from 'vitest'
import { returnableOf, returnRefunds, returnsByPosition, returnsShape } from './requested-returns'

const lines = ['7', '8', '7', '7'].map((PRODUCT_ID) => ({ PRODUCT_ID }))
const returnsOf = (...details: object[]) =>
  returnsByPosition(returnsShape.parse([{ RETURNS_DETAIL: details }]), lines)
const returnedOf = (...details: object[]) => [...returnsOf(...details).keys()]

describe('returned lines', () => {
  it('[O01] are identified by their position if the shop sends it', () => {
    expect(returnedOf({ LINE: '2', PRODUCT_ID: '7' })).toEqual([2])
    expect(returnedOf({ LINE: '9', PRODUCT_ID: '7' })).toEqual([])
  })

  it('[O01] else by their product, one line per return', () => {
    expect(returnedOf({ PRODUCT_ID: 8 })).toEqual([1])
    expect(returnedOf({ PRODUCT_ID: '7' }, { PRODUCT_ID: '7' })).toEqual([0, 2])
    expect(returnedOf({ PRODUCT_ID: '9' })).toEqual([])
  })

  it('[O08] have the state and amount of their refund, as far as the shop says', () => {
    const of = (fields: object) => returnsOf({ LINE: 0, ...fields }).get(0)?.[0]
    expect(of({})).toEqual({ count: null, state: 'requested', amount: null, label: null })
    expect(of({ REFUND_STATE: 'bekliyor', REFUND_AMOUNT: 'x' })).toEqual(of({}))
    const accepted = of({ REFUND_STATE: 'accepted', REFUND_AMOUNT: '1.249,90' })
    expect(accepted).toMatchObject({ state: 'accepted', amount: 124_990 })
    expect(of({ REFUND_STATE: 'refused', REFUND_AMOUNT: 5 })?.amount).toBeNull()
  })

  it('[O08] have the word of the shop where it tells no state of its own', () => {
    const of = (RETURN_STATUS: unknown, detail: object = {}) =>
      returnsByPosition(
        returnsShape.parse([{ RETURN_STATUS, RETURNS_DETAIL: [{ PRODUCT_ID: '8', ...detail }] }]),
        lines,
      ).get(1)?.[0]?.words
    expect(of('Reddedildi')).toBe('Reddedildi')
    expect(of('Reddedildi', { REFUND_STATE: 'refused' })).toBeUndefined()
    expect([of(undefined), of('3'), of(7)]).toEqual([undefined, undefined, undefined])
  })

  it('[O13] have what a parcel needs while they are to be sent, as far as the shop says', () => {
    const of = (fields: object) => returnsOf({ LINE: 0, ...fields }).get(0)?.[0]?.label
    expect(of({})).toBeNull()
    expect(of({ CODE: 'A-1' })).toEqual({ code: 'A-1', carrier: '', address: '' })
    const all = {
      CODE: 'A-1',
      CARRIER: 'Ege Kargo',
      ADDRESS: 'Liman Cad. 1',
      REFUND_STATE: 'accepted',
    }
    expect(of(all)).toEqual({ code: 'A-1', carrier: 'Ege Kargo', address: 'Liman Cad. 1' })
    for (const REFUND_STATE of ['refused', 'refunded'])
      expect(of({ ...all, REFUND_STATE })).toBeNull()
  })
})

it('[O22] pieces of a line are returned until none is left, and whole lines where the shop takes no counts', () => {
  const returns = returnsOf({ LINE: 0, COUNT: 1 }, { LINE: 0, COUNT: '0,5' }).get(0) ?? []
  expect(returns.map(({ count }) => count)).toEqual([1, 0.5])
  expect(returnableOf(3, returns, true)).toBe(1.5)
  expect(returnableOf(3, returns, false)).toBe(0)
  expect(returnableOf(3, [], false)).toBe(3)
  expect(returnableOf(3, returnsOf({ LINE: 0 }).get(0) ?? [], true)).toBe(0)
})

it('[O25] what returns pay back is told apart by how far they are', () => {
  const of = (REFUND_STATE: string | undefined, AMOUNT: number) => ({
    REFUNDS: [{ TO: 'card', AMOUNT }],
    RETURNS_DETAIL: [{ LINE: 0, REFUND_STATE }],
  })
  const all = [of('requested', 1), of('accepted', 2), of('refunded', 4), of(undefined, 8)]
  expect(returnRefunds(returnsShape.parse(all))).toEqual([
    { to: 'card', state: 'requested', amount: 900 },
    { to: 'card', state: 'accepted', amount: 200 },
    { to: 'card', state: 'refunded', amount: 400 },
  ])
})
