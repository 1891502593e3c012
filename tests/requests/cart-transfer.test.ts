import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMoney } from '../model/money'
import { decide, fillCart, paymentPageOf, placeOrder, readyBuyer } from '../support/buyer'
import { Page } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const PLAIN = `SELECT id, stock FROM product WHERE is_active = 1 AND is_show_only = 0 AND needs_store = 0
  AND group1_id = 0 AND personalization_id = 0 AND step = 1 AND min_count = 1 AND after_add < 2 AND stock > 0`

const pick = async () => {
  const row = await shop.db.prepare(PLAIN).first<{ id: number }>()
  return String(row?.id)
}

describe('the cart before a payment method is chosen', () => {
  it('[C13] [P15] shows the total by transfer if it is lower', async () => {
    const productId = await pick()
    const sql = 'UPDATE product SET price = 10000, tiers = ?2, money_order = ?3 WHERE id = ?1'
    const visitor = shop.visitor()
    await fillCart(visitor, [{ productId, quantity: '3' }])
    const cart = async (percent: number) => {
      await shop.db.prepare(sql).bind(productId, '[]', percent).run()
      const html = await (await visitor.get('/sepet')).text()
      return new Page(`${shop.url}/sepet`, 200, html).main.getByRole('region', 'Sipariş özeti')
    }
    const dear = await cart(0)
    const total = readMoney(dear.terms().get('Toplam') ?? '')?.amount ?? 0
    expect(dear.tags('small')).toEqual([])
    const [small] = (await cart(-3)).tags('small')
    expect(small?.text).toMatch(/^Havale ile /)
    expect(readMoney(small?.text ?? '')?.amount).toBe(total - 900)
  })

  it('[O02] [C13] products reserved by the shopper’s own unpaid order can be added, up to the stock', async () => {
    const productId = await pick()
    await shop.db.prepare('UPDATE product SET stock = 3 WHERE id = ?1').bind(productId).run()
    const { visitor, html } = await readyBuyer(shop, [{ productId, quantity: '2' }], '-2')
    const page = await paymentPageOf(visitor, await placeOrder(visitor, html))
    const count = async () => {
      const row = await shop.db
        .prepare('SELECT sum(count) AS n FROM cart_line WHERE product_id = ?1')
        .bind(productId)
        .first<{ n: number }>()
      return row?.n
    }
    const before = (await count()) ?? 0
    await fillCart(visitor, [{ productId, quantity: '1' }])
    expect(await count()).toBe(before + 1)
    await fillCart(visitor, [{ productId, quantity: '1' }])
    expect(await count()).toBe(before + 1)
    await decide(page, 'onay')
    expect(
      await shop.db
        .prepare('SELECT stock FROM product WHERE id = ?1')
        .bind(productId)
        .first('stock'),
    ).toBe(1)
  })
})
