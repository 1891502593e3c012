import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { demoProducts } from '../platform/demo-products'
import { formKey } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* A shop may answer a call that it does not have by 200, with its own page or a bare refusal, or by 404 with JSON. */

const { id, path, title } = demoProducts()['addsQuietly-tr']

describe.each(['page', 'refusal', 'json', 'json-path', '501'] as const)(
  'a shop that lacks calls otherwise: by %s',
  (missingCallAnswer) => {
    let shop: PlatformShop
    let member: Visitor
    beforeAll(async () => {
      shop = await openPlatformShop({ mode: 'section7', settings: { missingCallAnswer } })
      member = shop.visitor()
      const { email, password } = shop.platform.accounts.plain
      await member.post(siteMap.signIn, { tip: 'eposta', username: email, password })
      await member.post(siteMap.cartAdd, {
        ...{ productId: `${id}`, quantity: '2', back: path },
        ...formKey(),
      })
    })
    afterAll(() => shop.close())

    it('[P01] [B02] its pages are read in place of the calls, and an unknown link is not there', async () => {
      const product = await shop.visitor().get(path)
      expect([product.status, (await product.text()).includes(title)]).toEqual([200, true])
      expect((await shop.visitor().get('/')).status).toBe(200)
      expect((await shop.visitor().get('/boyle-bir-sayfa-yok')).status).toBe(404)
    })

    it('[C18] its cart is read from the fragments, else handed over once it may have changed there', async () => {
      await member.get('/devam?sayfa=order')
      shop.platform.setMissing(12)
      const cart = await member.get(siteMap.cart)
      shop.platform.setMissing()
      expect([cart.status, cart.headers.get('location')]).toEqual([303, '/devam?sayfa=cart'])
      expect((await pageOf(member.get(siteMap.cart))).main.text).toContain(title)
    })

    it.each([
      [siteMap.orders, 'orders'],
      [siteMap.order, 'order'],
    ])('[O01] %s is handed over', async (at, page) => {
      const answer = await member.get(at)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/devam?sayfa=${page}`])
    })

    it.runIf(missingCallAnswer !== 'refusal')(
      '[U20] a page of a member that it has not got says so',
      async () => {
        shop.platform.setMissing(40)
        for (const at of [siteMap.ledger, siteMap.savedCards]) {
          const answer = await member.get(at)
          expect([at, answer.status]).toEqual([at, 501])
          expect(await answer.text()).toContain('Bu sayfa bu mağazada yok')
        }
        shop.platform.setMissing()
      },
    )

    it.runIf(missingCallAnswer.startsWith('json'))(
      '[O01] without a call for registration says so, and hands a guest’s order over',
      async () => {
        const buyer = await shop.buyer()
        shop.platform.setMissing(11, 21, 22, 23, 45)
        expect((await shop.visitor().get('/uye-kayit')).status).toBe(501)
        const order = await buyer.post(siteMap.order, { email: 'konuk@ornek.test' })
        shop.platform.setMissing()
        expect([order.status, order.headers.get('location')]).toEqual([303, '/devam?sayfa=order'])
      },
    )

    it('[U20] its sitemap has the categories', async () => {
      expect(await (await shop.visitor().get('/sitemap/1.xml')).text()).toContain('/bahce</loc>')
    })

    it.runIf(missingCallAnswer !== 'refusal')(
      '[L09] a forgotten password is handed over',
      async () => {
        const fields = { tip: 'eposta', name: 'ayla@ornek.test' }
        const answer = await shop.visitor().post('/uye-sifre-hatirlat', fields)
        expect(answer.headers.get('location')).toBe('/devam?sayfa=forgotPassword')
      },
    )

    it('[L01] an unreadable sign-in is none', async () => {
      const { email, password } = shop.platform.accounts.plain
      shop.platform.setMode('nonsense')
      shop.platform.fault('/api/v1/authentication/login', 'html')
      const fields = { tip: 'eposta', username: email, password }
      const answer = await shop.visitor().post(siteMap.signIn, fields)
      shop.platform.clearFaults()
      shop.platform.setMode('section7')
      expect(answer.status).toBe(503)
    })
  },
)

describe('a shop that has its calls, and answers one by a page for a moment', () => {
  let shop: PlatformShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openPlatformShop({ mode: 'nonsense' }, { FRESH_SECONDS: '0' })
    buyer = shop.visitor()
    await buyer.get(path)
    await buyer.post(siteMap.cartAdd, {
      productId: `${id}`,
      quantity: '2',
      back: path,
      ...formKey(),
    })
  })
  afterAll(() => shop.close())

  it('[T12] keeps its settings and pages, and has the call again at once', async () => {
    for (const call of ['/srv/service/site/get-globals', '/srv/service/site/get-page'])
      shop.platform.fault(call, 'html')
    const meanwhile = await buyer.get(path)
    expect([meanwhile.status, (await meanwhile.text()).includes(title)]).toEqual([200, true])
    expect((await buyer.get('/bahce')).status).toBe(503)
    shop.platform.clearFaults()
    expect((await buyer.get('/bahce')).status).toBe(200)
  })

  it('[C18] [T12] the cart is never shown as empty', async () => {
    shop.platform.fault('/srv/service/cart/load', 'html')
    expect((await pageOf(buyer.get(siteMap.cart))).main.text).toContain(title)
    shop.platform.fault('/srv/service/content-v5/sub-folder', 'html')
    const cart = await buyer.get(siteMap.cart)
    expect(cart.status).toBe(503)
    shop.platform.clearFaults()
    expect((await pageOf(buyer.get(siteMap.cart))).main.text).toContain(title)
  })
})
