import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, numberIn, paymentPageOf, placeOrder, readyBuyer } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const mail = () => lastSent(shop.db, 'konuk@ornek.test')

async function paidByCard() {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-2')
  const result = await placeOrder(visitor, html)
  await visitor.get(await decide(await paymentPageOf(visitor, result), 'onay'))
  return numberIn(result)
}

/** Cancels the order of the last mail by its link. @returns its page and its mail */
async function cancelled() {
  const { link } = await mail()
  const guest = shop.visitor()
  const { main } = await pageOf(guest.get(link))
  const [button] = main.queryAllByRole('button', 'Siparişi iptal et').slice(-1)
  const { action, pairs } = button!.form.press(button!.element)
  const { pathname, search } = new URL(action, shop.url)
  const answer = await guest.post(pathname + search, new URLSearchParams(pairs))
  const page = await pageOf(guest.follow(answer))
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
