import { expect, it } from 'vitest'
import { type Language, languages } from '~/i18n/languages'
import { numbersOf, type Writing } from '~/i18n/money'
import { isWrittenSince, readCartMemory, writeCartMemory } from './cart-memory'
import { sumIn } from './use-other-tabs'

const as = Object.fromEntries(
  languages.map((language) => [
    language,
    { language, separator: numbersOf(language).decimalSeparator },
  ]),
) as Record<Language, Writing>
const entry = (value: unknown, timeout = 2000) => JSON.stringify({ value, timeout })
const summary = { count: '2', total: '59,80 TL' }
const items = [
  { productId: '310', variantId: '0', title: 'Noktalı defter', path: '/noktali-defter', count: 2 },
]
const read = (text: string | null) => readCartMemory(text, 1000, as.tr)

it('[C12] reads what another tab wrote, including its lines', () => {
  expect(read(entry({ summary, items }))).toEqual({ ...summary, items })
  expect(read(entry({ summary }))).toEqual(summary)
  expect(read(entry(null))).toBeNull()
})

it('[C12] ignores an entry that is expired, foreign or broken', () => {
  expect(read(entry({ summary }, 500))).toBeUndefined()
  expect(read(entry({ summary: { count: '2' } }))).toBeUndefined()
  expect(read(entry({ count: '2', total: 'x' }))).toBeUndefined()
  expect(read('{')).toBeUndefined()
  // What a cart leaves that was changed as its page was left (app/cart/memory/forgotten-cart.ts).
  expect(read('null')).toBeUndefined()
  expect(read(null)).toBeUndefined()
})

it('[C12] keeps the lines of the same cart, but not those of another', () => {
  const value = (text: string) => (JSON.parse(text) as { value: unknown }).value
  const before = writeCartMemory({ ...summary, items }, null, 1000, as.tr)
  expect(value(before)).toEqual({ summary, items, ...as.tr })
  const later = (cart: Parameters<typeof writeCartMemory>[0]) =>
    value(writeCartMemory(cart, before, 1001, as.tr))
  expect(later(summary)).toEqual({ summary, items, ...as.tr })
  const other = { count: '3', total: '89,70 TL' }
  expect(later(other)).toEqual({ summary: other, ...as.tr })
  expect(later(null)).toBeNull()
  expect(value(writeCartMemory(summary, before, 1001, as.de))).toEqual({ summary, ...as.de })
})

it('[C12] [G04] shows a total of another language or currency with its own symbol', () => {
  const written = writeCartMemory({ count: '1.5', total: '€1,299.90', items }, null, 1000, as.en)
  const euros = { count: '1,5', total: '1.299,90\u00a0€' }
  expect(readCartMemory(written, 1001, as.tr)).toEqual(euros)
  expect(readCartMemory(written, 1001, as.en)).toEqual({ count: '1.5', total: '€1,299.90', items })
  const turkish = writeCartMemory({ count: '2', total: '59,80\u00a0TL' }, null, 1000, as.tr)
  expect(readCartMemory(turkish, 1001, as.ar)).toEqual({ count: '2', total: '59.80\u00a0TL' })
  const nothing = writeCartMemory({ count: '2', total: '' }, null, 1000, as.tr)
  expect(readCartMemory(nothing, 1001, as.en)).toEqual({ count: '2', total: '' })
})

it('[C12] [G04] leaves the separators of a shop that writes all its languages alike', () => {
  const cart = { count: '2', total: '1.299,90\u00a0TL' }
  const written = writeCartMemory(cart, null, 1000, { ...as.en, separator: ',' })
  expect(readCartMemory(written, 1001, as.tr)).toEqual(cart)
  expect(readCartMemory(written, 1001, { ...as.ar, separator: ',' })).toEqual(cart)
  const weighed = writeCartMemory({ ...cart, count: '1.5' }, null, 1000, {
    ...as.en,
    separator: ',',
  })
  expect(readCartMemory(weighed, 1001, as.tr)).toEqual({ ...cart, count: '1,5' })
})

it('[C12] knows whether an entry or a document is newer', () => {
  const written = writeCartMemory(summary, null, 1000, as.tr)
  expect(isWrittenSince(written, 999, 1500)).toBe(true)
  expect(isWrittenSince(written, 1001, 1500)).toBe(false)
  expect(isWrittenSince(written, 0, 1500)).toBe(true)
  expect(isWrittenSince(written, 0, 900)).toBe(false)
  expect(isWrittenSince(null, 0, 1500)).toBe(false)
  expect(isWrittenSince('{', 0, 1500)).toBe(false)
})

it('[C12] a cart is the same in each language, and another with another number or sum', () => {
  const cart = { count: '2', total: '1.299,80\u00a0TL' }
  const written = (one: typeof cart | null, writer: Writing) =>
    writeCartMemory(one, null, 1000, writer)
  const turkish = written(cart, as.tr)
  const english = written({ count: '2', total: '1,299.80\u00a0TL' }, as.en)
  const isOther = (one: string | null, other: string | null) =>
    sumIn(one, 1000, as.tr) !== sumIn(other, 1000, as.tr)
  expect(isOther(turkish, english)).toBe(false)
  expect(isOther(english, turkish)).toBe(false)
  expect(isOther(turkish, written({ ...cart, count: '3' }, as.tr))).toBe(true)
  expect(isOther(turkish, written(null, as.tr))).toBe(true)
  expect(isOther(turkish, 'null')).toBe(true)
  expect(isOther(null, written(null, as.tr))).toBe(false)
})
