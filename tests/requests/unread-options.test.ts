import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'nonsense' })
  // Its own pages take the place of get-page.
  shop.platform.fault('/srv/service/site', 'html')
})
afterAll(() => shop.close())

const { id, path } = demoProducts()['twoGroups-tr']

it('[P03] [Z10] an option whose list fails for a moment can be chosen, and the page is not stored so', async () => {
  const product = shop.platform.state.products.find((one) => one.id === id)
  const inStock = product?.variants.filter(({ stock }) => stock > 1) ?? []
  const option = inStock.at(-1)?.type1
  const list = `/srv/service/variant/get-variant2-list/${id}/${option}`
  shop.platform.fault(list, 'error')
  const first = await pageOf(shop.visitor().get(path))
  const link = first.main
    .queryAllByRole('link')
    .find((one) => one.attribute('href')?.includes('=option-'))
  expect(link?.attribute('aria-disabled')).toBeUndefined()
  shop.platform.fault(list, null)
  const visitor = shop.visitor()
  const chosen = await pageOf(visitor.get(path + (link?.attribute('href') ?? '')))
  const variantId = chosen.field('variantId').value
  expect(inStock.filter(({ type1 }) => type1 === option).map((one) => `${one.id}`)).toContain(
    variantId,
  )
  const next = await pageOf(shop.visitor().get(path))
  const hrefs = next.main.queryAllByRole('link').map((one) => one.attribute('href') ?? '')
  expect(hrefs.filter((href) => href.includes('=option-'))).toEqual([])
})

it.each(['error', 'empty', 'html'] as const)(
  '[P03] [Z10] options whose lists all fail (%s) are not called sold out',
  async (kind) => {
    const own = await openPlatformShop({ mode: 'section7' })
    const lists = `/srv/service/variant/get-variant2-list/${id}`
    own.platform.fault(lists, kind)
    const { main } = await pageOf(own.visitor().get(path))
    expect(main.text).not.toContain('seçilemez')
    const options = main
      .queryAllByRole('link')
      .filter((one) => one.attribute('href')?.includes('variant=option-'))
    expect(options.length).toBeGreaterThan(2)
    for (const one of options) expect(one.attribute('aria-disabled')).toBeUndefined()
    const product = own.platform.state.products.find((one) => one.id === id)
    const sold = product?.variants.find(({ stock }) => stock > 1)?.type1
    const chosen = `?variant=option-${sold}`
    expect(options.map((one) => one.attribute('href'))).toContain(chosen)
    const reread = await pageOf(own.visitor().get(path + chosen))
    expect(reread.main.text).not.toContain('seçilemez')
    own.platform.fault(lists, null)
    const read = await pageOf(own.visitor().get(path + chosen))
    expect(read.field('variantId').value).toMatch(/^[1-9]/)
    await own.close()
  },
)
