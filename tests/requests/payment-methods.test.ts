import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, formKey, numberIn, paymentPageOf, placeOrder, readyBuyer } from '../support/buyer'
import { readPage } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
  await shop.db.prepare('UPDATE product SET money_order = -3 WHERE id = 6').run()
})
afterAll(() => shop.close())

type Row = {
  goods: number
  discount: number
  surcharge: number
  cargo: number
  service: number
  total: number
}
const orderOf = (number: string) =>
  shop.db
    .prepare(
      'SELECT goods, discount, surcharge, cargo, service, total FROM shop_order WHERE number = ?1',
    )
    .bind(number)
    .first<Row>()
const lira = (cents: number) =>
  `${(cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace('-', '\u2212')
    .replace(/\B(?=(\d{3})+,)/g, '.')}\u00a0TL`
const sums = (row: Row) => row.goods - row.discount + row.surcharge + row.cargo + row.service

describe('[P15] [O02] the price by transfer', () => {
  it('is the same on the product, in the order and its rows', async () => {
    const unit = Math.round(34990 * 0.97)
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6', quantity: '3' }], '-1')
    const discount = 3 * 34990 - 3 * unit
    expect(html).toContain('Havale indirimi')
    expect(html).toContain(lira(-discount))
    expect(html).toContain(lira(3 * unit))
    const document = await (await visitor.get('/order/belge?tur=satis')).text()
    expect(document).toContain('Havale indirimi')
    const result = await placeOrder(visitor, html)
    const row = await orderOf(numberIn(result))
    expect(row).toMatchObject({ goods: 3 * 34990, discount, cargo: 0, total: 3 * unit })
    expect(sums(row!)).toBe(row?.total)
    const thanks = await (await visitor.follow(await visitor.get(result))).text()
    expect(thanks).toContain('Havale indirimi')
    expect(thanks).toContain(lira(3 * unit))
  })
})

describe('[P15] [O02] instalments', () => {
  it('are chosen before the order is confirmed, change its total and are shown in it', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6', quantity: '3' }], '-2')
    expect(html).toContain('href="/order/taksit"')
    const page = await (await visitor.get('/order/taksit')).text()
    const goods = 3 * 34990
    const surcharge = Math.round((goods * 6 * 1.45) / 100)
    expect(page).toContain('Bonus')
    expect(page).toContain(lira(goods + surcharge))
    const chosen = await visitor.post('/order/taksit', { taksit: '1:6', ...formKey() })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/order/onay'])
    const second = await (await visitor.follow(chosen)).text()
    expect(second).toContain('Vade farkı')
    expect(second).toContain(lira(surcharge))
    expect(second).toContain(`Bonus: 6 taksit × ${lira(Math.round((goods + surcharge) / 6))}`)
    expect(await placeOrder(visitor, html)).toBe('/order/onay')
    const row = await orderOf(numberIn(await placeOrder(visitor, second)))
    expect(row).toMatchObject({ goods, surcharge, total: goods + surcharge })
    expect(sums(row!)).toBe(row?.total)
  })

  it('are shown on every page and mail of the order, also without a surcharge', async () => {
    const { visitor, html: first } = await readyBuyer(
      shop,
      [{ productId: '6', quantity: '3' }],
      '-2',
    )
    expect(first).not.toContain('taksit ×')
    await visitor.post('/order/taksit', { taksit: '1:3', ...formKey() })
    const html = await (await visitor.get('/order/onay')).text()
    expect(html).not.toContain('Vade farkı')
    const each = lira(34990)
    for (const document of ['on-bilgi', 'satis'])
      expect(await (await visitor.get(`/order/belge?tur=${document}`)).text()).toContain(
        `3 × ${each} (Bonus)`,
      )
    const back = await decide(await paymentPageOf(visitor, await placeOrder(visitor, html)), 'onay')
    const thanks = await (await visitor.follow(await visitor.get(back))).text()
    const mail = await lastSent(shop.db, 'konuk@ornek.test')
    expect(mail.text).toContain(`Taksit: 3 × ${each} (Bonus)`)
    const followed = await (await shop.visitor().get(mail.link)).text()
    for (const page of [thanks, followed])
      expect(readPage(page).textsOf('dd')).toContain(`Bonus: 3 taksit × ${each}`)
  })

  it('add up to the total wherever they are shown', async () => {
    const { visitor } = await readyBuyer(shop, [{ productId: '6' }], '-2')
    // 349.90 and the delivery.
    const total = 34990 + 4990
    const [each, last] = [lira(13327), lira(total - 2 * 13327)]
    const message = `3 taksit × ${each} (son taksit ${last})`
    expect(await (await visitor.get('/order/taksit')).text()).toContain(message)
    await visitor.post('/order/taksit', { taksit: '1:3', ...formKey() })
    const html = await (await visitor.get('/order/onay')).text()
    expect(html).toContain(`Bonus: ${message}`)
    for (const document of ['on-bilgi', 'satis'])
      expect(await (await visitor.get(`/order/belge?tur=${document}`)).text()).toContain(
        `2 × ${each} + ${last} (Bonus)`,
      )
    const back = await decide(await paymentPageOf(visitor, await placeOrder(visitor, html)), 'onay')
    const thanks = await (await visitor.follow(await visitor.get(back))).text()
    const followed = await (
      await shop.visitor().get((await lastSent(shop.db, 'konuk@ornek.test')).link)
    ).text()
    for (const page of [thanks, followed])
      expect(readPage(page).textsOf('dd')).toContain(`Bonus: ${message}`)
  })

  it('of a product add up to its total in the table', async () => {
    const path = await shop.db
      .prepare("SELECT path FROM product_text WHERE product_id = 6 AND language = 'tr'")
      .first<string>('path')
    const table = await (await shop.visitor().get(`/odeme-yollari/${path}`)).text()
    expect(table).toContain(`${lira(11663)} (son taksit ${lira(11664)})`)
  })

  it('are limited by the lowest limit of the categories in the cart, and a single payment has no surcharge', async () => {
    const { visitor } = await readyBuyer(shop, [{ productId: '6' }, { productId: '25' }], '-2')
    await shop.db
      .prepare(
        'INSERT OR REPLACE INTO instalment_cap (category_id, max_number) SELECT id, 3 FROM category',
      )
      .run()
    const page = await (await visitor.get('/order/taksit')).text()
    expect(page).toContain('value="1:3"')
    expect(page).not.toContain('value="1:4"')
    const over = await visitor.post('/order/taksit', { taksit: '1:12', ...formKey() })
    expect(over.status).toBe(422)
    expect(await over.text()).toContain('Bu taksit seçilemiyor')
    await visitor.post('/order/taksit', { taksit: '1:3', ...formKey() })
    await visitor.post('/order/taksit', { taksit: '0:1', ...formKey() })
    const html = await (await visitor.get('/order/onay')).text()
    expect(html).not.toContain('Vade farkı')
    expect(html).not.toContain('taksit ×')
  })

  it('are for cards only; for a transfer the choice of an older page is refused', async () => {
    const { visitor } = await readyBuyer(shop, [{ productId: '6' }], '-2')
    const choose = (payment: string) =>
      visitor.post('/order/odeme', { cargo: '1', payment, ...formKey() })
    await choose('-1')
    const page = await visitor.get('/order/taksit')
    expect([page.status, page.headers.get('location')]).toEqual([303, '/order/onay'])
    const sent = await visitor.post('/order/taksit', { taksit: '1:3', ...formKey() })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/order/onay'])
    const html = await (await visitor.follow(sent)).text()
    expect(html).toContain('Bu sipariş şu haliyle taksitle ödenemiyor')
    expect(html).not.toContain('taksit ×')
    await choose('-2')
    expect(await (await visitor.get('/order/onay')).text()).not.toContain('taksit ×')
  })

  it('are dropped when another payment method is chosen', async () => {
    const { visitor } = await readyBuyer(shop, [{ productId: '6' }], '-2')
    await visitor.post('/order/taksit', { taksit: '1:3', ...formKey() })
    const methods = { cargo: '1', payment: '-3', ...formKey() }
    await visitor.post('/order/odeme', methods)
    const html = await (await visitor.get('/order/onay')).text()
    expect(html).not.toContain('Vade farkı')
    const row = await orderOf(numberIn(await placeOrder(visitor, html)))
    expect(row).toMatchObject({ surcharge: 0, discount: 0, service: 2990 })
  })
})
