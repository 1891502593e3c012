import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { fillCart, formKey, toConfirm } from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

type Sums = Record<string, [string, string][]>
const [parcel, courier] = ['1', '2']

/** The sums that script shows for each pair of methods, from the page that a browser gets. */
async function sumsOf(visitor: Visitor): Promise<Sums> {
  const { main } = await pageOf(visitor.get(siteMap.orderMethods))
  const sums = main.elements('form').map((form) => form.attribute('data-sums'))
  return JSON.parse(sums.find(Boolean) ?? '{}') as Sums
}

const choose = (visitor: Visitor, cargo: string, payment: string) =>
  visitor.post(siteMap.orderMethods, { cargo, payment, ...formKey() })

/** The last amounts of the page once a pair is chosen; the shop calls a discount otherwise than its method. */
async function amountsAfter(visitor: Visitor, [cargo, payment]: [string, string], count: number) {
  await choose(visitor, cargo, payment)
  const { main } = await pageOf(visitor.get(siteMap.orderConfirm))
  const amounts = main.textsOf('dd').filter((text) => /TL$|^Ücretsiz$/.test(text))
  return amounts.slice(-count)
}

async function expectTrueSums(visitor: Visitor, payments: string[]) {
  const sums = await sumsOf(visitor)
  for (const cargo of [parcel, courier])
    for (const payment of payments) {
      const rows = sums[`${cargo} ${payment}`] ?? []
      expect(rows.length).toBeGreaterThan(2)
      const amounts = await amountsAfter(visitor, [cargo, payment], rows.length)
      expect(amounts, `${cargo} ${payment}`).toEqual(rows.map(([, amount]) => amount))
    }
}

/** Enters a gift card that is worth the total by parcel and some kurus. */
async function enterGiftCard(visitor: Visitor, total: number) {
  await shop.db
    .prepare(
      `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
       SELECT 'AAAABBBBCCCCDDDD', ?1, id, 0, unixepoch() + 9999 FROM shop_order WHERE holds_stock = 1 LIMIT 1`,
    )
    .bind(total + 10)
    .run()
  const code = 'AAAA-BBBB-CCCC-DDDD'
  await visitor.post(siteMap.cartCoupon, { code, intent: 'apply', ...formKey() })
}

const cents = (written: string | undefined) => Number((written ?? '').replace(/\D/g, ''))

describe('[O20] the sums of a choice that is not sent are those that the shop answers', () => {
  it('[C28] where a gift card pays a part', async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, [{ productId: '6' }])
    await toConfirm(visitor, '-2', { cargo: parcel })
    const total = (await sumsOf(visitor))[`${parcel} -2`]?.at(-1)?.[1]
    await choose(visitor, courier, '-2')
    await enterGiftCard(visitor, cents(total))
    const sums = await sumsOf(visitor)
    expect(sums[`${parcel} -2`]?.at(-1)?.[1]).toMatch(/^0,00/)
    expect(sums[`${parcel} -1`]?.at(-1)?.[1]).toMatch(/^0,00/)
    await expectTrueSums(visitor, ['-2', '-1'])
  })

  it('[O14] where instalments are chosen, for a saved card as for one that is typed', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    await shop.db
      .prepare(
        `INSERT INTO card (member_id, token, brand, last4, expiry, holder, is_valid, created_at)
         VALUES (1, 'sums', 'Visa', '1111', '2039-12', 'Ayla', 1, 0)`,
      )
      .run()
    await visitor.post(siteMap.cartUpdate, { intent: 'clear', ...formKey() })
    await fillCart(visitor, [{ productId: '6', quantity: '9' }])
    await toConfirm(visitor, '-2', { cargo: parcel, isMember: true })
    const { main } = await pageOf(visitor.get(siteMap.orderInstalments))
    const plan = main.fields('taksit').map((one) => one.attribute('value') ?? '')
    const answer = await visitor.post(siteMap.orderInstalments, {
      taksit: plan.findLast((one) => !one.endsWith(':1')) ?? '',
      ...formKey(),
    })
    expect(answer.status).toBe(303)
    const methods = await pageOf(visitor.get(siteMap.orderMethods))
    const cards = methods.main.fields('payment').map((one) => one.attribute('value') ?? '')
    const ofCards = cards.filter((id) => id.startsWith('-2'))
    expect(ofCards.length).toBeGreaterThan(1)
    const titles = (await sumsOf(visitor))[`${parcel} ${ofCards[0]}`]?.map(([title]) => title)
    expect(titles).toContain('Vade farkı')
    await expectTrueSums(visitor, ofCards)
  })
})
