import { afterEach, expect, it, vi } from 'vitest'
import type { PageTools } from '~/rendering/behaviors/behavior'
import pollPayment from './poll-payment'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[O02] polls ever less often, not in a hidden tab, nor during another navigation', () => {
  vi.useFakeTimers()
  const navigation = { state: 'idle' }
  const page = { hidden: false }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { __remixRouter: { state: { navigation } } })
  const element = { isConnected: true, dataset: { statusUrl: '/order/sonuc' } }
  const go = vi.fn()
  pollPayment(element as unknown as HTMLElement, { go } as unknown as PageTools)
  const goesWithin = (ms: number) => {
    go.mockClear()
    vi.advanceTimersByTime(ms)
    return go.mock.calls.length
  }
  expect(goesWithin(3000)).toBe(1)
  expect(goesWithin(4000)).toBe(0)
  expect(goesWithin(500)).toBe(1)
  navigation.state = 'loading'
  expect(goesWithin(60_000)).toBe(0)
  navigation.state = 'idle'
  page.hidden = true
  expect(goesWithin(60_000)).toBe(0)
  page.hidden = false
  expect(goesWithin(600_000)).toBeLessThan(30)
  element.isConnected = false
  expect(goesWithin(60_000)).toBe(0)
})
