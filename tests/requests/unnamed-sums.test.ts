import { describe, expect, it } from 'vitest'
import { failingShop, healthy, ordersWithout } from '../support/broken-backend'
import { fillCart, numberIn, placeOrder, readyBuyer, toConfirm } from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf, readPage } from '../support/page/page'

/* A sum that the shop does not name is no sum: 0 would be a promise. */

const shop = failingShop()
const nothing = /(?:^|[^\d.,])0,00/
const wanted = [{ productId: '6', quantity: '2' }]

const confirmPage = async (fields: RegExp) => {
  const { visitor } = await readyBuyer(shop, wanted, '-1')
  shop.fault = ordersWithout(fields)
  return pageOf(visitor.get('/order/onay'))
}

describe('[O02] [O20] a sum that the shop does not name', () => {
  it('is not on the last step, nor on its button', async () => {
    const { main } = await confirmPage(/,"TOTAL":-?[\d.]+(?=\})/g)
    expect(main.text).not.toMatch(nothing)
    expect(main.getByRole('button', 'Siparişi onayla').name).toBe('Siparişi onayla')
    expect(main.textsOf('dt')).not.toContain('Toplam')
    expect(main.textsOf('dt')).toContain('Ürünler')
  })

  it('is left out where it is that of the goods', async () => {
    const { main } = await confirmPage(/"PRODUCTS_TOTAL":[\d.]+,/g)
    expect(main.text).not.toMatch(nothing)
    expect(main.textsOf('dt')).not.toContain('Ürünler')
    expect(main.textsOf('dt')).toContain('Toplam')
  })

  it('is left out where it is that of a line', async () => {
    const { main } = await confirmPage(/"(?:TOTALSALEPRICE|PRICE_TOTAL)":[\d.]+,/g)
    expect(main.text).not.toMatch(nothing)
    expect(main.text).toContain('2 × ')
  })

  it('leaves the choice of methods to be made', async () => {
    const { visitor } = await readyBuyer(shop, wanted, '-1')
    for (const fields of [/,"TOTAL":-?[\d.]+(?=\})/g, /"PRODUCTS_TOTAL":[\d.]+,/g]) {
      shop.fault = ordersWithout(fields)
      const { main } = await pageOf(visitor.get('/order/odeme'))
      expect(main.text).not.toMatch(nothing)
      expect(main.fields('payment').length).toBeGreaterThan(0)
    }
  })

  it('is not with past orders, on the account’s home, nor with a placed order', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    await fillCart(visitor, wanted)
    const result = await placeOrder(visitor, await toConfirm(visitor, '-1', { isMember: true }))
    shop.fault = ordersWithout(/"(?:TOTAL_PRICE|GOODS_PRICE|PRICE_TOTAL)":[\d.]+,/g)
    const list = await (await visitor.get('/uye-siparisleri')).text()
    const detail = readPage(list).main.links('/uye-siparisi')[0] ?? ''
    for (const path of ['/uye-siparisleri', '/hesabim', result, detail]) {
      const { main } = await pageOf(visitor.follow(await visitor.get(path)))
      expect(main.text, path).not.toMatch(nothing)
      expect(main.text, path).toContain(numberIn(result))
    }
    shop.fault = healthy
  })
})
