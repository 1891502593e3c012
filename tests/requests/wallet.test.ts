import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, fillCart, formKey, numberIn, placeOrder, toConfirm } from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const number = '4111 1111 1111 1111'
let shop: Shop
const lines: string[] = []
const bodies: string[] = []
/** The keys of payments by a saved card. */
const keys: (string | null)[] = []
beforeAll(async () => {
  shop = await openWorkers({
    onLine: (line) => lines.push(line),
    backend: async (request, pass) => {
      bodies.push(await request.clone().text())
      if (request.url.includes('/card-wallet/purchase/'))
        keys.push(request.headers.get('idempotency-key'))
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

async function member(kind: Parameters<typeof signIn>[1] = 'plain'): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}

/** Enters a card on the provider's page. @returns the redirect, or the page again */
async function typeCard(visitor: Visitor, fields: Record<string, string> = {}) {
  const led = await visitor.get('/kartlarim/ekle')
  const page = led.headers.get('location') ?? ''
  expect(page).toMatch(/^http:\/\/localhost:\d+\/kart\/[0-9a-f]{32}$/)
  const card = { holder: 'Ayla Yurt', number, expiry: '12/39', cvc: '123', ...fields }
  const answer = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(card),
  })
  return { page, answer, back: (answer.headers.get('location') ?? '').replace(shop.url, '') }
}
const cards = async () =>
  (await shop.db.prepare('SELECT * FROM card ORDER BY id').all<Record<string, unknown>>()).results

/** A member with cards chooses between them and the provider's page. */
async function payPage(visitor: Visitor, result: string): Promise<string> {
  const links = (await pageOf(visitor.get(result))).links('http')
  return links.find((href) => href.includes('/odeme/')) ?? ''
}

describe('the card wallet', () => {
  it('[W01] a card is entered at the provider and shown by its last four digits', async () => {
    const visitor = await member()
    const empty = (await pageOf(visitor.get('/kartlarim'))).main
    expect(empty.text).toContain('Kayıtlı kartınız yok.')
    expect(empty.queryAllByRole('link').filter(({ name }) => /Hesabım/.test(name))).toHaveLength(1)
    const { page, back } = await typeCard(visitor)
    expect(back).toBe('/kartlarim?kart=kaydedildi')
    const list = await visitor.follow(await visitor.get(back))
    const html = await list.text()
    expect(html).toContain('Kartınız kaydedildi.')
    expect(html).toContain('Visa •••• 1111')
    expect(html).toContain('12/2039')
    expect((await fetch(page)).status).toBe(404)
    const digits = number.replaceAll(' ', '')
    const everything = [
      ...lines,
      ...bodies,
      ...visitor.cookies.values(),
      html,
      JSON.stringify(await cards()),
    ]
    for (const text of everything) {
      expect(text).not.toContain(number)
      expect(text).not.toContain(digits)
    }
  })

  it('[W01] a wrong card is refused there, and a cancelled one is not saved', async () => {
    const visitor = await member('grouped')
    const wrongs: Record<string, string>[] = [
      { number: '4111 1111 1111 1112' },
      { expiry: '01/20' },
      { cvc: 'x' },
      { holder: '' },
    ]
    for (const wrong of wrongs) expect((await typeCard(visitor, wrong)).answer.status).toBe(422)
    expect((await typeCard(visitor, { no: '1' })).back).toBe('/kartlarim?kart=vazgecildi')
    expect(await (await visitor.get('/kartlarim')).text()).toContain('Kayıtlı kartınız yok.')
  })

  it('[W01] can be verified again, and is refused once it has expired', async () => {
    const visitor = await member()
    const [card] = await cards()
    const check = async () =>
      (await visitor.follow(await visitor.post('/kartlarim', { kart: String(card?.id) }))).text()
    expect(await check()).toContain('Kart geçerli')
    await shop.db.prepare("UPDATE card SET expiry = '2020-01' WHERE id = ?1").bind(card?.id).run()
    const html = await check()
    expect(html).toContain('Kartın süresi dolmuş')
    expect(html).toContain('Geçersiz')
    await shop.db
      .prepare("UPDATE card SET expiry = '2039-12', is_valid = 1 WHERE id = ?1")
      .bind(card?.id)
      .run()
  })

  it('[W01] pays an order with a pending payment, once', async () => {
    const visitor = await member()
    const [card] = await cards()
    await shop.db
      .prepare(
        `INSERT INTO shop_order (number, owner, member_id, session_id, email, status_id, payment_id, payment, cargo_id,
           currency, language, goods, cargo, service, total, delivery, invoice, agreements, created_at)
         VALUES ('770077', 'm:1', 1, '', 'uye@sercehan.test', 1, -2, 'waiting', 1, 'TL', 'tr', 100, 0, 0, 100, '{}', '{}', '{}', unixepoch())`,
      )
      .run()
    const waiting = await (await visitor.get('/order/sonuc?siparis=770077')).text()
    expect(waiting).toContain('Visa •••• 1111 ile öde')
    const pay = { kart: String(card?.id), siparis: '770077' }
    const other = await member('vendor')
    await other.post('/order/kartla-ode', pay)
    const state = () =>
      shop.db.prepare("SELECT payment FROM shop_order WHERE number = '770077'").first('payment')
    expect(await state()).toBe('waiting')
    const paid = await visitor.post('/order/kartla-ode', pay)
    expect(paid.headers.get('location')).toBe('/order/sonuc?siparis=770077')
    expect(await state()).toBe('paid')
    expect(await (await visitor.follow(paid)).text()).toContain('770077')
    const second = await visitor.follow(await visitor.post('/order/kartla-ode', pay))
    expect(await second.text()).toContain('Siparişiniz alındı, teşekkürler')
    const { results } = await shop.db
      .prepare(
        "SELECT amount, returned_at FROM charge WHERE order_id = (SELECT id FROM shop_order WHERE number = '770077')",
      )
      .all()
    expect(results).toEqual([{ amount: 100, returned_at: 0 }])
    const typed = await visitor.get('/order/kartla-ode')
    expect([typed.status, typed.headers.get('location')]).toEqual([302, '/order/onay'])
  })

  it('[W01] does not pay an order that the provider is already charging, even at the same moment', async () => {
    const visitor = await member()
    const [card] = await cards()
    const pay = (orderNumber: string) =>
      visitor.post('/order/kartla-ode', {
        kart: String(card?.id),
        siparis: orderNumber,
        ...formKey(),
      })
    const rowOf = (number: string) =>
      shop.db
        .prepare(
          `SELECT o.payment, (SELECT count(*) FROM charge c WHERE c.order_id = o.id) AS charges
           FROM shop_order o WHERE number = ?1`,
        )
        .bind(number)
        .first()
    await fillCart(visitor, [{ productId: '6' }])
    const result = await placeOrder(visitor, await toConfirm(visitor, '-2', { isMember: true }))
    const page = await payPage(visitor, result)
    await decide(page, 'sonra')
    const refused = await pay(numberIn(result))
    expect(await rowOf(numberIn(result))).toEqual({ payment: 'processing', charges: 0 })
    const html = await (await visitor.follow(refused)).text()
    expect(html).toContain('Ödemeniz işleniyor')
    expect(html).toContain('İki kez ödememeniz için sonucu bekleyin')
    expect(html).not.toContain('ile öde')
    await decide(page, 'ret')
    const second = await placeOrder(visitor, await toConfirm(visitor, '-2', { isMember: true }))
    const next = await payPage(visitor, second)
    await Promise.all([decide(next, 'sonra'), pay(numberIn(second)), pay(numberIn(second))])
    expect([
      { payment: 'processing', charges: 0 },
      { payment: 'paid', charges: 1 },
    ]).toContainEqual(await rowOf(numberIn(second)))
  })

  it('[W01] sends each press of one form with the same key, and another card with another', async () => {
    const visitor = await member()
    keys.length = 0
    const form = { siparis: '770077', ...formKey() }
    for (const kart of ['1', '1', '2']) await visitor.post('/order/kartla-ode', { ...form, kart })
    const [first, second, third] = keys
    expect(keys.length).toBe(3)
    expect(first).toMatch(/^[\w.-]{20,}$/)
    expect([second === first, third === first]).toEqual([true, false])
  })

  it('[W01] does not pay an order that another one replaced', async () => {
    const visitor = await member()
    const [card] = await cards()
    await shop.db.prepare('DELETE FROM cart_line').run()
    await fillCart(visitor, [{ productId: '6' }])
    const order = async () =>
      numberIn(await placeOrder(visitor, await toConfirm(visitor, '-2', { isMember: true })))
    const [first, second] = [await order(), await order()]
    expect(first).not.toBe(second)
    await visitor.post('/order/kartla-ode', {
      kart: String(card?.id),
      siparis: first,
      ...formKey(),
    })
    const { results } = await shop.db
      .prepare(
        'SELECT c.amount FROM charge c JOIN shop_order o ON o.id = c.order_id WHERE number = ?1',
      )
      .bind(first)
      .all()
    expect(results).toEqual([])
  })

  it('[W01] can be seen, verified and removed by its owner only', async () => {
    const [card] = await cards()
    const fields = { kart: String(card?.id), adim: 'sil' }
    const other = await member('vendor')
    await other.post('/kartlarim', fields)
    expect(await cards()).toHaveLength(1)
    const html = await (await other.get('/kartlarim')).text()
    expect(html).not.toContain('1111')
    const visitor = await member()
    const removed = await visitor.follow(await visitor.post('/kartlarim', fields))
    expect(await removed.text()).toContain('Kart silindi')
    expect(await cards()).toHaveLength(0)
    expect((await shop.visitor().get('/kartlarim')).headers.get('location')).toContain(
      '/uye-girisi-sayfasi',
    )
  })
})
