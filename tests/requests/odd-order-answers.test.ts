import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Fault, healthy, openFailing } from '../support/broken-backend'
import {
  fieldIn,
  fillCart,
  paymentPageOf,
  placeOrder,
  readyBuyer,
  toConfirm,
} from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import type { Visitor } from '../support/visitor'

/* What shops answer to an order, beside the shapes that ours sends. */

let shop: Awaited<ReturnType<typeof openFailing>>
beforeAll(async () => {
  shop = await openFailing()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.fault = healthy
})

type Body = Record<string, unknown>

/** The answers of a call, changed. */
const changing =
  (part: string, change: (body: Body) => unknown): Fault =>
  async (request, pass) => {
    const answer = await pass()
    if (!new URL(request.url).pathname.includes(part)) return answer
    const changed = change((await answer.json()) as Body)
    if (changed instanceof Response) return changed
    const { headers } = new Response(null, answer)
    for (const name of ['content-length', 'content-encoding']) headers.delete(name)
    return Response.json(changed, { headers })
  }

const wanted = [{ productId: '6' }]

/** Follows an answer to the page that it ends at. */
async function endOf(visitor: Visitor, result: string) {
  let answer = await visitor.get(result)
  for (let at = 0; at < 3 && answer.status < 400 && answer.headers.has('location'); at += 1)
    answer = await visitor.follow(answer)
  const page = await pageOf(answer)
  return { status: answer.status, page, text: page.main.text }
}

describe.each([
  ['none', undefined, ''],
  ['with a slash', '2026/11-5', 'Sipariş numaranız 2026/11-5.'],
  ['with a hash', '#T 1234', 'Sipariş numaranız #T 1234.'],
])('[O02] the number of an accepted order: %s', (_, ORDER_NUMBER, words) => {
  async function placed(payment: string) {
    const { visitor, html } = await readyBuyer(shop, wanted, payment)
    shop.fault = changing('/checkout', (body) => ({ ...body, ORDER_NUMBER }))
    return { visitor, result: await placeOrder(visitor, html) }
  }

  it('thanks, with what is known of it', async () => {
    const { visitor, result } = await placed('-1')
    const { status, text, page } = await endOf(visitor, result)
    expect([status, text]).toEqual([
      200,
      expect.stringContaining('Siparişiniz alındı, teşekkürler'),
    ])
    expect(text).toContain(words)
    expect(page.main.links('/siparis-takip')).not.toEqual([])
  })

  it('leads to the payment page, and back', async () => {
    const { visitor, result } = await placed('-2')
    expect(await paymentPageOf(visitor, result)).toMatch(/^https?:/)
    const back = await endOf(visitor, '/order/sonuc?tur=donus')
    expect(back.status).toBe(200)
    expect(back.text).not.toMatch(/teşekkürler|undefined|\{\{/)
    expect((await shop.visitor().get('/order/sonuc')).status).toBe(404)
  })
})

it('[O02] a member’s order without a number is found among the orders', async () => {
  const visitor = shop.visitor()
  await signIn(visitor)
  await fillCart(visitor, wanted)
  const html = await toConfirm(visitor, '-1', { isMember: true })
  const unnumbered = changing('/checkout', (body) => ({ ...body, ORDER_NUMBER: '' }))
  const withoutKeys = changing('get-globals', (body) => ({ ...body, HAS_IDEMPOTENCY_KEYS: 0 }))
  shop.fault = (request, pass) => withoutKeys(request, () => unnumbered(request, pass))
  const result = await placeOrder(visitor, html)
  expect(result).toMatch(/^\/order\/sonuc\?siparis=\w/)
})

describe('[O02] [T12] an order that was just accepted, whose result cannot be read', () => {
  const broken: [string, (body: Body) => unknown][] = [
    ['500', () => new Response('x', { status: 500 })],
    ['HTML', () => new Response('<h1>Bakım</h1>')],
    ['{}', () => ({})],
    ['ORDER: null', () => ({ ORDER: null })],
    ['a refusal', () => ({ status: 0, statusText: 'yok' })],
  ]
  it.each(broken)('%s: is thanked for by its number', async (_, change) => {
    const { visitor, html } = await readyBuyer(shop, wanted, '-1')
    shop.fault = changing('get-result', change)
    const { status, text } = await endOf(visitor, await placeOrder(visitor, html))
    expect([status, text]).toEqual([
      200,
      expect.stringContaining('Siparişiniz alındı, teşekkürler'),
    ])
    expect(text).toContain('Sipariş numaranız')
  })

  it('leads to its payment page', async () => {
    const { visitor, html } = await readyBuyer(shop, wanted, '-2')
    shop.fault = changing('get-result', () => ({ ORDER: null }))
    expect(await paymentPageOf(visitor, await placeOrder(visitor, html))).toMatch(/^https?:/)
  })

  it('shows nothing to somebody else', async () => {
    const { visitor, html } = await readyBuyer(shop, wanted, '-1')
    const result = await placeOrder(visitor, html)
    shop.fault = changing('get-result', () => ({ ORDER: null }))
    expect((await shop.visitor().get(result)).status).toBe(503)
  })
})

it('[O02] an order of which nothing but the number is known is not called a payment that runs', async () => {
  const { visitor, html } = await readyBuyer(shop, wanted, '-1')
  shop.fault = changing('get-result', ({ ORDER }) => ({
    ORDER: { ORDER_NUMBER: (ORDER as Body).ORDER_NUMBER },
  }))
  const { text } = await endOf(visitor, await placeOrder(visitor, html))
  expect(text).not.toContain('işleniyor')
  expect(text).toContain('Siparişiniz alındı, teşekkürler')
})

describe('[O02] the documents of an order', () => {
  const noDocuments: [string, (body: Body) => unknown][] = [
    ['null', () => ({ AGREEMENTS: null })],
    ['none', () => ({ AGREEMENTS: [] })],
    ['HTML', () => new Response('<!doctype html><html><body><h1>Sayfa</h1></body></html>')],
  ]
  it.each(noDocuments)(
    'that the shop does not send are not to be confirmed: %s',
    async (_, change) => {
      shop.fault = changing('order-v4/agreements', change)
      const { visitor } = await readyBuyer(shop, wanted, '-1')
      const html = await (await visitor.get('/order/onay')).text()
      const { main } = await pageOf(visitor.get('/order/onay'))
      expect(main.links('/order/belge')).toEqual([])
      expect(main.text).not.toContain('okudum')
      expect(main.text).toContain('Mağaza bu sipariş için sözleşme metni göndermiyor')
      const form = { mark: fieldIn(html, 'mark'), key: fieldIn(html, 'key') }
      const agreement = fieldIn(html, 'agreement')
      const answer = await visitor.post('/order/onay', { ...form, agreement })
      expect(answer.headers.get('location')).toContain('/order/sonuc')
    },
  )

  it('that cannot be read for now are still asked for', async () => {
    shop.fault = changing('order-v4/agreements', () => new Response('x', { status: 500 }))
    const { visitor } = await readyBuyer(shop, wanted, '-1')
    const { main } = await pageOf(visitor.get('/order/onay'))
    expect(main.links('/order/belge').length).toBe(2)
    expect(main.text).toContain('okudum')
  })
})

it.each([
  ['null', (body: Body) => ({ ...body, AMOUNTS: null })],
  ['left out', ({ AMOUNTS: _, ...body }: Body) => body],
])('[O02] an order whose amounts are %s can be placed', async (_, change) => {
  const { visitor } = await readyBuyer(shop, wanted, '-1')
  shop.fault = changing('get-summary', change)
  const html = await (await visitor.get('/order/onay')).text()
  const { main } = await pageOf(visitor.get('/order/onay'))
  expect(main.getByRole('button', 'Siparişi onayla').name).toBe('Siparişi onayla')
  expect(await placeOrder(visitor, html)).toContain('/order/sonuc')
})

it('[O02] a discount below zero is one', async () => {
  const { visitor } = await readyBuyer(shop, wanted, '-1')
  shop.fault = changing('get-summary', (body) => ({
    ...body,
    AMOUNTS: { ...(body.AMOUNTS as Body), DISCOUNTS: [], DISCOUNT_TOTAL: -1.5 },
  }))
  const { main } = await pageOf(visitor.get('/order/onay'))
  expect(main.text).toMatch(/İndirim\s*[-−]\s?1,50/)
})

it('[O14] the address that pays by card leads back to the order’s page', async () => {
  const answer = await shop.visitor().get('/order/kartla-ode')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/order/onay'])
})

it('[C13] a line whose price the shop leaves out is not free', async () => {
  const visitor = shop.visitor()
  await fillCart(visitor, wanted)
  shop.fault = changing('cart/load', (body) => ({
    ...body,
    PRODUCTS: (body.PRODUCTS as Body[]).map(({ PRICE_SELL: _, PRICE_LINE: __, ...line }) => line),
  }))
  const { text, main } = await pageOf(visitor.get('/sepet'))
  expect(text).not.toMatch(/(?:^|[^\d.,])0,00/)
  expect(main.fields('count').length).toBe(1)
})
