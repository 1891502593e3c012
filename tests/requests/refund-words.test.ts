import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, numberIn, paymentPageOf, placeOrder, readyBuyer } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const mail = () => lastSent(shop.db, 'konuk@ornek.test')

async function paidByCard(quantity = '1') {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6', quantity }], '-2')
  const result = await placeOrder(visitor, html)
  await visitor.get(await decide(await paymentPageOf(visitor, result), 'onay'))
  return numberIn(result)
}

/** Confirms the sum that chosen pieces give back. @returns the page after it */
async function confirm(guest: Visitor, question: Response) {
  const [button] = (await pageOf(question)).main.queryAllByRole('button', 'Evet, iptal et')
  const { action, pairs } = button!.form.press(button!.element)
  const { pathname, search } = new URL(action, shop.url)
  return guest.follow(await guest.post(pathname + search, new URLSearchParams(pairs)))
}

/** Cancels the order of the last mail by its link, or pieces of its line. @returns its page and its mail */
async function cancelled(pieces = '') {
  const { link } = await mail()
  const guest = shop.visitor()
  const { main } = await pageOf(guest.get(link))
  const name = pieces ? 'Evet, iptal et' : 'Siparişi iptal et'
  const [button] = main.queryAllByRole('button', name).slice(-1)
  const { form, element } = button!
  if (pieces) form.writeInto(main.getByRole('spinbutton').element, pieces)
  const { action, pairs } = form.press(element)
  const { pathname, search } = new URL(action, shop.url)
  const answer = await guest.post(pathname + search, new URLSearchParams(pairs))
  const page = await pageOf(pieces ? confirm(guest, answer) : guest.follow(answer))
  return { text: page.main.text, mail: (await mail()).text }
}

const stateOf = (number: string) =>
  shop.db
    .prepare(
      'SELECT status_id, payment, refunded_at > 0 AS refunded FROM shop_order WHERE number = ?1',
    )
    .bind(number)
    .first()

describe('[O19] a cancelled order says', () => {
  it('that its money goes back to the card, on its page and in the mail', async () => {
    const number = await paidByCard()
    const { text, mail: words } = await cancelled()
    const total = shop.db.prepare('SELECT total FROM shop_order WHERE number = ?1').bind(number)
    const lira = ((await total.first<number>('total')) ?? 0) / 100
    const amount = new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(lira)
    expect(text.replace(/\s/gu, ' ')).toContain(`Kartınıza geri ödenen: ${amount} TL`)
    expect(words.replace(/\s/gu, ' ')).toContain(`Kartınıza geri ödenen: ${amount} TL`)
    expect(words).toContain('Lodos Ahşap Matruşka')
    expect(await stateOf(number)).toEqual({ status_id: 9, payment: 'paid', refunded: 1 })
  })

  it('what goes back to a gift card, and nothing where nothing was paid', async () => {
    const number = await paidByCard()
    await shop.db
      .prepare(
        `UPDATE shop_order SET gift_card = 'ABCDEFGHJKLMN7K2', gift_amount = 2500, gift_taken = 2500,
           payment = 'paid' WHERE number = ?1`,
      )
      .bind(number)
      .run()
    await shop.db.prepare('DELETE FROM charge').run()
    const { text, mail: words } = await cancelled()
    for (const message of [text, words])
      expect(message.replace(/\s/gu, ' ')).toContain('Hediye kartınıza geri yüklenen: 25,00 TL')
    expect(text).not.toContain('Kartınıza geri ödenen')
    expect(await stateOf(number)).toMatchObject({ refunded: 1 })

    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
    const unpaid = numberIn(await placeOrder(visitor, html))
    expect((await cancelled()).text).not.toMatch(/geri (ödenen|yüklenen)/)
    expect(await stateOf(unpaid)).toMatchObject({ refunded: 0 })
  })
})

/** Lets a gift card pay all of an order but ten lira. @returns all of it, and the price of a piece, in cents */
async function givenCard(number: string) {
  const run = (sql: string) => shop.db.prepare(sql).bind(number).run()
  const sums = await shop.db
    .prepare('SELECT total, goods / 3 AS piece FROM shop_order WHERE number = ?1')
    .bind(number)
    .first<{ total: number; piece: number }>()
  await run(`UPDATE shop_order SET gift_card = 'ABCDEFGHJKLMN7K3', gift_amount = total - 1000,
    gift_taken = total - 1000, total = 1000 WHERE number = ?1`)
  await run(`UPDATE charge SET amount = 1000
    WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1)`)
  return sums ?? { total: 0, piece: 0 }
}

const lira = (cents: number) =>
  `${new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(cents / 100)} TL`

/** What a text says after a title. */
const amountIn = (text: string, title: string) =>
  new RegExp(`${title}:?\\s*([\\d.,]+ TL)`).exec(text.replace(/[^\S\n]/gu, ' '))?.[1]

describe('[O12] [O19] an order that a gift card partly paid names one amount on page and mail', () => {
  it('for pieces and for the rest, and all of it at the end', async () => {
    const { total, piece } = await givenCard(await paidByCard('3'))
    const part = await cancelled('2')
    for (const text of [part.text, part.mail]) {
      expect(amountIn(text, 'İptal tutarı')).toBe(lira(2 * piece))
      expect(amountIn(text, 'Kartınıza geri ödenen')).toBe(lira(1000))
      expect(amountIn(text, 'Hediye kartınıza geri yüklenen')).toBe(lira(2 * piece - 1000))
    }
    const end = await cancelled()
    const rest = total - 2 * piece
    expect(amountIn(end.mail, 'İptal tutarı')).toBe(lira(rest))
    expect(amountIn(end.mail, 'Hediye kartınıza geri yüklenen')).toBe(lira(rest))
    expect(amountIn(end.mail, 'Kartınıza geri ödenen')).toBeUndefined()
    expect(amountIn(end.text, 'Önceden iptal edilen')).toBe(lira(2 * piece))
    expect(amountIn(end.text, 'Hediye kartınıza geri yüklenen')).toBe(lira(total - 1000))
    expect(amountIn(end.text, 'Kartınıza geri ödenen')).toBe(lira(1000))
    for (const text of [end.text, end.mail])
      expect(amountIn(text, 'İptal edilen toplam')).toBe(lira(total))
  })

  it('with what need not be paid of a transfer', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6', quantity: '3' }], '-1')
    const { total } = await givenCard(numberIn(await placeOrder(visitor, html)))
    const part = await cancelled('2')
    const amount = amountIn(part.text, 'İptal tutarı')
    expect(amountIn(part.mail, 'İptal tutarı')).toBe(amount)
    for (const text of [part.text, part.mail]) {
      expect(amountIn(text, 'Ödemeniz gerekmeyen')).toBe(lira(1000))
      expect(amountIn(text, 'Hediye kartınıza geri yüklenen')).toMatch(/[1-9]/)
    }
    const end = await cancelled()
    expect(amountIn(end.text, 'Önceden iptal edilen')).toBe(amount)
    expect(amountIn(end.text, 'Hediye kartınıza geri yüklenen')).toBe(lira(total - 1000))
    expect(amountIn(end.text, 'Ödemeniz gerekmeyen')).toBe(lira(1000))
    for (const text of [end.text, end.mail])
      expect(amountIn(text, 'İptal edilen toplam')).toBe(lira(total))
  })
})
