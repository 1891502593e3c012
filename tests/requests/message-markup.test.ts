import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

it('[M01] [Z38] a reply that the shop wrote in HTML is read as text with its lines', async () => {
  const { state, accounts } = shop.platform
  const [message] = state.messages.filter(({ memberId }) => memberId === accounts.full.id)
  message?.lines.push({
    isAdmin: true,
    date: message.updated,
    text: '<p>Merhaba <b>Deniz</b>,</p><p>Kargonuz yola &ccedil;&#305;kt&#305;.<br>Kekik &amp; &Ccedil;&#305;nar</p><script>alert(1)</script>',
  })
  const visitor = shop.visitor()
  const { email, password } = accounts.full
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
  const html = await (await visitor.get(`/uye-mesaji?mesaj=${message?.id}`)).text()
  expect(html).toContain('>Merhaba Deniz,\nKargonuz yola çıktı.\nKekik &amp; Çınar</p>')
  expect(html).not.toContain('alert(1)')
})
