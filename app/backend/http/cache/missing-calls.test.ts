import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EndpointKey } from '../endpoints'
import {
  answerOfMissing,
  hasAnswered,
  isKnownMissing,
  noteMissing,
  notePresence,
} from './missing-calls'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

let shops = 0
const isOwnCallMissing = (shop: string, key: EndpointKey) => answerOfMissing(shop, key) !== null
const note = (shop: string, key: EndpointKey, isThere: boolean) =>
  notePresence(shop, key, { status: 200, body: isThere ? {} : '' }, !isThere)
const newShop = () => `https://missing${shops++}.test`

it('[T01] remembers a missing call of one shop until then', () => {
  const [shop, other] = [newShop(), newShop()]
  noteMissing(shop, 'ADDRESS', Date.now() + 1000)
  expect([
    isKnownMissing(shop, 'ADDRESS'),
    isKnownMissing(other, 'ADDRESS'),
    isKnownMissing(shop, 'PAGE'),
  ]).toEqual([true, false, false])
  // Calls of the platform have other sources, which ask for them by turns.
  expect(isOwnCallMissing(shop, 'ADDRESS')).toBe(false)
  vi.advanceTimersByTime(1001)
  expect(isKnownMissing(shop, 'ADDRESS')).toBe(false)
})

it('[T01] asks for our own calls again after a minute', () => {
  const shop = newShop()
  note(shop, 'GLOBALS', false)
  note(shop, 'PAGE', false)
  expect([isOwnCallMissing(shop, 'GLOBALS'), isOwnCallMissing(shop, 'PAGE')]).toEqual([true, true])
  vi.advanceTimersByTime(59_000)
  expect(isOwnCallMissing(shop, 'GLOBALS')).toBe(true)
  vi.advanceTimersByTime(2000)
  expect([isOwnCallMissing(shop, 'GLOBALS'), isOwnCallMissing(shop, 'PAGE')]).toEqual([
    false,
    false,
  ])
})

it('[T01] does not miss a call that the shop has answered, or that one link is unknown to', () => {
  const shop = newShop()
  note(shop, 'GLOBALS', true)
  note(shop, 'GLOBALS', false)
  note(shop, 'PAGE', false)
  note(shop, 'CATEGORY', false)
  expect([
    isOwnCallMissing(shop, 'GLOBALS'),
    isOwnCallMissing(shop, 'PAGE'),
    isKnownMissing(shop, 'CATEGORY'),
  ]).toEqual([false, false, false])
  const other = newShop()
  note(other, 'PAGE', true)
  note(other, 'GLOBALS', false)
  note(other, 'PAGE', false)
  expect([isOwnCallMissing(other, 'GLOBALS'), isOwnCallMissing(other, 'PAGE')]).toEqual([
    true,
    false,
  ])
})

it('[T01] an empty answer counts for some seconds, and not of a shop that has just answered', () => {
  const [without, working] = [newShop(), newShop()]
  const empty = { status: 200, body: '', isEmpty: true } as const
  note(working, 'GLOBALS', true)
  for (const shop of [without, working]) notePresence(shop, 'GLOBALS', empty, true)
  expect(answerOfMissing(without, 'GLOBALS')).toMatchObject({ status: 200, isEmpty: true })
  expect([answerOfMissing(working, 'GLOBALS'), hasAnswered(working, 'GLOBALS')]).toEqual([
    null,
    true,
  ])
  vi.advanceTimersByTime(5_100)
  expect(answerOfMissing(without, 'GLOBALS')).toBeNull()
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

it('[T01] what is offered counts as missing for ten minutes, or until the shop answers it', () => {
  const shop = newShop()
  note(shop, 'WALLET_LIST', false)
  expect(isKnownMissing(shop, 'WALLET_LIST')).toBe(true)
  vi.advanceTimersByTime(599_000)
  expect(isKnownMissing(shop, 'WALLET_LIST')).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(isKnownMissing(shop, 'WALLET_LIST')).toBe(false)
  note(shop, 'WALLET_LIST', false)
  note(shop, 'WALLET_LIST', true)
  expect(isKnownMissing(shop, 'WALLET_LIST')).toBe(false)
})

it('[T01] [W01] a redirect of one visitor hides nothing that the shop has answered, and else for a minute', () => {
  const shop = newShop()
  const redirect = () => notePresence(shop, 'WALLET_LIST', { status: 0, body: '' }, true)
  redirect()
  expect(isKnownMissing(shop, 'WALLET_LIST')).toBe(true)
  vi.advanceTimersByTime(61_000)
  expect(isKnownMissing(shop, 'WALLET_LIST')).toBe(false)
  note(shop, 'WALLET_LIST', true)
  redirect()
  expect(isKnownMissing(shop, 'WALLET_LIST')).toBe(false)
})
