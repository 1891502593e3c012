import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'full' })
})
afterAll(() => shop.close())

it('[G03] [U20] a link in a language that the shop does not serve is missing, and home is found from it', async () => {
  const visitor = shop.visitor()
  expect((await visitor.get('/ar/yok')).status).toBe(404)
  const paths: string[] = ['/']
  for (let answer = await visitor.get('/'); answer.status === 302; ) {
    const to = answer.headers.get('location') ?? ''
    expect(paths.length).toBeLessThan(5)
    paths.push(to)
    answer = await visitor.get(to)
    if (answer.status !== 302) expect(await answer.text()).toContain('<html lang="tr"')
  }
  expect(paths.at(-1)).toBe('/')
})

it('[U20] names no other language while the settings fail, and has no sitemap', async () => {
  const failing = await openPlatformShop({ mode: 'nonsense' }, { FRESH_SECONDS: '0' })
  failing.platform.fault('/srv/service/site/get-globals', 'error')
  const visitor = failing.visitor()
  for (const at of ['/', demoProducts()['plain-tr'].path, '/kategoriler']) {
    const page = await (await visitor.get(at)).text()
    const named = [...page.matchAll(/hreflang="([\w-]+)"/gi)].map(([, language]) => language)
    expect([at, named.filter((one) => one !== 'tr' && one !== 'x-default')]).toEqual([at, []])
  }
  const map = await visitor.get('/sitemap/1.xml')
  expect([map.status, map.headers.get('retry-after')]).toEqual([503, '30'])
  failing.platform.clearFaults()
  const sitemap = async () => (await visitor.get('/sitemap/1.xml')).text()
  await expect.poll(sitemap, { timeout: 8000, interval: 500 }).toContain('hreflang="en"')
  await failing.close()
})
