import { expect, it } from 'vitest'
import { frequencyList } from './frequencies'

it('[P09] the frequencies of a subscription are named in each language, with the same ids', () => {
  const [tr, en, de, ar] = (['tr', 'en', 'de', 'ar'] as const).map(frequencyList)
  for (const other of [en, de, ar])
    expect(other?.map(({ ID }) => ID)).toEqual(tr?.map(({ ID }) => ID))
  expect(tr?.[0]?.NAME).toBe('2 haftada bir')
  expect(en?.[1]?.NAME).toBe('Every 4 weeks')
  expect(new Set([tr, en, de, ar].map((list) => list?.[2]?.NAME)).size).toBe(4)
})
