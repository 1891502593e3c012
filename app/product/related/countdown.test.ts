import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeLeft } from './countdown'

const at = Date.parse

it('[U05] counts years, months, days, hours, minutes and seconds', () => {
  expect(timeLeft(at('2028-04-03T05:06:07Z'), at('2026-01-01T00:00:00Z'))).toEqual({
    year: 2,
    month: 3,
    day: 2,
    hour: 5,
    minute: 6,
    second: 7,
  })
})

it('[U05] a month after the 31st is the end of the next month', () => {
  expect(timeLeft(at('2026-02-28T00:00:00Z'), at('2026-01-31T00:00:00Z'))).toMatchObject({
    month: 1,
    day: 0,
  })
})

it('[U05] ends exactly on time, and no unit exceeds its range', () => {
  expect(timeLeft(1000, 1000)).toBeNull()
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3e11 }),
      fc.integer({ min: 0, max: 2e12 }),
      (far, now) => {
        const left = timeLeft(now + far, now)
        expect(left).not.toBeNull()
        if (!left) return
        expect(left.month).toBeLessThan(12)
        expect(left.day).toBeLessThan(31)
        expect(Math.min(...Object.values(left))).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
