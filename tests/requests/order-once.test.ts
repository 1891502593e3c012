import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Page, pageOf } from '../support/page/page'
import { platformMemberAtConfirm, pressPlace } from '../support/platform-order'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

/* A shop that does not keep Idempotency-Key takes an order whose answer gets lost. */

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'full', settings: { holdsKeys: false } })
})
afterAll(() => shop.close())
afterEach(() => shop.platform.clearFaults())

const checkout = '/srv/service/order-v5/checkout'
const promise = 'Tekrar denemek güvenlidir'
const sent = () => shop.platform.requests.filter(({ path }) => path.startsWith(checkout)).length

const noticesOn = (page: Page) =>
  [...page.notices('alert'), ...page.notices('status')].map(({ text }) => text).join(' ')

async function losesAnswer(payment: string, kind: 'truncated' | 'hang' = 'truncated') {
  const { visitor, html } = await platformMemberAtConfirm(shop, payment)
  expect(html).toContain('Siparişi onayla')
  const before = shop.platform.state.orders.length
  shop.platform.requests.splice(0)
  shop.platform.fault(checkout, kind)
  const answer = await pressPlace(visitor, html)
  expect(sent()).toBe(1)
  expect(html.includes(promise), 'the text for a page that is offline').toBe(false)
  return { visitor, answer, made: shop.platform.state.orders.length - before }
}

describe('[T36] [O02] an order is sent once to a shop that is not known to keep keys', () => {
  it.each(['-1', '-2'])('a member (%s) is led to the order that was made', async (payment) => {
    const { visitor, answer, made } = await losesAnswer(payment)
    expect(made).toBe(1)
    expect(answer.headers.get('location')).toBe('/uye-siparisleri')
    shop.platform.clearFaults()
    const page = await pageOf(visitor.follow(answer))
    const number = shop.platform.state.orders[0]?.number ?? ''
    expect(page.main.text).toContain(number)
    expect(noticesOn(page)).toContain(`${number} numaralı siparişiniz alındı`)
  })

  it('of which the orders cannot be read, is told that the order probably exists, with the way there', async () => {
    shop.platform.fault('/srv/service/order-v4/get-list', 'error')
    const { visitor, answer, made } = await losesAnswer('-1')
    expect(made).toBe(1)
    const page = await pageOf(visitor.follow(answer))
    expect(page.text).not.toContain(promise)
    expect(noticesOn(page)).toContain('Sepetiniz boşaldı: siparişiniz büyük olasılıkla alındı.')
    expect(page.main.links('/uye-siparisleri').length).toBeGreaterThan(0)
  })

  it('whose cart is still there, is told to look before trying again', async () => {
    shop.platform.fault('/srv/service/order-v4/get-list', 'error')
    const { visitor, answer } = await losesAnswer('-2')
    expect(answer.status).toBe(503)
    const page = await pageOf(answer)
    expect(noticesOn(page)).toContain('Tekrar denemeden önce siparişlerinize ve e-postanıza bakın.')
    expect((await (await visitor.get('/order/onay')).text()).includes(promise)).toBe(false)
  })
})

describe('[T36] [O02] a shop that says that it keeps keys', () => {
  it('gets the order again, and makes it once', async () => {
    const holding = await openPlatformShop({ mode: 'full' })
    const { visitor, html } = await platformMemberAtConfirm(holding)
    expect(html.includes(promise)).toBe(true)
    const before = holding.platform.state.orders.length
    holding.platform.fault(checkout, 'truncated')
    await pressPlace(visitor, html)
    const repeated = holding.platform.requests.filter(({ path }) => path.startsWith(checkout))
    expect(repeated).toHaveLength(2)
    expect(holding.platform.state.orders.length).toBe(before + 1)
    await holding.close()
  })
})
