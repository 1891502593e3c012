import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { formKey, readyBuyer } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

it('[O02] instalments are folded by card, but for the chosen one', async () => {
  const { visitor } = await readyBuyer(shop, [{ productId: '6', quantity: '9' }], '-2')
  const folds = async () => {
    const { main } = await pageOf(visitor.get(siteMap.orderInstalments))
    return { main, open: main.tags('details').map((one) => one.attribute('open') !== undefined) }
  }
  const { main, open } = await folds()
  expect(open.length).toBeGreaterThan(2)
  expect(open).not.toContain(true)
  const plans = main.fields('taksit').map((one) => one.attribute('value') ?? '')
  const last = plans.at(-1) ?? ''
  const [summary] = main.tags('details').slice(-1)
  expect(summary?.tags('summary')[0]?.text).toMatch(/\d+ taksit × [\d.,]+ TL/)
  await visitor.post(siteMap.orderInstalments, { taksit: last, ...formKey() })
  const chosen = await folds()
  expect(chosen.open.at(-1)).toBe(true)
  expect(chosen.open.filter(Boolean)).toHaveLength(1)
})
