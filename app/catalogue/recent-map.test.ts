import { expect, it } from 'vitest'
import { RecentMap } from './recent-map'

it('[B09] [P06] keeps 100 answers; the least recently used is dropped', () => {
  const known = new RecentMap<string | null>(100)
  for (let at = 0; at < 100; at += 1) known.set(`k${at}`, `/p${at}`)
  expect(known.get('k0')).toBe('/p0')
  known.set('new', null)
  expect(known.size).toBe(100)
  expect(known.get('k0')).toBe('/p0')
  expect(known.get('k1')).toBeUndefined()
  expect(known.get('new')).toBeNull()
})
