import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

/** A shop whose pages and calls name no variants. */
let shop: PlatformShop
beforeAll(async () => {
  const vars = { SHOP_GUEST_TOKEN: 'guest-of-the-shop' }
  shop = await openPlatformShop({ mode: 'section7' }, vars)
  shop.platform.setMissing(10)
})
afterAll(() => shop.close())

const { id, path } = demoProducts()['twoGroups-tr']
const variantCalls = () =>
  shop.platform.requests.splice(0).filter(({ path: at }) => at.includes('/product-detail/variant/'))

it('[P03] [P04] [Z9] a variant in the address that the product does not name is chosen', async () => {
  const product = shop.platform.state.products.find((one) => one.id === id)
  const wanted = product?.variants.findLast(({ stock }) => stock > 0)
  const chosen = await pageOf(shop.visitor().get(`${path}?variant=${wanted?.id}`))
  const current = chosen.main
    .queryAllByRole('link')
    .filter((link) => link.attribute('aria-current') === 'true')
  expect(current.length).toBe(2)
  expect(chosen.field('variantId').value).toBe(`${wanted?.id}`)
  const [call, ...more] = variantCalls()
  expect(more).toEqual([])
  expect(call).toMatchObject({
    method: 'GET',
    path: `/srv/service/product-detail/variant/${id}/${wanted?.id}`,
    query: { language: 'tr', currency: 'TL' },
  })
  expect(call?.headers).toMatchObject({
    authorization: 'Bearer guest-of-the-shop',
    'accept-language': 'tr',
  })
})

it('[P03] [Z9] an unknown one shows the plain page, and none is asked for without an id', async () => {
  const plain = await pageOf(shop.visitor().get(path))
  for (const unknown of ['777777', 'none7', '%2e%2e', 'a/b', ''])
    expect((await pageOf(shop.visitor().get(`${path}?variant=${unknown}`))).heading).toBe(
      plain.heading,
    )
  expect(variantCalls().map(({ path: at }) => at)).toEqual([
    `/srv/service/product-detail/variant/${id}/777777`,
  ])
})

it('[P03] [Z9] the stock by store is that of such a variant too', async () => {
  const product = shop.platform.state.products.find((one) => one.id === id)
  const wanted = product?.variants.findLast(({ stock }) => stock > 0)?.id
  await shop.visitor().get(`/magaza-stogu${path}?variant=${wanted}`)
  const sent = shop.platform.requests.findLast(({ path: at }) => at.includes('/Erp/store.php'))
  expect(sent?.query.variant).toBe(`${wanted}`)
})

it('[P03] a shop whose pages name all variants is not asked for another', async () => {
  const complete = await openPlatformShop({ mode: 'full' })
  await complete.visitor().get(`${path}?variant=777777`)
  const paths = complete.platform.requests.map((one) => one.path)
  expect(paths.filter((at) => at.includes('/product-detail/variant/'))).toEqual([])
  await complete.close()
})
