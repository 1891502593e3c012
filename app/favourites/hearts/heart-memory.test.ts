import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lifetimeMs, storageKeys, writeEntry } from '~/favourites/list/saved-lists'
import { fakeStorage } from '../../../tests/support/fake-storage'
import { HeartMemory } from './heart-memory'

const now = Date.UTC(2026, 0, 1)
let storage: ReturnType<typeof fakeStorage>
/** The cookie of hearts as the browser keeps it. */
let cookie: string
let line: string

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  storage = fakeStorage()
  cookie = ''
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', {
    get cookie() {
      return cookie ? `script=1; __Host-hearts=${cookie}; compare=7` : 'script=1; compare=7'
    },
    set cookie(written: string) {
      line = written
      cookie = /^__Host-hearts=([^;]*);/.exec(written)?.[1] ?? 'another'
    },
  })
})

const displayedIn = (memory: HeartMemory) => [...memory.displayed()]

/** A page that knows the shop's list. */
function pageWith(...ids: string[]): HeartMemory {
  const memory = new HeartMemory(now)
  memory.fetched(ids, now)
  return memory
}

it('[F02] [F07] a guest’s favourites are stored for cards that script renders, and are no member’s', () => {
  const memory = new HeartMemory(now)
  memory.ofGuest(['7', '12'], now)
  expect(displayedIn(memory)).toEqual(['7', '12'])
  expect(storage.entries.get('favorite_products')).toContain('["7","12"]')
  expect([...storage.entries.keys()]).toEqual(['favorite_products'])
  expect(memory.isKnown(now)).toBe(false)
  expect(memory.end(now)).toEqual([])
})

describe('hearts that the shop has not confirmed', () => {
  it('[F03] [F07] are saved beyond their page, in a cookie and with the stored lists', () => {
    const first = pageWith('1', '2')
    expect(line).toBe('__Host-hearts=;path=/;max-age=0;samesite=lax;secure')
    first.set('3', true, now)
    first.set('1', false, now)
    expect(line).toBe('__Host-hearts=3.-1;path=/;max-age=86400;samesite=lax;secure')
    const next = new HeartMemory(now + 1000)
    expect(next.pending()).toEqual(['3', '-1'])
    expect(displayedIn(next)).toEqual(['2', '3'])
    expect(storage.entries.get('favorite_products')).toContain('["2","3"]')
    expect(storage.entries.get('server_favorites')).toContain('["1","2"]')
    expect(storage.entries.get('favorites_fetched')).toContain(String(now))
    next.settled(['3', '-1'], [], now + 2000)
    expect(cookie).toBe('')
    expect(new HeartMemory(now + 3000).pending()).toEqual([])
    expect(displayedIn(new HeartMemory(now + 3000))).toEqual(['2', '3'])
  })

  it('[F07] are not combined with a list that is older than a year or was never loaded', () => {
    writeEntry(storageKeys.server, ['3'], now)
    expect(displayedIn(new HeartMemory(now))).toEqual([])
    writeEntry(storageKeys.fetched, now, now)
    expect(displayedIn(new HeartMemory(now))).toEqual(['3'])
    expect(displayedIn(new HeartMemory(now + lifetimeMs))).toEqual([])
  })

  it('[F03] stay until a response, even if the shop’s list already agrees', () => {
    const memory = pageWith('1')
    memory.set('2', true, now)
    memory.fetched(['1', '2'], now)
    memory.set('2', false, now)
    memory.fetched(['1'], now)
    expect(memory.pending()).toEqual(['-2'])
    expect(displayedIn(memory)).toEqual(['1'])
  })

  it('[F03] that were lost when the page was left wait for the next page, however late it is opened', () => {
    pageWith('1').set('2', true, now)
    const later = new HeartMemory(now + 60 * 60 * 1000)
    later.fetched(['1'], now + 60 * 60 * 1000)
    expect(later.pending()).toEqual(['2'])
    expect(displayedIn(later)).toEqual(['1', '2'])
  })

  it('[F03] that arrived when the page was left follow the shop afterwards', () => {
    pageWith('1').set('2', true, now)
    const next = new HeartMemory(now)
    // The answer to the page before deletes the cookie; then the heart is taken back elsewhere.
    cookie = ''
    next.fetched(['1'], now)
    expect(next.pending()).toEqual([])
    expect(displayedIn(next)).toEqual(['1'])
  })

  it('[F01] [F03] of the current page are not lost by a response without them', () => {
    const memory = pageWith()
    memory.set('2', true, now)
    const sent = memory.pending()
    memory.set('3', true, now)
    memory.set('2', false, now)
    // What the answer's cookie leaves.
    cookie = ''
    memory.settled(sent, [], now)
    expect(memory.pending()).toEqual(['3', '-2'])
    expect(cookie).toBe('3.-2')
    // An answer to another page's sending deletes the cookie once more.
    cookie = ''
    expect(memory.pending()).toEqual(['3', '-2'])
    expect(displayedIn(memory)).toEqual(['3'])
  })

  it('[F01] of another tab are kept when this tab saves its own', () => {
    const here = pageWith('1')
    const there = new HeartMemory(now)
    there.set('8', true, now)
    here.set('9', true, now)
    expect(cookie).toBe('8.9')
    here.settled(['9'], [], now)
    expect(cookie).toBe('8')
    here.set('8', undefined, now)
    expect(cookie).toBe('')
  })

  it('[F01] that another tab has changed since have its state, sent or not', () => {
    const here = pageWith('1')
    here.set('2', true, now)
    here.set('9', true, now)
    const there = new HeartMemory(now)
    there.fetched(['1', '2'], now)
    there.set('2', false, now)
    here.takeOver(now)
    expect(here.pending()).toEqual(['9', '-2'])
    there.settled(['-2'], [], now)
    cookie = '9'
    here.takeOver(now)
    expect(here.pending()).toEqual(['9'])
    expect(displayedIn(here)).toEqual(['1', '9'])
  })

  it('[F01] [F04] that a form has changed do not return', () => {
    const memory = pageWith('1')
    memory.set('2', true, now)
    memory.set('3', true, now)
    // The form's answer takes its product out of the cookie.
    cookie = '3'
    memory.forget(['2'])
    memory.fetched(['1'], now)
    expect(memory.pending()).toEqual(['3'])
    cookie = ''
    memory.forget()
    expect(memory.pending()).toEqual([])
  })

  it('[F05] revert where the shop refuses them; the others stay', () => {
    const memory = pageWith('1')
    memory.set('2', true, now)
    memory.set('1', false, now)
    memory.set('3', true, now)
    memory.settled(['2', '-1', '3'], ['2', '1'], now)
    expect(displayedIn(memory)).toEqual(['1', '3'])
    expect(memory.pending()).toEqual([])
  })

  it('[F03] return to the pending state before the tap', () => {
    const memory = pageWith()
    memory.set('9', true, now)
    expect(memory.get('9')).toBe(true)
    memory.set('9', undefined, now)
    expect(memory.get('9')).toBeUndefined()
    expect(memory.pending()).toEqual([])
  })
})
