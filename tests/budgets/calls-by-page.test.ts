import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { demoProducts } from '../platform/demo-products'
import { type Nonsense, openNonsense } from '../requests/nonsense/shop'
import type { Visitor } from '../support/visitor'

type Row = { role: 'guest' | 'member'; path: string; cold: number; warm: number }

const goods = demoProducts()
const { path } = goods['plain-tr']
const guest = (page: string, cold: number, warm = 0): Row => ({
  ...{ role: 'guest', path: page, cold, warm },
})
const member = (page: string, cold: number, warm: number): Row => ({
  ...{ role: 'member', path: page, cold, warm },
})

/** How many calls each page may make in front of a shop with all of them: with empty caches, and opened again. */
const rows: Row[] = [
  guest('/', 2),
  guest('/bahce', 2),
  guest('/bahce?price=10-500&sort=1', 2),
  guest(path, 5),
  guest(goods['twoGroups-tr'].path, 5),
  guest('/arama?q=saksı', 3),
  guest('/arama?q=zzzqqq', 6),
  guest(siteMap.cart, 3, 1),
  guest(siteMap.order, 2, 1),
  guest(siteMap.signIn, 2),
  guest(siteMap.register, 3),
  guest(siteMap.stores.tr, 2),
  guest(`/yorumlar${path}`, 4, 1),
  guest(`/odeme-yollari${path}`, 4),
  member(siteMap.account, 5, 3),
  member(siteMap.favourites, 2, 1),
  member(siteMap.orders, 3, 2),
  member(siteMap.addresses, 3, 2),
  member(siteMap.addressForm, 6, 0),
  member(siteMap.orderAddress, 8, 2),
  member(siteMap.orderMethods, 5, 4),
  member(siteMap.orderConfirm, 2, 1),
]

describe('backend calls by page', () => {
  let shop: Nonsense
  const table: Record<string, { cold: number; warm: number }> = {}
  beforeAll(async () => {
    shop = await openNonsense()
  })
  afterAll(async () => {
    await shop.close()
    console.table(table)
  })

  const calls = () =>
    shop.platform.requests.map(({ path: called, headers }) => called + (headers.cookie ? '*' : ''))

  /** The calls of a page, until all of its document has come. */
  async function callsOf(visitor: Visitor, page: string): Promise<string[]> {
    shop.platform.requests.length = 0
    await (await visitor.get(page)).text()
    return calls()
  }

  it.each(rows)('$role $path: $cold, then $warm', async ({ role, path: page, cold, warm }) => {
    const own = await shop.visitorOf(role)
    const [first, second] = await shop.withColdStorefront(async (as) => {
      const visitor = as(own)
      return [await callsOf(visitor, page), await callsOf(visitor, page)]
    })
    table[`${role} ${page}`] = { cold: first.length, warm: second.length }
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(cold)
    expect(second.length, second.join('\n')).toBeLessThanOrEqual(warm)
  })
})
