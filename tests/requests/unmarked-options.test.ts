import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

/** A shop whose theme writes options in a way that nobody else knows. */
let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({
    mode: 'section7',
    settings: { theme: 'own', hasOptionMarkup: false },
  })
})
afterAll(() => shop.close())

const goods = demoProducts()
const variantsInStock = (id: number) =>
  shop.platform.state.products
    .find((one) => one.id === id)
    ?.variants.filter(({ stock }) => stock > 1)
    .map((one) => one.id) ?? []

const add = (path: string, productId: number, variantId: string) => {
  const visitor = shop.visitor()
  const fields = { productId: `${productId}`, variantId, quantity: '1', back: path }
  const sent = visitor.post('/sepet/ekle', {
    ...fields,
    productPath: path,
    key: crypto.randomUUID(),
  })
  return { visitor, sent }
}

it('[P03] [Z10] options of one group are those that the shop lists', async () => {
  const { id, path } = goods['oneGroup-tr']
  shop.platform.requests.splice(0)
  const page = await pageOf(shop.visitor().get(path))
  const product = shop.platform.state.products.find((one) => one.id === id)
  const options = page.main.queryAllByRole('group', /Seçenek/)[0]
  expect(options?.queryAllByRole('link').length).toBe(product?.variants.length)
  const paths = shop.platform.requests.map((one) => one.path)
  expect(paths.filter((at) => at.includes('/srv/service/variant/'))).toEqual([
    `/srv/service/variant/get-variant1-list/${id}/0`,
    // Whether there is a second group, no answer says.
    expect.stringContaining(`/get-variant2-list/${id}/`),
  ])
  const { visitor, sent } = add(path, id, page.field('variantId').value)
  await sent
  expect((await pageOf(visitor.get('/sepet'))).main.text).toContain(product?.title.tr)
})

it('[P03] [C04] where they cannot be named, a refused add leads to the shop’s own page', async () => {
  const { id, path } = goods['twoGroups-tr']
  const { visitor, sent } = add(path, id, '')
  await sent
  const page = await pageOf(visitor.get(path))
  expect(page.text).toContain('Lütfen seçenekleri belirleyin')
  const link = page.getByRole('link', 'Bu ürünü mağazanın kendi sitesinde satın alın')
  expect(link.attribute('href')).toBe(shop.platform.origin + encodeURI(path))
})

it('[P03] [C04] an add from a list that leads to such a page shows that link there', async () => {
  const { id, path } = goods['twoGroups-tr']
  const visitor = shop.visitor()
  const fields = { productId: `${id}`, quantity: '1', back: '/bahce', productPath: path }
  const response = await visitor.post('/sepet/ekle', { ...fields, key: crypto.randomUUID() })
  const page = await pageOf(visitor.get(response.headers.get('location') ?? ''))
  page.getByRole('link', 'Bu ürünü mağazanın kendi sitesinde satın alın')
})

it('[P03] [Z9] [Z10] a variant in the address is chosen, with the options around it', async () => {
  const { id, path, title } = goods['twoGroups-tr']
  const [variantId] = variantsInStock(id)
  shop.platform.requests.splice(0)
  const page = await pageOf(shop.visitor().get(`${path}?variant=${variantId}`))
  expect(page.field('variantId').value).toBe(`${variantId}`)
  const current = page.main
    .queryAllByRole('link')
    .filter((link) => link.attribute('aria-current') === 'true')
  expect(current.length).toBe(2)
  const paths = shop.platform.requests.map((one) => one.path)
  expect(paths).toContain(`/srv/service/product-detail/variant/${id}/${variantId}`)
  const { visitor, sent } = add(path, id, `${variantId}`)
  await sent
  expect((await pageOf(visitor.get('/sepet'))).main.text).toContain(title)
})

it('[P03] [Z9] without lists such a variant is sold by its name', async () => {
  shop.platform.setMissing(10)
  const { id, path } = goods['twoGroups-tr']
  const variantId = variantsInStock(id).at(-1)
  const page = await pageOf(shop.visitor().get(`${path}?variant=${variantId}`))
  shop.platform.setMissing()
  expect(page.field('variantId').value).toBe(`${variantId}`)
  expect(page.main.queryAllByRole('group', /Seçenek/).length).toBe(1)
})
