import { expect, it } from 'vitest'
import { mayCancel, mayReturn } from './rules'

const states = [1, 5, 6, 8, 9]

it('[O01] an order may be cancelled before it ships', () => {
  const may = states.map((status_id) => mayCancel({ status_id, payment: 'paid' }))
  expect(may).toEqual([true, true, false, false, false])
  expect(states.map((status_id) => mayCancel({ status_id, payment: 'paid' }, true))).toEqual([
    ...[true, true, false, true, false],
  ])
  expect(mayCancel({ status_id: 1, payment: 'processing' })).toBe(false)
})

it('[O01] lines of it may be returned once it has shipped, until their time is over', () => {
  const may = states.map((status_id) => mayReturn({ status_id }, 100, 99))
  expect(may).toEqual([false, false, true, true, false])
  expect(mayReturn({ status_id: 8 }, 100, 100)).toBe(false)
  expect(mayReturn({ status_id: 8 }, undefined, 0)).toBe(false)
})
