import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart } from '../support/buyer'
import { shop as facts } from '../support/facts/shop-facts'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let hasAmounts = true
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (hasAmounts || !request.url.includes('/cart/load')) return answer
      return new Response(
        (await answer.text()).replace(/"PRICE_COUPON":[\d.]+/, '"PRICE_COUPON":0'),
      )
    },
  })
  await shop.db
    .prepare("INSERT INTO coupon (code, amount) VALUES ('BIRLIRA', 100), ('ELLILIRA', 5000)")
    .run()
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
    expect(page.main.getByRole('textbox', 'Kupon ya da hediye kartı kodu').attribute('value')).toBe(
      code,
    )
  })

  it('with what can be no code says so at once', async () => {
    const { main } = await opened(shop.visitor(), '/kampanya/a%21b')
    expect(main.text).toContain(refusal)
  })

  it('shows the goods of the cart that it is for, or that there are none', async () => {
    const visitor = shop.visitor()
    const empty = await opened(visitor, `/kampanya/${facts.coupon}`)
    expect(empty.main.text).toContain('Sepetiniz boş')
    await fillCart(visitor, [{ productId: '6', quantity: '3' }])
    const { main } = await opened(visitor, `/kampanya/${facts.coupon}`)
    expect(main.text).toMatch(/Sepetinizde 3 ürün, toplam [\d.]+,\d\d TL\./)
  })
})

/** A visitor with goods whose cart has the coupon of 50 lira. */
async function withFifty() {
  const visitor = shop.visitor()
  await fillCart(visitor, [{ productId: '6', quantity: '3' }])
  await press(visitor, 'ELLILIRA')
  await visitor.get('/sepet')
  return visitor
}

describe('[C21] the link of another code than that of the cart', () => {
  it('names the one before and what it takes off; with less off, both amounts and a way back', async () => {
    const visitor = await withFifty()
    const { main } = await opened(visitor, '/kampanya/BIRLIRA')
    expect(main.text).toContain(
      'Sepetinizdeki ELLILIRA kodu 50,00 TL indiriyor. Yeni kod onun yerini alır.',
    )
    const page = await pageOf(visitor.follow(await press(visitor, 'BIRLIRA')))
    expect(page.text).toContain(
      'BIRLIRA sepetinizden 1,00 TL indiriyor. Önceki kodunuz ELLILIRA, 50,00 TL indiriyordu.',
    )
    const back = page.getByRole('button', 'ELLILIRA koduna dön')
    const { action, pairs } = back.form.press(back.element)
    const answer = await visitor.post(
      new URL(action, shop.url).pathname,
      new URLSearchParams(pairs),
    )
    const cart = await pageOf(visitor.follow(answer))
    expect(cart.main.text).toContain('ELLILIRA kuponu sepetinizde.')
  })

  it('with more off says which one it took the place of', async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, [{ productId: '6', quantity: '3' }])
    await press(visitor, 'BIRLIRA')
    await visitor.get('/sepet')
    const page = await pageOf(visitor.follow(await press(visitor, 'ELLILIRA')))
    expect(page.text).toContain('Kod sepetinize eklendi, BIRLIRA kodunun yerini aldı.')
    expect(page.queryAllByRole('button', 'BIRLIRA koduna dön')).toEqual([])
  })

  it('names the code alone where the shop tells no amounts', async () => {
    const visitor = await withFifty()
    hasAmounts = false
    const { main } = await opened(visitor, '/kampanya/BIRLIRA')
    const page = await pageOf(visitor.follow(await press(visitor, 'BIRLIRA')))
    hasAmounts = true
    expect(main.text).toContain('Sepetinizde ELLILIRA kodu var. Yeni kod onun yerini alır.')
    expect(page.text).toContain('Kod sepetinize eklendi, ELLILIRA kodunun yerini aldı.')
    expect(page.getByRole('button', 'ELLILIRA koduna dön').element).toBeDefined()
  })
})
