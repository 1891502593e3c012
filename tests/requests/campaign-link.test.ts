import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shop as facts } from '../support/facts/shop-facts'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** Follows a campaign's link to the page of its coupon. */
async function opened(visitor: Visitor, link: string) {
  const at = (await visitor.get(link)).headers.get('location') ?? ''
  const { main } = await pageOf(visitor.get(at))
  return { at, main }
}
const withCoupon = () =>
  shop.db.prepare("SELECT count(*) FROM session WHERE coupon <> ''").first<number>('count(*)')
const press = (visitor: Visitor, code: string) =>
  visitor.post('/sepet/kupon', { code, toCart: '1' })
const refusal = 'kodu geçerli değil.'

describe('[C21] the link of a campaign', () => {
  it('changes nothing by itself; its button works before there is a cart, which then has the coupon', async () => {
    const visitor = shop.visitor()
    const { at, main } = await opened(visitor, `/kampanya/${facts.coupon}?utm_source=mail`)
    expect(at).toBe(`/sepet/kupon?kod=${facts.coupon}`)
    expect(main.text).not.toContain(refusal)
    expect(await withCoupon()).toBe(0)
    const answer = await press(visitor, facts.coupon)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
    expect(await withCoupon()).toBe(1)
    const line = { productId: '6', quantity: '3', intent: 'add', back: '/' }
    await visitor.post('/sepet/ekle', { ...line, key: crypto.randomUUID() })
    const cart = await pageOf(visitor.get('/sepet'))
    expect(cart.main.text).toContain(`${facts.coupon} kuponu sepetinizde.`)
  })

  it.each([
    ['a wrong code', 'YANLIS', refusal.slice(0, -1)],
    ['an ended code', 'GECEN10', 'Bu kuponun süresi doldu ya da kullanım hakkı bitti'],
  ])('with %s says so where the code stays typed', async (_, code, words) => {
    await shop.db
      .prepare("INSERT OR IGNORE INTO coupon (code, percent, ends_at) VALUES ('GECEN10', 10, 1000)")
      .run()
    const visitor = shop.visitor()
    await opened(visitor, `/kampanya/${code}`)
    const answer = await press(visitor, code)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet/kupon'])
    const page = await pageOf(visitor.follow(answer))
    expect(page.text).toContain(words)
    expect(page.main.getByRole('textbox', 'Kupon kodu').attribute('value')).toBe(code)
  })

  it('with what can be no code says so at once', async () => {
    const { main } = await opened(shop.visitor(), '/kampanya/a%21b')
    expect(main.text).toContain(refusal)
  })
})
