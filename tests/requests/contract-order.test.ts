import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { fieldIn, fillCart, formKey } from '../support/buyer'
import { homeAddress } from '../support/home-address'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/** What the contract documents of the steps' answers (6, 3.24); all else is our own addition. */
const documented: Record<string, string[]> = {
  'get-summary': ['PRODUCTS', 'AMOUNTS', 'CURRENCY', 'PERMISSIONS', 'CUSTOMERPOINT', 'ERPPOINT'],
  'get-payment-types': ['PAYMENT_LIST'],
  'get-cargo-companies': ['CARGO_COMPANY_LIST', 'SELECTED_COMPANY'],
}

let shop: Shop
let refusal: object | null = null
let amounts: object = {}
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, real) => {
      if (refusal && request.url.includes('next-order')) return Response.json(refusal)
      const answer = await real(request)
      const [, names] =
        Object.entries(documented).find(([call]) => request.url.includes(call)) ?? []
      if (!names) return answer
      const body = (await answer.json()) as Record<string, object>
      if (body.AMOUNTS) body.AMOUNTS = { ...body.AMOUNTS, ...amounts }
      return Response.json(
        Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name))),
      )
    },
  })
})
beforeEach(async () => {
  refusal = null
  amounts = {}
  await shop.db.batch(
    ['address', 'order_draft'].map((table) => shop.db.prepare(`DELETE FROM ${table}`)),
  )
})
afterAll(() => shop.close())

async function memberWithAddress(): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  await visitor.post(siteMap.cartUpdate, { intent: 'clear', ...formKey() })
  await fillCart(visitor, [{ productId: '6' }])
  await visitor.post(siteMap.addressForm, { ...homeAddress, ...formKey() })
  return visitor
}

async function chooseAddress(visitor: Visitor) {
  const html = await (await visitor.get(siteMap.orderAddress)).text()
  const delivery = fieldIn(html, 'delivery')
  return visitor.post(siteMap.orderAddress, { delivery, ayni: '1', ...formKey() })
}

const chooseMethods = (visitor: Visitor) =>
  visitor.post(siteMap.orderMethods, { cargo: '1', payment: '-1', ...formKey() })

const locationOf = (answer: Response) => [answer.status, answer.headers.get('location')]

describe('[O02] an order at a shop that answers as the contract says', () => {
  it('goes from step to step with the address, the delivery and the payment that were chosen', async () => {
    const visitor = await memberWithAddress()
    expect(locationOf(await chooseAddress(visitor))).toEqual([303, siteMap.orderMethods])
    expect((await visitor.get(siteMap.orderMethods)).status).toBe(200)
    expect(locationOf(await chooseMethods(visitor))).toEqual([303, siteMap.orderConfirm])
    const { main } = await pageOf(visitor.get(siteMap.orderConfirm))
    for (const text of ['Deniz Sokağı 4 D.2', 'Havale', 'Siparişi onayla'])
      expect(main.text).toContain(text)
  })

  it('goes back to the step of what is not chosen', async () => {
    const visitor = await memberWithAddress()
    await shop.db.prepare('DELETE FROM address').run()
    for (const step of [siteMap.orderMethods, siteMap.orderConfirm])
      expect(locationOf(await visitor.get(step))).toEqual([303, siteMap.orderAddress])
    await visitor.post(siteMap.addressForm, { ...homeAddress, ...formKey() })
    await chooseAddress(visitor)
    expect(locationOf(await visitor.get(siteMap.orderConfirm))).toEqual([303, siteMap.orderMethods])
  })

  it('[O15] comes to the last step at once by the express button', async () => {
    const visitor = await memberWithAddress()
    const answer = await visitor.post(siteMap.orderExpress, formKey())
    expect(locationOf(answer)).toEqual([303, siteMap.orderConfirm])
    expect(await (await visitor.follow(answer)).text()).toContain('Kredi')
  })

  it.each([
    [{ status: -1, statusText: 'Adres eksik', key: 'address', addressId: '41' }, 'orderAddress'],
    [{ status: -1, statusText: 'Adres eksik', key: '' }, 'orderAddress'],
    [{ status: -2, statusText: 'Sepetiniz değişti' }, 'cart'],
    [{ status: -3, statusText: 'Bu kargo kapalı' }, 'orderMethods'],
  ] as const)('lands where %o belongs, with its message', async (answer, page) => {
    const visitor = await memberWithAddress()
    await chooseAddress(visitor)
    refusal = answer
    const chosen = await chooseMethods(visitor)
    if (page === 'orderMethods') expect(chosen.status).toBe(422)
    else expect(locationOf(chosen)).toEqual([303, siteMap[page]])
    expect((await pageOf(visitor.follow(chosen))).text).toContain(answer.statusText)
    const express = await visitor.post(siteMap.orderExpress, formKey())
    expect(locationOf(express)).toEqual([303, siteMap[page]])
    expect((await pageOf(visitor.follow(express))).text).toContain(answer.statusText)
  })

  it('links the message of an address error to the form of that address', async () => {
    const visitor = await memberWithAddress()
    await chooseAddress(visitor)
    refusal = { status: -1, statusText: 'Adres eksik', key: 'town', addressId: '41' }
    const html = await (await visitor.follow(await chooseMethods(visitor))).text()
    expect(html).toContain('id=41')
  })

  it('[O20] has a row for gift packages, customs duty and points', async () => {
    const visitor = await memberWithAddress()
    await chooseAddress(visitor)
    amounts = { GIFTPACKAGES_TOTAL: 15, DUTY_SERVICE_TOTAL: '7,50', HOPI_COIN: 5, TOTAL: 417.3 }
    const { main } = await pageOf(visitor.get(siteMap.orderMethods))
    for (const text of ['Hediye paketi', '15,00 TL', 'Gümrük', '7,50 TL', 'Hopi', '−5,00 TL'])
      expect(main.text).toContain(text)
  })
})
