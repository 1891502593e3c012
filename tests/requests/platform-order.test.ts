import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'full' })
})
afterAll(() => shop.close())

const member = { email: 'zeynep@kekikcinar.test', password: 'Kekik-2026!' }

it('[O02] a refused payment is reported, even if the shop has emptied the cart', async () => {
  const visitor = shop.visitor()
  await visitor.post('/uye-girisi-sayfasi', {
    tip: 'eposta',
    username: member.email,
    password: member.password,
  })
  const { orders, members } = shop.platform.state
  const own = members.find(({ email }) => email === member.email)
  const [like] = orders
  if (!own || !like) throw new Error('The platform has no order.')
  const order = { ...like, id: 9001, number: 'KC-9001', memberId: own.id }
  orders.unshift({ ...order, paymentId: '-2', paymentState: 'refused', statusId: 1 })
  let page = await visitor.get('/order/sonuc?tur=donus&siparis=KC-9001')
  while (page.headers.has('location')) page = await visitor.get(page.headers.get('location') ?? '')
  const html = await page.text()
  expect(html).toContain('Ödeme tamamlanmadı.')
  expect(html).toContain('Sepetiniz boş')
})

it('[O02] an order without the price of its goods shows what remains of the total', async () => {
  const visitor = shop.visitor()
  await visitor.post('/uye-girisi-sayfasi', {
    tip: 'eposta',
    username: member.email,
    password: member.password,
  })
  const order = shop.platform.state.orders.find(({ number }) => number === 'KC-9001')
  if (!order) throw new Error('The first test makes the order.')
  order.paymentState = 'paid'
  const answer = await visitor.follow(await visitor.get('/order/sonuc?siparis=KC-9001'))
  const html = await answer.text()
  expect(html).toContain('Siparişiniz alındı, teşekkürler')
  expect(html).not.toMatch(/>0,00 TL</)
})
