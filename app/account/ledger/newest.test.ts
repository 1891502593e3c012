import { expect, it } from 'vitest'
import { newestOf } from './newest'

const row = (date: string, name: string) => ({ date, name })
const [old, middle, late, later] = [
  row('2025-08-01', 'old'),
  row('2025-08-05', 'middle'),
  row('2025-08-10', 'late'),
  row('2025-08-10', 'later'),
] as const

it('[W02] the newest movement is found in a list from either end, or in none', () => {
  expect(newestOf([old, middle, late])).toBe(late)
  expect(newestOf([late, middle, old])).toBe(late)
  expect(newestOf([middle, late, old])).toBe(late)
  expect(newestOf([])).toBeUndefined()
})

it('[W02] of one day the list’s own order decides', () => {
  expect(newestOf([old, late, later])).toBe(later)
  expect(newestOf([later, late, old])).toBe(later)
  expect(newestOf([later, late])).toBe(later)
})
