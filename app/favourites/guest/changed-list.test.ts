import { expect, it } from 'vitest'
import { changedList, isBeyond } from './changed-list'

it('[F02] a guest’s list has each product once, the newest last', () => {
  const change = (add: string[], remove: string[]) =>
    changedList(['1', '2', '3'], { add, remove, beyond: [] })
  expect(change(['4', '2'], [])).toEqual(['1', '2', '3', '4'])
  expect(change([], ['2', '9'])).toEqual(['1', '3'])
  expect(change(['5'], ['1'])).toEqual(['2', '3', '5'])
})

it('[F02] a guest’s list has room for a hundred, or for what a cookie holds of long ids', () => {
  const ids = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => String(at).padStart(length, '0'))
  expect([isBeyond(ids(100, 8)), isBeyond(ids(101, 8))]).toEqual([false, true])
  expect([isBeyond(ids(58, 64)), isBeyond(ids(59, 64))]).toEqual([false, true])
})
