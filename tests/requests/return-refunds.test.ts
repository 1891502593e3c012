import { afterAll, beforeAll, expect, it } from 'vitest'
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

/** Sends the form of a return of all that was delivered. @returns the text of the order's page, whenever it is called */
async function returned(link: string) {
  const guest = shop.visitor()
  const token = new URL(link, shop.url).searchParams.get('token') ?? ''
  const { main } = await pageOf(guest.get(`/siparis-iadesi?token=${token}`))
  const button = main.getByRole('button', 'Talebi gönder')
  const form = button.form.tickField(main.getByRole('checkbox').element)
  const { pathname, search } = new URL(form.press(button.element).action, shop.url)
  await guest.post(pathname + search, new URLSearchParams(form.press(button.element).pairs))
  return async () => (await pageOf(shop.visitor().get(link))).main.text.replace(/\s/gu, ' ')
}

it('[O25] a return says where its money goes, as a condition until it is accepted', async () => {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-2')
  const result = await placeOrder(visitor, html)
  await visitor.get(await decide(await paymentPageOf(visitor, result), 'onay'))
  const number = numberIn(result)
  const { link } = await mail()
  const run = (sql: string) => shop.db.prepare(sql).bind(number).run()
  const order = '(SELECT id FROM shop_order WHERE number = ?1)'
  await run(`UPDATE shop_order SET status_id = 8, total = total - 2500, gift_amount = 2500,
    gift_taken = 2500 WHERE number = ?1`)
  const textOf = await returned(link)
  const before = await textOf()
  expect(before).toMatch(/iadesi kabul edilirse geri ödenecek kargo ücreti: 49,90 TL/)
  expect(before).not.toContain('iade edildiği için')
  const { text } = await mail()
  for (const read of [before, text.replace(/\s/gu, ' ')]) {
    expect(read).toMatch(/İade kabul edilirse kartınıza geri ödenecek: [\d.,]+ TL/)
    expect(read).toContain('İade kabul edilirse hediye kartınıza geri yüklenecek: 25,00 TL')
    expect(read).not.toMatch(/Kartınıza|Hediye kartınıza|Geri ödenecek/)
  }
  await run(`UPDATE order_return SET status = 'accepted' WHERE order_id = ${order}`)
  const accepted = await textOf()
  expect(accepted).toContain('iade edildiği için geri ödenecek kargo ücreti: 49,90 TL')
  expect(accepted).toMatch(/ Kartınıza geri ödenecek: [\d.,]+ TL/)
  expect(accepted).toContain(' Hediye kartınıza geri yüklenecek: 25,00 TL')
  expect(accepted).not.toContain('kabul edilirse')
  await run(`UPDATE order_return SET status = 'refunded' WHERE order_id = ${order}`)
  const done = await textOf()
  expect(done).toMatch(/Kartınıza geri ödenen: [\d.,]+ TL/)
  expect(done).toContain('Hediye kartınıza geri yüklenen: 25,00 TL')
  expect(done).not.toContain('Kartınıza geri ödenecek')
})

it('[O25] a return of what was paid at the door names the money that goes to an account', async () => {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-3')
  const number = numberIn(await placeOrder(visitor, html))
  const run = (sql: string) => shop.db.prepare(sql).bind(number).run()
  await run(`UPDATE shop_order SET status_id = 8, total = total - 2500, gift_amount = 2500,
    gift_taken = 2500 WHERE number = ?1`)
  const textOf = await returned((await mail()).link)
  const [sum] =
    /İade kabul edilirse banka hesabınıza geri ödenecek: [1-9][\d.]*,\d\d TL/.exec(
      await textOf(),
    ) ?? []
  expect(await textOf()).toContain(`${sum}. IBAN numaranızı sormak için size yazacağız.`)
  expect(await textOf()).toContain('hediye kartınıza geri yüklenecek: 25,00 TL')
  const mailed = (await mail()).text.replace(/[^\S\n]/gu, ' ')
  expect(mailed).toContain(`${sum}\nIBAN numaranızı sormak için size yazacağız.`)
  const order = '(SELECT id FROM shop_order WHERE number = ?1)'
  await run(`UPDATE order_return SET status = 'refunded' WHERE order_id = ${order}`)
  expect(await textOf()).toMatch(/Banka hesabınıza geri ödenen: [1-9][\d.]*,\d\d TL/)
  expect(await textOf()).not.toContain('IBAN')
})

it('[O25] the mail of a return on its way, whose cash was not taken, names no amount', async () => {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-3')
  const number = numberIn(await placeOrder(visitor, html))
  await shop.db.prepare('UPDATE shop_order SET status_id = 7 WHERE number = ?1').bind(number).run()
  await returned((await mail()).link)
  const { text } = await mail()
  expect(text).toContain(`${number}: İade talebiniz alındı`)
  expect(text).not.toContain('TL')
})
