import { afterAll, beforeAll, expect, it } from 'vitest'
import { readyToOrder } from '../seed/test-buyer'
import { startTestShop, type TestShop } from '../seed/test-shop'
import { readDraft } from './draft-queries'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

it('[O02] two tabs that choose at once lose neither choice', async () => {
  const { visitor, session } = await readyToOrder(shop, [{ productId: '6' }])
  const owner = `g:${session}`
  const { delivery_id: address } = await readDraft(shop.db, owner)
  const choose = (path: string, fields: Record<string, string> = {}) =>
    visitor.post(`/srv/service/order-v5/${path}`, fields)
  for (let round = 0; round < 5; round += 1) {
    await shop.db.prepare('DELETE FROM order_draft WHERE owner = ?1').bind(owner).run()
    await choose(`set-address/delivery/${address}`)
    await Promise.all([
      choose(`set-address/invoice/${address}`),
      choose('next-order/approve', { cargo: '2', payment: '-3' }),
    ])
    expect(await readDraft(shop.db, owner)).toMatchObject({
      delivery_id: address,
      invoice_id: address,
      cargo_id: 2,
      payment_id: -3,
    })
  }
})
