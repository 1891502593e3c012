import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pausableTimer } from './pausable-timer'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { activeElement: null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A timer of five seconds; `when` says where pointer and focus are as it starts. */
function started(when = { pointed: false, focused: false }) {
  const done = vi.fn()
  const state = { matches: () => when.pointed, contains: () => when.focused }
  const element = Object.assign(new EventTarget(), state) as unknown as HTMLElement
  const stop = pausableTimer(element, 5000, done)
  const after = (ms: number, ...types: string[]) => {
    vi.advanceTimersByTime(ms)
    for (const type of types) element.dispatchEvent(new Event(type))
  }
  return { done, stop, after }
}

it('[U17] runs only while it is not hovered or focused, however often it is paused', () => {
  const { done, after } = started()
  after(1000, 'pointerenter')
  after(20_000, 'pointerenter')
  after(20_000)
  expect(done).not.toHaveBeenCalled()
  after(0, 'pointerleave')
  after(3999)
  expect(done).not.toHaveBeenCalled()
  after(1)
  expect(done).toHaveBeenCalledOnce()
})

it('[U17] pauses while it has focus, whatever the pointer does', () => {
  const { done, after } = started()
  after(1000, 'focusin')
  after(100, 'pointerenter')
  after(100, 'pointerleave')
  after(20_000)
  expect(done).not.toHaveBeenCalled()
  after(0, 'pointerenter', 'focusout')
  after(20_000)
  expect(done).not.toHaveBeenCalled()
  after(0, 'pointerleave')
  after(4000)
  expect(done).toHaveBeenCalledOnce()
})

it('[U17] resuming twice does not restart it', () => {
  const { done, after } = started()
  after(3000, 'pointerleave')
  after(1000, 'focusout', 'pointerleave')
  after(1000)
  expect(done).toHaveBeenCalledOnce()
})

it.each([
  { pointed: true, focused: false, leaves: 'pointerleave' },
  { pointed: false, focused: true, leaves: 'focusout' },
])('[U17] begins only once nobody is in it ($leaves)', ({ leaves, ...when }) => {
  const { done, after } = started(when)
  after(20_000, leaves)
  after(4999)
  expect(done).not.toHaveBeenCalled()
  after(1)
  expect(done).toHaveBeenCalledOnce()
})

it('[U17] leaves at least half a second after a pause', () => {
  const { done, after } = started()
  after(4990, 'pointerenter', 'pointerleave')
  after(499)
  expect(done).not.toHaveBeenCalled()
  after(1)
  expect(done).toHaveBeenCalledOnce()
})

it('[U17] does nothing once it is stopped', () => {
  const { done, stop, after } = started()
  after(1000, 'pointerenter')
  stop()
  after(0, 'pointerleave')
  after(20_000)
  expect(done).not.toHaveBeenCalled()
})
