import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { demoCases } from '../../functions/shop/seed/demo/demo-cases'
import { fillCart, formKey, paymentPageOf, placeOrder, toConfirm } from '../support/buyer'
import { homeAddress } from '../support/home-address'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const byCardAlone = 'Sepetinizdeki hediye kartı yalnızca kredi veya banka kartıyla ödenebilir.'
const { id } = demoCases.giftCard

/** A guest with one gift card of 250 TL in the cart, who has named an e-mail address. */
async function guestWithCard() {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: String(id), variantId: String(id * 100 + 1) }])
  await visitor.post(siteMap.order, { email: 'konuk@ornek.test', ...formKey() })
  return visitor
}

const mainOf = async (visitor: ReturnType<Shop['visitor']>, path: string) =>
  (await pageOf(visitor.get(path))).main

it('[C27] an order of gift cards alone takes one address, for the invoice, and no carrier', async () => {
  const visitor = await guestWithCard()
  expect((await mainOf(visitor, siteMap.orderAddress)).text).toContain('yalnızca fatura içindir')
  await visitor.post(siteMap.orderAddress, { id: '0', ...homeAddress, ...formKey() })
  const step = await mainOf(visitor, siteMap.orderAddress)
  const legends = step.tags('legend').map(({ text }) => text)
  expect(legends).toContain('Fatura adresi')
  expect(legends).not.toContain('Teslimat adresi')
  const saved = step.fields('delivery')[0]?.value ?? ''
  await visitor.post(siteMap.orderAddress, { delivery: saved, ayni: '1', ...formKey() })
  const methods = await mainOf(visitor, siteMap.orderMethods)
  expect(methods.fields('cargo').map(({ value }) => value)).toEqual(['-1'])
  expect(methods.text).toContain(byCardAlone)
  await visitor.post(siteMap.orderMethods, { cargo: '-1', payment: '-2', ...formKey() })
  const review = await mainOf(visitor, siteMap.orderConfirm)
  expect(review.text).toContain('E-posta ile')
  expect(review.text).not.toContain('Teslimat adresi')
  for (const page of [methods, review]) expect(page.text).not.toMatch(/Kargo\s*Ücretsiz/)
  const terms = review.tags('dl').flatMap((list) => [...list.terms().keys()])
  expect(terms).toContain('Toplam')
  expect(terms).not.toContain('Kargo')
  const html = await (await visitor.get(siteMap.orderConfirm)).text()
  expect(await paymentPageOf(visitor, await placeOrder(visitor, html))).toMatch(/^http/)
})

it('[C28] [C20] a code is read in groups of four, and the button of an empty field asks for one', async () => {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6' }])
  const textAfter = async (code: string) => {
    const answer = await visitor.post(siteMap.cartCoupon, { code, intent: 'apply', ...formKey() })
    return (await pageOf(visitor.follow(answer))).text
  }
  expect(await textAfter('')).toContain('Önce kodu yazın.')
  expect(await textAfter('HOS GELDIN 10')).toContain('HOSGELDIN10 kuponu sepetinizde.')
})

it('[C28] a gift card that no longer covers the total is named where another payment is chosen', async () => {
  const code = 'AAAABBBBCCCCEEEE'
  await shop.db
    .prepare(
      `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
       SELECT ?1, 900000, id, 0, unixepoch() + 9999 FROM shop_order WHERE holds_stock = 1 LIMIT 1`,
    )
    .bind(code)
    .run()
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6' }])
  await visitor.post(siteMap.cartCoupon, { code, intent: 'apply', ...formKey() })
  const review = await toConfirm(visitor, '-20')
  expect((await mainOf(visitor, siteMap.orderMethods)).text).not.toContain(byCardAlone)
  await shop.db.prepare('UPDATE gift_card SET amount = 1000 WHERE code = ?1').bind(code).run()
  expect(await placeOrder(visitor, review)).toBe(siteMap.orderMethods)
  const [alert] = (await pageOf(visitor.get(siteMap.orderMethods))).notices('alert')
  expect(alert?.text).toContain('Hediye kartınızın bakiyesi artık toplamın tamamını karşılamıyor')
})
