import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      if (request.url.includes('/filter/get')) return new Response('', { status: 500 })
      if (!request.url.includes('/site/get-page')) return pass(request)
      // Some backends send category pages without filters.
      const { FILTER: _, ...page } = (await (await pass(request)).json()) as { FILTER?: unknown }
      return Response.json(page)
    },
  })
})
afterAll(() => shop.close())

it('[B03] [T02] a category page without its filters is shown, and stored in no cache', async () => {
  const path = await shop.db
    .prepare("SELECT path FROM link WHERE kind = 'category' AND language = 'tr' AND moved = 0")
    .first<string>('path')
  const open = async () => {
    const answer = await shop.visitor().get(`/${path}`)
    const { status, headers } = answer
    const { main } = await pageOf(answer)
    return {
      status,
      isFromCache: headers.get('server-timing')?.includes('desc=hit'),
      mayBeCached: headers.get('cache-control') !== 'no-store',
      hasFilters: main.queryAllByRole('checkbox').length > 0,
    }
  }
  const incomplete = { status: 200, isFromCache: false, mayBeCached: false, hasFilters: false }
  expect(await open()).toEqual(incomplete)
  // The failure is remembered for some seconds, but no cache has the page.
  expect(await open()).toEqual(incomplete)
})
