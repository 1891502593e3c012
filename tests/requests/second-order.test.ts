import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  decide,
  fieldIn,
  fillCart,
  formKey,
  numberIn,
  paymentPageOf,
  placeOrder,
  toConfirm,
} from '../support/buyer'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const doll = { productId: '6', quantity: '2' }
const setStock = (stock: number) =>
  shop.db.prepare('UPDATE product SET stock = ?1 WHERE id = 6').bind(stock).run()
const stock = () => shop.db.prepare('SELECT stock FROM product WHERE id = 6').first<number>('stock')
const orders = () => shop.db.prepare('SELECT count(*) AS n FROM shop_order').first<number>('n')
const page = async (visitor: Visitor, to: string) =>
  (await visitor.follow(await visitor.get(to))).text()

/** The shop's rows of an order, its payments, and its mails. */
async function rowsOf(number: string) {
  const order = await shop.db
    .prepare('SELECT payment, holds_stock FROM shop_order WHERE number = ?1')
    .bind(number)
    .first<{ payment: string; holds_stock: number }>()
  const charge = await shop.db
    .prepare(
      `SELECT amount > 0 AS taken, returned_at > 0 AS returned FROM charge
       WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1)`,
    )
    .bind(number)
    .first()
  const { results } = await shop.db
    .prepare(`SELECT text FROM outbox WHERE text LIKE '%' || ?1 || '%'`)
    .bind(number)
    .all<{ text: string }>()
  return { ...order, charge, mails: results.map(({ text }) => text) }
}

/** Orders the cart's products by card, up to the page of the provider. */
async function leaves(visitor: Visitor, isMember = false) {
  const html = await toConfirm(visitor, '-2', { isMember })
  const result = await placeOrder(visitor, html)
  expect(result).toMatch(/^\/order\/sonuc/)
  return { number: numberIn(result), page: await paymentPageOf(visitor, result) }
}

async function begins() {
  const visitor = shop.visitor()
  await fillCart(visitor, [doll])
  return { visitor, first: await leaves(visitor) }
}

const sentBack = { taken: 1, returned: 1 }
const paid = { taken: 1, returned: 0 }

describe('[O02] an order that replaces an unpaid one', () => {
  it('gets the products; the money of the first, paid later, is refunded with a mail', async () => {
    await setStock(2)
    const { visitor, first } = await begins()
    const second = await leaves(visitor)
    expect((await rowsOf(first.number)).holds_stock).toBe(0)
    const back = await decide(first.page, 'onay')
    const rows = await rowsOf(first.number)
    expect(rows).toMatchObject({ payment: 'returned', holds_stock: 0, charge: sentBack })
    expect(rows.mails).toEqual([expect.stringContaining('yerine yeni bir sipariş verildi')])
    expect(await page(visitor, back)).toContain('Ödemeniz iade edildi')
    await decide(second.page, 'onay')
    expect(await rowsOf(second.number)).toMatchObject({ payment: 'paid', charge: paid })
    expect(await stock()).toBe(0)
  })

  it('shows the first as cancelled until then', async () => {
    await setStock(4)
    const { visitor, first } = await begins()
    await leaves(visitor)
    const message = await page(visitor, `/order/sonuc?siparis=${first.number}`)
    expect(message).toContain('Ödeme tamamlanmadı')
  })

  it('is not placed while the payment of the first is processing, as its page says', async () => {
    await setStock(4)
    const { visitor, first } = await begins()
    const html = await toConfirm(visitor, '-2')
    await decide(first.page, 'sonra')
    const before = await orders()
    for (const payment of ['-2', '-1']) {
      await visitor.post('/order/odeme', { cargo: '1', payment, ...formKey() })
      const second = await placeOrder(visitor, await page(visitor, '/order/onay'))
      expect(second).toBe(`/order/sonuc?siparis=${first.number}`)
    }
    expect(numberIn(await placeOrder(visitor, html))).toBe(first.number)
    const message = await page(visitor, `/order/sonuc?siparis=${first.number}`)
    expect(message).toContain('Ödemeniz işleniyor')
    expect(message).toContain(`İki kez ödememeniz için sonucu bekleyin. Sipariş: ${first.number}`)
    expect(await orders()).toBe(before)
    await decide(first.page, 'onay')
    expect(await rowsOf(first.number)).toMatchObject({ payment: 'paid', charge: paid })
    expect(await page(visitor, '/sepet')).toContain('Sepetiniz boş')
    expect(await stock()).toBe(2)
  })

  it('is placed for other products meanwhile', async () => {
    await setStock(4)
    const { visitor, first } = await begins()
    await decide(first.page, 'sonra')
    await visitor.post('/sepet/hepsi', { intent: 'clear', ...formKey() })
    await fillCart(visitor, [{ productId: '13' }])
    const second = await leaves(visitor)
    expect(second.number).not.toBe(first.number)
    for (const { page } of [first, second]) await decide(page, 'onay')
    for (const { number } of [first, second])
      expect(await rowsOf(number)).toMatchObject({ payment: 'paid', charge: paid })
  })

  it('is placed at once if the provider then refuses the first', async () => {
    await setStock(2)
    const { visitor, first } = await begins()
    await decide(first.page, 'sonra')
    await decide(first.page, 'ret')
    const second = await leaves(visitor)
    await decide(second.page, 'onay')
    expect(await rowsOf(first.number)).toMatchObject({ payment: 'refused', charge: null })
    expect(await rowsOf(second.number)).toMatchObject({ payment: 'paid', charge: paid })
  })

  it('refunds the first if nobody confirmed it for an hour', async () => {
    await setStock(4)
    const { visitor, first } = await begins()
    await decide(first.page, 'sonra')
    await shop.db
      .prepare('UPDATE shop_order SET expires_at = 1 WHERE number = ?1')
      .bind(first.number)
      .run()
    const second = await leaves(visitor)
    expect(second.number).not.toBe(first.number)
    await decide(first.page, 'onay')
    expect(await rowsOf(first.number)).toMatchObject({ payment: 'returned', charge: sentBack })
  })

  it('reports no shortage of products being paid for, and offers no more of them', async () => {
    await setStock(2)
    const { visitor, first } = await begins()
    await decide(first.page, 'sonra')
    expect(await page(visitor, '/sepet')).not.toContain('Bu ürün tükendi')
    const other = shop.visitor()
    await fillCart(other, [doll])
    expect(await page(other, '/sepet')).toContain('Sepetiniz boş')
    await decide(first.page, 'onay')
    expect(await page(visitor, '/sepet')).toContain('Sepetiniz boş')
  })
})

describe('[O02] [L01] a shopper who signs in between two orders', () => {
  it('does not find the paid products in the cart, also after signing out and in again', async () => {
    await setStock(4)
    const visitor = shop.visitor()
    await signIn(visitor)
    await fillCart(visitor, [doll])
    const first = await leaves(visitor, true)
    await decide(first.page, 'sonra')
    await visitor.post('/cikis', formKey())
    await signIn(visitor)
    const second = await placeOrder(visitor, await toConfirm(visitor, '-2', { isMember: true }))
    expect(numberIn(second)).toBe(first.number)
    await decide(first.page, 'onay')
    expect(await page(visitor, '/sepet')).toContain('Sepetiniz boş')
  })

  it('takes over the products of the first, which can no longer be paid', async () => {
    await setStock(2)
    const { visitor, first } = await begins()
    await signIn(visitor)
    expect(await page(visitor, '/sepet')).not.toContain('Bu ürün tükendi')
    const second = await leaves(visitor, true)
    await decide(first.page, 'onay')
    await decide(second.page, 'onay')
    expect(await rowsOf(first.number)).toMatchObject({ payment: 'returned', charge: sentBack })
    expect(await rowsOf(second.number)).toMatchObject({ payment: 'paid', charge: paid })
    expect(await stock()).toBe(0)
  })

  it('sees the right state on another device too', async () => {
    await setStock(2)
    const one = shop.visitor()
    await signIn(one)
    await fillCart(one, [doll])
    const first = await leaves(one, true)
    const other = shop.visitor()
    await signIn(other)
    await fillCart(other, [doll])
    expect(await page(other, '/sepet')).toContain('Sepetiniz boş')
    await setStock(2)
    await fillCart(other, [doll])
    const second = await leaves(other, true)
    await decide(second.page, 'onay')
    await decide(first.page, 'onay')
    expect(await rowsOf(first.number)).toMatchObject({ payment: 'paid', charge: paid })
    expect(await rowsOf(second.number)).toMatchObject({ payment: 'paid', charge: paid })
    expect(await stock()).toBe(0)
  })

  it.each(['-1', '-2'])(
    'is placed on another device for other products (%s): both are paid',
    async (payment) => {
      await setStock(4)
      await shop.db.prepare('UPDATE product SET stock = 4 WHERE id = 26').run()
      const [one, other] = [shop.visitor(), shop.visitor()]
      await signIn(one)
      await signIn(other)
      await fillCart(one, [doll])
      await fillCart(other, [{ productId: '26' }])
      const first = await leaves(one, true)
      const made = await placeOrder(other, await toConfirm(other, payment, { isMember: true }))
      expect(made).toMatch(/siparis=\d/)
      const back = await decide(first.page, 'onay')
      expect(await page(one, back)).toContain('Siparişiniz alındı')
      expect(await rowsOf(first.number)).toMatchObject({ payment: 'paid', charge: paid })
      const state = payment === '-1' ? 'later' : 'waiting'
      expect((await rowsOf(numberIn(made))).payment).toBe(state)
    },
  )
})

describe('[O02] an order whose response was lost, or that was placed in another tab', () => {
  it.each([
    ['a guest', false, '/siparis-takip'],
    ['a member', true, '/uye-siparisleri'],
  ])('%s finds the way to it where the order begins', async (_, isMember, to) => {
    await setStock(4)
    const visitor = shop.visitor()
    if (isMember) await signIn(visitor)
    await fillCart(visitor, [doll])
    const otherTab = await toConfirm(visitor, '-1', { isMember })
    await placeOrder(visitor, otherTab)
    const before = await orders()
    const digest = fieldIn(otherTab, 'mark')
    const late = await visitor.post('/order/onay', { mark: digest, agreement: '1', ...formKey() })
    const html = await page(visitor, late.headers.get('location') ?? '')
    expect(html).toContain('Az önce bir sipariş onayladıysanız')
    const link = readPage(html)
      .main.queryAllByRole('link')
      .find(({ href }) => href === to)
    expect(link?.parent.text).toContain('önce buraya bakın:')
    expect(await orders()).toBe(before)
  })
})
