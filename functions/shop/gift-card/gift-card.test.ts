import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCases } from '../seed/demo/demo-cases'
import { type Buyer, readyToOrder } from '../seed/demo/test-buyer'
import { startTestShop, type TestShop, type Visitor } from '../seed/demo/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

type Cart = Record<'PRICE_CART' | 'PRICE_COUPON' | 'PRICE_GENERAL', number> &
  Record<'COUPON_CODE' | 'COUPON_TEXT' | 'ERROR', string>
type Answer = { status: number; statusText: string }
type Cargo = { CARGO_COMPANY_LIST: { ID: string }[]; SELECTED_COMPANY: string }
type Methods = { PAYMENT_LIST: { ID: string; TITLE: string }[] }

const { id } = demoCases.giftCard
const variantOf = (at: number) => ({ productId: String(id), variantId: String(id * 100 + at) })
const doll = { productId: '6', quantity: '1' }
const base = '/srv/service/order-v5'
const set = (visitor: Visitor, code: string, headers = {}) =>
  visitor.post<Answer>(`/srv/service/cart/set-campaign-code/${code}`, {}, headers)
const cartOf = (visitor: Visitor) => visitor.get<Cart>('/srv/service/cart/load')
const paymentsOf = async (visitor: Visitor) =>
  (await visitor.get<Methods>(`${base}/get-payment-types`)).PAYMENT_LIST
const lastMail = () =>
  shop.db.prepare('SELECT text FROM outbox ORDER BY id DESC LIMIT 1').first<string>('text')
const lastOrder = () => shop.db.prepare('SELECT * FROM shop_order ORDER BY id DESC LIMIT 1').first()

async function pay(buyer: Buyer): Promise<string> {
  const { url, ORDER_NUMBER } = await buyer.order()
  const body = new URLSearchParams({ sonuc: 'onay' })
  await buyer.visitor.send(new URL(url).pathname, { method: 'POST', body })
  return ORDER_NUMBER
}

/** Buys gift cards of 250 TL (1), 500 TL (2), 1.000 TL (3) or 2.500 TL (4). @returns their codes, and the order */
async function buyCards(at: number, quantity = '1') {
  const number = await pay(await readyToOrder(shop, [{ ...variantOf(at), quantity }], -2))
  const { results } = await shop.db
    .prepare(
      `SELECT g.code, g.order_id FROM gift_card g JOIN shop_order o ON o.id = g.order_id WHERE o.number = ?1`,
    )
    .bind(number)
    .all<{ code: string; order_id: number }>()
  return { codes: results.map(({ code }) => code), order: results[0]?.order_id ?? 0, number }
}

const cancel = (order: number) =>
  shop.db
    .prepare('UPDATE shop_order SET status_id = 9, holds_stock = 0 WHERE id = ?1')
    .bind(order)
    .run()

describe('[C27] a gift card', () => {
  it('is paid by card, so that a cart with one has no price by transfer', async () => {
    const visitor = shop.visitor()
    const byTransfer = async () =>
      (await visitor.get<Record<string, number>>('/srv/service/cart/load')).PRICE_MONEY_ORDER
    const add = (fields: object) =>
      visitor.post('/srv/service/cart/add-to-cart', { variantId: '0', quantity: '1', ...fields })
    await add(doll)
    expect(await byTransfer()).toBeGreaterThan(0)
    await add(variantOf(1))
    expect(await byTransfer()).toBe(0)
  })

  it('becomes a code for each piece once its order is paid, which is mailed', async () => {
    const buyer = await readyToOrder(shop, [{ ...variantOf(2), quantity: '2' }], -2)
    const { url } = await buyer.order()
    const count = () => shop.db.prepare('SELECT count(*) AS n FROM gift_card').first<number>('n')
    const before = await count()
    const body = new URLSearchParams({ sonuc: 'onay' })
    for (let times = 0; times < 2; times += 1)
      await buyer.visitor.send(new URL(url).pathname, { method: 'POST', body })
    expect(await count()).toBe((before ?? 0) + 2)
    expect(await lastMail()).toMatch(
      /^Hediye kartınız hazır.*(\n([0-9A-Z]{4}-){3}[0-9A-Z]{4}: 500,00\sTL){2}\n/,
    )
    expect(await lastMail()).toContain('“Kupon ya da hediye kartı kodu”')
    const link = 'SELECT link FROM outbox ORDER BY id DESC LIMIT 1'
    expect(await shop.db.prepare(link).first<string>('link')).toBe('/sepet/kupon')
    const placed = `SELECT text FROM outbox WHERE text LIKE 'Siparişiniz alındı%' ORDER BY id DESC LIMIT 1`
    expect(await shop.db.prepare(placed).first<string>('text')).not.toContain('\nKargo:')
  })

  it('is paid by card alone, without delivery and instalments', async () => {
    const { visitor } = await readyToOrder(shop, [{ ...variantOf(4), quantity: '1' }], -2)
    expect((await paymentsOf(visitor)).map(({ ID }) => ID)).toEqual(['-2'])
    const plans = await visitor.get<{ INSTALLMENT_LIST: { INSTALLMENT_LIST: object[] }[] }>(
      `${base}/get-bin`,
    )
    expect(plans.INSTALLMENT_LIST.every((one) => one.INSTALLMENT_LIST.length === 1)).toBe(true)
    expect(await cartOf(visitor)).toMatchObject({ PRICE_CART: 2500, PRICE_GENERAL: 2500 })
  })

  it('is delivered by mail, and takes no coupon', async () => {
    const buyer = await readyToOrder(shop, [{ ...variantOf(1), quantity: '1' }], -2)
    const cargoOf = () => buyer.visitor.get<Cargo>(`${base}/get-cargo-companies`)
    const mailed = { CARGO_COMPANY_LIST: [{ ID: '-1', TITLE: 'E-posta ile', PRICE: null }] }
    expect(await cargoOf()).toMatchObject({ ...mailed, SELECTED_COMPANY: '-1' })
    const statusText = 'Kuponlar hediye kartlarında geçerli değildir'
    expect(await set(buyer.visitor, 'HOSGELDIN10')).toMatchObject({ status: 0, statusText })
    await pay(buyer)
    expect(await lastOrder()).toMatchObject({ cargo_id: -1, cargo: 0 })
    const both = await readyToOrder(shop, [doll, { ...variantOf(1), quantity: '1' }], -2)
    const { CARGO_COMPANY_LIST } = await both.visitor.get<Cargo>(`${base}/get-cargo-companies`)
    expect(CARGO_COMPANY_LIST.map(({ ID }) => ID)).not.toContain('-1')
  })

  it('is told by whoever bought it: its code and what is left of it', async () => {
    const buyer = await readyToOrder(shop, [{ ...variantOf(1), quantity: '1' }], -2)
    const number = await pay(buyer)
    const { ORDER } = await buyer.visitor.get<{
      ORDER: { PRODUCT_LIST: { GIFT_CARDS: object[] }[] }
    }>(`${base}/get-result/${number}`)
    const CODE = expect.stringMatching(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
    const END = expect.any(Number)
    expect(ORDER.PRODUCT_LIST[0]?.GIFT_CARDS).toEqual([{ CODE, BALANCE: 250, CURRENCY: 'TL', END }])
  })

  it('is void once its order is cancelled', async () => {
    const { codes, order } = await buyCards(1)
    await cancel(order)
    const { visitor } = await readyToOrder(shop, [doll])
    const statusText = 'Bu hediye kartı artık geçerli değil'
    expect(await set(visitor, codes[0] ?? '')).toMatchObject({ status: 0, statusText })
  })
})

describe('[C28] the code of a gift card', () => {
  it('lowers the total by its balance, and the rest stays for the next order', async () => {
    const [code = ''] = (await buyCards(2)).codes
    const buyer = await readyToOrder(shop, [doll])
    const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`
    const answer = await set(buyer.visitor, typed)
    const before = await cartOf(buyer.visitor)
    expect(answer).toEqual({ status: 1, statusText: before.COUPON_TEXT })
    expect(before.COUPON_CODE).toBe(`•••• ${code.slice(-4)}`)
    expect(before).toMatchObject({ PRICE_GENERAL: 0, ERROR: '' })
    const due = before.PRICE_COUPON
    expect(await paymentsOf(buyer.visitor)).toContainEqual(
      expect.objectContaining({ ID: '-20', TITLE: 'Ödeme gerekmez' }),
    )
    const { url, status } = await buyer.order()
    expect({ url, status }).toEqual({ url: '', status: 1 })
    expect(await lastOrder()).toMatchObject({ total: 0, payment: 'paid', gift_taken: due * 100 })
    expect(await lastMail()).toContain('Hediye kartı (••••')

    const next = await readyToOrder(shop, [doll])
    await set(next.visitor, code)
    const { PRICE_COUPON, COUPON_TEXT } = await cartOf(next.visitor)
    expect(PRICE_COUPON).toBeCloseTo(500 - due)
    expect(COUPON_TEXT).toMatch(/, 0,00\sTL kalacak\.$/)
    expect((await next.order()).status).toBe(1)
    const last = await readyToOrder(shop, [doll])
    const statusText = 'Bu hediye kartının bakiyesi kalmadı'
    expect(await set(last.visitor, code)).toMatchObject({ status: 0, statusText })
  })

  it('that pays all of a transfer’s lower total leaves nothing to transfer', async () => {
    const [code = ''] = (await buyCards(2)).codes
    const buyer = await readyToOrder(shop, [doll])
    const { AMOUNTS } = await buyer.visitor.get<{ AMOUNTS: { TOTAL: number } }>(
      `${base}/get-summary`,
    )
    await shop.db
      .prepare('UPDATE gift_card SET amount = ?2 WHERE code = ?1')
      .bind(code, Math.round(AMOUNTS.TOTAL * 100) + 1)
      .run()
    await set(buyer.visitor, code)
    expect((await cartOf(buyer.visitor)).PRICE_GENERAL).toBeGreaterThan(0)
    const { ORDER_NUMBER } = await buyer.order()
    expect(await lastOrder()).toMatchObject({ total: 0, payment_id: -1 })
    expect(await lastMail()).not.toMatch(/IBAN|TR\d\d|Açıklama/)
    const result = `${base}/get-result/${ORDER_NUMBER}`
    const { ORDER } = await buyer.visitor.get<{ ORDER: object }>(result)
    const IS_GIFT_CARD = 1
    const DISCOUNTS = expect.arrayContaining([expect.objectContaining({ IS_GIFT_CARD })])
    expect(ORDER).toMatchObject({ TOTAL_PRICE: 0, TRANSFER: null, DISCOUNTS })
  })

  it('is never spent twice by two orders at once', async () => {
    const [code = ''] = (await buyCards(1)).codes
    const buyers = [await readyToOrder(shop, [doll]), await readyToOrder(shop, [doll])]
    for (const { visitor } of buyers) await set(visitor, code)
    const answers = await Promise.all(buyers.map((buyer) => buyer.order()))
    expect(answers.map(({ status }) => status).sort()).toEqual([-2, 1])
  })

  it('is not spent by a late payment while another order of the same cart waits for its own', async () => {
    const [code = ''] = (await buyCards(1)).codes
    const [late, other] = [
      await readyToOrder(shop, [doll], -2),
      await readyToOrder(shop, [doll], -2),
    ]
    await set(late.visitor, code)
    const first = await late.order()
    await shop.db
      .prepare(`UPDATE shop_order SET payment = 'expired', holds_stock = 0 WHERE number = ?1`)
      .bind(first.ORDER_NUMBER)
      .run()
    await set(other.visitor, code)
    const second = await other.order()
    // As signing in moves the orders of a cart that was left.
    await shop.db
      .prepare('UPDATE shop_order SET session_id = ?2 WHERE number = ?1')
      .bind(second.ORDER_NUMBER, late.session)
      .run()
    const stateOf = async ({ url, ORDER_NUMBER }: typeof first) => {
      const body = new URLSearchParams({ sonuc: 'onay' })
      await late.visitor.send(new URL(url).pathname, { method: 'POST', body })
      return shop.db
        .prepare('SELECT payment FROM shop_order WHERE number = ?1')
        .bind(ORDER_NUMBER)
        .first('payment')
    }
    expect([await stateOf(first), await stateOf(second)]).toEqual(['returned', 'paid'])
  })

  it('has its balance again once the order is cancelled', async () => {
    const [code = ''] = (await buyCards(1)).codes
    const buyer = await readyToOrder(shop, [doll])
    await set(buyer.visitor, code)
    await buyer.order()
    const order = await lastOrder()
    expect(order).toMatchObject({ gift_amount: 25_000 })
    const { visitor } = await readyToOrder(shop, [doll])
    expect(await set(visitor, code)).toMatchObject({ status: 0 })
    await cancel(Number(order?.id))
    expect(await set(visitor, code)).toMatchObject({ status: 1 })
  })

  it('buys no gift cards', async () => {
    const [code = ''] = (await buyCards(4)).codes
    const only = await readyToOrder(shop, [{ ...variantOf(1), quantity: '1' }], -2)
    const statusText = 'Hediye kartıyla hediye kartı alınamaz'
    expect(await set(only.visitor, code)).toMatchObject({ status: 0, statusText })
    const mixed = await readyToOrder(shop, [doll, { ...variantOf(1), quantity: '1' }], -2)
    await set(mixed.visitor, code)
    expect(await cartOf(mixed.visitor)).toMatchObject({ PRICE_GENERAL: 250 })
    const { AMOUNTS } = await mixed.visitor.get<{ AMOUNTS: { DISCOUNTS: object[] } }>(
      `${base}/get-summary`,
    )
    const GIFT_CARD = { BALANCE: 2500, LEAVES: 250 }
    expect(AMOUNTS.DISCOUNTS).toContainEqual(expect.objectContaining({ GIFT_CARD }))
  })

  it('is refused when unknown, and after a hundred wrong ones from one address even when right', async () => {
    const [code = ''] = (await buyCards(1)).codes
    const { visitor } = await readyToOrder(shop, [doll])
    const from = { 'X-Forwarded-For': '192.0.2.7' }
    const statusText = 'Bu kupon ya da hediye kartı kodu geçerli değil'
    for (let times = 0; times < 100; times += 1)
      expect(await set(visitor, 'AAAA-BBBB-CCCC-DDDD', from)).toMatchObject({
        status: 0,
        statusText,
      })
    expect(await set(visitor, code, from)).toMatchObject({
      status: 0,
      statusText: 'Çok sık denendi. Bir süre sonra tekrar deneyin.',
    })
    expect(await set(visitor, code)).toMatchObject({ status: 1 })
  })

  it('does not count words that no gift card has as wrong codes', async () => {
    const [code = ''] = (await buyCards(1)).codes
    const { visitor } = await readyToOrder(shop, [doll])
    const from = { 'X-Forwarded-For': '192.0.2.9' }
    for (let times = 0; times < 22; times += 1)
      expect(await set(visitor, 'INDIRIM99', from)).toMatchObject({
        status: 0,
        statusText: 'Bu kupon ya da hediye kartı kodu geçerli değil',
      })
    expect(await set(visitor, code, from)).toMatchObject({ status: 1 })
  })

  it('does not count right codes as wrong ones', async () => {
    const [code = ''] = (await buyCards(1)).codes
    const { visitor } = await readyToOrder(shop, [doll])
    const from = { 'X-Forwarded-For': '192.0.2.8' }
    for (let times = 0; times < 22; times += 1)
      expect(await set(visitor, code, from)).toMatchObject({ status: 1 })
  })
})
