import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openPlatformShop } from '../support/platform-shop'
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

it('[B12] a shop whose settings do not name stores leads to them once it is known to have some', async () => {
  const { close, ...own } = await openPlatformShop({ mode: 'section7' }, { FRESH_SECONDS: '0' })
  const { path } = demoProducts()['plain-tr']
  const toStores = async () => {
    const links = (await pageOf(own.visitor().get(path))).links('/')
    return links.filter((href) => /magaza/.test(href)).length
  }
  expect(await toStores()).toBe(0)
  await expect.poll(toStores, { timeout: 20_000 }).toBe(2)
  await close()
})
