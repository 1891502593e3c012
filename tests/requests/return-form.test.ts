import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formKey, numberIn, placeOrder, readyBuyer, type Wanted } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
  await shop.db.prepare('UPDATE product SET stock = 99 WHERE id IN (6, 26)').run()
})
afterAll(() => shop.close())

const three = { productId: '6', quantity: '3' }

/** A guest's order, and the pages of its return and of its cancelling. */
async function ordered(wanted: Wanted[] = [three]) {
  const { visitor, html } = await readyBuyer(shop, wanted, '-1')
  const number = numberIn(await placeOrder(visitor, html))
  expect(number).not.toBe('')
  const { link } = await lastSent(shop.db, 'konuk@ornek.test')
  const token = new URL(link, shop.url).searchParams.get('token') ?? ''
  const change = (columns: string) =>
    shop.db.prepare(`UPDATE shop_order SET ${columns} WHERE number = ?1`).bind(number).run()
  const byWeight = async (count: number, step: number) => {
    const line = '(SELECT id FROM shop_order WHERE number = ?1)'
    await shop.db
      .prepare(`UPDATE order_line SET unit = 'kg', count = ?2 WHERE order_id = ${line}`)
      .bind(number, count)
      .run()
    await shop.db.prepare('UPDATE product SET step = ?1 WHERE id = 6').bind(step).run()
  }
  const price = (cents: number) =>
    shop.db
      .prepare(
        'UPDATE order_line SET total = ?2 WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1)',
      )
      .bind(number, cents)
      .run()
  const page = `/siparis-iadesi?token=${token}`
  return { guest: shop.visitor(), token, link, page, change, price, byWeight }
}

type Order = Awaited<ReturnType<typeof ordered>>

/** Returns what `fields` say, and shows the form once more. */
async function returned({ guest, token, page }: Order, fields: Record<string, string>) {
  const { main } = await pageOf(guest.get(page))
  const { action, pairs } = main.getByRole('button', 'Talebi gönder').form.press()
  const { pathname, search } = new URL(action, shop.url)
  const hidden = Object.fromEntries(pairs)
  const form = new URLSearchParams({ ...hidden, token, reason: '', ...fields })
  expect((await guest.post(pathname + search, form)).status).toBe(303)
  return (await pageOf(guest.get(page))).main
}

describe('[O22] the form of a second return', () => {
  it('shows how many pieces are left', async () => {
    const order = await ordered()
    await order.change('status_id = 8')
    const main = await returned(order, { satir: '0', 'adet.p0': '2' })
    expect(main.text).toContain('1 adet')
    expect(main.text).not.toContain('3 adet')
  })

  it('[O25] names beside each line what all that is left of it pays back, after discounts', async () => {
    const order = await ordered()
    await order.change("status_id = 8, payment = 'paid', goods = 3000, discount = 1000")
    await order.price(3000)
    const tile = async () => (await pageOf(order.guest.get(order.page))).main.tags('label')[0]?.text
    expect(await tile()).toContain('20,00 TL')
    await returned(order, { satir: '0', 'adet.p0': '2' })
    expect(await tile()).toContain('6,67 TL')
  })
})

describe('[O22] a count that was typed', () => {
  const goods = [three, { productId: '26' }]
  const sentRows = async () => {
    const rows = await shop.db
      .prepare('SELECT position, count FROM order_return_line ORDER BY return_id DESC, position')
      .all<{ position: number; count: number }>()
    return rows.results
  }

  it('returns its line also without a tick', async () => {
    const order = await ordered(goods)
    await order.change('status_id = 8')
    await returned(order, { satir: '1', 'adet.p0': '1' })
    const rows = await sentRows()
    expect(rows.slice(0, 2)).toEqual([
      { position: 0, count: 1 },
      { position: 1, count: 1 },
    ])
  })

  it('is enough for a return', async () => {
    const order = await ordered(goods)
    await order.change('status_id = 8')
    await returned(order, { 'adet.p0': '2' })
    expect((await sentRows())[0]).toEqual({ position: 0, count: 2 })
  })

  it.each(['', '0', '3'])('chooses no line by %j of three pieces', async (count) => {
    const order = await ordered(goods)
    await order.change('status_id = 8')
    const main = await returned(order, { satir: '1', 'adet.p0': count })
    expect(main.text).toContain('3 adet')
  })

  it('ticks its line in the refused form', async () => {
    const order = await ordered(goods)
    await order.change('status_id = 8')
    const form = { satir: '1', 'adet.p0': '9', 'kalan.p0': '3', token: order.token, reason: '' }
    const answer = await order.guest.post(order.page, { ...form, ...formKey() })
    expect(answer.status).toBe(422)
    const boxes = (await pageOf(answer)).main.queryAllByRole('checkbox')
    expect(boxes.map((box) => box.attribute('checked'))).toEqual(['', ''])
  })
})

describe('goods by weight', () => {
  const countOf = async ({ guest }: Order, page: string) => {
    const [field] = (await pageOf(guest.get(page))).main.queryAllByRole('spinbutton')
    return field && ['min', 'max', 'step'].map((name) => field.attribute(name))
  }

  it.each([
    [1, ['0.5', '1', '0.5']],
    [2, ['0.5', '2', '0.5']],
    [0.75, ['0.001', '0.75', 'any']],
  ])('[O22] are returned in their steps: %s kg', async (count, bounds) => {
    const order = await ordered()
    await order.change('status_id = 8')
    await order.byWeight(count, 0.5)
    expect(await countOf(order, order.page)).toEqual(bounds)
  })

  it('[O12] are cancelled in their steps, also of one kilo', async () => {
    const order = await ordered()
    await order.byWeight(1, 0.25)
    expect(await countOf(order, order.link)).toEqual(['0', '1', '0.25'])
  })
})
