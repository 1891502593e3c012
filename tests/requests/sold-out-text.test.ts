import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' }, { FRESH_SECONDS: '0' })
})
afterAll(() => shop.close())
afterEach(() => shop.platform.setMissing())

const goods = demoProducts()

const noteOf = async (path: string) => {
  const { main } = await pageOf(shop.visitor().get(path))
  return main
    .queryAllByRole('status')
    .map(({ text }) => text)
    .join(' ')
}

it('[P14] what is sold out says so', async () => {
  expect(await noteOf(goods['soldOut-tr'].path)).toContain('satışta değil')
})

it('[P14] what is sold out has one main action, the alarm for new stock', async () => {
  const { main } = await pageOf(shop.visitor().get(goods['soldOut-tr'].path))
  const alarms = main.queryAllByRole('link', 'Gelince haber ver')
  expect(alarms.map((one) => one.attribute('class'))).toEqual(['button button-main'])
  expect(alarms[0]?.href).toContain('tur=stock')
})

it('[P14] [P03] what is sold out is a choice, where another one is on sale', async () => {
  const { id, path } = goods['twoGroups-tr']
  const product = shop.platform.state.products.find((one) => one.id === id)
  const soldOut = product?.variants.find(({ stock }) => stock === 0)
  const note = await noteOf(`${path}?variant=${soldOut?.id}`)
  expect(note).toContain('Bu seçim tükendi')
  expect(note).not.toContain('satışta değil')
})
