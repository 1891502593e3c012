import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { PageTools } from '~/rendering/behaviors/behavior'
import { fakeStorage } from '../../../tests/support/fake-storage'
import pageEvent from './page-event'
import type { PageEvent } from './shop-event'

let emitted: string[]
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  emitted = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('document', { cookie: '__Host-consent=analytics' })
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent<PageEvent>) => emitted.push(detail.name))
})

const goods = { currency: 'TRY', value: 10, items: [{ item_name: 'Kupa', price: 10, quantity: 1 }] }
function open(event: Pick<PageEvent, 'name' | 'transaction_id'>) {
  const dataset = { event: JSON.stringify({ ...goods, ...event }) }
  pageEvent({ dataset } as unknown as HTMLElement, {} as PageTools)
}

it('[P21] a checkout begins once, and anew for the same goods once they are bought', () => {
  for (const _ of [1, 2]) open({ name: 'begin_checkout' })
  for (const _ of [1, 2]) open({ name: 'purchase', transaction_id: 'A1' })
  expect(emitted).toEqual(['begin_checkout', 'purchase'])
  for (const _ of [1, 2]) open({ name: 'begin_checkout' })
  // The page of the first order is opened in the middle of the second.
  open({ name: 'purchase', transaction_id: 'A1' })
  open({ name: 'begin_checkout' })
  expect(emitted).toEqual(['begin_checkout', 'purchase', 'begin_checkout'])
})

it('[P21] a purchase is reported once, also when a former order is opened after a later one', () => {
  for (const order of ['A1', 'A2', 'A1', 'A2']) open({ name: 'purchase', transaction_id: order })
  expect(emitted).toEqual(['purchase', 'purchase'])
})
