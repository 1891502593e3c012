import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let isDown = ''
let calls: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) => {
      const { pathname } = new URL(request.url)
      calls.push(pathname)
      return isDown && pathname.includes(isDown)
        ? Promise.resolve(new Response('', { status: 500 }))
        : pass(request)
    },
  })
})
afterAll(() => shop.close())

async function member(kind: Parameters<typeof signIn>[1]): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}
const rowsIn = (html: string) => readPage(html).main.queryAllByRole('row').length

describe('an affiliate', () => {
  it('[Y01] [Z52] sees the orders they referred, page by page', async () => {
    const visitor = await member('affiliate')
    const first = await (await visitor.get('/ortaklik')).text()
    expect(rowsIn(first)).toBe(1 + 20)
    const last = await (await visitor.get('/ortaklik?sekme=siparisler&pg=3')).text()
    expect(rowsIn(last)).toBe(1 + 7)
    expect(last).toContain('SH100000')
    const beyond = await visitor.get('/ortaklik?pg=9')
    expect([beyond.status, beyond.headers.get('location')]).toEqual([
      302,
      '/ortaklik?sekme=siparisler&pg=3',
    ])
  })

  it('[Y01] [Z53] [Z54] sees what was earned, paid and is outstanding', async () => {
    const visitor = await member('affiliate')
    const sums = await shop.db
      .prepare(
        `SELECT (SELECT sum(commission) FROM affiliate_order WHERE is_delivered = 1) AS earned,
           (SELECT sum(amount) FROM affiliate_payment) AS paid`,
      )
      .first<{ earned: number; paid: number }>()
    const written = (hundredths: number) =>
      new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(hundredths / 100)
    const { earned = 0, paid = 0 } = sums ?? {}
    const html = await (await visitor.get('/ortaklik?sekme=kazanclar')).text()
    for (const sum of [earned, paid, earned - paid]) expect(html).toContain(written(sum))
    expect(html).toContain('Onay bekliyor')
    const payments = await (await visitor.get('/ortaklik?sekme=odemeler')).text()
    expect(rowsIn(payments)).toBe(1 + 5)
  })

  it('[Y01] finds it in the account; nobody else sees any of it', async () => {
    const account = await (await (await member('affiliate')).get('/hesabim')).text()
    expect(account).toContain('href="/ortaklik"')
    const other = await member('plain')
    expect(await (await other.get('/hesabim')).text()).not.toContain('href="/ortaklik"')
    for (const sekme of ['', '?sekme=kazanclar', '?sekme=odemeler']) {
      const answer = await other.get(`/ortaklik${sekme}`)
      expect(answer.status).toBe(403)
      const html = await answer.text()
      expect(html).toContain('Bu sayfa yalnızca satış ortakları içindir')
      expect(rowsIn(html)).toBe(0)
    }
    expect((await shop.visitor().get('/ortaklik')).headers.get('location')).toContain(
      '/uye-girisi-sayfasi',
    )
  })
})

describe('the ERP system', () => {
  it('[W02] [Z40] shows a vendor the account balance and the orders', async () => {
    const visitor = await member('vendor')
    calls = []
    const html = await (await visitor.get('/cari-hesap')).text()
    expect(rowsIn(html)).toBe(1 + 24)
    expect(html).toContain('FT20260000')
    expect(calls.length).toBeLessThanOrEqual(4)
    const orders = await (await visitor.get('/cari-hesap?sekme=siparisler')).text()
    expect(orders).toContain('ERP-5005')
    const other = await (await (await member('plain')).get('/cari-hesap')).text()
    expect(other).toContain('Hesabınızda hareket yok.')
  })

  it('[W02] [Y01] a list without rows has a picture, and says so', async () => {
    const [plain, affiliate] = [await member('plain'), await member('affiliate')]
    await shop.db.prepare('DELETE FROM affiliate_payment').run()
    for (const [visitor, path, text] of [
      [plain, '/cari-hesap', 'Hesabınızda hareket yok.'],
      [plain, '/cari-hesap?sekme=siparisler', 'Hesabınızda hareket yok.'],
      [affiliate, '/ortaklik?sekme=odemeler', 'Henüz kayıt yok.'],
    ] as const) {
      const html = await (await visitor.get(path)).text()
      expect(html).toMatch(/<link rel="stylesheet" href="[^"]*empty-state[^"]*"/)
      const state = /<div class="empty-state">(.*?)<\/div>/.exec(html)?.[1] ?? ''
      expect(state).toContain('<path d="')
      expect(state).toContain(text)
    }
  })

  it('[W02] shows each store’s stock of a product; the sum is the product’s stock', async () => {
    const product = await demoProduct(shop.db, 'plain')
    const html = await (await shop.visitor().get(`/magaza-stogu${product.path}`)).text()
    const { stock } = (await shop.db
      .prepare('SELECT stock FROM product WHERE id = ?1')
      .bind(product.id)
      .first<{ stock: number }>()) ?? { stock: -1 }
    const cells = readPage(html).main.queryAllByRole('cell')
    const counts = cells.filter((one) => one.attribute('data-column') === 'Stok')
    const numbers = counts.map(({ text }) => Number(text))
    expect(numbers.length).toBeGreaterThan(1)
    expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(Math.floor(stock))
  })

  it('[W02] a failing ERP shows a message and a retry link', async () => {
    const product = await demoProduct(shop.db, 'plain')
    isDown = '/Diger/Erp/'
    const page = await shop.visitor().get(`/magaza-stogu${product.path}`)
    const account = await (await member('vendor')).get('/cari-hesap')
    isDown = ''
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`href="/magaza-stogu${product.path}"`)
    expect(account.status).toBe(503)
  })
})

describe('notifications', () => {
  it('[W03] show what a member was waiting for', async () => {
    const product = await demoProduct(shop.db, 'plain')
    const visitor = await member('plain')
    expect(await (await visitor.get('/bildirimler')).text()).toContain('Yeni bildirim yok.')
    await visitor.post(`/haber-ver${product.path}`, { email: 'uye@sercehan.test', tur: 'price' })
    await shop.db
      .prepare('UPDATE product SET price = price - 100 WHERE id = ?1')
      .bind(product.id)
      .run()
    const html = await (await visitor.get('/bildirimler')).text()
    expect(readPage(html).main.links(product.path)).toEqual([product.path])
    expect(html).toContain('Fiyatı düştü')
    const led = await visitor.get('/pencere/5/1006/notifications')
    expect(led.headers.get('location')).toBe('/bildirimler')
  })
})
