import { expect, it } from 'vitest'
import { listShape } from './order-list-shapes'

const read = (order: object, list: object = {}) =>
  listShape.parse({ ORDERS: [{ ID: '1', ORDER_NUMBER: 'KC-1', ...order }], ...list }).ORDERS[0]

it('[O01] an order names how it is paid where the shop has words for it', () => {
  expect(read({ PAYMENT_METHOD: 'Havale / EFT' })?.paymentMethod).toBe('Havale / EFT')
  for (const PAYMENT_METHOD of ['-1', -2, '', null, undefined])
    expect(read({ PAYMENT_METHOD })).not.toHaveProperty('paymentMethod')
})

it('[O01] no order is bought once more where the shop switches that off', () => {
  for (const ORDER_REPEAT of [0, '0', false])
    expect(read({}, { ORDER_REPEAT })).toHaveProperty('noRepeat', true)
  for (const list of [{}, { ORDER_REPEAT: 1 }])
    expect(read({}, list)).not.toHaveProperty('noRepeat')
})

it('[O04] an order with a closed status has the end that the shop names', () => {
  expect(read({ STATUS_ID: 9, STATUS_TEXT: 'Tamamlandı' })?.stage).toBe('closed')
  expect(read({ STATUS_ID: 10, END: 'returned' })?.stage).toBe('returned')
})

it('[O12] what is taken off a line alone is by campaigns, and by paying by transfer where the shop tells it by line', () => {
  const sums = ['MONEY', 'GIFT_CARD', 'MONEY_FIRST', 'GOODS', 'DISCOUNTS', 'SURCHARGE']
  const CANCEL = Object.fromEntries([...sums, 'DELIVERY', 'SERVICE'].map((name) => [name, 1]))
  const line = { COUNT: 1, TOTAL: 300, CAMPAIGN: 30 }
  const LINES = [{ ...line, TRANSFER: 8.1 }, line]
  const amounts = read({ CANCEL: { ...CANCEL, TO: 'bank', LINES } })?.cancelAmounts
  expect(amounts?.lines.map(({ reduction }) => reduction)).toEqual([3_810, 3_000])
})
