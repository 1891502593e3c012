import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  decide,
  fillCart,
  numberIn,
  paymentPageOf,
  placeOrder,
  readyBuyer,
  toConfirm,
} from '../support/buyer'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const LAST = { productId: '26' }

const run = (sql: string, ...values: (string | number)[]) =>
  shop.db
    .prepare(sql)
    .bind(...values)
    .run()
const stockOf = (id: number) =>
  shop.db.prepare('SELECT stock FROM product WHERE id = ?1').bind(id).first<number>('stock')
const setStock = (id: number, stock: number) =>
  run('UPDATE product SET stock = ?2 WHERE id = ?1', id, stock)
const orderOf = (number: string) =>
  shop.db
    .prepare('SELECT payment, status_id, holds_stock FROM shop_order WHERE number = ?1')
    .bind(number)
    .first<{ payment: string; status_id: number; holds_stock: number }>()
const letExpire = (number: string) =>
  run('UPDATE shop_order SET expires_at = unixepoch() - 1 WHERE number = ?1', number)
const many = (count: number, payment: string) =>
  Promise.all(Array.from({ length: count }, () => readyBuyer(shop, [LAST], payment)))
const isDone = (target: string) => target.startsWith('/order/sonuc')

describe('[O02] the last piece', () => {
  it('is sold once when twenty shoppers order at the same time', async () => {
    await setStock(26, 1)
    const buyers = await many(20, '-1')
    const sent = await Promise.all(buyers.map(({ visitor, html }) => placeOrder(visitor, html)))
    expect(sent.filter(isDone)).toHaveLength(1)
    // The others return to the confirm page with the reason, not to an error page.
    expect(sent.filter((target) => !isDone(target))).toEqual(Array(19).fill('/order/onay'))
    expect(await stockOf(26)).toBe(0)
    const late = buyers[sent.findIndex((target) => !isDone(target))]
    expect(await (await late!.visitor.get('/order/onay')).text()).toContain('Stok yetersiz')
  }, 60_000)

  it('is reserved for the shopper on the payment page; the others learn it before they pay', async () => {
    await setStock(26, 1)
    const buyers = await many(4, '-2')
    const sent = await Promise.all(buyers.map(({ visitor, html }) => placeOrder(visitor, html)))
    expect(sent.filter(isDone)).toHaveLength(1)
    expect(await stockOf(26)).toBe(0)
    const at = sent.findIndex(isDone)
    const page = await paymentPageOf(buyers[at]!.visitor, sent[at]!)
    const [back] = await Promise.all([decide(page, 'onay'), decide(page, 'onay')])
    expect(await (await buyers[at]!.visitor.get(back!)).text()).not.toContain('Ödeme sayfasına')
    expect(await stockOf(26)).toBe(0)
    expect((await orderOf(numberIn(sent[at]!)))?.payment).toBe('paid')
  })

  it('returns to the stock once when the payment is refused, however often that is reported', async () => {
    await setStock(26, 1)
    const { visitor, html } = await readyBuyer(shop, [LAST], '-2')
    const result = await placeOrder(visitor, html)
    const page = await paymentPageOf(visitor, result)
    await Promise.all([1, 2, 3].map(() => decide(page, 'ret')))
    expect(await stockOf(26)).toBe(1)
  })

  it('is available to the next shopper when the payment page has expired', async () => {
    await setStock(26, 1)
    const [first, second] = await many(2, '-2')
    const result = await placeOrder(first!.visitor, first!.html)
    const page = await paymentPageOf(first!.visitor, result)
    await letExpire(numberIn(result))
    const next = await placeOrder(second!.visitor, second!.html)
    expect(isDone(next)).toBe(true)
    expect(await orderOf(numberIn(result))).toMatchObject({ payment: 'expired', holds_stock: 0 })
    const back = await decide(page, 'onay')
    expect((await orderOf(numberIn(result)))?.payment).toBe('returned')
    const answer = await first!.visitor.follow(await first!.visitor.get(back))
    expect(await answer.text()).toContain('Ödemeniz iade edildi')
    expect(await stockOf(26)).toBe(0)
    await decide(await paymentPageOf(second!.visitor, next), 'onay')
    expect(await stockOf(26)).toBe(0)
  })

  it('is available to the shopper who repeats an earlier order, once the payment page has expired', async () => {
    await setStock(26, 2)
    const member = shop.visitor()
    await signIn(member, 'grouped')
    await fillCart(member, [LAST])
    const first = await placeOrder(member, await toConfirm(member, '-1', { isMember: true }))
    expect(await stockOf(26)).toBe(1)
    const other = await readyBuyer(shop, [LAST], '-2')
    const held = await placeOrder(other.visitor, other.html)
    expect(await stockOf(26)).toBe(0)
    await letExpire(numberIn(held))
    const second = await member.post('/uye-siparisi', { siparis: numberIn(first), adim: 'tekrar' })
    const html = await (await member.follow(second)).text()
    expect(html).toContain('Ürünler sepetinize eklendi.')
    expect(await stockOf(26)).toBe(1)
  })

  it('is sold by a late payment if it is still in stock', async () => {
    await setStock(26, 1)
    const { visitor, html } = await readyBuyer(shop, [LAST], '-2')
    const result = await placeOrder(visitor, html)
    const page = await paymentPageOf(visitor, result)
    await letExpire(numberIn(result))
    const other = shop.visitor()
    await fillCart(other, [LAST])
    expect(await stockOf(26)).toBe(1)
    await Promise.all([decide(page, 'onay'), decide(page, 'onay')])
    expect(await orderOf(numberIn(result))).toMatchObject({ payment: 'paid', holds_stock: 1 })
    expect(await stockOf(26)).toBe(0)
  })

  it('is not shown as sold out in the cart of the shopper who is paying for it', async () => {
    await setStock(26, 1)
    const { visitor, html } = await readyBuyer(shop, [LAST], '-2')
    await placeOrder(visitor, html)
    const confirm = await (await visitor.get('/order/onay')).text()
    const second = await placeOrder(visitor, confirm)
    expect(isDone(second)).toBe(true)
    expect(await stockOf(26)).toBe(0)
  })
})

describe('[O02] stock', () => {
  it('is shared by lines of one product with different engravings', async () => {
    await setStock(12, 2)
    const mug = (name: string) => ({
      productId: '12',
      personalizationId: '1',
      'personalization[name]': name,
    })
    const { visitor, html } = await readyBuyer(shop, [mug('Ayşe'), mug('Ali')], '-1')
    await setStock(12, 1)
    expect(isDone(await placeOrder(visitor, html))).toBe(false)
    expect(await stockOf(12)).toBe(1)
    await setStock(12, 2)
    const second = await (await visitor.get('/order/onay')).text()
    expect(isDone(await placeOrder(visitor, second))).toBe(true)
    expect(await stockOf(12)).toBe(0)
  })

  it('of a variant and of its product change together', async () => {
    const one = await shop.db
      .prepare('SELECT id, stock FROM sub_product WHERE product_id = 5 AND stock > 3 LIMIT 1')
      .first<{ id: number; stock: number }>()
    const before = Number(await stockOf(5))
    const variant = () =>
      shop.db.prepare('SELECT stock FROM sub_product WHERE id = ?1').bind(one!.id).first('stock')
    const wanted = [{ productId: '5', variantId: String(one!.id), quantity: '2' }]
    const { visitor, html } = await readyBuyer(shop, wanted, '-2')
    const result = await placeOrder(visitor, html)
    expect([await variant(), await stockOf(5)]).toEqual([one!.stock - 2, before - 2])
    await decide(await paymentPageOf(visitor, result), 'ret')
    expect([await variant(), await stockOf(5)]).toEqual([one!.stock, before])
  })

  it('is released by the clock, without any request', async () => {
    await setStock(26, 1)
    const { visitor, html } = await readyBuyer(shop, [LAST], '-2')
    const number = numberIn(await placeOrder(visitor, html))
    await shop.tick()
    expect(await stockOf(26)).toBe(0)
    await letExpire(number)
    await Promise.all([shop.tick(), shop.tick()])
    expect(await stockOf(26)).toBe(1)
    expect((await orderOf(number))?.payment).toBe('expired')
  })

  it('never falls below zero in the database', async () => {
    await expect(setStock(6, -1)).rejects.toThrow('stock below zero')
    await expect(run('UPDATE sub_product SET stock = -1 WHERE product_id = 5')).rejects.toThrow()
  })
})
