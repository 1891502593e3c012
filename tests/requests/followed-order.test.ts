import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formKey, numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let takesLinks = true
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (takesLinks || !request.url.includes('/order-v4/track')) return answer
      return new Response((await answer.text()).replaceAll('"LINK_ACTIONS":1', '"LINK_ACTIONS":0'))
    },
  })
})
afterAll(() => shop.close())

const sentence = 'Fatura, iptal ve iade için sipariş e-postanızdaki bağlantıyı açın.'

async function ordered() {
  const { visitor, html } = await readyBuyer(shop, [{ productId: '6' }], '-1')
  const number = numberIn(await placeOrder(visitor, html))
  return { number, link: (await lastSent(shop.db, 'konuk@ornek.test')).link }
}

async function followed(number: string, visitor = shop.visitor()) {
  const form = { number, email: 'konuk@ornek.test', ...formKey() }
  const { main } = await pageOf(visitor.post('/siparis-takip', form))
  expect(main.text).toContain(number)
  return main
}

describe('[O17] an order that is followed by its number and e-mail address', () => {
  it('says where its invoice, cancelling and return are, also to its member', async () => {
    const { number, link } = await ordered()
    const main = await followed(number)
    expect(main.text).toContain(sentence)
    const toMember = main.getByRole('link', 'Siparişi üye olarak verdiyseniz giriş yapın.')
    expect(toMember.href).toBe('/uye-siparisleri')
    const linked = await pageOf(shop.visitor().get(link))
    expect(linked.main.text).not.toContain(sentence)
  })

  it('leads a member who is signed in to their orders', async () => {
    const { number } = await ordered()
    const member = shop.visitor()
    await signIn(member)
    const main = await followed(number, member)
    expect(main.getByRole('link', 'Bütün siparişlerim').href).toBe('/uye-siparisleri')
    expect(main.text).not.toContain('giriş yapın')
  })

  it('says nothing of it where the shop takes no link', async () => {
    const { number } = await ordered()
    takesLinks = false
    const main = await followed(number)
    takesLinks = true
    expect(main.text).not.toContain(sentence)
  })
})
