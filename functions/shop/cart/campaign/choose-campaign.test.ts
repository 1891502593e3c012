import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/data/accounts'
import { readyToOrder } from '../../seed/demo/test-buyer'
import { startTestShop, type TestShop, type Visitor } from '../../seed/demo/test-shop'

let shop: TestShop
/** Of the kitchen, with tiers; and a toy. */
const [kitchen, other] = [31, 6]

beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
  await shop.db
    .prepare('UPDATE product SET stock = 90 WHERE id IN (?1, ?2)')
    .bind(kitchen, other)
    .run()
}, 60_000)
afterAll(() => shop.stop())

type Offered = Record<'ID' | 'GROUP' | 'TITLE' | 'DESCRIPTION', string> &
  Record<'SELECTED' | 'DISCOUNT', number>
type Prices = 'CART' | 'CAMPAIGN' | 'COUPON' | 'CARGO' | 'GENERAL' | 'MONEY_ORDER'
type Cart = Record<`PRICE_${Prices}`, number> & {
  CAMPAIGN_LIST: Offered[]
  PRODUCTS: { ID: string; PRICE_TOTAL: number }[]
}
type Row = Record<
  'id' | 'goods' | 'discount' | 'campaign_discount' | 'coupon_discount' | 'cargo' | 'total',
  number
>
const cents = (amount: number) => Math.round(amount * 100)
const half = () => [
  { productId: `${kitchen}`, quantity: '2' },
  { productId: `${other}`, quantity: '1' },
]
const cartOf = (visitor: Visitor, query = '') => visitor.get<Cart>(`/srv/service/cart/load${query}`)
const call = (visitor: Visitor, path: string, query = '') =>
  visitor.post<{ status: number; statusText: string }>(
    `/srv/service/campaign-v2/campaign/${path}${query}`,
    {},
  )
const select = (visitor: Visitor, id = 1, group = 'sepet') =>
  call(visitor, `select-campaign/${group}/${id}`)
const kitchenPart = ({ PRODUCTS }: Cart) =>
  cents(PRODUCTS.find(({ ID }) => ID === `${kitchen}`)?.PRICE_TOTAL ?? 0)
const lastOrder = async () =>
  (await shop.db.prepare('SELECT * FROM shop_order ORDER BY id DESC LIMIT 1').first<Row>())!
const coupon = (visitor: Visitor, code: string) =>
  visitor.post(`/srv/service/cart/set-campaign-code/${code}`, {})

describe('[C32] a campaign of the cart', () => {
  it('is offered where it takes something off, and counts once it is chosen, until it is given back', async () => {
    const { visitor } = await readyToOrder(shop, half())
    const before = await cartOf(visitor)
    expect(before).toMatchObject({ PRICE_CAMPAIGN: 0 })
    expect(before.CAMPAIGN_LIST).toEqual([
      {
        ...{ ID: '1', GROUP: 'sepet', TITLE: 'Mutfak ürünlerinde %10 indirim', IMAGE: '' },
        ...{ DESCRIPTION: 'Mutfak kategorisindeki bütün ürünlerde.', SELECTED: 0, DISCOUNT: 0 },
      },
    ])
    expect(await select(visitor)).toEqual({ status: 1, statusText: '' })
    const cart = await cartOf(visitor)
    const off = Math.round(kitchenPart(cart) / 10)
    expect(off).toBeGreaterThan(0)
    expect(cart).toMatchObject({ PRICE_CART: before.PRICE_CART, PRICE_CAMPAIGN: off / 100 })
    expect(cart.CAMPAIGN_LIST).toMatchObject([{ ID: '1', SELECTED: 1, DISCOUNT: off / 100 }])
    expect(cents(cart.PRICE_GENERAL)).toBe(cents(before.PRICE_GENERAL) - off)
    expect(await call(visitor, 'deselect-campaign/1')).toMatchObject({ status: 1 })
    expect(await cartOf(visitor)).toEqual(before)
  })

  it('that was chosen stays, with what is missing, once the cart falls below its sum', async () => {
    const { visitor } = await readyToOrder(shop, half())
    await select(visitor)
    const { PRICE_CART } = await cartOf(visitor)
    const set = (sum: number) =>
      shop.db.prepare('UPDATE campaign SET min_goods = ?1 WHERE id = 1').bind(sum).run()
    await set(cents(PRICE_CART) + 10_040)
    const row = { ID: '1', SELECTED: 1, DISCOUNT: 0 }
    const missing = 'Bu kampanya için sepetinize 100,40\u00a0TL değerinde ürün daha ekleyin'
    const below = await cartOf(visitor)
    expect(below.CAMPAIGN_LIST).toEqual([expect.objectContaining({ ...row, DESCRIPTION: missing })])
    expect(below.PRICE_CAMPAIGN).toBe(0)
    expect((await cartOf(visitor, '?language=en')).CAMPAIGN_LIST[0]?.DESCRIPTION).toMatch(/100\.40/)
    expect(await call(visitor, 'deselect-campaign/1')).toMatchObject({ status: 1 })
    expect((await cartOf(visitor)).CAMPAIGN_LIST).toEqual([])
    await set(0)
  })

  it('is refused, in the language of the shopper, where the cart does not offer it', async () => {
    const { visitor } = await readyToOrder(shop, half())
    const statusText = 'Bu kampanya sepetiniz için geçerli değil'
    for (const path of ['select-campaign/sepet/2', 'select-campaign/x/1', 'deselect-campaign/1'])
      expect(await call(visitor, path)).toEqual({ status: 0, statusText })
    expect(await call(visitor, 'select-campaign/sepet/2', '?language=de')).toMatchObject({
      statusText: 'Diese Aktion gilt nicht für Ihren Warenkorb',
    })
    expect(await select(shop.visitor())).toMatchObject({ status: 0 })
  })

  it('gives way to another of its group, and is named in the language of the call', async () => {
    const { visitor } = await readyToOrder(shop, [{ productId: `${kitchen}`, quantity: '10' }])
    await select(visitor, 1)
    await select(visitor, 2)
    const cart = await cartOf(visitor, '?language=en')
    expect(cart.PRICE_CAMPAIGN).toBe(150)
    expect(cart.CAMPAIGN_LIST.map(({ TITLE, SELECTED }) => [TITLE, SELECTED])).toEqual([
      ['10% off everything for the kitchen', 0],
      ['150 TL off your cart', 1],
    ])
    const inEuro = await cartOf(visitor, '?currency=EUR')
    const rate = await shop.db
      .prepare("SELECT rate FROM currency WHERE code = 'EUR'")
      .first<number>('rate')
    expect(cents(inEuro.PRICE_CAMPAIGN)).toBe(Math.round(15_000 / Number(rate)))
  })

  it('counts before a coupon, which takes its percent of what is left', async () => {
    const { visitor } = await readyToOrder(shop, half())
    await shop.db
      .prepare(
        "INSERT OR IGNORE INTO coupon (code, percent, amount) VALUES ('ON', 10, 0), ('HER', 0, 99999999)",
      )
      .run()
    await select(visitor)
    await coupon(visitor, 'ON')
    const cart = await cartOf(visitor)
    const left = cents(cart.PRICE_CART) - cents(cart.PRICE_CAMPAIGN)
    expect(cents(cart.PRICE_COUPON)).toBe(Math.round(left / 10))
    await coupon(visitor, 'HER')
    const free = await cartOf(visitor)
    expect(cents(free.PRICE_COUPON)).toBe(left)
    expect(free.PRICE_GENERAL).toBe(free.PRICE_CARGO)
  })

  it('comes back with the cart that its member had left', async () => {
    const account = demoAccounts.find(({ kind }) => kind === 'plain')
    const { email: username = '', password = '' } = account ?? {}
    const signIn = (visitor: Visitor) =>
      visitor.post('/api/v1/authentication/login?language=tr', {
        ...{ type: 'email', username, password },
      })
    const { visitor } = await readyToOrder(shop, half())
    await select(visitor)
    await signIn(visitor)
    await visitor.get('/srv/service/customer/logout')
    const later = shop.visitor()
    await signIn(later)
    expect((await cartOf(later)).CAMPAIGN_LIST).toMatchObject([{ ID: '1', SELECTED: 1 }])
  })
})

describe('[C32] an order with a campaign', () => {
  it('has its discount, by line too, its name everywhere, and leaves the choice behind', async () => {
    const buyer = await readyToOrder(shop, half())
    await select(buyer.visitor)
    const cart = await cartOf(buyer.visitor)
    const TITLE = 'Mutfak ürünlerinde %10 indirim'
    const off = cents(cart.PRICE_CAMPAIGN)
    const { AMOUNTS } = await buyer.visitor.get<{
      AMOUNTS: { DISCOUNTS: object[]; DISCOUNT_TOTAL: number; TOTAL: number }
    }>('/srv/service/order-v5/get-summary')
    expect(AMOUNTS.DISCOUNTS).toContainEqual({ TITLE, TOTAL: off / 100 })
    const { ORDER_NUMBER } = await buyer.order()
    const order = await lastOrder()
    const { goods, discount, campaign_discount, cargo, total } = order
    expect(campaign_discount).toBe(off)
    expect(discount).toBeGreaterThan(0)
    expect(total).toBe(goods - discount - campaign_discount + cargo)
    expect(cents(AMOUNTS.TOTAL)).toBe(total)
    expect(cents(AMOUNTS.DISCOUNT_TOTAL)).toBe(discount + campaign_discount)
    const transfer = cents(cart.PRICE_MONEY_ORDER) + cargo - cents(cart.PRICE_CARGO)
    expect(total).toBe(transfer)
    const { results } = await shop.db
      .prepare('SELECT campaign_discount FROM order_line WHERE order_id = ?1 ORDER BY position')
      .bind(order.id)
      .all()
    expect(results).toEqual([{ campaign_discount: off }, { campaign_discount: 0 }])
    const mail = await shop.db.prepare('SELECT * FROM outbox ORDER BY id DESC LIMIT 1').first()
    expect(mail?.text).toContain(`${ORDER_NUMBER}`)
    expect(mail?.text).toContain(`${TITLE}: −`)
    expect((order as unknown as { agreements: string }).agreements).toContain(TITLE)
    const token = new URL(`${mail?.link}`, 'http://shop').searchParams.get('token') ?? ''
    const { ORDER } = await buyer.visitor.post<{ ORDER: { DISCOUNTS: object[] } }>(
      '/srv/service/order-v4/track?language=de',
      { token },
    )
    expect(ORDER.DISCOUNTS).toContainEqual({
      ...{ TITLE: '10 % auf alles für die Küche', TOTAL: off / 100 },
    })
    await buyer.visitor.post('/srv/service/cart/add-to-cart', { variantId: '0', ...half()[0] })
    expect((await cartOf(buyer.visitor)).CAMPAIGN_LIST).toMatchObject([{ SELECTED: 0 }])
  })

  it('is not placed as it was seen once the choice is another', async () => {
    const buyer = await readyToOrder(shop, half())
    const seen = await buyer.digest()
    await select(buyer.visitor)
    expect((await buyer.orderAsSeen(seen)).status).toBe(-2)
  })

  type Sent = [position: number, count: number, left: number][]
  const linesOf = (token: string, sent: Sent) =>
    new URLSearchParams([
      ['token', token],
      ...sent.flatMap(([position, count, left]) => [
        ['lines[]', `${position}`],
        ['counts[]', `${count}`],
        ['left[]', `${left}`],
      ]),
    ]).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }

  /** An order of two pieces of the kitchen and one other, paid at the door, with the campaign and its mail's token. */
  async function placed(payment = -3) {
    const buyer = await readyToOrder(shop, half(), payment)
    await select(buyer.visitor)
    await buyer.order()
    const link = await shop.db
      .prepare('SELECT link FROM outbox ORDER BY id DESC LIMIT 1')
      .first<string>('link')
    const token = new URL(link ?? '', 'http://shop').searchParams.get('token') ?? ''
    const send = async (path: string, sent: Sent = []) => {
      const init = { method: 'POST', headers, body: linesOf(token, sent) }
      const answer = await buyer.visitor.send(`/srv/service/order-v4/${path}`, init)
      return (await answer.json()) as {
        status: number
        ORDER: { RETURNS: { RETURNS_DETAIL: { LINE: number; REFUND_AMOUNT: number }[] }[] }
      }
    }
    return { order: await lastOrder(), send }
  }

  const fell = async (before: Row) => before.total - (await lastOrder()).total

  it('pays back what was paid for cancelled pieces: a campaign stays with its own goods', async () => {
    const { order, send } = await placed()
    const { results } = await shop.db
      .prepare('SELECT total FROM order_line WHERE order_id = ?1 ORDER BY position')
      .bind(order.id)
      .all<{ total: number }>()
    const [pair = 0, single = 0] = results.map(({ total }) => total)
    expect((await send('cancel-lines', [[1, 1, 1]])).status).toBe(1)
    expect(await fell(order)).toBe(single)
    expect((await lastOrder()).campaign_discount).toBe(order.campaign_discount)
    expect((await send('cancel-lines', [[0, 1, 2]])).status).toBe(1)
    const paid = pair - order.campaign_discount
    expect(Math.abs((await fell(order)) - single - paid / 2)).toBeLessThanOrEqual(1)
    const { goods, campaign_discount, cargo, total, ...rest } = await lastOrder()
    const service = Number((rest as unknown as { service: number }).service)
    expect(total).toBe(goods - campaign_discount + cargo + service)
  })

  it('pays back of returned pieces what was paid for them', async () => {
    const { order, send } = await placed()
    await shop.db.prepare('UPDATE shop_order SET status_id = 8 WHERE id = ?1').bind(order.id).run()
    const returned: Sent = [
      [0, 2, 2],
      [1, 1, 1],
    ]
    for (const one of returned) await send(`order-return/${order.id}`, [one])
    const { ORDER } = await send('track')
    const details = ORDER.RETURNS.flatMap(({ RETURNS_DETAIL }) => RETURNS_DETAIL)
    const { results } = await shop.db
      .prepare(
        'SELECT total, campaign_discount FROM order_line WHERE order_id = ?1 ORDER BY position',
      )
      .bind(order.id)
      .all<Record<'total' | 'campaign_discount', number>>()
    expect(details.map(({ LINE, REFUND_AMOUNT }) => [LINE, cents(REFUND_AMOUNT)])).toEqual(
      results.map((line, at) => [at, line.total - line.campaign_discount]),
    )
  })
})
