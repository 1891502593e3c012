import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteCountsReceived, waitForCounts } from './wait-for-left-counts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const requestWith = (cookie: string) =>
  new Request('https://shop.test/sepet', { headers: { cookie } })

/** Whether a page still waits after so many ms. */
async function waits(cookie: string, ms: number): Promise<boolean> {
  let isWaiting = true
  void waitForCounts(requestWith(cookie)).then(() => {
    isWaiting = false
  })
  await vi.advanceTimersByTimeAsync(ms)
  return isWaiting
}

it('[C11] a page waits for the counts that its browser names, but not long', async () => {
  expect(await waits('leftCounts=late', 999)).toBe(true)
  expect(await waits('leftCounts=late', 1000)).toBe(false)
})

it('[C11] it continues when they arrive, and at once when they arrived before', async () => {
  let isWaiting = true
  void waitForCounts(requestWith('leftCounts=one')).then(() => {
    isWaiting = false
  })
  noteCountsReceived(requestWith('leftCounts=other'))
  await vi.advanceTimersByTimeAsync(300)
  expect(isWaiting).toBe(true)
  noteCountsReceived(requestWith('leftCounts=one'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isWaiting).toBe(false)
  expect(await waits('leftCounts=other', 0)).toBe(false)
})

it('[C11] no other page waits', async () => {
  expect(await waits('script=1', 0)).toBe(false)
  expect(await waits('leftCounts=', 0)).toBe(false)
  expect(await waits(`leftCounts=${'x'.repeat(99)}`, 0)).toBe(false)
})

it('[C11] the counts of a page are forgotten after ten seconds, not before', async () => {
  noteCountsReceived(requestWith('leftCounts=again'))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await waits('leftCounts=again', 0)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waits('leftCounts=again', 999)).toBe(true)
})
