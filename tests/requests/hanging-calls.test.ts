import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'nonsense' }, { READ_DEADLINE_MS: '1200' })
})
afterAll(() => shop.close())
afterEach(() => shop.platform.clearFaults())

it('[T01] a hanging filter call is waited for once, not by each list', async () => {
  const callsOf = async (path: string) => {
    const before = shop.platform.requests.length
    const { main } = await pageOf(shop.visitor().get(path))
    expect(main.queryAllByRole('article').length, path).toBeGreaterThan(0)
    const sent = shop.platform.requests.slice(before)
    return sent.filter((one) => one.path.startsWith('/srv/service/filter')).length
  }
  shop.platform.fault('/srv/service/filter', 'hang')
  expect(await callsOf('/arama?q=ara')).toBe(1)
  for (const path of ['/arama?q=saks%C4%B1', '/arama?q=ara&siralama=fiyat', '/arama?q=ara&pg=2'])
    expect(await callsOf(path), path).toBe(0)
})
