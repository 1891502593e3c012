import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pressTwice } from '../support/dropped-answer'
import { pageOf } from '../support/page/page'
import { platformMemberAtConfirm, pressPlace } from '../support/platform-order'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

/* A shop that keeps no Idempotency-Key makes an order of each call. */

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'full', settings: { holdsKeys: false } })
})
afterAll(() => shop.close())

const orders = () => shop.platform.state.orders.length

describe.each(['-1', '-2'])('[T36] [O02] the form of an order (payment %s)', (payment) => {
  it('sent twice at once, and once more, makes one order, to which each leads', async () => {
    const { visitor, html } = await platformMemberAtConfirm(shop, payment)
    const before = orders()
    const both = [pressPlace(visitor, html), pressPlace(visitor, html)]
    const answers = await Promise.all(both)
    answers.push(await pressPlace(visitor, html))
    expect(orders()).toBe(before + 1)
    const number = shop.platform.state.orders[0]?.number ?? ''
    const leads = new Set(answers.map(({ headers }) => headers.get('location')))
    expect([...leads]).toEqual([expect.stringContaining(`/order/sonuc?siparis=${number}`)])
  })

  it('whose first answer the browser drops leads on by the second', async () => {
    const { visitor, html } = await platformMemberAtConfirm(shop, payment)
    const press = { other: shop.visitor(), isAtOnce: true }
    const answer = await pressTwice(visitor, press, (by) => pressPlace(by, html))
    const page = await pageOf(visitor.follow(await visitor.follow(answer)))
    const wanted = payment === '-1' ? 'Siparişiniz alındı' : 'Ödeme sayfasına git'
    expect(page.main.text).toContain(wanted)
  })

  it('of a later order makes another one', async () => {
    const first = await platformMemberAtConfirm(shop, payment)
    await pressPlace(first.visitor, first.html)
    const before = orders()
    const second = await platformMemberAtConfirm(shop, payment)
    await pressPlace(second.visitor, second.html)
    expect(orders()).toBe(before + 1)
  })
})
