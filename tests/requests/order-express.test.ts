import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { fillCart, formKey, paymentPageOf, placeOrder } from '../support/buyer'
import { homeAddress } from '../support/home-address'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const button = 'Hızlı öde'
let shop: Shop
/** A call that the shop answers otherwise. */
let other: { call: string; answer: () => Response } | null = null
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, real) =>
      other && request.url.includes(other.call) ? other.answer() : real(request),
  })
})
beforeEach(async () => {
  other = null
  await shop.db.batch(
    ['address', 'order_draft'].map((table) => shop.db.prepare(`DELETE FROM ${table}`)),
  )
})
afterAll(() => shop.close())

async function memberWithCart({ hasAddress = true } = {}): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  await visitor.post(siteMap.cartUpdate, { intent: 'clear', ...formKey() })
  await fillCart(visitor, [{ productId: '6' }])
  if (hasAddress) await visitor.post(siteMap.addressForm, { ...homeAddress, ...formKey() })
  return visitor
}

/** Presses the button of the cart page as a browser without script. */
async function press(visitor: Visitor, count?: string) {
  const { main } = await pageOf(visitor.get(siteMap.cart))
  const { form, element } = main.getByRole('button', button)
  const { action, pairs } = form.press(element)
  const sent = pairs.map(([name, value]) => [name, name === 'count' && count ? count : value])
  return visitor.post(new URL(action, shop.url).pathname, Object.fromEntries(sent))
}

const textAfter = async (visitor: Visitor, answer: Response) =>
  (await pageOf(visitor.follow(answer))).text

describe('[O15] the express button of the cart', () => {
  it('leads to the last step with the saved address, the cheapest delivery and the card, which one press places', async () => {
    const visitor = await memberWithCart()
    const answer = await press(visitor, '2')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, siteMap.orderConfirm])
    const html = await (await visitor.follow(answer)).text()
    const { main } = await pageOf(visitor.get(siteMap.orderConfirm))
    for (const text of ['Deniz Sokağı 4 D.2', 'Kredi', '2 × ']) expect(main.text).toContain(text)
    expect(main.queryAllByRole('checkbox')).toHaveLength(1)
    expect(await paymentPageOf(visitor, await placeOrder(visitor, html))).toMatch(/^http/)
  })

  it('[O03] takes the cheapest delivery, wherever the shop lists it', async () => {
    const visitor = await memberWithCart()
    const company = (ID: string, PRICE: number) => ({ ID, TITLE: `Kargo ${ID}`, PRICE })
    const body = {
      CARGO_COMPANY_LIST: [company('2', 119.8), company('1', 49.9)],
      SELECTED_COMPANY: '0',
    }
    other = { call: 'get-cargo', answer: () => Response.json(body) }
    const answer = await press(visitor)
    expect(answer.headers.get('location')).toBe(siteMap.orderConfirm)
    const chosen = shop.db.prepare('SELECT cargo_id FROM order_draft')
    expect(await chosen.first('cargo_id')).toBe(1)
    const { main } = await pageOf(visitor.get(siteMap.orderMethods))
    const radio = main.fields('cargo').find((one) => one.attribute('checked') !== undefined)
    expect(radio?.value).toBe('1')
  })

  it('is for members with an address alone', async () => {
    const guest = shop.visitor()
    await fillCart(guest, [{ productId: '6' }])
    const member = await memberWithCart({ hasAddress: false })
    const known = await memberWithCart()
    const offered = async (visitor: Visitor) => {
      const answer = await visitor.get(siteMap.cart)
      expect(answer.status).toBe(200)
      const { main } = await pageOf(answer)
      return main.queryAllByRole('button', button).length
    }
    expect(await Promise.all([guest, known].map(offered))).toEqual([0, 1])
    for (const answer of [
      () => new Response('', { status: 404 }),
      () => Response.json({ ADDRESS_LIST: [] }),
    ]) {
      other = { call: 'get-address-list', answer }
      expect(await offered(known)).toBe(0)
    }
    other = null
    await shop.db.prepare('DELETE FROM address').run()
    expect(await offered(member)).toBe(0)
  })

  it('leads to the step that lacks something, and says what', async () => {
    const visitor = await memberWithCart({ hasAddress: false })
    const send = () => visitor.post(siteMap.orderExpress, formKey())
    const noAddress = await send()
    expect(noAddress.headers.get('location')).toBe(siteMap.orderAddress)
    expect(await textAfter(visitor, noAddress)).toContain('Siparişin gideceği adresi ekleyin.')
    await visitor.post(siteMap.addressForm, { ...homeAddress, ...formKey() })
    const refusal = { status: -3, statusText: 'Bu kargo kapalı', key: 'cargo' }
    for (const [call, body, reason] of [
      ['get-payment-types', { PAYMENT_LIST: [], SELECTED_PAYMENT: '0' }, 'Ödeme şeklini seçin'],
      ['get-cargo', { CARGO_COMPANY_LIST: [], SELECTED_COMPANY: '0' }, 'Teslimat şeklini seçin'],
      ['next-order', refusal, 'Bu kargo kapalı'],
    ] as const) {
      other = { call, answer: () => Response.json(body) }
      const answer = await send()
      other = null
      expect(answer.headers.get('location')).toBe(siteMap.orderMethods)
      expect(await textAfter(visitor, answer)).toContain(reason)
    }
  })

  it('takes the one payment method where there is no choice', async () => {
    const visitor = await memberWithCart()
    const transfer = { ID: '-1', TITLE: 'Havale' }
    const body = { PAYMENT_LIST: [transfer], SELECTED_PAYMENT: '0' }
    other = { call: 'get-payment-types', answer: () => Response.json(body) }
    const answer = await press(visitor)
    other = null
    expect(answer.headers.get('location')).toBe(siteMap.orderConfirm)
    expect(await textAfter(visitor, answer)).toContain('Havale')
  })

  it('leads guests to sign in, and its address alone to the cart', async () => {
    const guest = shop.visitor()
    const answer = await guest.post(siteMap.orderExpress, formKey())
    expect(answer.headers.get('location')).toContain(siteMap.signIn)
    expect((await guest.get(siteMap.orderExpress)).headers.get('location')).toBe(siteMap.cart)
  })
})
