import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../../tests/support/fake-storage'
import {
  forgetStored,
  lifetimeMs,
  readEntry,
  readIds,
  storageKeys,
  writeEntry,
} from './saved-lists'

let storage: ReturnType<typeof fakeStorage>
const now = Date.UTC(2026, 0, 1)
const year = 365 * 24 * 60 * 60 * 1000

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
})

describe('favourites in the browser’s storage', () => {
  it('[F07] has fixed keys, and entries of a fixed lifetime', () => {
    expect(storageKeys).toEqual({
      displayed: 'favorite_products',
      server: 'server_favorites',
      fetched: 'favorites_fetched',
    })
    expect(lifetimeMs).toBe(year)
    writeEntry(storageKeys.displayed, ['7'], now)
    expect(JSON.parse(storage.entries.get('favorite_products') ?? '')).toEqual({
      value: ['7'],
      timeout: now + year,
    })
  })

  it('[F07] lasts a year; unreadable entries are ignored', () => {
    writeEntry(storageKeys.displayed, ['7'], now)
    expect(readIds(storageKeys.displayed, now + year - 1)).toEqual(new Set(['7']))
    expect(readIds(storageKeys.displayed, now + year)).toEqual(new Set())
    storage.entries.set(storageKeys.displayed, '{half')
    expect(readEntry(storageKeys.displayed, now)).toBeNull()
    storage.entries.set(storageKeys.displayed, JSON.stringify({ value: 'x', timeout: now + 1 }))
    expect(readIds(storageKeys.displayed, now)).toEqual(new Set())
  })

  it('[F07] is deleted when nobody is signed in, and a full storage is no failure', () => {
    for (const key of Object.values(storageKeys)) writeEntry(key, [], now)
    forgetStored()
    expect(storage.entries.size).toBe(0)
    storage.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    expect(() => writeEntry(storageKeys.displayed, ['7'], now)).not.toThrow()
  })
})
