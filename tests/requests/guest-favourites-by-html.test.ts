import { expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { pageOf } from '../support/page/page'
import { openPlatformShop } from '../support/platform-shop'

it('[F02] a guest’s favourites are displayed where the shop compares by HTML alone', async () => {
  const shop = await openPlatformShop({ mode: 'section7' })
  const goods = demoProducts()
  const [one, other] = [goods['plain-tr'], goods['addsQuietly-tr']]
  const visitor = shop.visitor()
  for (const { id } of [one, other]) await visitor.post('/favorilerim/degistir', { fav: `${id}` })
  const { main } = await pageOf(visitor.get('/favorilerim'))
  const names = main.queryAllByRole('article').map((card) => card.text)
  expect(names).toEqual([expect.stringContaining(other.title), expect.stringContaining(one.title)])
  expect(main.text).not.toContain('Seçenek')
  expect(main.queryAllByRole('link', `Ürünü gör ${one.title}`)).toHaveLength(1)
  expect(main.text).not.toContain('gösterilemiyor')
  await shop.close()
})
