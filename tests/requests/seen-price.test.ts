import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { fillCart, toConfirm } from '../support/buyer'
import { cartForm } from '../support/cart-lines'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const priced = (price: number) =>
  shop.db.prepare(`UPDATE product SET price = ?1, tiers = '[]' WHERE id = 6`).bind(price).run()
beforeEach(async () => {
  await priced(19_990)
})

const textOf = async (visitor: Visitor, path: string = siteMap.cart) =>
  (await pageOf(visitor.get(path))).main.text.replace(/\s/gu, ' ')

async function withCart(home = '/') {
  const visitor = shop.visitor()
  await visitor.get(home)
  await fillCart(visitor, [{ productId: '6' }])
  return visitor
}

describe('[C30] the cart says of a line whose price has changed since its shopper saw it', () => {
  it('from what to what, until the line is changed', async () => {
    const visitor = await withCart()
    expect(await textOf(visitor)).not.toContain('Fiyatı')
    await priced(14_990)
    expect(await textOf(visitor)).toContain('Fiyatı düştü: 199,90 TL idi, şimdi 149,90 TL')
    const form = await cartForm(visitor, { 0: '2' })
    form.set('intent', 'update')
    await visitor.post(siteMap.cartUpdate, form)
    expect(await textOf(visitor)).not.toContain('Fiyatı')
    await priced(15_990)
    expect(await textOf(visitor)).toContain('Fiyatı değişti: 149,90 TL idi, şimdi 159,90 TL')
  })

  it('though another line is changed', async () => {
    const visitor = await withCart()
    await fillCart(visitor, [{ productId: '7' }])
    await priced(14_990)
    const form = await cartForm(visitor, { 1: '2' })
    form.set('intent', 'update')
    await visitor.post(siteMap.cartUpdate, form)
    expect(await textOf(visitor)).toContain('Fiyatı düştü: 199,90 TL idi, şimdi 149,90 TL')
  })

  it('in the steps of its order too', async () => {
    const visitor = await withCart()
    await toConfirm(visitor, '-1')
    await priced(14_990)
    const text = await textOf(visitor, siteMap.orderConfirm)
    expect(text).toContain('Fiyatı düştü: 199,90 TL idi, şimdi 149,90 TL')
  })

  it.each([
    ['/en', 'Its price has fallen: it was'],
    ['/de', 'Der Preis ist gesunken: vorher'],
    ['/ar', 'انخفض السعر: كان'],
  ])('in each language: %s', async (home, words) => {
    const visitor = await withCart(home)
    await priced(14_990)
    expect(await textOf(visitor)).toContain(words)
  })
})
