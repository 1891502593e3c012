import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paidBack, refundOf } from './refund'

const order = (left: number, costs = 0) => ({
  currency: 'TL',
  costs,
  lines: [
    { position: '0', paid: 1000, count: 3, left },
    { position: '1', paid: 500, count: 1, left: 1 },
  ],
})
const sum = (left: number, counts: [string, number][], costs = 0) =>
  refundOf(order(left, costs), new Map(counts))

it('[O25] the parts of a line add up to what was paid for it, whatever its returns', () => {
  expect([sum(3, [['0', 1]]), sum(2, [['0', 1]]), sum(1, [['0', 1]])]).toEqual([333, 334, 333])
  expect([sum(3, [['0', 3]]), sum(2, [['0', 2]])]).toEqual([1000, 667])
})

it('[O25] delivery and service come with all that is left alone', () => {
  expect(sum(3, [['0', 3]], 4990)).toBe(1000)
  const all: [string, number][] = [
    ['0', 2],
    ['1', 1],
  ]
  expect([sum(2, all, 4990), sum(3, all, 4990)]).toEqual([667 + 500 + 4990, 667 + 500])
})

it('[O25] nothing is named for nothing chosen, and for what cannot be returned', () => {
  for (const counts of [[], [['0', 4]], [['0', 0]], [['0', Number.NaN]]] as [string, number][][])
    expect(sum(3, counts)).toBeNull()
})

it('[O25] the share of a weight is exact to the cent, whatever the step', () => {
  const steps = fc.constantFrom(0.05, 0.1, 0.15, 0.2, 0.25)
  const whole = fc.integer({ min: 1, max: 400 })
  const cents = fc.integer({ min: 0, max: 2_000_000 })
  const check = fc.property(steps, whole, whole, whole, cents, (step, some, rest, back, paid) => {
    const weight = (count: number) => Math.round(count * step * 1000) / 1000
    const line = { paid, count: weight(back + some + rest), left: weight(some + rest) }
    const all = BigInt(back + some + rest)
    const upTo = (count: number) => Number((2n * BigInt(paid) * BigInt(count) + all) / (2n * all))
    expect(paidBack(line, weight(some))).toBe(upTo(back + some) - upTo(back))
  })
  fc.assert(check, { numRuns: 3000 })
})
