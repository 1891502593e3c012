import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller } from './caller'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const tr = '?language=tr'
const v5 = '/srv/service/order-v5'

const home = {
  title: 'Ev',
  fullname: 'Ayla Yurt',
  country_code: 'US',
  province_code: 'US-NY',
  city: 'Albany',
  town: '',
  address: '12 Main St',
  mobile_phone: '+12125550100',
  post_code: '12207',
}

/** A guest with one product, an e-mail and an address, up to the choice of delivery and payment. */
async function readyGuest(payment: string) {
  const call = new Caller(shop)
  const { CART_CSRF_TOKEN } = await call.json(`/srv/service/site/get-globals${tr}`)
  const add = { productId: '6', quantity: '2', csrfToken: CART_CSRF_TOKEN }
  await call.json(`/srv/service/cart/add-to-cart${tr}`, add)
  const email = 'konuk@ornek.test'
  await call.json(`/srv/service/customer/signin-shopping${tr}`, { email })
  const { ID } = await call.json(`/srv/service/address/save/0${tr}`, home)
  const set = await call.json(`${v5}/set-address/delivery/${ID}${tr}`, {})
  expect(set.status).toBe(1)
  const chosen = { cargo: '1', payment }
  expect((await call.json(`${v5}/next-order/approve${tr}`, chosen)).status).toBe(1)
  const summary = await call.json(`${v5}/get-summary${tr}`)
  return { call, ID, summary, mark: summary.MARK as string }
}

const stockOf = (id: number) =>
  shop.db.prepare('SELECT stock FROM product WHERE id = ?1').bind(id).first<number>('stock')

describe('the checkout calls', () => {
  it('[Z50] [Z51] list and choose the member’s own addresses only', async () => {
    const { call, ID } = await readyGuest('-1')
    const list = await call.json(`${v5}/get-address-list/${tr}`)
    expect(list).toMatchObject({ DELIVERY_ADDRESS_ID: ID, INVOICE_ADDRESS_ID: ID })
    expect(list.ADDRESS_LIST).toHaveLength(1)
    const other = await readyGuest('-1')
    const stolen = await call.json(`${v5}/set-address/invoice/${other.ID}${tr}`, {})
    expect(stolen).toMatchObject({ status: 0, statusText: 'Bir teslimat adresi seçin' })
    const own = await call.json(`${v5}/set-address/invoice/${ID}${tr}`, {})
    expect(own.status).toBe(1)
  })

  it('[Z50] summarize the choices and fill the two documents from the cart', async () => {
    const { call, summary } = await readyGuest('-3')
    const { AMOUNTS } = summary
    expect(AMOUNTS.SERVICE_TOTAL).toBe(29.9)
    const sum = AMOUNTS.PRODUCTS_TOTAL + AMOUNTS.CARGO_TOTAL + AMOUNTS.SERVICE_TOTAL
    expect(AMOUNTS.TOTAL).toBeCloseTo(sum)
    expect(summary.EMAIL).toBe('konuk@ornek.test')
    const { AGREEMENTS } = await call.json(`/srv/service/order-v4/agreements${tr}`)
    expect(AGREEMENTS.map(({ ID }: { ID: string }) => ID)).toEqual([
      'pre-information',
      'distance-sales',
    ])
    for (const { CONTENT } of AGREEMENTS) {
      expect(CONTENT).toContain('12 Main St')
      expect(CONTENT).toContain(summary.PRODUCTS[0].NAME)
    }
  })

  it('[Z50] [P15] accept instalments for cards only', async () => {
    const set = { card: '1', number: '3' }
    for (const [payment, status] of [
      ['-1', 0],
      ['-2', 1],
    ] as const) {
      const { call } = await readyGuest(payment)
      const answer = await call.json(`${v5}/set-installment${tr}`, set)
      expect([payment, answer.status]).toEqual([payment, status])
    }
  })

  it('[Z50] require the agreement and the digest of the displayed order', async () => {
    const { call, mark: digest } = await readyGuest('-1')
    const pay = (fields: Record<string, string>) => call.json(`${v5}/checkout${tr}`, fields)
    expect(await pay({ mark: digest })).toMatchObject({ status: 0, key: 'agreement' })
    const changed = await pay({ mark: 'eski', agreement: '1' })
    expect(changed).toMatchObject({ status: -2 })
    expect(changed.statusText).toContain('değişti')
  })

  it('[Z50] place one order of two sent at once; the cart is emptied, the stock falls', async () => {
    const before = await stockOf(6)
    const { call, mark: digest } = await readyGuest('-1')
    const body = () => new URLSearchParams({ mark: digest, agreement: '1' })
    const to = `${v5}/checkout${tr}`
    const sent = ['a', 'a', 'b'].map((key) =>
      call.send(to, { method: 'POST', body: body(), headers: { 'idempotency-key': key + digest } }),
    )
    const answers: { ORDER_NUMBER?: string }[] = await Promise.all(
      sent.map(async (one) => (await one).json()),
    )
    const numbers = answers.flatMap((one) => one.ORDER_NUMBER ?? [])
    expect(new Set(numbers).size).toBe(1)
    const cart = await call.json(`/srv/service/cart/load${tr}`)
    expect(cart.PRODUCTS).toEqual([])
    expect(await stockOf(6)).toBe(Number(before) - 2)
    const { ORDER } = await call.json(`${v5}/get-result/${numbers[0]}${tr}`)
    expect(ORDER).toMatchObject({ PAYMENT_STATE: 'later', IS_PAID: 1, STATUS_ID: 2 })
    expect(ORDER.PRODUCT_LIST).toEqual([expect.objectContaining({ PRODUCT_ID: '6', COUNT: 2 })])
    expect(ORDER.ADDRESS.DELIVERY).toMatchObject({ STATE: 'New York', CITY: 'Albany' })
    const other = new Caller(shop)
    expect((await other.send(`${v5}/get-result/${numbers[0]}${tr}`)).status).toBe(404)
  })
})
