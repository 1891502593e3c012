import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Returnable, refundOf } from '../../app/account/orders/give-back/refund'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** A guest's delivered and paid order of three pieces at an odd price, and the page of its return. */
async function delivered(language = 'tr') {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6', quantity: '3' }], '-1')
  const number = numberIn(await placeOrder(visitor, html))
  const { link } = await lastSent(shop.db, 'konuk@ornek.test')
  await shop.db
    .prepare(
      `UPDATE shop_order SET status_id = 8, payment = 'paid', discount = 101, cargo = 4990, language = ?2
       WHERE number = ?1`,
    )
    .bind(number, language)
    .run()
  const token = new URL(link, shop.url).searchParams.get('token') ?? ''
  return { number, link, guest: shop.visitor(), page: `/siparis-iadesi?token=${token}` }
}

type Order = Awaited<ReturnType<typeof delivered>>

/** Returns pieces of the first line. @returns what the form named, what the order's page then names, and the mail */
async function returned({ guest, page, link }: Order, count: number) {
  const opened = await pageOf(guest.get(page))
  const note = opened.main.getByRole('status').attribute('data-returnable') ?? ''
  const named = refundOf(JSON.parse(note) as Returnable, new Map([['0', count]]))
  const button = opened.main.getByRole('button', 'Talebi gönder')
  const form = button.form.tickField(opened.main.getByRole('checkbox').element)
  const [spin] = opened.main.queryAllByRole('spinbutton')
  if (spin) form.writeInto(spin.element, String(count))
  const { pathname, search } = new URL(form.press(button.element).action, shop.url)
  const pairs = new URLSearchParams(form.press(button.element).pairs)
  expect((await guest.post(pathname + search, pairs)).status).toBe(303)
  const { text } = (await pageOf(guest.get(link))).main
  const amounts = [...text.matchAll(/(?:İade tutarı|kargo ücreti): ([\d.,]+)/g)].map(([, one]) =>
    Math.round(Number(one?.replace('.', '').replace(',', '.')) * 100),
  )
  return { named, amounts, mail: await lastSent(shop.db, 'konuk@ornek.test') }
}

const total = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
const lira = (cents: number | null) =>
  new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format((cents ?? 0) / 100)

describe('[O25] a return', () => {
  it('pays back what its form named, by pieces and with delivery at the end', async () => {
    const order = await delivered()
    const first = await returned(order, 1)
    expect(total(first.amounts)).toBe(first.named)
    const second = await returned(order, 1)
    expect(total(second.amounts)).toBe((first.named ?? 0) + (second.named ?? 0))
    const last = await returned(order, 1)
    expect(last.named).toBeGreaterThan(4990)
    const all = [first, second, last].map(({ named }) => named ?? 0)
    expect(total(last.amounts)).toBe(total(all))
    const paid = shop.db.prepare(
      'SELECT goods - discount + cargo AS n FROM shop_order WHERE number = ?1',
    )
    expect(total(all)).toBe(await paid.bind(order.number).first('n'))
  })

  it('is mailed once: its number, its pieces, what comes back, and the link to what is printed', async () => {
    const order = await delivered()
    const { named, mail } = await returned(order, 2)
    expect(mail.text.replace(/\s/gu, ' ')).toBe(
      `${order.number}: İade talebiniz alındı 2 adet × Lodos Ahşap Matruşka İade tutarı: ${lira(named)} TL İade kabul edilirse havale yaptığınız hesaba geri ödenecek: ${lira(named)} TL İade belgesini yazdırıp pakete koyun.`,
    )
    expect(mail.link).toMatch(/^\/iade-belgesi\?token=/)
    const label = await pageOf(shop.visitor().get(mail.link))
    expect(label.main.text).toContain(order.number)
    const mails = shop.db.prepare(
      "SELECT count(*) AS n FROM outbox WHERE link LIKE '/iade-belgesi%' AND text LIKE ?1 || '%'",
    )
    expect(await mails.bind(order.number).first('n')).toBe(1)
    const opened = await pageOf(order.guest.get(order.page))
    const button = opened.main.getByRole('button', 'Talebi gönder')
    const { action } = button.form.press(button.element)
    const { pathname, search } = new URL(action, shop.url)
    const token = new URL(order.link, shop.url).searchParams.get('token') ?? ''
    const late = { token, satir: '0', 'adet.p0': '1', 'kalan.p0': '3', reason: '' }
    expect((await order.guest.post(pathname + search, late)).status).toBe(422)
    expect(await mails.bind(order.number).first('n')).toBe(1)
  })

  it.each([
    ['en', 'Your return request was received', 'Refund: ', 'if the return is accepted: '],
    [
      'de',
      'Ihr Rückgabewunsch ist eingegangen',
      'Erstattung: ',
      'wenn die Rückgabe angenommen wird: ',
    ],
    ['ar', 'تم استلام طلب الإرجاع', 'مبلغ الاسترداد: ', 'إذا قُبل الإرجاع: '],
  ])('is mailed in the language of its order: %s', async (language, ...words) => {
    const { mail } = await returned(await delivered(language), 1)
    for (const one of words) expect(mail.text).toContain(one)
  })
})
