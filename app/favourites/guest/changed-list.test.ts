import { expect, it } from 'vitest'
import { changedList } from './changed-list'

it('[F02] a guest’s list has each product once, the newest last', () => {
  const change = (add: string[], remove: string[]) =>
    changedList(['1', '2', '3'], { add, remove, beyond: [] })
  expect(change(['4', '2'], [])).toEqual(['1', '2', '3', '4'])
  expect(change([], ['2', '9'])).toEqual(['1', '3'])
  expect(change(['5'], ['1'])).toEqual(['2', '3', '5'])
})
