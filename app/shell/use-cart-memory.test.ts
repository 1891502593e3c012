import { expect, it } from 'vitest'
import { readCartMemory } from './use-cart-memory'

const entry = (value: unknown, timeout = 2000) => JSON.stringify({ value, timeout })

it('[C12] hears what another tab wrote', () => {
  expect(readCartMemory(entry({ count: '2', total: '59,80 TL' }), 1000)).toEqual({
    count: '2',
    total: '59,80 TL',
  })
  expect(readCartMemory(entry(null), 1000)).toBeNull()
})

it('[C12] ignores an entry that is over, foreign or broken', () => {
  expect(readCartMemory(entry({ count: '2', total: 'x' }, 500), 1000)).toBeUndefined()
  expect(readCartMemory(entry({ count: '2' }), 1000)).toBeUndefined()
  expect(readCartMemory('{', 1000)).toBeUndefined()
  expect(readCartMemory(null, 1000)).toBeUndefined()
})
