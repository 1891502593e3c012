import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const change = '/favorilerim/degistir'
const textOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()

describe('favourites without script', () => {
  it('[F02] [F01] a guest signs in and comes back with it done', async () => {
    const visitor = shop.visitor()
    const { path, id, title } = await demoProduct(shop.db, 'plain')
    await visitor.get(path)
    const asked = await visitor.post(change, { fav: String(id) })
    expect(asked.status).toBe(303)
    const to = asked.headers.get('location') ?? ''
    expect(to).toBe(`/uye-girisi-sayfasi?donus=${encodeURIComponent(path)}`)
    expect(await textOf(visitor, to)).toContain('Devam etmek için giriş yapın')
    const entered = await signIn(visitor, 'plain', { donus: path })
    expect(entered.headers.get('location')).toBe(path)
    const page = await textOf(visitor, path)
    expect(page).toContain('Favorilere eklendi')
    expect(page).toMatch(new RegExp(`name="fav" value="-${id}" aria-pressed="true"`))
    expect(await textOf(visitor, '/favorilerim')).toContain(title)
  })

  it('[F01] [F06] the list says its name, takes out, and is empty then', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'vendor')
    const { path, id, title } = await demoProduct(shop.db, 'plain')
    await visitor.get(path)
    const added = await visitor.post(change, { fav: String(id) })
    expect([added.status, added.headers.get('location')]).toEqual([303, path])
    const list = await textOf(visitor, '/favorilerim')
    expect(list).toContain('<h1>Favoriye Eklenen Ürünler</h1>')
    expect(list).toContain(title)
    const removed = await visitor.post(change, { fav: `-${id}` })
    expect(removed.headers.get('location')).toBe('/favorilerim')
    const after = await textOf(visitor, '/favorilerim')
    expect(after).toContain('Favorilerden çıkarıldı')
    expect(after).toContain('Favori listeniz boş.')
  })

  it('[F05] a batch that partly fails names what failed', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'admin')
    const { id } = await demoProduct(shop.db, 'plain')
    const hidden = await demoProduct(shop.db, 'hidden')
    await visitor.get('/favorilerim')
    await visitor.post(change, { fav: [String(id), String(hidden.id)] })
    const page = await textOf(visitor, '/favorilerim')
    expect(page).toContain('Favorilere eklendi')
    expect(page).toContain('Bazı favoriler değiştirilemedi Ürün artık satışta değil')
  })

  it('[F03] [F05] the batch of script answers with what failed, a guest’s with nothing', async () => {
    const visitor = shop.visitor()
    const guest = await visitor.post('/favorilerim/esitle', { fav: '1' })
    expect(await guest.json()).toEqual({ member: false, ids: [], failed: [] })
    await signIn(visitor, 'affiliate')
    const { id } = await demoProduct(shop.db, 'plain')
    const answer = await visitor.post('/favorilerim/esitle', { fav: [String(id), '999999'] })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ member: true, failed: [{ id: '999999' }] })
    const list = await (await visitor.get('/favorilerim/esitle')).json()
    expect(list).toEqual({ member: true, ids: [String(id)], failed: [] })
  })

  it('[F06] a list is shown by its link until that ends', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'noConsent')
    const { id, title } = await demoProduct(shop.db, 'plain')
    await visitor.get('/favorilerim')
    await visitor.post(change, { fav: String(id) })
    await visitor.post('/favorilerim/paylas', { share: '1' })
    const link = /\/favori-listesi\?liste=[\w-]+/.exec(await textOf(visitor, '/favorilerim'))?.[0]
    const stranger = shop.visitor()
    const shared = await textOf(stranger, link ?? '')
    expect(shared).toContain('Favoriler: İpek')
    expect(shared).toContain(title)
    expect(shared).not.toContain('Ünal')
    await visitor.post('/favorilerim/paylas', { share: '0' })
    expect((await stranger.get(link ?? '')).status).toBe(404)
  })

  it('keeps no member’s hearts in a guest’s page', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const { path, id } = await demoProduct(shop.db, 'plain')
    await visitor.get(path)
    await visitor.post(change, { fav: String(id) })
    expect(await textOf(visitor, path)).toContain(`value="-${id}"`)
    expect(await textOf(shop.visitor(), path)).not.toContain(`value="-${id}"`)
  })
})

describe('the comparison without script', () => {
  const add = (visitor: Visitor, id: number) =>
    visitor.post('/karsilastir/degistir', { add: String(id) })

  async function ids(count: number): Promise<number[]> {
    const { results } = await shop.db
      .prepare('SELECT id FROM product WHERE is_active = 1 ORDER BY id LIMIT ?1')
      .bind(count)
      .all<{ id: number }>()
    return results.map(({ id }) => id)
  }

  it('[K01] says what came of an add: added, there already, full', async () => {
    const visitor = shop.visitor()
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = await ids(5)
    const said = async (id: number) => {
      await visitor.get('/sepet')
      const answer = await add(visitor, id)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
      return textOf(visitor, '/sepet')
    }
    expect(await said(a)).toContain('Ürün karşılaştırma listesine eklendi')
    expect(await said(a)).toContain('Bu ürün zaten karşılaştırma listesinde')
    for (const id of [b, c, d]) await said(id)
    expect(await said(e)).toContain('Karşılaştırmak için en fazla 4 ürün seçmelisiniz')
    const page = await visitor.follow(await visitor.get('/karsilastir'))
    expect((await page.text()).match(/scope="col"/g)).toHaveLength(4)
  })

  it('[K02] says that a product was taken out', async () => {
    const visitor = shop.visitor()
    const [a = 0, b = 0] = await ids(2)
    await add(visitor, a)
    await add(visitor, b)
    const answer = await visitor.post('/karsilastir/degistir', {
      remove: String(a),
      urunler: `${a}-${b}`,
    })
    expect(answer.headers.get('location')).toBe(`/karsilastir?urunler=${b}`)
    const page = await (await visitor.follow(answer)).text()
    expect(page).toContain('Ürün karşılaştırma listesinden çıkarıldı')
  })

  it('[K03] wants two to four', async () => {
    const visitor = shop.visitor()
    const five = await ids(5)
    const said = (list: string) => textOf(visitor, `/karsilastir${list}`)
    expect(await said('')).toContain('Ürün seçimi yapılmadığı için karşılaştırılamamaktadır')
    expect(await said(`?urunler=${five[0]}`)).toContain(
      'Karşılaştırmak için en az 2 ürün seçmelisiniz',
    )
    expect(await said(`?urunler=${five.join('-')}`)).toContain(
      'Karşılaştırmak için en fazla 4 ürün seçmelisiniz',
    )
    const two = await said(`?urunler=${five.slice(0, 2).join('-')}`)
    expect(two).not.toContain('compare-fault"')
  })

  it('[K04] works from an address: its order, unknown ones left out, differences marked', async () => {
    const [a = 0, b = 0, c = 0] = await ids(3)
    const page = await textOf(shop.visitor(), `/karsilastir?urunler=${c}-999999-${a}-x-${b}-${c}`)
    const columns = [...page.matchAll(/name="remove" value="(\d+)"/g)].map(([, id]) => Number(id))
    expect(columns).toEqual([c, a, b])
    expect(page).toContain('class="differs"')
  })

  it('a forged cookie is an empty list', async () => {
    const answer = await shop.fetch('/karsilastir', { headers: { cookie: 'compare=<svg>' } })
    expect(await answer.text()).toContain('Ürün seçimi yapılmadığı için')
  })
})
