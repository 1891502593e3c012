import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EndpointKey } from '../endpoints'
import { hasAnswered, isLacking, lackOf, noteLacking, notePresence } from './lacking-calls'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

let shops = 0
const lacksOwnCall = (shop: string, key: EndpointKey) => lackOf(shop, key) !== null
const note = (shop: string, key: EndpointKey, isThere: boolean) =>
  notePresence(shop, key, { status: 200, body: isThere ? {} : '' }, !isThere)
const newShop = () => `https://lacking${shops++}.test`

it('[T01] remembers a missing call of one shop until then', () => {
  const [shop, other] = [newShop(), newShop()]
  noteLacking(shop, 'ADDRESS', Date.now() + 1000)
  expect([
    isLacking(shop, 'ADDRESS'),
    isLacking(other, 'ADDRESS'),
    isLacking(shop, 'PAGE'),
  ]).toEqual([true, false, false])
  // Calls of the platform have other sources, which ask for them by turns.
  expect(lacksOwnCall(shop, 'ADDRESS')).toBe(false)
  vi.advanceTimersByTime(1001)
  expect(isLacking(shop, 'ADDRESS')).toBe(false)
})

it('[T01] asks for our own calls again after a minute', () => {
  const shop = newShop()
  note(shop, 'GLOBALS', false)
  note(shop, 'PAGE', false)
  expect([lacksOwnCall(shop, 'GLOBALS'), lacksOwnCall(shop, 'PAGE')]).toEqual([true, true])
  vi.advanceTimersByTime(59_000)
  expect(lacksOwnCall(shop, 'GLOBALS')).toBe(true)
  vi.advanceTimersByTime(2000)
  expect([lacksOwnCall(shop, 'GLOBALS'), lacksOwnCall(shop, 'PAGE')]).toEqual([false, false])
})

it('[T01] does not miss a call that the shop has answered, or that one link is unknown to', () => {
  const shop = newShop()
  note(shop, 'GLOBALS', true)
  note(shop, 'GLOBALS', false)
  note(shop, 'PAGE', false)
  note(shop, 'CATEGORY', false)
  expect([
    lacksOwnCall(shop, 'GLOBALS'),
    lacksOwnCall(shop, 'PAGE'),
    isLacking(shop, 'CATEGORY'),
  ]).toEqual([false, false, false])
  const other = newShop()
  note(other, 'PAGE', true)
  note(other, 'GLOBALS', false)
  note(other, 'PAGE', false)
  expect([lacksOwnCall(other, 'GLOBALS'), lacksOwnCall(other, 'PAGE')]).toEqual([true, false])
})

it('[T01] an empty answer counts for some seconds, and not of a shop that has just answered', () => {
  const [lacking, working] = [newShop(), newShop()]
  const empty = { status: 200, body: '', isEmpty: true } as const
  note(working, 'GLOBALS', true)
  for (const shop of [lacking, working]) notePresence(shop, 'GLOBALS', empty, true)
  expect(lackOf(lacking, 'GLOBALS')).toMatchObject({ status: 200, isEmpty: true })
  expect([lackOf(working, 'GLOBALS'), hasAnswered(working, 'GLOBALS')]).toEqual([null, true])
  vi.advanceTimersByTime(5_100)
  expect(lackOf(lacking, 'GLOBALS')).toBeNull()
  vi.advanceTimersByTime(600_000)
  expect(hasAnswered(working, 'GLOBALS')).toBe(false)
})

it.each([
  [200, '{"SITE_NAME":"Ka'],
  [200, null],
  [429, {}],
  [503, {}],
])('[T01] an answer %i %j does not say that the shop has the call', (status, body) => {
  const shop = newShop()
  notePresence(shop, 'GLOBALS', { status, body }, false)
  expect(hasAnswered(shop, 'GLOBALS')).toBe(false)
})

it('[T01] what is offered counts as lacking for ten minutes, or until the shop answers it', () => {
  const shop = newShop()
  note(shop, 'WALLET_LIST', false)
  expect(isLacking(shop, 'WALLET_LIST')).toBe(true)
  vi.advanceTimersByTime(599_000)
  expect(isLacking(shop, 'WALLET_LIST')).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(isLacking(shop, 'WALLET_LIST')).toBe(false)
  note(shop, 'WALLET_LIST', false)
  note(shop, 'WALLET_LIST', true)
  expect(isLacking(shop, 'WALLET_LIST')).toBe(false)
})

it('[T01] [W01] a redirect of one visitor hides nothing that the shop has answered, and else for a minute', () => {
  const shop = newShop()
  const redirect = () => notePresence(shop, 'WALLET_LIST', { status: 0, body: '' }, true)
  redirect()
  expect(isLacking(shop, 'WALLET_LIST')).toBe(true)
  vi.advanceTimersByTime(61_000)
  expect(isLacking(shop, 'WALLET_LIST')).toBe(false)
  note(shop, 'WALLET_LIST', true)
  redirect()
  expect(isLacking(shop, 'WALLET_LIST')).toBe(false)
})
