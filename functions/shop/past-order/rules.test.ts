import { expect, it } from 'vitest'
import { mayCancel, mayReturn } from './rules'

const days = (count: number) => count * 24 * 60 * 60
const states = [1, 5, 6, 8, 9]

it('[O01] an order may be cancelled before it ships', () => {
  const may = states.map((status_id) => mayCancel({ status_id, payment: 'paid' }))
  expect(may).toEqual([true, true, false, false, false])
  expect(mayCancel({ status_id: 1, payment: 'processing' })).toBe(false)
})

it('[O01] lines of it may be returned for thirty days once it has shipped', () => {
  const may = states.map((status_id) => mayReturn({ status_id, created_at: 0 }, days(30)))
  expect(may).toEqual([false, false, true, true, false])
  expect(mayReturn({ status_id: 8, created_at: 100 }, days(30) + 101)).toBe(false)
  expect(mayReturn({ status_id: 8, created_at: 100 }, days(30) + 100)).toBe(true)
})
