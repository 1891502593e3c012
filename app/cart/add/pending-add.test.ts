import { afterEach, expect, it, vi } from 'vitest'
import type { RequestContext } from '~/session/request-context'
import { freshSession } from '~/session/session'
import { forgetPendingAdd, readPendingAdd, savePendingAdd, savePendingItems } from './pending-add'

const start = Date.UTC(2026, 10, 22, 12)
const minute = 60_000

/** A visitor whose add of product 7 waits for a store since `start`. */
function withPendingAdd(): RequestContext {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  const context = { session: freshSession() } as RequestContext
  const form = new FormData()
  for (const [name, value] of [
    ['productId', '7'],
    ['quantity', '2'],
    ['orderNotes', 'Mavi olsun'],
    ['key', 'not-kept'],
  ] as const)
    form.append(name, value)
  savePendingAdd(context, form)
  return context
}

afterEach(() => {
  vi.useRealTimers()
})

it('[C07] an add waits half an hour for its store, with all its fields', () => {
  const context = withPendingAdd()
  const fields = [
    ['productId', '7'],
    ['quantity', '2'],
    ['orderNotes', 'Mavi olsun'],
  ]
  expect(readPendingAdd(context, '7')).toEqual(fields)
  vi.setSystemTime(start + 30 * minute - 1)
  expect(readPendingAdd(context, '7')).toEqual(fields)
  vi.setSystemTime(start + 30 * minute)
  expect(readPendingAdd(context, '7')).toEqual([])
})

it('[C07] a pending add belongs to the product in the URL, until it is done', () => {
  const context = withPendingAdd()
  expect(readPendingAdd(context, '8')).toEqual([])
  expect(readPendingAdd(context, null)).toEqual([])
  forgetPendingAdd(context)
  expect(readPendingAdd(context, '7')).toEqual([])
})

it('[L07] what is missing of an add waits under its first product', () => {
  const context = withPendingAdd()
  const relatedProductId = '7:0'
  const items = ['8', '9'].map((productId) => ({ productId, variantId: '0', quantity: '2' }))
  savePendingItems(
    context,
    items.map((item) => ({ ...item, relatedProductId })),
    '/defter',
  )
  expect(readPendingAdd(context, '8')).toEqual([
    ['intent', 'several'],
    ['back', '/defter'],
    ['relatedProductId', '7:0'],
    ['productId[]', '8:2'],
    ['productId[]', '9:2'],
  ])
  expect(readPendingAdd(context, '7')).toEqual([])
})
