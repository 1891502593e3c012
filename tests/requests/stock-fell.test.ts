import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldIn, fillCart, formKey, placeOrder, readyBuyer } from '../support/buyer'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const setStock = (id: number, stock: number) =>
  shop.db.prepare('UPDATE product SET stock = ?2 WHERE id = ?1').bind(id, stock).run()
const page = async (visitor: Visitor, to: string) => (await visitor.get(to)).text()
const counts = async () =>
  (
    await shop.db
      .prepare('SELECT product_id, count FROM cart_line ORDER BY id DESC LIMIT 2')
      .all<{ product_id: number; count: number }>()
  ).results

/** The cart form's text for the line at a position. */
const lineAt = (html: string, position: number) =>
  readPage(html).fields('line')[position]?.value ?? ''

const doll = { productId: '6', quantity: '5' }
const pen = { productId: '13', quantity: '2' }
const left = 'Stokta kalan: 3'

describe('[C13] a cart line above the current stock', () => {
  it('is reported with the available count and a button for it', async () => {
    await setStock(6, 30)
    const visitor = shop.visitor()
    await fillCart(visitor, [doll, pen])
    expect(await page(visitor, '/sepet')).not.toContain('Stokta kalan')
    await setStock(6, 3)
    const html = await page(visitor, '/sepet')
    expect(html).toContain(left)
    expect(html).toContain('value="take:0"')
    const form = { index: '0', line: lineAt(html, 0), count: '5', intent: 'take:0' }
    const taken = await visitor.post('/sepet/satir', { ...form, ...formKey() })
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/sepet'])
    expect(await counts()).toEqual([
      { product_id: 13, count: 2 },
      { product_id: 6, count: 3 },
    ])
    expect(await page(visitor, '/sepet')).not.toContain(left)
  })

  it('offers only removal when sold out, also from an older page', async () => {
    await setStock(6, 30)
    const visitor = shop.visitor()
    await fillCart(visitor, [pen, doll])
    await setStock(6, 0)
    const html = await page(visitor, '/sepet')
    expect(html).toContain('Bu ürün tükendi')
    expect(html).not.toContain('value="take:1"')
    expect(html).toContain('value="delete:1"')
    const form = { index: '1', line: lineAt(html, 1), count: '5', intent: 'take:1' }
    await visitor.post('/sepet/satir', { ...form, ...formKey() })
    expect((await counts())[0]).toEqual({ product_id: 13, count: 2 })
    expect(await page(visitor, '/sepet')).not.toContain('tükendi')
  })
})

describe('[O02] an order above the current stock', () => {
  it('names the line at the last step and orders the available count by one button', async () => {
    await setStock(6, 30)
    const { visitor, html } = await readyBuyer(shop, [doll, pen], '-1')
    await setStock(6, 3)
    // What is beside each step says it before the last one.
    for (const step of ['/order/adres', '/order/odeme'])
      expect(await page(visitor, step)).toContain(left)
    expect(await placeOrder(visitor, html)).toBe('/order/onay')
    const confirmHtml = await page(visitor, '/order/onay')
    expect(confirmHtml).toContain('Stok yetersiz: Lodos Ahşap Matruşka')
    expect(confirmHtml).toContain(left)
    expect(confirmHtml).not.toContain('name="agreement"')
    const taken = await visitor.post('/order/onay', { adim: 'kalan', ...formKey() })
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/order/onay'])
    const second = await (await visitor.follow(taken)).text()
    expect(second).not.toContain(left)
    expect(fieldIn(second, 'mark')).not.toBe('')
    expect(await placeOrder(visitor, second)).toMatch(/^\/order\/sonuc/)
    const stock = shop.db.prepare('SELECT stock FROM product WHERE id = 6')
    expect(await stock.first('stock')).toBe(0)
  })

  it('divides the stock among lines of one product, the first lines first', async () => {
    await setStock(12, 8)
    const mug = (name: string, quantity: string) => ({
      productId: '12',
      quantity,
      personalizationId: '1',
      'personalization[name]': name,
    })
    const { visitor } = await readyBuyer(shop, [mug('Ayşe', '5'), mug('Ali', '2')], '-1')
    await setStock(12, 4)
    const taken = await visitor.post('/order/onay', { adim: 'kalan', ...formKey() })
    const second = await (await visitor.follow(taken)).text()
    expect((await counts())[0]).toEqual({ product_id: 12, count: 4 })
    expect(await placeOrder(visitor, second)).toMatch(/^\/order\/sonuc/)
  })
})
