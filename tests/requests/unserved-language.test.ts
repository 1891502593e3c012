import { afterAll, beforeAll, expect, it } from 'vitest'
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
