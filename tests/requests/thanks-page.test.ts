import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, fillCart, paymentPageOf, place, readyBuyer } from '../support/buyer'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const thanks = 'Siparişiniz alındı, teşekkürler'

describe('[O02] the thanks page of who has something else in the cart', () => {
  it('is there after a payment, with what is left in its header', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-2')
    const result = await place(visitor, html)
    const page = await paymentPageOf(visitor, result)
    await fillCart(visitor, [{ productId: '26' }])
    const back = await decide(page, 'onay')
    const shown = await visitor.follow(await visitor.get(back))
    expect(shown.status).toBe(200)
    const text = await shown.text()
    expect(text).toContain(thanks)
    expect(text).toMatch(/Sepet[^0-9]*1\b/)
    // Read once more it is there at once.
    expect(
      (await visitor.get(new URL(shown.url).pathname + new URL(shown.url).search)).status,
    ).toBe(200)
  })

  it('is there again after something was added', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
    const result = await place(visitor, html)
    expect(await (await visitor.follow(await visitor.get(result))).text()).toContain('IBAN')
    await fillCart(visitor, [{ productId: '26' }])
    const again = await visitor.get(result)
    expect(again.status).toBe(200)
    expect(await again.text()).toContain('IBAN')
  })

  it('that asked again in place is told of its header’s cart', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-2')
    const result = await place(visitor, html)
    const page = await paymentPageOf(visitor, result)
    const back = await decide(page, 'sonra')
    await decide(page, 'onay')
    const { pathname, search } = new URL(back, shop.url)
    const answer = await visitor.get(`${pathname}.data${search}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/"cartUpdate"/)
  })
})
