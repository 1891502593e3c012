import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pausableTimer } from './pausable-timer'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function started() {
  const done = vi.fn()
  const timer = pausableTimer(5000, done)
  timer.run()
  return { done, timer }
}

it('[U17] counts only while it runs, however often it is held', () => {
  const { done, timer } = started()
  vi.advanceTimersByTime(1000)
  timer.pause()
  vi.advanceTimersByTime(20_000)
  timer.pause()
  vi.advanceTimersByTime(20_000)
  expect(done).not.toHaveBeenCalled()
  timer.run()
  vi.advanceTimersByTime(3999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

it('[U17] leaves at least half a second after a hold', () => {
  const { done, timer } = started()
  vi.advanceTimersByTime(4990)
  timer.pause()
  timer.run()
  vi.advanceTimersByTime(499)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})
