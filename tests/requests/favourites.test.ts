import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SyncAnswer } from '../../app/favourites/favourite-rules'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf, readPage } from '../support/page/page'
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
  it('[F02] [F01] a guest’s favourite is the member’s after signing in', async () => {
    const visitor = shop.visitor()
    const { path, id, title } = await demoProduct(shop.db, 'plain')
    await visitor.get(path)
    const requested = await visitor.post(change, { fav: String(id) })
    expect(requested.status).toBe(303)
    expect(requested.headers.get('location')).toBe(path)
    const offer = readPage(await textOf(visitor, path)).notices('status')[0]
    const to = new URL(
      offer?.getByRole('link', 'Giriş yap').href ?? '',
      'https://a.test',
    ).searchParams.get('donus')
    expect(to).toBe(path)
    const entered = await signIn(visitor, 'plain', { donus: path })
    expect(entered.headers.get('location')).toBe(path)
    const page = readPage(await textOf(visitor, path))
    expect(page.notices('status').map(({ text }) => text)).toEqual(['Favorilere eklendi'])
    const [heart] = page.fields('fav')
    expect([heart?.value, heart?.attribute('aria-pressed')]).toEqual([`-${id}`, 'true'])
    expect(await textOf(visitor, '/favorilerim')).toContain(title)
  })

  it('[F01] [F06] the list shows a product, removes it, and is empty then', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'vendor')
    const { path, id, title } = await demoProduct(shop.db, 'plain')
    await visitor.get(path)
    const added = await visitor.post(change, { fav: String(id) })
    expect([added.status, added.headers.get('location')]).toEqual([303, path])
    const list = await textOf(visitor, '/favorilerim')
    expect(readPage(list).heading).toBe('Favoriye Eklenen Ürünler')
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

  it('[F03] [F05] the batch response lists what failed, and a guest’s lists nothing', async () => {
    const visitor = shop.visitor()
    const guest = await visitor.post('/favorilerim/esitle', { fav: '1' })
    expect(await guest.json()).toEqual({ member: '', ids: [], failed: [] })
    await signIn(visitor, 'affiliate')
    const { id } = await demoProduct(shop.db, 'plain')
    const answer = await visitor.post('/favorilerim/esitle', { fav: [String(id), '999999'] })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { member, failed } = (await answer.json()) as SyncAnswer
    expect(failed).toMatchObject([{ id: '999999' }])
    const list = await (await visitor.get('/favorilerim/esitle')).json()
    expect(list).toEqual({ member, ids: [String(id)], failed: [] })
    // A page of another member that stayed open while the browser changed hands.
    const foreign = { fav: `-${id}`, member: `${member}0` }
    const refused = await visitor.post('/favorilerim/esitle', foreign)
    expect(await refused.json()).toEqual({ member: '', ids: [], failed: [] })
    expect(await (await visitor.get('/favorilerim/esitle')).json()).toEqual(list)
  })

  it('[F06] a shared list is shown by its link until that expires', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'noConsent')
    const { id, title } = await demoProduct(shop.db, 'plain')
    await visitor.get('/favorilerim')
    await visitor.post(change, { fav: String(id) })
    await visitor.post('/favorilerim/paylas', { share: '1' })
    const link = readPage(await textOf(visitor, '/favorilerim')).main.getByRole(
      'link',
      /favori-listesi/,
    ).href
    const stranger = shop.visitor()
    const shared = await textOf(stranger, link ?? '')
    expect(readPage(shared).heading).toBe('İpek’in favorileri')
    expect(readPage(shared).main.text).toContain('1 ürün')
    expect(shared).toContain(title)
    expect(shared).not.toContain('Ünal')
    await visitor.post('/favorilerim/paylas', { share: '0' })
    expect((await stranger.get(link ?? '')).status).toBe(404)
  })

  it('a guest’s page contains no member’s hearts', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const { path, id } = await demoProduct(shop.db, 'plain')
    await visitor.get(path)
    await visitor.post(change, { fav: String(id) })
    expect(await textOf(visitor, path)).toContain(`value="-${id}"`)
    expect(await textOf(shop.visitor(), path)).not.toContain(`value="-${id}"`)
  })
})

describe('unsent hearts', () => {
  const cookie = '__Host-hearts'
  const sync = '/favorilerim/esitle'
  const ids = async (visitor: Visitor) =>
    ((await (await visitor.get(sync)).json()) as { ids: string[] }).ids
  const heartOf = (html: string, id: number) => {
    const buttons = readPage(html).fields('fav')
    const heart = buttons.find(({ value }) => value.replace('-', '') === String(id))
    return heart && [heart.value.startsWith('-') ? '-' : '', heart.attribute('aria-pressed')]
  }

  it('[F01] [F06] [T33] are shown in a member’s documents, and no GET changes anything', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    const plain = await demoProduct(shop.db, 'plain')
    const other = await demoProduct(shop.db, 'twoGroups')
    await visitor.post(sync, { fav: String(other.id) })
    visitor.cookies.set(cookie, `${plain.id}.-${other.id}`)
    expect(heartOf(await textOf(visitor, plain.path), plain.id)).toEqual(['-', 'true'])
    expect(heartOf(await textOf(visitor, other.path), other.id)).toEqual(['', 'false'])
    const list = await textOf(visitor, '/favorilerim')
    expect(list).toContain(plain.title)
    expect(list).not.toContain(other.title)
    expect(await ids(visitor)).toEqual([String(other.id)])
    expect(visitor.cookies.get(cookie)).toBe(`${plain.id}.-${other.id}`)
    // A heart that agrees with the shop's list changes nothing in it.
    visitor.cookies.set(cookie, `${other.id}.-${plain.id}.999999`)
    const same = await textOf(visitor, '/favorilerim')
    expect(same.split('class="favourite"')).toHaveLength(2)
    expect(same).toContain(other.title)
  })

  it('[F03] leave the cookie with the response to their batch, even if the page has gone', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'weak')
    const { id } = await demoProduct(shop.db, 'plain')
    visitor.cookies.set(cookie, `${id}.-34.56.999999`)
    const answer = await visitor.post(sync, { fav: [String(id), '34', '999999'] })
    const [line] = answer.headers.getSetCookie().filter((one) => one.startsWith(cookie))
    expect(line).toBe(`${cookie}=-34.56; Max-Age=86400; Path=/; Secure; SameSite=Lax`)
    const last = await visitor.post(sync, { fav: ['-34', '56'] })
    expect(last.headers.getSetCookie().join()).toContain(`${cookie}=; Max-Age=0`)
    const none = await visitor.post(sync, { fav: String(id) })
    expect(none.headers.getSetCookie().join()).not.toContain(cookie)
  })

  it('[F01] [F04] are overridden by a form for the same product', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'admin')
    const { id, title } = await demoProduct(shop.db, 'plain')
    visitor.cookies.set(cookie, `${id}.56`)
    await visitor.get('/favorilerim')
    await visitor.post(change, { fav: `-${id}` })
    expect(visitor.cookies.get(cookie)).toBe('56')
    expect(await textOf(visitor, '/favorilerim')).not.toContain(title)
  })

  it('[F01] [L11] are saved before the member signs out, and belong to nobody else afterwards', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'vendor')
    const { id, path } = await demoProduct(shop.db, 'opensCart')
    visitor.cookies.set(cookie, String(id))
    await visitor.post('/cikis')
    expect(visitor.cookies.has(cookie)).toBe(false)
    await signIn(visitor, 'vendor')
    expect(await ids(visitor)).toEqual([String(id)])
    await visitor.post(sync, { fav: `-${id}` })
    await visitor.post('/cikis')
    // A session that ended with the browser leaves pending hearts to the next one.
    visitor.cookies.set(cookie, String(id))
    await signIn(visitor, 'noConsent')
    expect(visitor.cookies.has(cookie)).toBe(false)
    expect(heartOf(await textOf(visitor, path), id)).toEqual(['', 'false'])
  })

  it('[G02] of a guest are ignored: the shared cached page is served, and the cookie is deleted', async () => {
    const { id, path } = await demoProduct(shop.db, 'plain')
    const robot = shop.visitor({ 'user-agent': 'Googlebot/2.1' })
    await textOf(robot, path)
    const visitor = shop.visitor()
    visitor.cookies.set(cookie, String(id))
    const page = await visitor.get(path)
    expect(page.headers.get('server-timing')).toMatch(/hit|stale/)
    expect(heartOf(await page.text(), id)).toEqual(['', 'false'])
    expect(visitor.cookies.has(cookie)).toBe(false)
    visitor.cookies.set(cookie, String(id))
    await visitor.get('/sepet')
    expect(visitor.cookies.has(cookie)).toBe(false)
  })

  it('[F03] are ids only: anything else in the cookie is ignored', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    const { id, path } = await demoProduct(shop.db, 'plain')
    for (const strange of [`${id}.!`, `${id}..`, `<${id}>`, `${id}.${'1.'.repeat(60)}2`]) {
      visitor.cookies.set(cookie, strange)
      expect(heartOf(await textOf(visitor, path), id), strange).toEqual(['', 'false'])
    }
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

  it('[K01] reports the result of an add: added, already there, full', async () => {
    const visitor = shop.visitor()
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = await ids(5)
    const message = async (id: number) => {
      await visitor.get('/sepet')
      const answer = await add(visitor, id)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
      return textOf(visitor, '/sepet')
    }
    expect(await message(a)).toContain('Ürün karşılaştırma listesine eklendi')
    expect(await message(a)).toContain('Bu ürün zaten karşılaştırma listesinde')
    for (const id of [b, c, d]) await message(id)
    expect(await message(e)).toContain('Karşılaştırmak için en fazla 4 ürün seçmelisiniz')
    const page = await pageOf(visitor.follow(await visitor.get('/karsilastir')))
    const heads = page.main.queryAllByRole('columnheader')
    expect(heads.filter((one) => one.attribute('scope') === 'col')).toHaveLength(4)
  })

  it('[K02] reports that a product was removed', async () => {
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

  it('[K03] needs two to four products', async () => {
    const visitor = shop.visitor()
    const five = await ids(5)
    const message = (list: string) => textOf(visitor, `/karsilastir${list}`)
    expect(await message('')).toContain('Ürün seçimi yapılmadığı için karşılaştırılamamaktadır')
    expect(await message(`?urunler=${five[0]}`)).toContain(
      'Karşılaştırmak için en az 2 ürün seçmelisiniz',
    )
    expect(await message(`?urunler=${five.join('-')}`)).toContain(
      'Karşılaştırmak için en fazla 4 ürün seçmelisiniz',
    )
    const two = await message(`?urunler=${five.slice(0, 2).join('-')}`)
    expect(two).not.toContain('compare-fault"')
  })

  it('[K04] works from a URL: in its order, without unknown products, with differences marked', async () => {
    const [a = 0, b = 0, c = 0] = await ids(3)
    const page = await textOf(shop.visitor(), `/karsilastir?urunler=${c}-999999-${a}-!-${b}-${c}`)
    const columns = readPage(page)
      .fields('remove')
      .map(({ value }) => Number(value))
    expect(columns).toEqual([c, a, b])
    expect(page).toContain('class="different"')
  })

  it('[T27] a forged cookie is an empty list', async () => {
    const answer = await shop.fetch('/karsilastir', { headers: { cookie: 'compare=<svg>' } })
    expect(await answer.text()).toContain('Ürün seçimi yapılmadığı için')
  })
})
