import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultKind } from '../platform/faults/faults'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'nonsense' })
})
afterAll(() => shop.close())
beforeEach(() => shop.platform.clearFaults())

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
