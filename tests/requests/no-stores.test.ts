import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

/** Settings of a shop that says that it has no stores. */
async function withoutStores(request: Request, answer: Response): Promise<Response> {
  if (!new URL(request.url).pathname.endsWith('/site/get-globals')) return answer
  const settings = (await answer.json()) as Record<string, unknown>
  return Response.json({ ...settings, STORES: 0 })
}

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => withoutStores(request, await pass(request)),
  })
})
afterAll(() => shop.close())

it('[B12] no link leads to the stores of a shop that says it has none, nor does the sitemap', async () => {
  const visitor = shop.visitor()
  const { path } = await demoProduct(shop.db, 'plain')
  for (const address of ['/', path, '/iletisim', '/sepet']) {
    const page = await pageOf(visitor.get(address))
    const toStores = page.links('/').filter((href) => /magaza/.test(href))
    expect(toStores, address).toEqual([])
  }
  const map = await (await visitor.get('/sitemap/1.xml')).text()
  expect(map).toContain('/kategoriler</loc>')
  expect(map).not.toContain('magazalarimiz')
})
