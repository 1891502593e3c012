import { expect, it } from 'vitest'
import { split } from '../money'
import { invoiceWire, paidForLines } from './invoice'

const seller = { company: { title: 'Kavak A.Ş.' }, law: {} }
const order = {
  status_id: 6,
  payment: 'paid' as const,
  goods: 300,
  campaign_discount: 0,
  discount: 0,
  coupon_discount: 0,
  surcharge: 0,
  cargo: 0,
  service: 0,
}
const lines = [
  { vat: 20, total: 200, count: 2, gift_value: 0, campaign_discount: 0, transfer_discount: 0 },
  { vat: 10, total: 100, count: 1, gift_value: 0, campaign_discount: 0, transfer_discount: 0 },
]

it('[O07] an amount is split in proportion, and its parts add up to it', () => {
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(split(100, [1, 2, 3])).toEqual([17, 33, 50])
  expect(split(0, [1, 2])).toEqual([0, 0])
  expect(split(100, [0, 0])).toEqual([0, 0])
})

it('[O08] a discount and a surcharge fall on every line', () => {
  expect(paidForLines({ ...order, coupon_discount: 30 }, lines)).toEqual([180, 90])
  expect(paidForLines({ ...order, discount: 60, surcharge: 30 }, lines)).toEqual([180, 90])
})

it('[O08] a gift card costs what it costs: a coupon falls on the goods beside it', () => {
  const card = {
    vat: 0,
    total: 700,
    count: 1,
    gift_value: 700,
    campaign_discount: 0,
    transfer_discount: 0,
  }
  const mixed = { ...order, goods: 1_000, coupon_discount: 30 }
  expect(paidForLines(mixed, [...lines, card])).toEqual([180, 90, 700])
  expect(invoiceWire(mixed, [...lines, card], seller)?.VATS).toEqual([
    { RATE: 0, NET: 7, VAT: 0 },
    { RATE: 10, NET: 0.82, VAT: 0.08 },
    { RATE: 20, NET: 1.5, VAT: 0.3 },
  ])
})

it('[C32] [O08] a campaign falls on its own lines; what is left of them shares the coupon', () => {
  const [notebook, pen] = lines as [(typeof lines)[0], (typeof lines)[0]]
  const lowered = [{ ...notebook, campaign_discount: 20 }, pen]
  const ordered = { ...order, campaign_discount: 20, coupon_discount: 28 }
  expect(paidForLines(ordered, lowered)).toEqual([162, 90])
  const free = [{ ...notebook, campaign_discount: 200 }, pen]
  expect(paidForLines({ ...order, campaign_discount: 200 }, free)).toEqual([0, 100])
})

it('[O08] paying by transfer lowers each line by its own percent; a coupon falls on what that leaves', () => {
  const [notebook, pen] = lines as [(typeof lines)[0], (typeof lines)[0]]
  const lowered = [{ ...notebook, transfer_discount: 20 }, pen]
  expect(paidForLines({ ...order, discount: 20 }, lowered)).toEqual([180, 100])
  expect(paidForLines({ ...order, discount: 18, coupon_discount: 30 }, lowered)).toEqual([162, 90])
})

it('[O07] the amounts by rate of VAT add up to the order, with delivery and service', () => {
  const wire = invoiceWire({ ...order, coupon_discount: 30, cargo: 20, service: 10 }, lines, seller)
  expect(wire?.VATS).toEqual([
    { RATE: 10, NET: 0.82, VAT: 0.08 },
    { RATE: 20, NET: 1.75, VAT: 0.35 },
  ])
})

it('[O07] there is none before the order ships, once it is cancelled, or where a rate or the seller is unknown', () => {
  const of = (part: object, of = lines, by = seller) => invoiceWire({ ...order, ...part }, of, by)
  const found = [1, 5, 6, 8, 9, 10, 1000].map((status_id) => of({ status_id }) !== null)
  expect(found).toEqual([false, false, true, true, false, true, true])
  expect(of({ payment: 'processing' })).toBeNull()
  expect(
    of({}, [
      { vat: 0, total: 300, count: 1, gift_value: 0, campaign_discount: 0, transfer_discount: 0 },
    ]),
  ).toBeNull()
  expect(of({}, [])).toBeNull()
  expect(invoiceWire(order, lines, { company: {}, law: {} })).toBeNull()
})

it('[O12] a line that was cancelled whole is not invoiced', () => {
  const removed = {
    vat: 0,
    total: 0,
    count: 0,
    gift_value: 0,
    campaign_discount: 0,
    transfer_discount: 0,
  }
  expect(invoiceWire(order, [...lines, removed], seller)).toEqual(invoiceWire(order, lines, seller))
  expect(invoiceWire(order, [removed], seller)).toBeNull()
})
