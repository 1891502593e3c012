import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart, toConfirm } from '../support/buyer'
import { type CaptchaShop, openCaptchaShop } from '../support/captcha-provider'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

/** A shop without departments to write to, which offers no payment either. */
let shop: Shop
let guarded: CaptchaShop
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: (request, pass) => {
      const { pathname } = new URL(request.url)
      if (/department/.test(pathname)) return Promise.resolve(new Response('', { status: 404 }))
      if (/get-payment-types/.test(pathname))
        return Promise.resolve(Response.json({ PAYMENT_LIST: [] }))
      return pass(request)
    },
  })
  guarded = await openCaptchaShop({ mode: 'section7' })
  guarded.platform.setMissing(34)
  await shop.visitor().get('/iletisim')
  await guarded.visitor().get('/iletisim')
})
afterAll(async () => {
  await shop.close()
  await guarded.close()
})

const toContact = (hrefs: string[]) => hrefs.filter((href) => /^\/iletisim(?![-\w])/.test(href))

it('[M01] [M02] a member’s messages offer no new one where the shop takes none', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  const { main } = await pageOf(visitor.get('/uye-mesajlari'))
  expect(main.text).toContain('Kargom nerede?')
  expect(toContact(main.links('/'))).toEqual([])
})

it('[O02] nor does a checkout without a payment method', async () => {
  const visitor = shop.visitor()
  const { id } = await demoProduct(shop.db, 'plain')
  await fillCart(visitor, [{ productId: String(id) }])
  await toConfirm(visitor, '-1')
  const { main } = await pageOf(visitor.get('/order/odeme'))
  expect(main.queryAllByRole('status').map(({ text }) => text)).toContainEqual(
    expect.stringContaining('ödeme'),
  )
  expect(toContact(main.links('/'))).toEqual([])
})

it('[L07] nor does a form that a provider guards', async () => {
  const { main } = await pageOf(guarded.visitor().get('/uye-kayit'))
  expect(main.text).toContain('JavaScript')
  expect(toContact(main.links('/'))).toEqual([])
})
