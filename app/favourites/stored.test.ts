import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeartMemory } from './heart-memory'
import { forgetStored, lifetimeMs, readEntry, readIds, storageKeys, writeEntry } from './stored'

/** The browser's storage, as far as it is used. */
function fakeStorage() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
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

describe('what the browser keeps of favourites', () => {
  it('[F07] has fixed keys, and entries of a fixed lifetime', () => {
    expect(storageKeys).toEqual({
      shown: 'favorite_products',
      server: 'server_favorites',
      fetched: 'favorites_fetched',
      left: 'favorites_left',
    })
    expect(lifetimeMs).toBe(year)
    writeEntry(storageKeys.shown, ['7'], now)
    expect(JSON.parse(storage.held.get('favorite_products') ?? '')).toEqual({
      value: ['7'],
      timeout: now + year,
    })
  })

  it('[F03] what was sent as a page was left is pending for ten seconds more, then the shop’s to tell', () => {
    const leave = () => {
      const memory = new HeartMemory(now)
      memory.fetched(['1'], now)
      memory.set('2', true, now)
      memory.left(memory.pending(), now)
    }
    leave()
    const soon = new HeartMemory(now + 9000)
    soon.fetched(['1'], now + 9000)
    expect([...soon.shown]).toEqual(['1', '2'])
    expect(soon.pending()).toEqual(['2'])
    soon.fetched(['1'], now + 11_000)
    expect(soon.pending()).toEqual(['2'])
    storage.held.clear()
    leave()
    const later = new HeartMemory(now + 11_000)
    later.fetched(['1'], now + 11_000)
    expect([...later.shown]).toEqual(['1'])
    expect(later.pending()).toEqual([])
  })

  it('[F07] counts for a year, and nothing unreadable counts', () => {
    writeEntry(storageKeys.shown, ['7'], now)
    expect(readIds(storageKeys.shown, now + year - 1)).toEqual(new Set(['7']))
    expect(readIds(storageKeys.shown, now + year)).toEqual(new Set())
    storage.held.set(storageKeys.shown, '{half')
    expect(readEntry(storageKeys.shown, now)).toBeNull()
    storage.held.set(storageKeys.shown, JSON.stringify({ value: 'x', timeout: now + 1 }))
    expect(readIds(storageKeys.shown, now)).toEqual(new Set())
  })

  it('[F07] is gone when nobody is signed in, and a full storage is no failure', () => {
    for (const key of Object.values(storageKeys)) writeEntry(key, [], now)
    forgetStored()
    expect(storage.held.size).toBe(0)
    storage.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    expect(() => writeEntry(storageKeys.shown, ['7'], now)).not.toThrow()
  })
})

describe('what is pending', () => {
  it('[F03] [F07] outlives the page it was made on, until the shop has taken it', () => {
    const first = new HeartMemory(now)
    first.fetched(['1', '2'], now)
    first.set('3', true, now)
    first.set('1', false, now)
    const next = new HeartMemory(now + 1000)
    expect(next.pending()).toEqual(['3', '-1'])
    next.settled(['3', '-1'], [], now + 2000)
    expect(new HeartMemory(now + 3000).pending()).toEqual([])
    expect(storage.held.get('favorites_fetched')).toContain(String(now))
  })

  it('[F07] counts only beside a list that the shop told', () => {
    writeEntry(storageKeys.shown, ['3'], now)
    expect(new HeartMemory(now).pending()).toEqual([])
    writeEntry(storageKeys.fetched, now, now)
    expect(new HeartMemory(now).pending()).toEqual(['3'])
    expect(new HeartMemory(now + lifetimeMs).pending()).toEqual([])
  })

  it('[F05] a change that failed shows as before; the others stand', () => {
    const memory = new HeartMemory(now)
    memory.fetched(['1'], now)
    memory.set('2', true, now)
    memory.set('1', false, now)
    memory.settled(['2', '-1'], ['2', '1'], now)
    expect([...memory.shown]).toEqual(['1'])
    expect(memory.pending()).toEqual([])
  })

  it('[F03] two taps that undo each other leave nothing to send', () => {
    const memory = new HeartMemory(now)
    memory.set('9', true, now)
    memory.set('9', false, now)
    expect(memory.pending()).toEqual([])
  })
})
