import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, numberIn, paymentPageOf, placeOrder, toConfirm } from '../support/buyer'
import { readPage } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** An amount formatted in a language and a currency. */
const cases = [
  { home: '/', currency: 'TL', total: 'Toplam', written: (amount: string) => `${amount}\u00a0TL` },
  { home: '/en', currency: 'EUR', total: 'Total', written: (amount: string) => `€${amount}` },
  { home: '/de', currency: 'EUR', total: 'Summe', written: (amount: string) => `${amount}\u00a0€` },
  {
    home: '/ar',
    currency: 'USD',
    total: 'الإجمالي',
    written: (amount: string) => `${amount}\u00a0$`,
  },
]

async function order({ home, currency }: (typeof cases)[number], payment: string) {
  const visitor = shop.visitor()
  await visitor.get(home)
  await visitor.post('/para-birimi', { currency, back: '/' })
  await fillCart(visitor, [{ productId: '6', quantity: '2' }])
  const confirm = await toConfirm(visitor, payment)
  const result = await placeOrder(visitor, confirm)
  const row = await shop.db
    .prepare('SELECT total, currency FROM shop_order WHERE number = ?1')
    .bind(numberIn(result))
    .first<{ total: number; currency: string }>()
  expect(row?.currency).toBe(currency)
  const [whole = '', cents = ''] = (Number(row?.total) / 100).toFixed(2).split('.')
  const [thousands, point] = home === '/' || home === '/de' ? '.,' : ',.'
  const amount = whole.replace(/\B(?=(\d{3})+$)/g, `${thousands}`) + point + cents
  return { visitor, confirm, result, amount }
}

describe('[O02] [G04] the money of an order, in its currency and language', () => {
  it.each(cases)('in the mail: $home in $currency', async (one) => {
    const { amount } = await order(one, '-1')
    const { text } = await lastSent(shop.db, 'konuk@ornek.test')
    // The sum, repeated as the amount of the transfer.
    expect(text).toContain(`${one.total}: ${one.written(amount)}\n`)
    expect(text.split(one.written(amount)).length).toBeGreaterThanOrEqual(3)
    expect(text).not.toMatch(/EUR|USD/)
  })

  it.each(cases)('[O03] on the button that places it: $home in $currency', async (one) => {
    const { confirm, amount } = await order(one, '-1')
    const buttons = readPage(confirm).main.queryAllByRole('button')
    expect(buttons.some(({ rawText }) => rawText.endsWith(` · ${one.written(amount)}`))).toBe(true)
  })

  it.each(cases)('on the payment page: $home in $currency', async (one) => {
    const { visitor, result, amount } = await order(one, '-2')
    const html = await (await fetch(await paymentPageOf(visitor, result))).text()
    expect(readPage(html).textsOf('strong')).toContain(one.written(amount))
  })

  it('as a charge', async () => {
    const [, euro = cases[0]] = cases
    const { visitor, result } = await order(euro as (typeof cases)[number], '-2')
    await fetch(await paymentPageOf(visitor, result), {
      method: 'POST',
      body: new URLSearchParams({ sonuc: 'onay' }),
      redirect: 'manual',
    })
    const row = await shop.db
      .prepare(
        `SELECT c.amount, c.currency, o.total FROM charge c JOIN shop_order o ON o.id = c.order_id
         WHERE o.number = ?1`,
      )
      .bind(numberIn(result))
      .first<{ amount: number; currency: string; total: number }>()
    expect(row).toMatchObject({ currency: 'EUR', amount: row?.total })
  })
})
