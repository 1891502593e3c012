import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultKind } from '../platform/faults/faults'
import { cartForm } from '../support/cart-lines'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'nonsense' })
})
afterAll(() => shop.close())
beforeEach(() => shop.platform.clearFaults())

/** Types 4 into the cart's only line, and presses a button while a call fails. @returns the page that comes then */
async function press(intent: string, [call, kind]: [number, FaultKind]) {
  const visitor = await shop.buyer()
  const form = await cartForm(visitor, { 0: '4' })
  form.set('intent', intent)
  shop.platform.fault(call, kind)
  const address = intent.includes(':') ? '/sepet/satir' : '/sepet/hepsi'
  return pageOf(visitor.follow(await visitor.post(address, form)))
}

describe('[C11] [C15] [T12] a change of the cart that fails', () => {
  it.each<[string, number]>([
    ['update:0', 64],
    ['update', 65],
    ['delete:0', 66],
    ['clear', 67],
  ])('says when a busy shop can be asked again: %s', async (intent, call) => {
    const [notice] = (await press(intent, [call, 'too-many'])).notices('alert')
    expect(notice?.text).toContain('7 saniye sonra')
  })

  it.each<[string, number, FaultKind]>([
    ['update:0', 64, 'reset'],
    ['update', 65, 'too-many'],
    ['update', 65, 'html'],
    ['delete:0', 66, 'error'],
    ['order', 65, 'error'],
  ])('keeps the typed count: %s, call %s, %s', async (intent, call, kind) => {
    const page = await press(intent, [call, kind])
    expect(page.notices('alert')).toHaveLength(1)
    expect(page.field('count').value).toBe('4')
    expect(page.field('shown').value).toBe('1')
  })
})

describe('[C11] [T12] a cart that the shop fails to load', () => {
  it.each<FaultKind>(['reset', 'too-many', 'error', 'wrong-types'])(
    'is read from its fragments: %s',
    async (kind) => {
      const visitor = await shop.buyer()
      shop.platform.fault('/srv/service/cart/load', kind)
      const page = await pageOf(visitor.get('/sepet'))
      expect(page.field('count').value).toBe('1')
    },
  )
})

it('[C15] [T13] under maintenance a cart that the shop has shown stays, and moves to no page of its own', async () => {
  const visitor = await shop.buyer()
  expect((await visitor.get('/sepet')).status).toBe(200)
  for (const path of ['/srv', '/api']) shop.platform.fault(path, 'html')
  const response = await visitor.get('/sepet')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Sepetiniz duruyor')
})
