import { describe, expect, it } from 'vitest'
import { answering, failingShop, openFailing, status } from '../support/broken-backend'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openPlatformShop } from '../support/platform-shop'

const shop = failingShop()

async function homeOfMember() {
  const visitor = shop.visitor()
  await signIn(visitor)
  return () => pageOf(visitor.get('/hesabim'))
}

const isList = (request: Request) => new URL(request.url).pathname.includes('order-v4/get-list')

describe('[L16] the account of a member', () => {
  it('opens with the latest order and how far it is', async () => {
    const home = await homeOfMember()
    const { main } = await home()
    const latest = await shop.db
      .prepare(
        `SELECT o.number FROM shop_order o JOIN member m ON m.id = o.member_id
         WHERE m.email = ?1 AND o.status_id <> 1000 ORDER BY o.id DESC LIMIT 1`,
      )
      .bind(account('plain').email)
      .first<string>('number')
    const links = main.links('/uye-siparisi?')
    expect(links).toEqual([`/uye-siparisi?siparis=${latest}`])
    expect(main.queryAllByRole('list', 'Siparişin durumu')).toHaveLength(1)
  })

  it('[B23] shows what is bought often beside it', async () => {
    const home = await homeOfMember()
    // The page waits half a second for it, and then shows what came meanwhile the next time.
    const shelf = async () => (await home()).main.queryByRole('heading-2', 'Çok satanlar')
    await expect.poll(shelf, { timeout: 8000, interval: 500 }).toBeDefined()
  })

  it('says so where there is no order, and leads to the shop', async () => {
    const home = await homeOfMember()
    shop.fault = async (request, pass) =>
      isList(request) ? Response.json({ status: 1, ORDERS: null, TOTAL: 0 }) : pass()
    expect((await home()).main.text).toContain('Henüz siparişiniz yok.')
  })

  it('has all its other parts while the orders are away', async () => {
    const home = await homeOfMember()
    shop.fault = (request, pass) => (isList(request) ? status(500)(request, pass) : pass())
    const { main } = await home()
    expect(main.text).toContain('Son siparişiniz şu an yüklenemedi')
    expect(main.links('/')).toContain('/favorilerim')
    main.getByRole('button', 'Çıkış yap')
  })

  it('of a shop without a list of orders leads to that of its own', async () => {
    const own = await openPlatformShop({ mode: 'section7' })
    const visitor = own.visitor()
    const { email, password } = own.platform.accounts.plain
    await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
    const { main } = await pageOf(visitor.get('/hesabim'))
    expect(main.text).not.toContain('Son siparişiniz')
    expect(main.links('/')).toContain('/uye-siparisleri')
    await own.close()
  })

  it('opens with it where the shop has orders, but no settings', async () => {
    const own = await openFailing({ fault: answering('get-globals', 404, '<h1>Sayfa yok</h1>') })
    const visitor = own.visitor()
    await signIn(visitor)
    const { main } = await pageOf(visitor.get('/hesabim'))
    expect(main.links('/uye-siparisi?')).toHaveLength(1)
    await own.close()
  })
})
