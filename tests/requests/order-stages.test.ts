import { describe, expect, it } from 'vitest'
import { failingShop, ordersWithout } from '../support/broken-backend'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'

const shop = failingShop()

/** A guest's order, and the link of its mail. */
async function ordered() {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
  const number = numberIn(await placeOrder(visitor, html))
  const { link } = await lastSent(shop.db, 'konuk@ornek.test')
  return { number, link }
}

const setStatus = (number: string, status: number) =>
  shop.db
    .prepare('UPDATE shop_order SET status_id = ?2 WHERE number = ?1')
    .bind(number, status)
    .run()

describe('[O04] the way of an order', () => {
  const steps = async (link: string) => {
    const { main } = await pageOf(shop.visitor().get(link))
    expect(main.text).toContain('Lodos Ahşap Matruşka')
    const line = main.queryByRole('list', 'Siparişin durumu')
    return line?.queryAllByRole('listitem').map((step) => ({
      text: step.text,
      isCurrent: step.attribute('aria-current') === 'step',
      isReached: step.attribute('class') === 'reached',
    }))
  }

  it('marks what was reached, and names the current step', async () => {
    const { number, link } = await ordered()
    for (const [status, current] of [
      [2, 0],
      [3, 1],
      [6, 2],
      [8, 3],
    ] as const) {
      await setStatus(number, status)
      const found = await steps(link)
      expect(found?.map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(current)
      expect(found?.filter(({ isReached }) => isReached)).toHaveLength(current + 1)
      expect(found).toHaveLength(4)
    }
  })

  it('ends where the order was closed', async () => {
    const { number, link } = await ordered()
    await setStatus(number, 9)
    const found = await steps(link)
    expect(found).toEqual([
      { text: expect.stringMatching(/^Sipariş verildi/), isCurrent: false, isReached: true },
      { text: 'İptal edildi', isCurrent: true, isReached: true },
    ])
  })

  it('is not shown for a shop that tells no status', async () => {
    const { link } = await ordered()
    shop.fault = ordersWithout(/"STATUS_ID":\d+,/g)
    const found = await steps(link)
    expect(found).toBeUndefined()
  })
})
