import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  decide,
  fillCart,
  numberIn,
  paymentPageOf,
  placeOrder,
  readyBuyer,
  toConfirm,
} from '../support/buyer'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const mug = (name: string, quantity = '1') => ({
  productId: '12',
  quantity,
  personalizationId: '1',
  'personalization[name]': name,
})
const tea = { productId: '31', subscribe: '1', subscribeFrequency: '4', orderNotes: 'Zil çalmıyor' }
const doll = (quantity: string) => ({ productId: '6', quantity })

const text = async (visitor: Visitor, to: string) =>
  (await visitor.follow(await visitor.get(to))).text()
const cartRows = async () =>
  (
    await shop.db
      .prepare(
        `SELECT product_id, count, personalization, frequency, order_note FROM cart_line
         WHERE session_id = (SELECT session_id FROM cart_line ORDER BY id DESC LIMIT 1) ORDER BY id`,
      )
      .all<Record<string, unknown>>()
  ).results

describe('[O02] [P09] the options of an order line', () => {
  it('are shown on the last step, the documents, the thank-you page, and are in the database', async () => {
    const { visitor, html } = await readyBuyer(shop, [mug('Ayşe'), tea], '-1')
    const shows = (page: string) => {
      expect(page).toContain('Kupaya yazılacak ad: ')
      expect(page).toContain('Ayşe')
      expect(page).toContain('4 haftada bir')
      expect(page).toContain('Zil çalmıyor')
    }
    shows(html)
    for (const kind of ['on-bilgi', 'satis']) shows(await text(visitor, `/order/belge?tur=${kind}`))
    const result = await placeOrder(visitor, html)
    shows(await text(visitor, result))
    const { results } = await shop.db
      .prepare(
        `SELECT personalization, frequency, note FROM order_line
         WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1) ORDER BY position`,
      )
      .bind(numberIn(result))
      .all()
    expect(results).toEqual([
      { personalization: '{"name":"Ayşe"}', frequency: '', note: '' },
      { personalization: '', frequency: '4', note: 'Zil çalmıyor' },
    ])
  })

  it('[O01] are shown on the order’s page and are kept when it is repeated', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    await fillCart(visitor, [mug('Ali', '2'), tea])
    const result = await placeOrder(visitor, await toConfirm(visitor, '-1', { isMember: true }))
    const order = `/uye-siparisi?siparis=${numberIn(result)}`
    const page = await text(visitor, order)
    for (const word of ['Kupaya yazılacak ad: ', 'Ali', '4 haftada bir', 'Zil çalmıyor'])
      expect(page).toContain(word)
    const second = await visitor.post('/uye-siparisi', {
      siparis: numberIn(result),
      adim: 'tekrar',
    })
    expect(second.headers.get('location')).toBe('/sepet')
    expect(await cartRows()).toEqual([
      expect.objectContaining({ product_id: 12, count: 2, personalization: '{"name":"Ali"}' }),
      expect.objectContaining({ product_id: 31, frequency: '4', order_note: 'Zil çalmıyor' }),
    ])
    await visitor.post('/sepet/tumu', { intent: 'clear' })
  })

  it('[O01] must be chosen again on the product page where they cannot be kept', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'plain')
    await visitor.post('/sepet/tumu', { intent: 'clear' })
    await fillCart(visitor, [mug('Ece'), doll('1')])
    const number = numberIn(
      await placeOrder(visitor, await toConfirm(visitor, '-1', { isMember: true })),
    )
    await shop.db
      .prepare(
        `UPDATE order_line SET personalization = '{}' WHERE product_id = 12
         AND order_id = (SELECT id FROM shop_order WHERE number = ?1)`,
      )
      .bind(number)
      .run()
    const second = await visitor.post('/uye-siparisi', { siparis: number, adim: 'tekrar' })
    expect(second.headers.get('location')).toBe('/ihlamur-el-boyamasi-kupa')
    const page = await (await visitor.follow(second)).text()
    expect(page).toContain('Kişiselleştirme bilgilerini yeniden yazın')
    expect(await cartRows()).toEqual([expect.objectContaining({ product_id: 6 })])
  })

  it('are required where mandatory: the line is named, nothing is ordered', async () => {
    const { visitor, html } = await readyBuyer(shop, [mug('Can')], '-1')
    await shop.db.prepare("UPDATE cart_line SET personalization = '{}' WHERE product_id = 12").run()
    expect(await placeOrder(visitor, html)).toBe('/order/onay')
    const second = await text(visitor, '/order/onay')
    expect(await placeOrder(visitor, second)).toBe('/order/onay')
    expect(await text(visitor, '/order/onay')).toContain(
      'Kişiselleştirme bilgisi eksik: Ihlamur El Boyaması Kupa',
    )
  })
})

describe('[O02] paying by card', () => {
  it('removes exactly the ordered products from the cart', async () => {
    const { visitor, html } = await readyBuyer(shop, [mug('Ayşe'), doll('2')], '-2')
    const result = await placeOrder(visitor, html)
    const page = await paymentPageOf(visitor, result)
    await fillCart(visitor, [mug('Ali'), doll('3'), { productId: '13' }])
    await decide(page, 'onay')
    expect(await cartRows()).toEqual([
      expect.objectContaining({ product_id: 6, count: 3 }),
      expect.objectContaining({ product_id: 12, personalization: '{"name":"Ali"}' }),
      expect.objectContaining({ product_id: 13 }),
    ])
    await decide(page, 'onay')
    expect(await cartRows()).toHaveLength(3)
  })
})
