import { afterEach, expect, it, vi } from 'vitest'
import { renewOptions } from './renew-options'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minutes = (count: number) => count * 60_000

function openPage() {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  const element = { isConnected: true }
  const load = vi.fn()
  renewOptions(element, load)
  const show = (isSeen: boolean) => {
    page.hidden = !isSeen
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { element, load, show }
}

it('[L18] options are renewed before their five minutes are over, while the page is visible', () => {
  const { element, load } = openPage()
  vi.advanceTimersByTime(minutes(3.9))
  expect(load).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(minutes(0.1))
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(minutes(8))
  expect(load).toHaveBeenCalledTimes(3)
  element.isConnected = false
  vi.advanceTimersByTime(minutes(60))
  expect(load).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})

it('[L18] in a hidden page they wait until it is visible once more', () => {
  const { load, show } = openPage()
  show(false)
  vi.advanceTimersByTime(minutes(60))
  expect(load).toHaveBeenCalledTimes(0)
  show(true)
  expect(load).toHaveBeenCalledTimes(1)
  show(false)
  show(true)
  expect(load).toHaveBeenCalledTimes(1)
})
