import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder } from '../../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'
import { readDraft } from './draft-queries'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

it('[O02] two tabs that choose at the same time lose neither choice', async () => {
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

describe('[P15] the chosen instalments', () => {
  const base = '/srv/service/order-v5'
  const chosen = async (session: string) => {
    const { card_id, instalments } = await readDraft(shop.db, `g:${session}`)
    return { card_id, instalments }
  }
  const inThree = { card_id: 1, instalments: 3 }
  const atOnce = { card_id: 0, instalments: 1 }

  it('last until the card is charged, and not for the next order', async () => {
    const buyer = await readyToOrder(shop, [{ productId: '6' }], -2)
    await buyer.visitor.post(`${base}/set-installment`, { card: '1', number: '3' })
    const { url } = await buyer.order()
    expect(await chosen(buyer.session)).toEqual(inThree)
    const body = new URLSearchParams({ sonuc: 'onay' })
    await buyer.visitor.send(new URL(url).pathname, { method: 'POST', body })
    expect(await chosen(buyer.session)).toEqual(atOnce)
  })

  it('are dropped by any other payment method', async () => {
    const { visitor, session } = await readyToOrder(shop, [{ productId: '6' }], -2)
    await visitor.post(`${base}/set-installment`, { card: '1', number: '3' })
    await visitor.post(`${base}/next-order/approve`, { cargo: '2', payment: '-2' })
    expect(await chosen(session)).toEqual(inThree)
    await visitor.post(`${base}/next-order/approve`, { cargo: '2', payment: '-1' })
    expect(await chosen(session)).toEqual(atOnce)
  })
})
