import { afterAll, beforeAll, expect, it } from 'vitest'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const code = 'AAAABBBBCCCCDDDD'

it('[C28] [O12] a cancelled order names the end of the gift card that has its balance again', async () => {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
  const number = numberIn(await placeOrder(visitor, html))
  const card = `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
    SELECT '${code}', 9000, id, 0, unixepoch() - 60 FROM shop_order WHERE holds_stock = 1 LIMIT 1`
  await shop.db.prepare(card).run()
  const paid = `UPDATE shop_order SET gift_card = '${code}', gift_amount = 2500, gift_taken = 2500, total = total - 2500`
  await shop.db.prepare(`${paid} WHERE number = ?1`).bind(number).run()
  const { link } = await lastSent(shop.db, 'konuk@ornek.test')
  const guest = shop.visitor()
  const { main } = await pageOf(guest.get(link))
  const { form, element } = main.queryAllByRole('button', 'Siparişi iptal et').at(-1)!
  const { action, pairs } = form.press(element)
  const { pathname, search } = new URL(action, shop.url)
  await guest.post(pathname + search, new URLSearchParams(pairs))
  const text = async () => (await pageOf(guest.get(link))).main.text.replace(/\s/gu, ' ')
  expect(await text()).toMatch(/geri yüklenen: 25,00 TL · \d+ \S+ 20\d\d tarihine kadar geçerli/)
  await shop.db.prepare('UPDATE gift_card SET ends_at = unixepoch() - 60').run()
  expect(await text()).toContain('geri yüklenen: 25,00 TL · Süresi doldu')
})
