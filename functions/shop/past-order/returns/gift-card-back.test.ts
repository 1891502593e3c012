import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCases } from '../../seed/demo/demo-cases'
import { readyToOrder } from '../../seed/demo/test-buyer'
import { startTestShop, type TestShop } from '../../seed/demo/test-shop'
import { migrateShop } from '../../seed/migrate-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(120, { OWN_ORIGIN: 'http://shop.internal' })
}, 60_000)
afterAll(() => shop.stop())

type Wire = { ORDER: { RETURNS: { REFUNDS: { TO: string; AMOUNT: number }[] }[] } }

const first = <T>(sql: string, ...values: (string | number)[]) =>
  shop.db
    .prepare(sql)
    .bind(...values)
    .first<T>()

/** The code of a gift card of 500 TL. */
async function boughtCard() {
  const { id } = demoCases.giftCard
  const card = { productId: String(id), variantId: String(id * 100 + 2) }
  const { visitor, order } = await readyToOrder(shop, [card], -2)
  const { url } = await order()
  await visitor.send(new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ sonuc: 'onay' }),
  })
  return (
    (await first<{ code: string }>('SELECT code FROM gift_card ORDER BY order_id DESC'))?.code ?? ''
  )
}

/** A delivered order of two pieces that a gift card pays for, less `money` in cents, which a card paid. */
async function delivered(money = 0) {
  const code = await boughtCard()
  await shop.db.prepare('UPDATE product SET stock = 50, max_count = 0 WHERE id = 6').run()
  const { visitor, order } = await readyToOrder(shop, [{ productId: '6', quantity: '2' }])
  const { ORDER_NUMBER } = await order()
  const id = (
    await first<{ id: number }>(
      `UPDATE shop_order SET payment = 'paid', payment_id = -2, status_id = 8, discount = 0, gift_card = ?2,
       total = ?3, gift_amount = goods + cargo + service - ?3, gift_taken = goods + cargo + service - ?3
     WHERE number = ?1 RETURNING id`,
      ORDER_NUMBER,
      code,
      money,
    )
  )?.id
  await shop.db.prepare('UPDATE gift_card SET amount = 90000 WHERE code = ?1').bind(code).run()
  if (money > 0)
    await shop.db
      .prepare(
        "INSERT INTO charge (order_id, amount, currency, charged_at) VALUES (?1, ?2, 'TL', 1)",
      )
      .bind(id, money)
      .run()
  const mail = () => first<{ text: string; link: string }>('SELECT * FROM outbox ORDER BY id DESC')
  const token = new URL((await mail())?.link ?? '', 'http://shop').searchParams.get('token') ?? ''
  const send = (path: string, form: Record<string, string> = {}) =>
    visitor.post<Wire>(`/srv/service/order-v4/${path}`, { token, ...form })
  const give = (count: number, left: number) =>
    send(`order-return/${id}`, { 'lines[]': '0', 'counts[]': `${count}`, 'left[]': `${left}` })
  const setStatus = async (status: string) => {
    const set = shop.db.prepare(
      "UPDATE order_return SET status = ?2 WHERE order_id = ?1 AND status NOT IN (?2, 'refunded')",
    )
    await set.bind(id, status).run()
  }
  const used = async () =>
    (
      await first<{ used: number }>(
        'SELECT gift_taken - gift_restored AS used FROM shop_order WHERE id = ?1',
        Number(id),
      )
    )?.used
  const refunds = async () =>
    (await send('track')).ORDER.RETURNS.map(({ REFUNDS }) =>
      REFUNDS.map(({ TO, AMOUNT }) => [TO, Math.round(AMOUNT * 100)]),
    )
  const due = await first<{ goods: number; cargo: number }>(
    'SELECT * FROM shop_order WHERE id = ?1',
    Number(id),
  )
  return {
    code,
    mail,
    give,
    setStatus,
    used,
    refunds,
    goods: due?.goods ?? 0,
    cargo: due?.cargo ?? 0,
  }
}

const left = async (code: string) => {
  const { visitor } = await readyToOrder(shop, [{ productId: '6', quantity: '2' }])
  const answer = await visitor.post<{ statusText: string }>(
    `/srv/service/cart/set-campaign-code/${code}`,
    {},
  )
  return answer.statusText
}

it('[O22] [C28] a return that was paid by gift card is on it again once it is refunded', async () => {
  const { code, mail, give, setStatus, used, refunds, goods, cargo } = await delivered()
  await give(2, 2)
  const all = goods + cargo
  expect((await mail())?.text).toMatch(
    /İade kabul edilirse hediye kartınıza geri yüklenecek: [\d.,]+\sTL/,
  )
  expect(await refunds()).toEqual([[['gift-card', all]]])
  expect(await used()).toBe(all)
  await setStatus('accepted')
  expect(await used()).toBe(all)
  await setStatus('refunded')
  expect(await used()).toBe(0)
  await setStatus('refunded')
  expect(await used()).toBe(0)
  expect(await refunds()).toEqual([[['gift-card', all]]])
  expect(await left(code)).not.toContain('bakiyesi kalmadı')
})

it('[O22] [C28] of parts that are returned money goes back first, then the balance, and all of it at the end', async () => {
  const { give, setStatus, used, refunds, goods, cargo } = await delivered(10_000)
  const taken = goods + cargo - 10_000
  await give(1, 2)
  expect(await refunds()).toEqual([
    [
      ['card', 10_000],
      ['gift-card', goods / 2 - 10_000],
    ],
  ])
  await setStatus('refunded')
  expect(await used()).toBe(taken - (goods / 2 - 10_000))
  await give(1, 1)
  expect((await refunds())[1]).toEqual([['gift-card', goods / 2 + cargo]])
  await setStatus('refused')
  expect(await used()).toBe(taken - (goods / 2 - 10_000))
  expect((await refunds())[1]).toEqual([])
  await setStatus('refunded')
  expect(await used()).toBe(0)
})

it('[O22] [C27] a gift card that has all of its balance once more is cancelled with its order', async () => {
  const { code, give, setStatus } = await delivered()
  const sold = await first<{ number: string }>(
    'SELECT number FROM shop_order WHERE id = (SELECT order_id FROM gift_card WHERE code = ?1)',
    code,
  )
  const link = await first<{ link: string }>(
    "SELECT link FROM outbox WHERE link LIKE '%token=%' AND text LIKE ?1",
    `%${sold?.number}%`,
  )
  const token = new URL(link?.link ?? '', 'http://shop').searchParams.get('token') ?? ''
  const cancel = () =>
    shop.visitor().post<{ status: number }>('/srv/service/order-v4/cancel-lines', {
      token,
      'lines[]': '0',
      'counts[]': '1',
      'left[]': '1',
    })
  await give(2, 2)
  expect((await cancel()).status).toBe(0)
  await setStatus('refunded')
  expect((await cancel()).status).toBe(1)
})

it('[O22] [C28] what was refunded before the balance came back is on the gift card too', async () => {
  const { code, give, setStatus, used, refunds, goods, cargo } = await delivered(10_000)
  await give(1, 2)
  await setStatus('refunded')
  const before = `UPDATE order_return SET paid_back = 0, gift_back = 0
    WHERE order_id = (SELECT id FROM shop_order WHERE gift_card = ?1)`
  await shop.db.batch([
    shop.db.prepare(before).bind(code),
    shop.db.prepare('UPDATE shop_order SET gift_restored = 0 WHERE gift_card = ?1').bind(code),
    shop.db.prepare("DELETE FROM d1_migrations WHERE name LIKE '0055%'"),
  ])
  const taken = await used()
  await migrateShop(shop.db, 'functions/shop/migrations')
  const onCard = goods / 2 - 10_000
  expect(await used()).toBe((taken ?? 0) - onCard)
  await give(1, 1)
  expect(await refunds()).toEqual([
    [
      ['card', 10_000],
      ['gift-card', onCard],
    ],
    [['gift-card', goods / 2 + cargo]],
  ])
  await setStatus('refunded')
  expect(await used()).toBe(0)
})
