import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isMissing, lacksOwnCall, noteMissing, noteOwnCall } from './missing-calls'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

let shops = 0
const newShop = () => `https://lacking${shops++}.test`

it('[T01] remembers a missing call of one shop until then', () => {
  const [shop, other] = [newShop(), newShop()]
  noteMissing(shop, 'ADDRESS', Date.now() + 1000)
  expect([
    isMissing(shop, 'ADDRESS'),
    isMissing(other, 'ADDRESS'),
    isMissing(shop, 'PAGE'),
  ]).toEqual([true, false, false])
  // Calls of the platform have other sources, which ask for them by turns.
  expect(lacksOwnCall(shop, 'ADDRESS')).toBe(false)
  vi.advanceTimersByTime(1001)
  expect(isMissing(shop, 'ADDRESS')).toBe(false)
})

it('[T01] asks for our own calls again after a minute', () => {
  const shop = newShop()
  noteOwnCall(shop, 'GLOBALS', false)
  noteOwnCall(shop, 'PAGE', false)
  expect([lacksOwnCall(shop, 'GLOBALS'), lacksOwnCall(shop, 'PAGE')]).toEqual([true, true])
  vi.advanceTimersByTime(59_000)
  expect(lacksOwnCall(shop, 'GLOBALS')).toBe(true)
  vi.advanceTimersByTime(2000)
  expect([lacksOwnCall(shop, 'GLOBALS'), lacksOwnCall(shop, 'PAGE')]).toEqual([false, false])
})

it('[T01] does not miss a call that the shop has answered, or that one link is unknown to', () => {
  const shop = newShop()
  noteOwnCall(shop, 'GLOBALS', true)
  noteOwnCall(shop, 'GLOBALS', false)
  noteOwnCall(shop, 'PAGE', false)
  noteOwnCall(shop, 'CATEGORY', false)
  expect([
    lacksOwnCall(shop, 'GLOBALS'),
    lacksOwnCall(shop, 'PAGE'),
    isMissing(shop, 'CATEGORY'),
  ]).toEqual([false, false, false])
  const other = newShop()
  noteOwnCall(other, 'PAGE', true)
  noteOwnCall(other, 'GLOBALS', false)
  noteOwnCall(other, 'PAGE', false)
  expect([lacksOwnCall(other, 'GLOBALS'), lacksOwnCall(other, 'PAGE')]).toEqual([true, false])
})
