import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { fillCart } from '../support/buyer'
import { type Page, pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
  await shop.db
    .prepare(
      `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
       SELECT 'AAAABBBBCCCCDDDD', 25000, id, 0, unixepoch() + 9999 FROM shop_order WHERE holds_stock = 1 LIMIT 1`,
    )
    .run()
  await shop.db.prepare("INSERT INTO coupon (code, amount) VALUES ('ELLILIRA', 5000)").run()
})
afterAll(() => shop.close())

const field = 'Kupon ya da hediye kartı kodu'
const waits = /Hediye kartınız eklendi\. Bakiyesi 250,00\sTL\./

it('[C28] whoever was given a card types its code before there is a cart, which has it then', async () => {
  const visitor = shop.visitor()
  const { main } = await pageOf(visitor.get(siteMap.cartCoupon))
  expect(main.text).toContain('Kupon ya da hediye kartı')
  expect(main.getByRole('textbox', field).attribute('name')).toBe('code')
  const typed = { toCart: '1', code: 'AAAA-BBBB-CCCC-DDDD', intent: 'apply' }
  const answer = await visitor.post(siteMap.cartCoupon, typed)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, siteMap.cart])
  const empty = readPage(await (await visitor.follow(answer)).text()).main
  expect(empty.text).toMatch(waits)
  expect(empty.getByRole('link', field).href).toBe(siteMap.cartCoupon)
  await fillCart(visitor, [{ productId: '6' }])
  const filled = await pageOf(visitor.get(siteMap.cart))
  expect(filled.main.text).toMatch(/Hediye kartınızdan .* kullanılacak/)
})

/** Presses a button of a page. @returns the page that it leads to */
async function pressed(visitor: Visitor, button: ReturnType<Page['main']['getByRole']>) {
  const { action, pairs } = button.form.press(button.element)
  const { pathname } = new URL(action, shop.url)
  return pageOf(visitor.follow(await visitor.post(pathname, new URLSearchParams(pairs))))
}

it('[C28] a guest without a session is led from the empty cart to the page that takes codes', async () => {
  const { main } = await pageOf(shop.visitor().get(siteMap.cart))
  expect(main.getByRole('link', field).href).toBe(siteMap.cartCoupon)
})

it.each([siteMap.cart, siteMap.cartCoupon, `${siteMap.cartCoupon}?kod=ELLILIRA`])(
  '[C28] [C20] a code that waits for goods is taken away without script: %s',
  async (path) => {
    for (const code of ['AAAA-BBBB-CCCC-DDDD', 'ELLILIRA']) {
      const visitor = shop.visitor()
      await visitor.post(siteMap.cartCoupon, { toCart: '1', code, intent: 'apply' })
      const { main } = await pageOf(visitor.get(path))
      const after = await pressed(visitor, main.getByRole('button', 'Kodu kaldır'))
      expect(after.text).toContain('Kod sepetinizden kaldırıldı.')
      expect(after.main.queryAllByRole('button', 'Kodu kaldır')).toEqual([])
      expect((await pageOf(visitor.get(siteMap.cart))).main.text).not.toMatch(/ELLILIRA|Bakiyesi/)
    }
  },
)

it('[C27] [C28] the page about gift cards says how one is paid, how its code is used, and leads to the cart', async () => {
  const paths = { tr: 'sepetteki', en: 'cart', de: 'Warenkorb', ar: 'السلة' }
  for (const [language, cart] of Object.entries(paths)) {
    const path = await shop.db
      .prepare(
        `SELECT l.path FROM link l JOIN content c ON c.id = l.target_id
         WHERE l.kind = 'content' AND c.code = 'gift-card' AND l.language = ?1 AND l.moved = 0`,
      )
      .bind(language)
      .first<string>('path')
    const { main } = await pageOf(shop.visitor().get(`/${path}`))
    expect(main.text).toContain(cart)
    expect(main.links('/')).toContain(siteMap.cartCoupon)
    expect(main.links('/')).toContain(siteMap.cart)
    expect(main.text).toMatch(/kredi veya banka kart|credit or debit card|Debitkarte|بطاقة ائتمان/)
  }
})
