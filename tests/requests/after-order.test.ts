import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

async function ordered(cargo = '1', payment = '-3') {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], payment)
  const result = await placeOrder(visitor, html)
  const number = numberIn(result)
  const { link } = await lastSent(shop.db, 'konuk@ornek.test')
  const set = shop.db.prepare('UPDATE shop_order SET cargo_id = ?2 WHERE number = ?1')
  await set.bind(number, cargo).run()
  return { visitor, result, number, link }
}

const expected = /Tahmini teslimat: \S+/

it('[O01] goods that are ordered in sixes now are bought again as six, and the cart says so', async () => {
  const { link } = await ordered()
  await shop.db
    .prepare('UPDATE product SET min_count = 6, step = 6, max_count = 0, stock = 50 WHERE id = 6')
    .run()
  const guest = shop.visitor()
  const { main } = await pageOf(guest.get(link))
  const button = main.getByRole('button', 'Tekrar satın al')
  const { action, pairs } = button.form.press(button.element)
  const { pathname, search } = new URL(action, shop.url)
  const cart = await pageOf(
    guest.follow(await guest.post(pathname + search, new URLSearchParams(pairs))),
  )
  expect(cart.main.getByRole('spinbutton').value).toBe('6')
  expect(cart.text).toContain('1 yerine 6 eklendi')
  expect(cart.text).not.toContain('hepsi sepete eklenemedi')
  const restore = 'UPDATE product SET min_count = 1, step = 1 WHERE id = 6'
  await shop.db.prepare(restore).run()
})

it('[O01] goods are returned without a reason', async () => {
  const member = shop.visitor()
  await signIn(member)
  const order = await shop.db
    .prepare(
      'SELECT id, number FROM shop_order WHERE status_id = 8 AND member_id = 1 ORDER BY id DESC',
    )
    .first<{ id: number; number: string }>()
  await shop.db
    .prepare('UPDATE shop_order SET created_at = unixepoch() WHERE id = ?1')
    .bind(order!.id)
    .run()
  const form = await pageOf(member.get(`/siparis-iadesi?siparis=${order!.number}`))
  expect(form.main.text).toContain('İade nedeni (isteğe bağlı)')
  const sent = await member.post('/siparis-iadesi', {
    siparis: order!.number,
    reason: '',
    satir: '0',
  })
  expect(sent.status).toBe(303)
  const reason = shop.db.prepare('SELECT reason FROM order_return WHERE order_id = ?1')
  expect(await reason.bind(order!.id).first('reason')).toBe('Neden belirtilmedi (cayma hakkı)')
})

describe('[O21] an order', () => {
  it('names its delivery dates on the thank-you page and on its own, until it has come', async () => {
    const { visitor, result, number, link } = await ordered()
    expect((await pageOf(visitor.follow(await visitor.get(result)))).main.text).toMatch(expected)
    expect((await pageOf(shop.visitor().get(link))).main.text).toMatch(expected)
    const delivered = shop.db.prepare('UPDATE shop_order SET status_id = 8 WHERE number = ?1')
    await delivered.bind(number).run()
    expect((await pageOf(shop.visitor().get(link))).main.text).not.toMatch(expected)
  })

  it('names those of a dearer carrier by its own days, until it has come, and none without them', async () => {
    const { visitor, result, number, link } = await ordered('2')
    const own = async () => (await pageOf(shop.visitor().get(link))).main.text
    const thanks = (await pageOf(visitor.follow(await visitor.get(result)))).main.text
    const day = /Tahmini teslimat: \d+\s\p{L}+\s\p{L}+(?! –)/u
    expect(thanks).toMatch(day)
    const set = (status: number) =>
      shop.db
        .prepare('UPDATE shop_order SET status_id = ?2 WHERE number = ?1')
        .bind(number, status)
        .run()
    for (const status of [3, 6]) {
      await set(status)
      expect((await own()).match(day)?.[0], String(status)).toBe(thanks.match(day)?.[0])
    }
    await shop.db
      .prepare(
        "UPDATE setting SET value = json_remove(value, '$.companies') WHERE name = 'CARRIAGE'",
      )
      .run()
    expect(await own()).not.toMatch(expected)
  })

  it('says that the payment is awaited, and no dates, while it is', async () => {
    const { visitor, result, number, link } = await ordered('1', '-1')
    const texts = async () => [
      (await pageOf(visitor.follow(await visitor.get(result)))).main.text,
      (await pageOf(shop.visitor().get(link))).main.text,
    ]
    for (const text of await texts()) {
      expect(text).toContain('Ödemeniz bekleniyor')
      expect(text).not.toMatch(expected)
    }
    const prepared = shop.db.prepare('UPDATE shop_order SET status_id = 3 WHERE number = ?1')
    await prepared.bind(number).run()
    for (const text of await texts()) expect(text).not.toContain('Ödemeniz bekleniyor')
  })

  it('says from when goods are sent that were ordered ahead', async () => {
    const { link } = await ordered()
    await shop.db
      .prepare("UPDATE product SET awaited = 'preorder', available_on = '2099-02-01' WHERE id = 6")
      .run()
    const { main } = await pageOf(shop.visitor().get(link))
    expect(main.text).toContain('1 Şub 2099 tarihinden itibaren gönderilir')
    expect(main.text).not.toMatch(expected)
    await shop.db.prepare("UPDATE product SET awaited = '', available_on = ''").run()
  })

  it('names no dates that are over', async () => {
    const { number, link } = await ordered()
    const old = shop.db.prepare('UPDATE shop_order SET created_at = 1700000000 WHERE number = ?1')
    await old.bind(number).run()
    expect((await pageOf(shop.visitor().get(link))).main.text).not.toMatch(expected)
  })

  it('leads to its parcel at the carrier, by https only', async () => {
    const { number, link } = await ordered()
    await shop.db.batch([
      shop.db.prepare('UPDATE shop_order SET status_id = 6 WHERE number = ?1').bind(number),
      shop.db
        .prepare(
          `INSERT INTO shipment (order_id, number, created_at) SELECT id, 'SK 1', 1 FROM shop_order WHERE number = ?1`,
        )
        .bind(number),
    ])
    const links = async () =>
      (await pageOf(shop.visitor().get(link))).main
        .elements('a')
        .map((one) => one.attribute('href') ?? '')
        .filter((href) => href.includes('kargo.ornek.test'))
    expect(await links()).toEqual(['https://kargo.ornek.test/takip?no=SK%201'])
    await shop.db
      .prepare("UPDATE cargo_company SET tracking_url = 'http://kargo.ornek.test/%number%'")
      .run()
    expect(await links()).toEqual([])
  })
})
