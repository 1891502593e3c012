import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoProduct, demoProduct } from '../support/demo'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let many: Shop
let last: Shop
let product: DemoProduct
let stepped: DemoProduct
beforeAll(async () => {
  many = await openWorkers()
  last = await openWorkers()
  product = await demoProduct(many.db, 'tiered')
  stepped = await demoProduct(many.db, 'halfSteps')
  const setStock = last.db.prepare('UPDATE product SET stock = ?2 WHERE id = ?1')
  await last.db.batch([setStock.bind(product.id, 1), setStock.bind(stepped.id, 0.75)])
})
afterAll(() => Promise.all([many.close(), last.close()]))

const mainOf = async (shop: Shop, { path }: DemoProduct) =>
  readPage(await (await shop.visitor().get(path)).text()).main

it('[P07] the last piece of a product is not stepped beyond, nor is less left than a step', async () => {
  const disabled = async (shop: Shop, one: DemoProduct) =>
    (await mainOf(shop, one)).getByRole('button', 'Artır').attribute('disabled')
  for (const one of [product, stepped]) {
    expect(await disabled(many, one)).toBeUndefined()
    expect(await disabled(last, one)).toBe('')
  }
})
