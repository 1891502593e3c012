import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, numberIn, placeOrder, readyBuyer, toConfirm } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { answerOf, lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

let last = 0
const newPhone = () => {
  last += 1
  return `0534 222 ${1000 + last}`
}

async function guestOrder() {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
  const result = await placeOrder(visitor, html)
  return { visitor, number: numberIn(result), result }
}

/** Makes the orders of a test be those of an address of its own. */
const readdress = (number: string, email: string) =>
  shop.db.prepare('UPDATE shop_order SET email = ?2 WHERE number = ?1').bind(number, email).run()

const register = (visitor: Visitor, email: string, quick = true) =>
  visitor.post('/uye-kayit', {
    ...(quick ? { tur: 'hizli' } : { gender: '1' }),
    ...{ name: 'Ayla', surname: 'Yurt', mobile_phone: newPhone() },
    ...{ email, password: 'uzun bir cümle olsun', kvkk: '1' },
  })

const ordersOf = async (visitor: Visitor) =>
  (await pageOf(visitor.get('/uye-siparisleri'))).main.text

describe('[O18] orders that a guest made', () => {
  it('come to the account that the buyer makes with their address', async () => {
    const { visitor, number } = await guestOrder()
    expect((await register(visitor, 'konuk@ornek.test')).status).toBe(303)
    expect(await ordersOf(visitor)).toContain(number)
    expect((await visitor.get(`/uye-siparisi?siparis=${number}`)).status).toBe(200)
  })

  it('do not come to an unproven address, nor to another address in the same browser', async () => {
    const { visitor, number } = await guestOrder()
    await readdress(number, 'birinci@ornek.test')
    const stranger = shop.visitor()
    await register(stranger, 'birinci@ornek.test')
    expect(await ordersOf(stranger)).not.toContain(number)
    await register(visitor, 'ikinci@ornek.test')
    expect(await ordersOf(visitor)).not.toContain(number)
  })

  it('come by a password set by mail, now and later, and not by the link of a registration', async () => {
    const { number } = await guestOrder()
    const email = 'kanitli@ornek.test'
    await readdress(number, email)
    const member = shop.visitor()
    await shop.db.prepare("UPDATE setting SET value = '1' WHERE name = 'MEMBER_ACTIVATION'").run()
    await register(member, email, false)
    const { link } = await lastSent(shop.db, email)
    const fields = Object.fromEntries(new URL(link, shop.url).searchParams)
    // The owner of the address presses it, in a browser of their own.
    await shop.visitor().post('/uye-kayit-onay', fields)
    const signIn = (password: string) => ({ tip: 'eposta', username: email, password })
    await member.post('/uye-girisi-sayfasi', signIn('uzun bir cümle olsun'))
    expect(await ordersOf(member)).not.toContain(number)

    const owner = shop.visitor()
    const page = await (await owner.get('/uye-sifre-hatirlat')).text()
    await owner.post('/uye-sifre-hatirlat', { name: email, security_code: answerOf(page) })
    const token = (await lastSent(shop.db, email)).link.split('token=')[1] ?? ''
    const next = 'sahibinin yeni parolası'
    const typed = { password_new: next, password_new_again: next }
    await owner.post('/sifre-yenile', { token, ...typed })
    await owner.post('/uye-girisi-sayfasi', signIn(next))
    expect(await ordersOf(owner)).toContain(number)

    const later = await guestOrder()
    await readdress(later.number, email)
    const elsewhere = shop.visitor()
    await elsewhere.post('/uye-girisi-sayfasi', signIn(next))
    expect(await ordersOf(elsewhere)).toContain(later.number)
    const third = await guestOrder()
    await readdress(third.number, 'baska@ornek.test')
    await shop.db
      .prepare("UPDATE member SET phone = phone || '1' WHERE email = ?1")
      .bind(email)
      .run()
    const proven = shop.db.prepare('SELECT email_proven FROM member WHERE email = ?1')
    expect(await proven.bind(email).first('email_proven')).toBe(1)
  })

  it('fill in the registration with what was typed for them', async () => {
    const { visitor, result } = await guestOrder()
    const thanks = await pageOf(visitor.follow(await visitor.get(result)))
    const { href } = thanks.main.getByRole('link', 'Başka bilgilerle üye ol')
    const page = await pageOf(visitor.get(href))
    const values = ['name', 'surname', 'email'].map((name) => page.field(name).value)
    expect(values).toEqual(['Ayla', 'Yurt', 'konuk@ornek.test'])
    expect(page.field('mobile_phone').value.replace(/\D/g, '')).toMatch(/5320000001$/)
    const stranger = shop.visitor()
    await fillCart(stranger, [{ productId: '6' }])
    expect((await pageOf(stranger.get(href))).field('name').value).toBe('')
    await toConfirm(stranger, '-1')
  })
})
