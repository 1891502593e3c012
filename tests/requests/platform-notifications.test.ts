import { expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openPlatformShop } from '../support/platform-shop'

it.each([
  ['full', 200, 'Yeni bildirim yok.'],
  ['section7', 501, 'Mağazanın kendi sitesine git'],
] as const)('[W03] a member’s notifications in mode %s answer %i', async (mode, status, text) => {
  const shop = await openPlatformShop({ mode })
  try {
    const visitor = shop.visitor()
    const { email: username, password } = shop.platform.accounts.plain
    await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username, password })
    const answer = await visitor.get('/bildirimler')
    expect(answer.status).toBe(status)
    expect((await pageOf(Promise.resolve(answer))).main.text).toContain(text)
  } finally {
    await shop.close()
  }
})
