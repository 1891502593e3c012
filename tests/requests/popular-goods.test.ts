import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { fillCart } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const heading = 'Çok satanlar'
const nowhere = '/boyle-bir-sayfa-yok'

it.each([
  ['an empty cart', siteMap.cart, 'Alışverişe başla'],
  ['an empty comparison', '/karsilastir', 'Ürünlere bak'],
  ['an empty list of favourites', siteMap.favourites, 'Ürünlere bak'],
  ['a page that is not there', nowhere, 'Ana sayfaya dön'],
])('[B23] %s offers what is bought often, and one next step', async (_what, path, step) => {
  const { main } = await pageOf(shop.visitor().get(path))
  main.getByRole('heading-2', heading)
  main.getByRole('link', step)
  expect(main.queryAllByRole('article').length).toBeGreaterThanOrEqual(4)
})

it('[B23] a filled cart and a full comparison offer none', async () => {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6', quantity: '3' }])
  expect((await pageOf(visitor.get(siteMap.cart))).main.text).not.toContain(heading)
  const compared = await pageOf(visitor.get('/karsilastir?urunler=1-6'))
  expect(compared.main.text).not.toContain(heading)
})

it('[B23] they come with the data of a page that script opens, and not with the drawer’s', async () => {
  const visitor = shop.visitor()
  const dataOf = async (address: string) => (await visitor.get(address)).text()
  expect(await dataOf(`${siteMap.cart}.data`)).toContain(heading)
  expect(await dataOf(`${siteMap.cart}.data?panel`)).not.toContain(heading)
})
