import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, formKey, numberIn, placeOrder, toConfirm } from '../support/buyer'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const guests = 'konuk2@ornek.test'

/** A member who signed in while the first checkout step was open in another tab, and then sends its guest form. */
async function sendsOldForm(email: string) {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6' }])
  await visitor.get('/order')
  await signIn(visitor, 'vendor')
  const answer = await visitor.post('/order', { email, ...formKey() })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/order/adres'])
  return { visitor, html: await (await visitor.follow(answer)).text() }
}

describe('[L14] [O02] a guest form that stayed open while its shopper signed in', () => {
  it('does not change the member: the order is theirs', async () => {
    const { visitor } = await sendsOldForm(guests)
    const result = await placeOrder(visitor, await toConfirm(visitor, '-1', { isMember: true }))
    const row = await shop.db
      .prepare('SELECT owner, email FROM shop_order WHERE number = ?1')
      .bind(numberIn(result))
      .first<{ owner: string; email: string }>()
    expect(row?.owner).toMatch(/^m:/)
    expect(row?.email).toBe(account('vendor').email)
    expect(await (await visitor.get('/uye-siparisleri')).text()).toContain(numberIn(result))
  })

  it('reports that another address gets no mails, and reveals nothing about the member’s own', async () => {
    const { html } = await sendsOldForm(guests)
    expect(html).toContain(`Siparişte ${guests} adresi değil`)
    const own = await sendsOldForm(account('vendor').email)
    expect(own.html).not.toContain('Üye hesabınızla devam ediyorsunuz')
    const malformed = await sendsOldForm('')
    expect(malformed.html).not.toContain('Üye hesabınızla devam ediyorsunuz')
  })
})

describe('[L02] [L14] signing in during the checkout', () => {
  const { email, password } = account('plain')
  const form = { adim: 'uye', email: email, password }
  const sessionLine = async (fields: Record<string, string>) => {
    const answer = await shop.visitor().post('/order', { ...form, ...fields, ...formKey() })
    expect(answer.headers.get('location')).toBe('/order/adres')
    return answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))
  }

  it('offers to be remembered, and does so when ticked', async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, [{ productId: '6' }])
    const box = (await pageOf(visitor.get('/order'))).field('rememberMe')
    expect([box.attribute('type'), box.isChecked]).toEqual(['checkbox', false])
    expect(await sessionLine({})).not.toMatch(/max-age|expires/i)
    expect(await sessionLine({ rememberMe: '1' })).toMatch(/max-age=5184000/i)
  })

  it('keeps the tick after a wrong password', async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, [{ productId: '6' }])
    const wrong = { ...form, password: 'yanlis-sifre', rememberMe: '1', ...formKey() }
    expect((await pageOf(visitor.post('/order', wrong))).field('rememberMe').isChecked).toBe(true)
  })
})
