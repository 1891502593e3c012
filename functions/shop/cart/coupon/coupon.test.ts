import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToOrder } from '../../seed/demo/test-buyer'
import { startTestShop, type TestShop, type Visitor } from '../../seed/demo/test-shop'
import { type Coupon, couponDiscount } from './coupon'

const coupon: Coupon = { code: 'A', percent: 0, amount: 0, min_goods: 0, is_usable: 1 }

describe('[C20] what a coupon takes off', () => {
  it.each([
    ['a percent of the goods', { percent: 10 }, 19_995, 1, 2000],
    ['an amount', { amount: 5000 }, 20_000, 1, 5000],
    ['an amount in another currency', { amount: 4900 }, 20_000, 49, 100],
    ['never more than the goods', { amount: 5000 }, 3000, 1, 3000],
    ['nothing below its sum', { percent: 10, min_goods: 20_000 }, 19_999, 1, 0],
    ['from its sum on', { percent: 10, min_goods: 20_000 }, 20_000, 1, 2000],
    ['nothing when it is over', { percent: 10, is_usable: 0 }, 20_000, 1, 0],
  ])('is %s', (_, changes, goods, rate, expected) => {
    expect(couponDiscount({ ...coupon, ...changes }, goods, rate)).toBe(expected)
  })

  it('is nothing without one', () => {
    expect(couponDiscount(null, 100, 1)).toBe(0)
  })
})

describe('[C20] a coupon in the shop', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
    await shop.db
      .prepare(
        `INSERT INTO coupon (code, percent, amount, min_goods, starts_at, ends_at, max_uses) VALUES
           ('ON', 10, 0, 0, 0, NULL, NULL), ('BIR', 0, 5000, 0, 0, NULL, 1),
           ('DUN', 10, 0, 0, 0, 1000, NULL), ('YARIN', 10, 0, 0, 99999999999, NULL, NULL),
           ('COK', 10, 0, 9999999, 0, NULL, NULL)`,
      )
      .run()
  }, 60_000)
  afterAll(() => shop.stop())

  type Cart = Record<'PRICE_CART' | 'PRICE_COUPON' | 'PRICE_CARGO' | 'PRICE_GENERAL', number> & {
    COUPON_CODE: string
    PRICE_MONEY_ORDER: number
  }
  const doll = { productId: '6', quantity: '2' }
  const set = (visitor: Visitor, code: string) =>
    visitor.post<{ status: number; statusText: string }>(
      `/srv/service/cart/set-campaign-code/${code}`,
      {},
    )
  const cartOf = (visitor: Visitor) => visitor.get<Cart>('/srv/service/cart/load')
  const cents = (amount: number) => Math.round(amount * 100)
  const lastOrder = () =>
    shop.db
      .prepare('SELECT * FROM shop_order ORDER BY id DESC LIMIT 1')
      .first<Record<'goods' | 'discount' | 'coupon_discount' | 'total' | 'cargo', number>>()

  it('lowers the total of the cart and of the order, by transfer too, and leaves with it', async () => {
    const buyer = await readyToOrder(shop, [doll])
    expect(await set(buyer.visitor, 'on')).toEqual({ status: 1, statusText: '' })
    const cart = await cartOf(buyer.visitor)
    expect(cart.COUPON_CODE).toBe('ON')
    expect(cents(cart.PRICE_COUPON)).toBe(Math.round(cents(cart.PRICE_CART) / 10))
    expect(cents(cart.PRICE_GENERAL)).toBe(
      cents(cart.PRICE_CART) - cents(cart.PRICE_COUPON) + cents(cart.PRICE_CARGO),
    )
    expect((await buyer.order()).status).toBe(1)
    const order = await lastOrder()
    expect(order).toMatchObject({ coupon: 'ON', coupon_discount: cents(cart.PRICE_COUPON) })
    const { goods = 0, discount = 0, coupon_discount = 0, cargo = 0, total } = order ?? {}
    expect(discount).toBeGreaterThan(0)
    expect(total).toBe(goods - discount - coupon_discount + cargo)
    const extra = cargo - cents(cart.PRICE_CARGO)
    expect(total).toBe(cents(cart.PRICE_MONEY_ORDER) + extra)
    expect(await cartOf(buyer.visitor)).toMatchObject({ COUPON_CODE: '', PRICE_COUPON: 0 })
  })

  it('is named in the summary, in what is agreed to and in the order', async () => {
    const buyer = await readyToOrder(shop, [doll])
    await set(buyer.visitor, 'ON')
    const base = '/srv/service/order-v5'
    const { AMOUNTS } = await buyer.visitor.get<{ AMOUNTS: { DISCOUNTS: object[] } }>(
      `${base}/get-summary`,
    )
    expect(AMOUNTS.DISCOUNTS).toContainEqual({ TITLE: 'Kupon (ON)', TOTAL: expect.any(Number) })
    await buyer.order()
    const mail = await shop.db.prepare('SELECT text FROM outbox ORDER BY id DESC LIMIT 1').first()
    expect(mail?.text).toContain('Kupon (ON): −')
    const order = await shop.db
      .prepare('SELECT agreements FROM shop_order ORDER BY id DESC LIMIT 1')
      .first()
    expect(order?.agreements).toContain('Kupon (ON)')
  })

  it.each([
    ['YOK', 'Bu kupon ya da hediye kartı kodu geçerli değil'],
    ['DUN', 'Bu kuponun süresi doldu ya da kullanım hakkı bitti'],
    ['YARIN', 'Bu kuponun süresi doldu ya da kullanım hakkı bitti'],
    ['COK', 'Bu kupon 99.999,99\u00a0TL ve üzeri alışverişlerde geçerlidir'],
  ])('is refused: %s', async (code, statusText) => {
    const { visitor } = await readyToOrder(shop, [doll])
    await set(visitor, 'ON')
    expect(await set(visitor, code)).toMatchObject({ status: 0, statusText })
    expect(await cartOf(visitor)).toMatchObject({ COUPON_CODE: 'ON' })
  })

  it('[T72] is refused after a hundred wrong codes from one address, even when right; right ones do not count', async () => {
    const { visitor } = await readyToOrder(shop, [doll])
    const from = { 'X-Forwarded-For': '192.0.2.21' }
    const trial = (code: string, headers = from) =>
      visitor.post<{ status: number; statusText: string }>(
        `/srv/service/cart/set-campaign-code/${code}`,
        {},
        headers,
      )
    const wrong = 'Bu kupon ya da hediye kartı kodu geçerli değil'
    for (let times = 0; times < 100; times += 1) {
      if (times < 30) expect((await trial('on')).status).toBe(1)
      expect((await trial(`DENEME${times}`)).statusText).toBe(wrong)
    }
    const tooOften = 'Çok sık denendi. Bir süre sonra tekrar deneyin.'
    expect(await trial('ON')).toMatchObject({ status: 0, statusText: tooOften })
    expect(await cartOf(visitor)).toMatchObject({ COUPON_CODE: 'ON' })
    expect((await trial('ON', { 'X-Forwarded-For': '192.0.2.22' })).status).toBe(1)
  })

  it('[T72] of the form of a gift card is refused too after as many wrong codes', async () => {
    await shop.db
      .prepare(
        `INSERT INTO coupon (code, percent, amount, min_goods, starts_at, ends_at, max_uses)
         VALUES ('INDIRIM123456789', 10, 0, 0, 0, NULL, NULL)`,
      )
      .run()
    const { visitor } = await readyToOrder(shop, [doll])
    const trial = (code: string) =>
      visitor.post<{ status: number }>(
        `/srv/service/cart/set-campaign-code/${code}`,
        {},
        { 'X-Forwarded-For': '192.0.2.23' },
      )
    expect((await trial('INDIRIM123456789')).status).toBe(1)
    for (let times = 100; times < 200; times += 1)
      expect((await trial(`DENEME1234567${times}`)).status).toBe(0)
    expect((await trial('INDIRIM123456789')).status).toBe(0)
  })

  it('that takes nothing off any more says why, in the cart', async () => {
    const { visitor } = await readyToOrder(shop, [doll])
    await shop.db.prepare("INSERT INTO coupon (code, percent) VALUES ('SON', 10)").run()
    await set(visitor, 'SON')
    expect(await cartOf(visitor)).toMatchObject({ ERROR: '' })
    await shop.db.prepare("UPDATE coupon SET min_goods = 9999999 WHERE code = 'SON'").run()
    const ERROR = 'Bu kupon 99.999,99\u00a0TL ve üzeri alışverişlerde geçerlidir'
    const COUPON_TEXT = `SON: ${ERROR}`
    const none = { COUPON_CODE: 'SON', PRICE_COUPON: 0 }
    expect(await cartOf(visitor)).toMatchObject({ ...none, ERROR, COUPON_TEXT })
  })

  it('is removed without a code', async () => {
    const { visitor } = await readyToOrder(shop, [doll])
    await set(visitor, 'ON')
    await set(visitor, '')
    expect(await cartOf(visitor)).toMatchObject({ COUPON_CODE: '', PRICE_COUPON: 0 })
  })

  it('that is for one order is used by one: the second shopper is refused with the cart unchanged', async () => {
    const [one, other] = [await readyToOrder(shop, [doll]), await readyToOrder(shop, [doll])]
    for (const { visitor } of [one, other]) expect((await set(visitor, 'BIR')).status).toBe(1)
    const seen = await other.digest()
    expect((await one.order()).status).toBe(1)
    expect((await other.orderAsSeen(seen)).status).toBe(-2)
    expect(await cartOf(other.visitor)).toMatchObject({ PRICE_COUPON: 0 })
    expect(await set(other.visitor, 'BIR')).toMatchObject({ status: 0 })
  })

  it('stays usable for whoever comes back from the payment page', async () => {
    await shop.db
      .prepare(`INSERT INTO coupon (code, percent, max_uses) VALUES ('TEK', 10, 1)`)
      .run()
    const buyer = await readyToOrder(shop, [doll], -2)
    await set(buyer.visitor, 'TEK')
    expect((await buyer.order()).status).toBe(1)
    expect((await cartOf(buyer.visitor)).PRICE_COUPON).toBeGreaterThan(0)
    expect((await buyer.order()).status).toBe(1)
    expect(await lastOrder()).toMatchObject({ coupon: 'TEK', payment: 'waiting' })
  })

  it('that another shopper has used up is not used again by a payment that comes too late', async () => {
    await shop.db
      .prepare(`INSERT INTO coupon (code, percent, max_uses) VALUES ('SON1', 10, 1)`)
      .run()
    const late = await readyToOrder(shop, [doll], -2)
    await set(late.visitor, 'SON1')
    const { url, ORDER_NUMBER } = await late.order()
    const body = new URLSearchParams({ sonuc: 'onay' })
    const pay = () => late.visitor.send(new URL(url).pathname, { method: 'POST', body })
    const expire = shop.db.prepare(
      `UPDATE shop_order SET payment = 'expired', holds_stock = 0 WHERE number = ?1`,
    )
    await expire.bind(ORDER_NUMBER).run()
    const quick = await readyToOrder(shop, [doll])
    await set(quick.visitor, 'SON1')
    expect((await quick.order()).status).toBe(1)
    await pay()
    const stateOf = shop.db.prepare('SELECT payment FROM shop_order WHERE number = ?1')
    expect(await stateOf.bind(ORDER_NUMBER).first('payment')).toBe('returned')
  })

  it('that an order of the same cart waits to use is not used by a payment that comes too late', async () => {
    await shop.db
      .prepare(`INSERT INTO coupon (code, percent, max_uses) VALUES ('SON2', 10, 1)`)
      .run()
    const [late, other] = [
      await readyToOrder(shop, [doll], -2),
      await readyToOrder(shop, [doll], -2),
    ]
    await set(late.visitor, 'SON2')
    const { url, ORDER_NUMBER } = await late.order()
    const expire = `UPDATE shop_order SET payment = 'expired', holds_stock = 0 WHERE number = ?1`
    await shop.db.prepare(expire).bind(ORDER_NUMBER).run()
    await set(other.visitor, 'SON2')
    const waiting = await other.order()
    // As signing in moves the orders of a cart that was left.
    const move = 'UPDATE shop_order SET session_id = ?2 WHERE number = ?1'
    await shop.db.prepare(move).bind(waiting.ORDER_NUMBER, late.session).run()
    const body = new URLSearchParams({ sonuc: 'onay' })
    await late.visitor.send(new URL(url).pathname, { method: 'POST', body })
    const stateOf = shop.db.prepare('SELECT payment FROM shop_order WHERE number = ?1')
    expect(await stateOf.bind(ORDER_NUMBER).first('payment')).toBe('returned')
  })

  it('is known in Turkish capitals', async () => {
    const { visitor } = await readyToOrder(shop, [doll])
    await shop.db.prepare("INSERT INTO coupon (code, percent) VALUES ('INDIRIM', 10)").run()
    expect(await set(visitor, encodeURIComponent('İndırim'))).toMatchObject({ status: 1 })
  })
})
