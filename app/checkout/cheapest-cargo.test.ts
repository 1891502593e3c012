import { describe, expect, it } from 'vitest'
import type { OrderMethod } from '~/backend/checkout/order-model'
import { preselectedCargo } from './cheapest-cargo'

const method = (id: string, price: number | null): OrderMethod => ({
  id,
  title: `Kargo ${id}`,
  about: '',
  price,
  discount: 0,
})
const list = (methods: OrderMethod[], chosen = '') => ({ methods, chosen, currency: 'TL' })
const [fast, cheap, free] = [method('2', 11980), method('1', 4990), method('3', 0)]

describe('[O03] [O15] the delivery that is chosen before the shopper chooses', () => {
  it('is the cheapest, wherever the shop lists it', () => {
    expect(preselectedCargo(list([fast, cheap]))).toBe('1')
    expect(preselectedCargo(list([cheap, fast]))).toBe('1')
    expect(preselectedCargo(list([fast, cheap, free], '0'))).toBe('3')
  })

  it('is the shopper’s choice as soon as there is one', () => {
    expect(preselectedCargo(list([cheap, fast], '2'))).toBe('2')
  })

  it('is none where a price is not named, unless there is one method alone', () => {
    const unpriced = method('4', null)
    expect(preselectedCargo(list([unpriced, cheap]))).toBe('')
    expect(preselectedCargo(list([unpriced]))).toBe('4')
    expect(preselectedCargo(list([]))).toBe('')
  })
})
