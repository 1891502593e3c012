import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const rows = async (sql: string) => (await shop.db.prepare(sql).all<{ id: number }>()).results

it('[W01] paying by another card after Back reports that the order is paid', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  for (const last of ['1111', '4444'])
    await shop.db
      .prepare(
        `INSERT INTO card (member_id, token, brand, last4, expiry, holder, is_valid, created_at)
         SELECT id, 'token-' || ?1, 'Visa', ?1, '2039-12', 'Ayla Yurt', 1, unixepoch() FROM member WHERE email = ?2`,
      )
      .bind(last, account('plain').email)
      .run()
  await shop.db
    .prepare(
      `INSERT INTO shop_order (number, owner, member_id, session_id, email, status_id, payment_id, payment, cargo_id,
         currency, language, goods, cargo, service, total, delivery, invoice, agreements, created_at)
       SELECT '770078', 'm:' || id, id, '', email, 1, -2, 'waiting', 1, 'TL', 'tr', 100, 0, 0, 100, '{}', '{}', '{}', unixepoch()
       FROM member WHERE email = ?1`,
    )
    .bind(account('plain').email)
    .run()
  const key = (await pageOf(visitor.get('/order/sonuc?siparis=770078'))).field('key').value
  expect(key).not.toBe('')
  const cards = await rows('SELECT id FROM card ORDER BY id')
  expect(cards).toHaveLength(2)
  for (const { id } of cards) {
    const fields = { key, kart: String(id), siparis: '770078' }
    const answer = await visitor.follow(await visitor.post('/order/kartla-ode', fields))
    const html = await answer.text()
    expect(html).toContain('Siparişiniz alındı, teşekkürler')
    expect(html).not.toContain('ödenemedi')
  }
  expect(
    await rows(
      "SELECT amount, returned_at FROM charge WHERE order_id = (SELECT id FROM shop_order WHERE number = '770078')",
    ),
  ).toEqual([{ amount: 100, returned_at: 0 }])
})
