import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart } from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** A browser with the cookies of before, as the given answer leaves them. */
function browserAfter(before: Visitor, answer: Response): Visitor {
  const visitor = shop.visitor()
  for (const [name, value] of before.cookies) visitor.cookies.set(name, value)
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) visitor.cookies.delete(name)
    else visitor.cookies.set(name, value)
  }
  return visitor
}

const copyOf = (visitor: Visitor) => browserAfter(visitor, new Response())

async function expectSignedIn(visitor: Visitor) {
  expect((await visitor.get('/hesabim')).status).toBe(200)
  const { main } = await pageOf(visitor.get('/sepet'))
  expect(main.text).not.toMatch(/sepetiniz boş/i)
  expect(main.queryAllByRole('spinbutton').length).toBeGreaterThan(0)
}

async function guestWithCart() {
  const guest = shop.visitor()
  await fillCart(guest, [{ productId: '6', quantity: '2' }])
  await guest.get('/uye-girisi-sayfasi')
  return guest
}

describe('a form that is sent twice', () => {
  it('[L01] [C17] signs the member in with their cart, whichever answer the browser has', async () => {
    const guest = await guestWithCart()
    const before = copyOf(guest)
    const answers = await Promise.all([signIn(copyOf(guest)), signIn(copyOf(guest))])
    for (const answer of answers) {
      expect(answer.status).toBe(303)
      await expectSignedIn(browserAfter(before, answer))
    }
  })

  it('[L01] [C17] signs the member in with their cart when the first answer was lost', async () => {
    const guest = await guestWithCart()
    await signIn(copyOf(guest))
    await expectSignedIn(browserAfter(guest, await signIn(copyOf(guest))))
  })

  it('[L01] [T76] shows another member, who signs in with the cookies of before, nothing', async () => {
    const guest = await guestWithCart()
    const first = browserAfter(guest, await signIn(copyOf(guest)))
    const other = browserAfter(guest, await signIn(copyOf(guest), 'grouped'))
    const { main } = await pageOf(other.get('/sepet'))
    expect(main.queryAllByRole('spinbutton')).toHaveLength(0)
    await expectSignedIn(first)
    const stranger = await pageOf(guest.get('/sepet'))
    expect(stranger.main.queryAllByRole('spinbutton')).toHaveLength(0)
    expect((await guest.get('/hesabim')).status).not.toBe(200)
  })

  const typed = { password: 'uzun bir parola 12', password_again: 'uzun bir parola 12' }
  const person = (last: number) => ({
    ...{ name: 'Deniz', surname: 'Kaya', email: `iki.kez${last}@posta.test`, kvkk: '1' },
    ...{ mobile_phone: `0533 777 ${last}`, ...typed },
  })

  it('[R01] [C17] registers once and signs the member in with their cart', async () => {
    const guest = await guestWithCart()
    await guest.get('/uye-kayit?tur=hizli')
    const fields = { ...person(1001), tur: 'hizli' }
    const send = () => copyOf(guest).post('/uye-kayit', fields)
    for (const answer of await Promise.all([send(), send()])) {
      expect(answer.status).toBe(303)
      await expectSignedIn(browserAfter(guest, answer))
    }
    const other = 'bir başka parola 12'
    const guess = { ...fields, password: other, password_again: other }
    const refused = await pageOf(copyOf(guest).post('/uye-kayit', guess))
    expect(refused.main.text).toMatch(/kayıt yapılmıştır/)
  })

  it('[R01] [R03] registers once where a mail opens the account, and mails once', async () => {
    const guest = await guestWithCart()
    await guest.get('/uye-kayit')
    const fields = person(1002)
    const send = () => copyOf(guest).post('/uye-kayit', fields)
    for (const answer of await Promise.all([send(), send()])) {
      expect(answer.headers.get('location')).toBe('/uye-kayit-onay')
      const { main } = await pageOf(browserAfter(guest, answer).get('/uye-kayit-onay'))
      expect(main.text).toMatch(/e-posta/i)
    }
    const mails = 'SELECT count(*) AS n FROM outbox WHERE recipient = ?1'
    expect(await shop.db.prepare(mails).bind(fields.email).first('n')).toBe(1)
  })
})
