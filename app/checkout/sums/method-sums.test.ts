import { expect, it } from 'vitest'
import type { OrderMethod } from '~/backend/checkout/order-model'
import { amountsWith, sumsOfChoices } from './method-sums'

const method = (id: string, price: number | null, discount = 0): OrderMethod => ({
  id,
  title: `Yöntem ${id}`,
  about: '',
  price,
  discount,
})
const [cheap, fast] = [method('1', 4990), method('2', 11980)]
const [card, transfer, onDelivery] = [method('-2', 0), method('-1', 0, 360), method('3', 2990)]
const coupon = { title: 'Kupon', total: 1000 }
const amounts = {
  goods: 12000,
  discounts: [coupon],
  surcharge: 500,
  cargo: 4990,
  service: 0,
  total: 16490,
}
const from = { cargo: cheap, payment: card }

it('[O20] the sums of other methods follow from their prices', () => {
  expect(amountsWith(amounts, from, from)).toEqual(amounts)
  const fastCard = amountsWith(amounts, from, { cargo: fast, payment: card })
  expect(fastCard).toMatchObject({ cargo: 11980, surcharge: 500, total: 23480 })
  const paidThere = amountsWith(amounts, from, { cargo: cheap, payment: onDelivery })
  expect(paidThere).toMatchObject({ service: 2990, surcharge: 0, total: 18980 })
  const byTransfer = amountsWith(amounts, from, { cargo: cheap, payment: transfer })
  expect(byTransfer.discounts).toEqual([coupon, { title: 'Yöntem -1', total: 360 }])
  expect(byTransfer.total).toBe(15630)
  const back = amountsWith(
    { ...byTransfer, surcharge: 0 },
    { cargo: cheap, payment: transfer },
    { cargo: cheap, payment: card },
  )
  expect(back).toMatchObject({ discounts: [coupon], total: 15990 })
  const free = amountsWith(amounts, from, { cargo: method('4', null), payment: card })
  expect(free.cargo).toBe(4990)
})

it('[O20] each pair of methods has its rows; none where nothing is left to pay', () => {
  const list = (methods: OrderMethod[], chosen: string) => ({ methods, chosen, currency: 'TL' })
  const offer = {
    cargo: list([cheap, fast], '1'),
    payments: list([card, onDelivery], '-2'),
    amounts,
  }
  const locale = { t: (key: string) => key, money: (cents: number) => `${cents}` }
  const sums = sumsOfChoices(offer, locale)
  const keys = [' ', ' -2', ' 3', '1 ', '1 -2', '1 3', '2 ', '2 -2', '2 3']
  expect(Object.keys(sums)).toEqual(keys)
  expect(sums['2 ']).toContainEqual(['cart.delivery', '11980'])
  expect(sums['1 -2']?.at(-1)).toEqual(['cart.total', '16490'])
  expect(sums['2 3']).toContainEqual(['order.serviceFee', '2990'])
  expect(sumsOfChoices({ ...offer, amounts: { ...amounts, total: 0 } }, locale)).toEqual({})
})

it('[O20] [C28] a gift card pays at most what is due, and at most its balance', () => {
  const [free, parcel] = [method('4', 4900), method('5', 8900)]
  const giftCard = { balance: 50000, leaves: 0 }
  const gift = { title: 'Hediye kartı', total: 50000, giftCard }
  const paid = { ...amounts, goods: 45000, discounts: [gift], surcharge: 0, total: 3900 }
  const before = { ...paid, cargo: 8900 }
  const chosen = { cargo: parcel, payment: card }
  const less = amountsWith(before, chosen, { cargo: free, payment: card })
  expect(less.discounts).toEqual([{ ...gift, total: 49900 }])
  expect(less.total).toBe(0)
  const discounted = method('-1', 0, 1350)
  const transferred = amountsWith(before, chosen, { cargo: free, payment: discounted })
  expect(transferred).toEqual(less)
  const later = amountsWith(before, chosen, { cargo: parcel, payment: discounted })
  expect(later.discounts).toEqual([{ title: 'Yöntem -1', total: 1350 }, gift])
  expect(later.total).toBe(2550)
  const dearer = amountsWith(before, chosen, { cargo: parcel, payment: onDelivery })
  expect(dearer.discounts).toEqual([gift])
  expect(dearer.total).toBe(3900 + 2990)
  const withCards = { balance: 50000, leaves: 25000 }
  const mixed = {
    ...before,
    discounts: [{ ...gift, total: 28900, giftCard: withCards }],
    total: 25000,
  }
  expect(amountsWith(mixed, chosen, { cargo: fast, payment: card })).toMatchObject({
    discounts: [{ total: 31980 }],
    total: 25000,
  })
})

it('[O20] no total is below nothing where a shop does not name the gift card', () => {
  const unnamed = { ...amounts, discounts: [{ title: '', total: 16000 }], surcharge: 0, total: 990 }
  const cheaper = amountsWith(unnamed, from, { cargo: method('4', 0), payment: card })
  expect(cheaper.total).toBe(0)
})

it('[O20] [O14] saved cards and the typed one are one method of the shop, whose instalments stay', () => {
  const saved = method('-2_7', 0)
  const choices = [
    { was: card, now: saved },
    { was: saved, now: card },
    { was: saved, now: method('-2_8', 0) },
  ]
  for (const { was, now } of choices)
    expect(
      amountsWith(amounts, { cargo: cheap, payment: was }, { cargo: cheap, payment: now }),
    ).toEqual(amounts)
})
