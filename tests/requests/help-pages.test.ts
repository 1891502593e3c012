import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

it.each([siteMap.contact.tr, siteMap.orderFollow, '/teslimat-ve-iade'])(
  '[U29] %s leads to the other pages that help, and marks itself',
  async (path) => {
    const { main } = await pageOf(shop.visitor().get(path))
    const menu = main.getByRole('navigation', 'Yardım')
    const links = menu.links('/')
    expect(links).toEqual(expect.arrayContaining([siteMap.orderFollow, siteMap.contact.tr]))
    expect(new Set(links).size).toBe(links.length)
    expect(links.length).toBeGreaterThan(3)
    const current = menu.tags('a').filter((link) => link.attribute('aria-current') === 'page')
    expect(current.map((link) => link.attribute('href'))).toEqual([path])
  },
)

it('[U29] the words of a page are sent once, and not for script too', async () => {
  const html = await (await shop.visitor().get('/teslimat-ve-iade')).text()
  const [first = ''] = readPage(html).main.textsOf('p')
  const words = first.slice(0, 40)
  expect(words).toHaveLength(40)
  expect(html.split(words)).toHaveLength(2)
})
