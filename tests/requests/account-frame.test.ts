import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({})
})
afterAll(() => shop.close())

it.each([
  ['/uye-kisisel-bilgileri', '/uye-kisisel-bilgileri'],
  ['/uye-siparisleri', '/uye-siparisleri'],
  ['/adres', '/adres'],
  ['/adres/kayit', '/adres'],
  ['/uye-mesajlari', '/uye-mesajlari'],
  ['/bildirimler', '/bildirimler'],
  ['/hesabim/cihazlar', '/hesabim/cihazlar'],
  ['/telefon-dogrula', '/telefon-dogrula'],
  ['/sifre-degistir', '/sifre-degistir'],
])(
  '[L16] %s has the menu of the account beside it, and a link to the account',
  async (path, of) => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const { main } = await pageOf(visitor.get(path))
    const menu = main.getByRole('navigation', 'Hesabım')
    const current = menu.tags('a').filter((link) => link.attribute('aria-current') === 'page')
    expect(current.map((link) => link.attribute('href'))).toEqual([of])
    expect(menu.links('/')).not.toContain('/sepet')
    expect(main.links('/hesabim')).toContain('/hesabim')
    expect(main.getByRole('button', 'Çıkış yap').form.press().action).toContain('/cikis')
  },
)

it('[L16] the menu has its pages in three named groups, those that open the account last', async () => {
  const visitor = shop.visitor()
  await signIn(visitor)
  const { main } = await pageOf(visitor.get('/hesabim'))
  const menu = main.getByRole('navigation', 'Hesabım')
  const groups = menu.tags('ul').map((list) => [list.attribute('aria-label'), list.links('/')[0]])
  expect(groups).toEqual([
    ['Alışveriş', '/uye-siparisleri'],
    ['Bilgilerim', '/uye-kisisel-bilgileri'],
    ['Giriş ve güvenlik', '/hesabim/gecis-anahtarlari'],
  ])
})

it('[L16] a guest sees no menu of an account', async () => {
  const html = await (await shop.visitor().get('/favorilerim')).text()
  expect(html).not.toContain('account-menu')
})

it('[L16] [F06] an empty list is a drawing, a sentence and one next step', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, 'grouped')
  await shop.db.prepare('DELETE FROM address').run()
  for (const path of ['/adres', '/bildirimler']) {
    const html = await (await visitor.get(path)).text()
    const [, state = ''] = html.split('class="empty-state"')
    expect(state.slice(0, state.indexOf('</div>')), path).toMatch(
      /<svg[\s\S]*<p>[^<]+<\/p><a class="button button-main"/,
    )
    expect(html, path).toMatch(/<link rel="stylesheet" href="[^"]*empty-state/)
  }
})
