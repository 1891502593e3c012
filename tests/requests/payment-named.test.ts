import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** A guest's order: its thank-you page, and its mail. */
async function ordered(payment: string) {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], payment)
  const result = await placeOrder(visitor, html)
  const thanks = readPage(await (await visitor.follow(await visitor.get(result))).text())
  const mail = await lastSent(shop.db, 'konuk@ornek.test')
  return { number: numberIn(result), thanks, mail }
}

const termsAt = async (path: string, visitor = shop.visitor()) =>
  readPage(await (await visitor.get(path)).text()).terms()

describe('[O02] how an order is paid', () => {
  it.each([
    ['-3', 'Kapıda ödeme'],
    ['-1', 'Havale / EFT'],
  ])('is named by its pages and its mail: %s', async (payment, name) => {
    const { thanks, mail } = await ordered(payment)
    expect(thanks.main.text).toContain(`Ödeme şekli: ${name}`)
    expect((await termsAt(mail.link)).get('Ödeme şekli')).toBe(name)
    expect(mail.text).toContain(`Ödeme şekli: ${name}`)
  })

  it('is named in the language of the visitor', async () => {
    const { mail } = await ordered('-3')
    const german = shop.visitor()
    german.cookies.set('__Host-language', 'de')
    const terms = await termsAt(mail.link, german)
    expect(terms.get('Zahlungsart')).toBe('Nachnahme')
  })

  it('is named to its member', async () => {
    const member = shop.visitor()
    await signIn(member)
    const number = await shop.db
      .prepare('SELECT number FROM shop_order WHERE member_id = 1 AND payment_id = -2')
      .first<string>('number')
    const terms = await termsAt(`/uye-siparisi?siparis=${number}`, member)
    expect(terms.get('Ödeme şekli')).toBe('Kredi veya banka kartı')
  })

  it('says of one that a code has paid that nothing is to be paid', async () => {
    const { number, mail } = await ordered('-3')
    const set = shop.db.prepare('UPDATE shop_order SET payment_id = -20 WHERE number = ?1')
    await set.bind(number).run()
    expect((await termsAt(mail.link)).get('Ödeme şekli')).toBe('Ödeme gerekmez')
  })
})
