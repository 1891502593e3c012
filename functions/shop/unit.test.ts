import { expect, it } from 'vitest'
import { countedUnit } from './unit'

it('[G06] units are counted as the language of an order does', () => {
  const pieces = (count: number) => countedUnit(count, 'adet', 'ar')
  expect([1, 2, 3, 11, 100, 1.5].map(pieces)).toEqual([
    'قطعة واحدة',
    'قطعتان',
    '3 قطع',
    '11 قطعة',
    '100 قطعة',
    '1.5 قطعة',
  ])
  expect(countedUnit(3, 'kg', 'ar')).toBe('3 كغ')
  const english = [1, 2, 1.5].map((count) => countedUnit(count, 'adet', 'en'))
  expect(english).toEqual(['1 piece', '2 pieces', '1.5 pieces'])
  expect(countedUnit(1, 'paket', 'en')).toBe('1 pack')
  expect([countedUnit(2, 'adet', 'tr'), countedUnit(2, 'paket', 'de')]).toEqual([
    '2 adet',
    '2 Packungen',
  ])
})
