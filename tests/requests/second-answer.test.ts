import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldIn, formKey, paymentPageOf, readyBuyer } from '../support/buyer'
import { pressTwice } from '../support/dropped-answer'
import { account, signIn } from '../support/member'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const times = [
  ['at once', true],
  ['one after the other', false],
] as const

describe.each(times)('[T26] a form pressed twice without script, %s', (_, isAtOnce) => {
  const other = () => ({ other: shop.visitor(), isAtOnce })

  it('[O02] leads by the second answer to the payment of the order', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-2')
    const form = { mark: fieldIn(html, 'mark'), agreement: '1', key: fieldIn(html, 'key') }
    const answer = await pressTwice(visitor, other(), (by) => by.post('/order/onay', form))
    const result = answer.headers.get('location') ?? ''
    expect(result).toContain('tur=git')
    expect(await paymentPageOf(visitor, result)).toMatch(/^https?:/)
  })

  it('[L02] signs in by the second answer', async () => {
    const visitor = shop.visitor()
    await visitor.get('/')
    const key = formKey()
    await pressTwice(visitor, other(), (by) => signIn(by, 'plain', key))
    expect((await visitor.get('/hesabim')).status).toBe(200)
  })

  it('[L08] signs in by a one-time code and the second answer', async () => {
    const page = '/tek-kullanimlik-kod'
    const { phone } = account(isAtOnce ? 'affiliate' : 'grouped')
    const visitor = shop.visitor()
    await visitor.get('/')
    const request = { adim: 'iste', phone, ...formKey() }
    const led = await pressTwice(visitor, other(), (by) => by.post(page, request))
    expect(led.status).toBe(303)
    const otp = /\d{6}$/.exec((await lastSent(shop.db, phone)).text)?.[0] ?? ''
    const typed = { adim: 'dogrula', otp, ...formKey() }
    await pressTwice(visitor, other(), (by) => by.post(page, typed))
    expect((await visitor.get('/hesabim')).status).toBe(200)
  })
})
