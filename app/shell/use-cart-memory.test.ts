import { expect, it } from 'vitest'
import { readCartMemory, writeCartMemory } from './use-cart-memory'

const entry = (value: unknown, timeout = 2000) => JSON.stringify({ value, timeout })
const summary = { count: '2', total: '59,80 TL' }
const items = [
  { productId: '310', variantId: '0', title: 'Noktalı defter', path: '/noktali-defter', count: 2 },
]

it('[C12] hears what another tab wrote, its lines too', () => {
  expect(readCartMemory(entry({ summary, items }), 1000)).toEqual({ ...summary, items })
  expect(readCartMemory(entry({ summary }), 1000)).toEqual(summary)
  expect(readCartMemory(entry(null), 1000)).toBeNull()
})

it('[C12] ignores an entry that is over, foreign or broken', () => {
  expect(readCartMemory(entry({ summary }, 500), 1000)).toBeUndefined()
  expect(readCartMemory(entry({ summary: { count: '2' } }), 1000)).toBeUndefined()
  expect(readCartMemory(entry({ count: '2', total: 'x' }), 1000)).toBeUndefined()
  expect(readCartMemory('{', 1000)).toBeUndefined()
  expect(readCartMemory(null, 1000)).toBeUndefined()
})

it('[C12] keeps the lines of the very same cart, never those of another', () => {
  const value = (text: string) => (JSON.parse(text) as { value: unknown }).value
  const before = writeCartMemory({ ...summary, items }, null, 1000)
  expect(value(before)).toEqual({ summary, items })
  expect(value(writeCartMemory(summary, before, 1001))).toEqual({ summary, items })
  const other = { count: '3', total: '89,70 TL' }
  expect(value(writeCartMemory(other, before, 1001))).toEqual({ summary: other })
  expect(value(writeCartMemory(null, before, 1001))).toBeNull()
})
