import { describe, expect, it } from 'vitest'
import { failingShop, ordersWithout } from '../support/broken-backend'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'

const shop = failingShop()

async function thanked() {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
  const result = await placeOrder(visitor, html)
  const main = async () => (await pageOf(visitor.follow(await visitor.get(result)))).main
  return { visitor, number: numberIn(result), main }
}

describe('[O05] the thank-you page', () => {
  it('leads a member to the order’s own page, and offers no account', async () => {
    const { visitor, number, main } = await thanked()
    expect((await main()).queryByRole('button', 'Bu e-postayla üye ol')).toBeDefined()
    await signIn(visitor, 'plain')
    const page = await main()
    expect(page.getByRole('link', 'Siparişi izle').href).toBe(`/uye-siparisi?siparis=${number}`)
    expect(page.queryByRole('button', 'Bu e-postayla üye ol')).toBeUndefined()
  })

  it('leads to the form where the shop gives no link', async () => {
    const { main } = await thanked()
    shop.fault = ordersWithout(/,"FOLLOW_URL":"[^"]*"/g)
    const page = await main()
    expect(page.queryByRole('link', 'Siparişi izle')).toBeUndefined()
    expect(page.getByRole('link', 'Sipariş takibi').href).toBe('/siparis-takip')
  })

  it('makes an account with the address of the order, which is in no URL', async () => {
    const { visitor, main } = await thanked()
    const { href } = (await main()).getByRole('link', 'Başka bilgilerle üye ol')
    expect(href).not.toContain('konuk')
    const page = await pageOf(visitor.get(href))
    expect(page.fields('email')[0]?.value).toBe('konuk@ornek.test')
    const stranger = await pageOf(shop.visitor().get(href))
    expect(stranger.fields('email')[0]?.value).toBe('')
  })
})
