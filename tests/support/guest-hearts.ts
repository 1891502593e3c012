import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Page, readPage } from './page/page'
import { openWorkers, type Shop } from './two-workers'
import type { Visitor } from './visitor'

export const heartsChange = '/favorilerim/degistir'
export const heartsCookie = '__Host-favourites'

type WatchedShop = Shop & {
  /** A part of the backend's addresses, and its answer to them. */
  fault: { path: string; answer: () => Response } | null
  /** Addresses of the calls since a test emptied it. */
  calls: string[]
}

/** One shop for all tests of a file, whose backend is watched and may fail in a test. */
export function watchedShop(): WatchedShop {
  const shop = { fault: null, calls: [] as string[] } as unknown as WatchedShop
  beforeAll(async () => {
    const opened = await openWorkers({
      backend: async (request, pass) => {
        shop.calls.push(request.url)
        const { fault } = shop
        return fault && request.url.includes(fault.path) ? fault.answer() : pass(request)
      },
    })
    Object.assign(shop, opened)
  })
  afterEach(() => {
    shop.fault = null
  })
  afterAll(() => shop.close())
  return shop
}

export const textOf = async (visitor: Visitor, path: string): Promise<string> =>
  (await visitor.get(path)).text()

export const openPage = async (visitor: Visitor, path: string): Promise<Page> =>
  readPage(await textOf(visitor, path))

export async function productIds(db: D1Database, count: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT id FROM product WHERE is_active = 1 ORDER BY id LIMIT ?1')
    .bind(count)
    .all<{ id: number }>()
  return results.map(({ id }) => String(id))
}

export const pressHearts = (visitor: Visitor, values: string[]) =>
  visitor.post(heartsChange, { fav: values })
