import { afterEach, expect, it, vi } from 'vitest'
import { freshSession } from '~/session/session'
import type { Visit } from '~/visit'
import { addThatWaits, forgetWaitingAdd, waitForStore } from './waiting-add'

const start = Date.UTC(2026, 10, 22, 12)
const minute = 60_000

/** An add of product 7 that began to wait for its store at `start`. */
function waiting(): Visit {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  const visit = { session: freshSession() } as Visit
  const form = new FormData()
  for (const [name, value] of [
    ['productId', '7'],
    ['quantity', '2'],
    ['orderNotes', 'Mavi olsun'],
    ['key', 'not-kept'],
  ] as const)
    form.append(name, value)
  waitForStore(visit, form)
  return visit
}

afterEach(() => {
  vi.useRealTimers()
})

it('[C07] an add waits half an hour for its store, whole, and not a moment longer', () => {
  const visit = waiting()
  const kept = [
    ['productId', '7'],
    ['quantity', '2'],
    ['orderNotes', 'Mavi olsun'],
  ]
  expect(addThatWaits(visit, '7')).toEqual(kept)
  vi.setSystemTime(start + 30 * minute - 1)
  expect(addThatWaits(visit, '7')).toEqual(kept)
  vi.setSystemTime(start + 30 * minute)
  expect(addThatWaits(visit, '7')).toEqual([])
})

it('[C07] an add waits for the product that its page is about, until it is done', () => {
  const visit = waiting()
  expect(addThatWaits(visit, '8')).toEqual([])
  expect(addThatWaits(visit, null)).toEqual([])
  forgetWaitingAdd(visit)
  expect(addThatWaits(visit, '7')).toEqual([])
})
