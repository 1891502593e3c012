import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeartMemory } from '~/favourites/hearts/heart-memory'
import {
  forgetStored,
  lifetimeMs,
  readEntry,
  readIds,
  storageKeys,
  writeEntry,
} from './saved-lists'

function fakeStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

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
      left: 'favorites_left',
    })
    expect(lifetimeMs).toBe(year)
    writeEntry(storageKeys.displayed, ['7'], now)
    expect(JSON.parse(storage.entries.get('favorite_products') ?? '')).toEqual({
      value: ['7'],
      timeout: now + year,
    })
  })

  it('[F03] changes sent while leaving are pending for ten more seconds, then the shop decides', () => {
    const leave = () => {
      const memory = new HeartMemory(now)
      memory.fetched(['1'], now)
      memory.set('2', true, now)
      memory.left(memory.pending(), now)
    }
    leave()
    const soon = new HeartMemory(now + 9000)
    soon.fetched(['1'], now + 9000)
    expect([...soon.displayed]).toEqual(['1', '2'])
    expect(soon.pending()).toEqual(['2'])
    soon.fetched(['1'], now + 11_000)
    expect(soon.pending()).toEqual(['2'])
    storage.entries.clear()
    leave()
    const later = new HeartMemory(now + 11_000)
    later.fetched(['1'], now + 11_000)
    expect([...later.displayed]).toEqual(['1'])
    expect(later.pending()).toEqual([])
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

describe('pending changes', () => {
  it('[F03] [F07] outlive their page until the shop has taken them', () => {
    const first = new HeartMemory(now)
    first.fetched(['1', '2'], now)
    first.set('3', true, now)
    first.set('1', false, now)
    const next = new HeartMemory(now + 1000)
    expect(next.pending()).toEqual(['3', '-1'])
    next.settled(['3', '-1'], [], now + 2000)
    expect(new HeartMemory(now + 3000).pending()).toEqual([])
    expect(storage.entries.get('favorites_fetched')).toContain(String(now))
  })

  it('[F07] count only beside a list fetched from the shop', () => {
    writeEntry(storageKeys.displayed, ['3'], now)
    expect(new HeartMemory(now).pending()).toEqual([])
    writeEntry(storageKeys.fetched, now, now)
    expect(new HeartMemory(now).pending()).toEqual(['3'])
    expect(new HeartMemory(now + lifetimeMs).pending()).toEqual([])
  })

  it('[F05] a failed change reverts; the others stay', () => {
    const memory = new HeartMemory(now)
    memory.fetched(['1'], now)
    memory.set('2', true, now)
    memory.set('1', false, now)
    memory.settled(['2', '-1'], ['2', '1'], now)
    expect([...memory.displayed]).toEqual(['1'])
    expect(memory.pending()).toEqual([])
  })

  it('[F03] two taps that undo each other leave nothing to send', () => {
    const memory = new HeartMemory(now)
    memory.set('9', true, now)
    memory.set('9', false, now)
    expect(memory.pending()).toEqual([])
  })
})
