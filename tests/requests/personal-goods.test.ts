import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

it('[P22] the page of goods that are made for one person promises no return', async () => {
  const promise = 'gün içinde iade edebilirsiniz'
  const [{ path }, other] = [
    await demoProduct(shop.db, 'personal'),
    await demoProduct(shop.db, 'discounted'),
  ]
  const htmlOf = async (at: string) => (await shop.visitor().get(at)).text()
  expect(await htmlOf(other.path)).toContain(promise)
  const html = await htmlOf(path)
  expect(html).not.toContain(promise)
  expect(html).toContain('MerchantReturnNotPermitted')
})

it('[P22] it tells from which sum on they are delivered free, and that they do not come back', async () => {
  const { path } = await demoProduct(shop.db, 'personal')
  const html = await (await shop.visitor().get(path)).text()
  expect(html).toContain('ve üzeri siparişte kargo ücretsiz')
  expect(html).toContain('Size özel hazırlandığı için cayma hakkı yoktur.')
})

it('[P22] where the text is optional the page promises the return of goods without one', async () => {
  const optional = await openWorkers()
  try {
    const { path } = await demoProduct(optional.db, 'personal')
    const fields = `replace(fields, '"required":true', '"required":false')`
    await optional.db.prepare(`UPDATE personalization SET fields = ${fields}`).run()
    const html = await (await optional.visitor().get(path)).text()
    expect(html).toContain('gün içinde iade edebilirsiniz')
    expect(html).not.toContain('MerchantReturnNotPermitted')
  } finally {
    await optional.close()
  }
})
