import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { fillCart, formKey, numberIn, placeOrder, toConfirm } from '../support/buyer'
import { type Page, pageOf, readPage } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const title = 'Mutfak ürünlerinde %10 indirim'
/** Two of the kitchen, and a toy. */
const wanted = [
  { productId: '31', quantity: '2' },
  { productId: '6', quantity: '1' },
]

const cents = (text = '') => Number(text.replace('\u2212', '-').replaceAll(/[^\d-]/g, ''))
const sumIn = (page: Page, name: string) => cents(page.main.terms().get(name))

async function press(visitor: Visitor, page: Page, name: string): Promise<Page> {
  const button = page.main.getByRole('button', name)
  const { action, pairs } = button.form.press(button.element)
  const { pathname, search } = new URL(action, shop.url)
  const answer = await visitor.post(pathname + search, new URLSearchParams(pairs))
  expect(answer.status).toBe(303)
  return pageOf(visitor.follow(answer))
}

const cartOf = (visitor: Visitor) => pageOf(visitor.get(siteMap.cart))

async function chosen(): Promise<{ visitor: Visitor; cart: Page }> {
  const visitor = shop.visitor()
  await fillCart(visitor, wanted)
  const cart = await press(visitor, await cartOf(visitor), `Kampanyayı kullan: ${title}`)
  return { visitor, cart }
}

/** A guest's order with the campaign, paid at the door, and the link of its mail. */
async function ordered() {
  const { visitor, cart } = await chosen()
  const confirm = await toConfirm(visitor, '-3')
  const number = numberIn(await placeOrder(visitor, confirm))
  const { link, text } = await lastSent(shop.db, 'konuk@ornek.test')
  const off = -sumIn(cart, title)
  return { visitor, cart, off, confirm: readPage(confirm), number, link, text }
}

const rowOf = async (number: string) =>
  (await shop.db
    .prepare('SELECT * FROM shop_order WHERE number = ?1')
    .bind(number)
    .first<Record<'id' | 'goods' | 'campaign_discount' | 'total', number>>())!

describe('[C32] a campaign of the reference shop', () => {
  it('is chosen beside the sums, named in them, and given back', async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, wanted)
    const before = await cartOf(visitor)
    const { cart } = await chosen()
    const off = -sumIn(cart, title)
    expect(cart.text).toContain(`“${title}” sepetinize uygulandı.`)
    expect(off).toBeGreaterThan(0)
    expect(sumIn(cart, 'Toplam')).toBe(sumIn(before, 'Toplam') - off)
    const one = await press(visitor, before, `Kampanyayı kullan: ${title}`)
    await visitor.post(siteMap.language, { language: 'de', back: siteMap.cart })
    expect((await cartOf(visitor)).main.terms().has('10 % auf alles für die Küche')).toBe(true)
    await visitor.post(siteMap.language, { language: 'tr', back: siteMap.cart })
    const without = await press(visitor, one, `Kampanyadan vazgeç: ${title}`)
    expect([...without.main.terms()]).toEqual([...before.main.terms()])
  })

  it('[C20] stands before the coupon, whose percent is of what it leaves', async () => {
    const { visitor, cart } = await chosen()
    const left = sumIn(cart, 'Ürünler') + sumIn(cart, title)
    const code = { intent: 'apply', code: 'HOSGELDIN10', ...formKey() }
    const page = await pageOf(visitor.follow(await visitor.post(siteMap.cartCoupon, code)))
    const rows = [...page.main.terms().keys()]
    const coupon = rows.findIndex((row) => row.includes('Kupon'))
    expect(rows.indexOf(title)).toBeGreaterThan(0)
    expect(coupon).toBeGreaterThan(rows.indexOf(title))
    expect(sumIn(page, rows[coupon] ?? '')).toBe(-Math.round(left / 10))
  })

  it('lowers the order, on each of its pages and in its mail', async () => {
    const { visitor, off, confirm, number, link, text } = await ordered()
    const { campaign_discount, total } = await rowOf(number)
    expect(campaign_discount).toBe(off)
    expect([sumIn(confirm, title), sumIn(confirm, 'Toplam')]).toEqual([-off, total])
    expect(text).toContain(`${title}: −`)
    const page = await pageOf(visitor.get(link))
    expect([sumIn(page, title), sumIn(page, 'Toplam')]).toEqual([-off, total])
    const next = shop.visitor()
    await fillCart(next, wanted)
    expect((await cartOf(next)).main.terms().has(title)).toBe(false)
    await fillCart(visitor, wanted)
    expect((await cartOf(visitor)).main.terms().has(title)).toBe(false)
  })

  it('[O12] stays with its goods when others are cancelled', async () => {
    const { visitor, off, number, link } = await ordered()
    const before = await rowOf(number)
    const toy = await shop.db
      .prepare('SELECT total FROM order_line WHERE order_id = ?1 AND position = 1')
      .bind(before.id)
      .first<number>('total')
    const page = await pageOf(visitor.get(link))
    const button = page.main.getByRole('button', 'Evet, iptal et')
    const form = button.form
    const [toyBox] = page.main.queryAllByRole('checkbox')
    form.tickField(toyBox!.element)
    const send = async ({ action, pairs }: ReturnType<typeof form.press>) => {
      const { pathname, search } = new URL(action, shop.url)
      return visitor.post(pathname + search, new URLSearchParams(pairs))
    }
    const question = await pageOf(send(form.press(button.element)))
    const [confirm] = question.main.queryAllByRole('button', 'Evet, iptal et')
    await send(confirm!.form.press(confirm!.element))
    const after = await rowOf(number)
    expect(after.total).toBe(before.total - Number(toy))
    expect(after.campaign_discount).toBe(off)
    expect(sumIn(await pageOf(visitor.get(link)), title)).toBe(-off)
  })

  it('[O08] is off the net amount of its own goods in the invoice', async () => {
    const { visitor, number, link, off } = await ordered()
    const { id } = await rowOf(number)
    await shop.db.prepare('UPDATE shop_order SET status_id = 6 WHERE id = ?1').bind(id).run()
    const page = await pageOf(visitor.get(link))
    const invoice = page.main.getByRole('link', 'Fatura dökümü').href
    const { main } = await pageOf(visitor.get(invoice))
    const { results } = await shop.db
      .prepare('SELECT vat, total - campaign_discount AS paid FROM order_line WHERE order_id = ?1')
      .bind(id)
      .all<{ vat: number; paid: number }>()
    const { cargo, service } = (await shop.db
      .prepare('SELECT cargo, service FROM shop_order WHERE id = ?1')
      .bind(id)
      .first<{ cargo: number; service: number }>())!
    const gross = new Map([[20, cargo + service]])
    for (const { vat, paid } of results) gross.set(vat, (gross.get(vat) ?? 0) + paid)
    const digits = main.text.replaceAll('.', '').replaceAll('\u00a0', ' ')
    for (const [rate, paid] of gross) {
      const net = Math.round(paid / (1 + rate / 100))
      for (const amount of [net, paid - net])
        expect(digits).toContain(`${(amount / 100).toFixed(2).replace('.', ',')} TL`)
    }
    expect(main.terms().get(title) ?? main.text).toContain(
      `${(off / 100).toFixed(2).replace('.', ',')}`,
    )
  })
})
