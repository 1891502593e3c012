import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, fillCart, numberIn, paymentPageOf, placeOrder, readyBuyer } from '../support/buyer'
import { headerCart } from '../support/header-cart'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const thanks = 'Siparişiniz alındı, teşekkürler'

describe('[O02] the thank-you page of a shopper with something else in the cart', () => {
  it('is shown after a payment, with the remaining cart in its header', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-2')
    const result = await placeOrder(visitor, html)
    const page = await paymentPageOf(visitor, result)
    await fillCart(visitor, [{ productId: '26' }])
    const back = await decide(page, 'onay')
    const answer = await visitor.follow(await visitor.get(back))
    expect(answer.status).toBe(200)
    const thanked = await pageOf(answer)
    expect(thanked.main.text).toContain(thanks)
    expect(thanked.main.text).toMatch(
      /Sipariş verildi.*Hazırlanıyor.*Kargoya verildi.*Teslim edildi/s,
    )
    expect(headerCart(thanked).count).toBe('1')
    // The second time it is available at once.
    expect(
      (await visitor.get(new URL(answer.url).pathname + new URL(answer.url).search)).status,
    ).toBe(200)
  })

  it('is shown again after something was added', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
    const result = await placeOrder(visitor, html)
    expect(await (await visitor.follow(await visitor.get(result))).text()).toContain('IBAN')
    await fillCart(visitor, [{ productId: '26' }])
    const second = await visitor.get(result)
    expect(second.status).toBe(200)
    expect(await second.text()).toContain('IBAN')
  })

  it('updates the header’s cart when loaded by script', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-2')
    const result = await placeOrder(visitor, html)
    const page = await paymentPageOf(visitor, result)
    const back = await decide(page, 'sonra')
    await decide(page, 'onay')
    const { pathname, search } = new URL(back, shop.url)
    const answer = await visitor.get(`${pathname}.data${search}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/"cartUpdate"/)
  })
})

it('[O05] the thank-you page names where the order goes', async () => {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
  const { main } = await pageOf(visitor.follow(await visitor.get(await placeOrder(visitor, html))))
  expect(main.text).toMatch(/Teslimat adresi\s*Ayla Yurt.*Deniz Sokağı 4/s)
})

describe('[O02] the page of an order that is closed', () => {
  const endAs = (number: string, status: number) =>
    shop.db
      .prepare('UPDATE shop_order SET status_id = ?2 WHERE number = ?1')
      .bind(number, status)
      .run()
  const cancelled = 'Bu sipariş iptal edildi. Bunun için ödeme yapmanız gerekmez.'

  it('says that it was cancelled, without thanks and without a bank account', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
    const result = await placeOrder(visitor, html)
    expect(await (await visitor.follow(await visitor.get(result))).text()).toContain('IBAN')
    await endAs(numberIn(result), 9)
    const ended = await (await visitor.get(result)).text()
    expect(ended).toContain(cancelled)
    expect(readPage(ended).heading).toBe(`Sipariş ${numberIn(result)}`)
    for (const removed of [thanks, 'IBAN', 'adresiyle verdiniz'])
      expect(ended).not.toContain(removed)
    await endAs(numberIn(result), 10)
    expect(await (await visitor.get(result)).text()).toContain('iade edildi')
    await visitor.post('/dil', { language: 'en', back: result })
    expect(await (await visitor.follow(await visitor.get(result))).text()).toContain(
      'The goods of this order were returned.',
    )
  })

  it('has no payment link if it was unpaid', async () => {
    const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-2')
    const result = await placeOrder(visitor, html)
    await endAs(numberIn(result), 9)
    for (const address of [result, result.replace('tur=git', 'tur=donus')]) {
      const ended = await (await visitor.follow(await visitor.get(address))).text()
      expect(ended).toContain(cancelled)
      expect(ended).not.toContain('http-equiv="refresh"')
      expect(ended).not.toContain('Ödeme sayfasına git')
    }
  })
})

it('[O12] the thank-you page of an order says what of it was cancelled', async () => {
  const goods = [
    { productId: '6', quantity: '3' },
    { productId: '26', quantity: '1' },
  ]
  const { visitor, html } = await readyBuyer(shop, goods, '-1')
  const result = await placeOrder(visitor, html)
  await visitor.follow(await visitor.get(result))
  const cancel = (position: number, count: number) =>
    shop.db
      .prepare(
        `UPDATE order_line SET total = total * (count - ?3) / count, cancelled = ?3, count = count - ?3
         WHERE position = ?2 AND order_id = (SELECT id FROM shop_order WHERE number = ?1)`,
      )
      .bind(numberIn(result), position, count)
      .run()
  await cancel(0, 2)
  await cancel(1, 1)
  const { main } = await pageOf(visitor.get(result))
  const lines = main.queryAllByRole('listitem').filter(({ text }) => text.includes('iptal edildi'))
  expect(lines.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^1 × Lodos Ahşap Matruşka.*2 adet iptal edildi.*TL$/),
    expect.stringMatching(/1 adet iptal edildi$/),
  ])
  expect(main.text).not.toContain('0 × ')
})
