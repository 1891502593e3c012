import { describe, expect, it } from 'vitest'
import { orderShape } from './order-shapes'
import { readOrder } from './read-order'

const order = (fields: object) =>
  readOrder(orderShape.parse({ ORDER: { ORDER_NUMBER: 'KC-1', ...fields } }).ORDER, 'TL').amounts

describe('[O02] the price of the goods of an order', () => {
  it('is what the shop says', () => {
    expect(order({ GOODS_PRICE: '213,40', CARGO_PRICE: '59,80', TOTAL_PRICE: '273,20' })).toEqual(
      expect.objectContaining({ goods: 21340, cargo: 5980, total: 27320 }),
    )
  })

  it('is else what the total leaves for it', () => {
    const amounts = { CARGO_PRICE: '59,80', TOTAL_PRICE: '273,20' }
    expect(order(amounts)).toMatchObject({ goods: 21340, cargo: 5980, total: 27320 })
    const all = { ...amounts, SERVICE_PRICE: 10, INSTALLMENT_PRICE: 3.4, DISCOUNT_PRICE: 6.6 }
    expect(order(all)).toMatchObject({ goods: 20660, service: 1000, surcharge: 340 })
    expect(order({ TOTAL_PRICE: 100 })).toMatchObject({ goods: 10000, cargo: null })
  })

  it('is that of its lines, where the shop keeps a discount to itself', () => {
    const lines = { PRODUCT_LIST: [{ PRICE_TOTAL: '150,00' }, { PRICE_TOTAL: 50 }] }
    const paid = { CARGO_PRICE: 60, TOTAL_PRICE: '254,00' }
    expect(order({ ...lines, ...paid })).toMatchObject({
      goods: 20000,
      discounts: [{ title: '', total: 600 }],
      total: 25400,
    })
    expect(order({ ...lines, ...paid, GOODS_PRICE: 200 }).discounts).toEqual([
      { title: '', total: 600 },
    ])
    expect(order({ ...lines, ...paid, DISCOUNT_PRICE: 6 })).toMatchObject({
      goods: 20000,
      discounts: [{ title: '', total: 600 }],
    })
    // A line without a price says nothing about the sum.
    const unpriced = { PRODUCT_LIST: [...lines.PRODUCT_LIST, {}] }
    expect(order({ ...unpriced, ...paid })).toMatchObject({ goods: 19400, discounts: [] })
  })
})

it('[O05] how far an order is, and whether it is mailed, is read with it', () => {
  const of = (fields: object) =>
    readOrder(orderShape.parse({ ORDER: { ORDER_NUMBER: 'KC-1', ...fields } }).ORDER, 'TL')
  expect(of({ STATUS_ID: 3, IS_MAILED: 1 })).toMatchObject({ stage: 'preparing', isMailed: true })
  expect(of({ STATUS_ID: 9 })).toMatchObject({ stage: 'closed', end: 'closed' })
  const cancelled = { STATUS_ID: 9, END: 'cancelled' }
  expect(of(cancelled)).toMatchObject({ stage: 'cancelled', end: 'cancelled' })
  expect(of({ ...cancelled, STATUS_ID: 3 })).toMatchObject({ stage: 'preparing', end: null })
  expect(of({})).toMatchObject({ stage: null, end: null, isMailed: false })
})
