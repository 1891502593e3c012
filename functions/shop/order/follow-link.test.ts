import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followLink, linkedOrder } from './follow-link'

const day = 24 * 60 * 60
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const tokenOf = async (daysAgo: number) => {
  const now = Math.floor(Date.now() / 1000)
  const link = await followLink('a secret of tests', '26113000000001', now - daysAgo * day)
  return new URL(link, 'https://shop.example').searchParams.get('token') ?? ''
}

it.each([
  [0, '26113000000001'],
  [700, '26113000000001'],
  [731, ''],
])('[O17] a link of an order mailed %i days ago leads to the order "%s"', async (days, number) => {
  expect(await linkedOrder('a secret of tests', await tokenOf(days))).toBe(number)
})

it('[O17] a link signed with another secret leads to no order', async () => {
  expect(await linkedOrder('another secret', await tokenOf(0))).toBe('')
})
