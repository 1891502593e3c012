import { describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import {
  heartsChange,
  heartsCookie,
  openPage,
  pressHearts,
  productIds,
  textOf,
  watchedShop,
} from '../support/guest-hearts'
import { signIn } from '../support/member'
import { readPage } from '../support/page/page'
import type { Visitor } from '../support/visitor'

const shop = watchedShop()

const signInPage = (back: string) => `/uye-girisi-sayfasi?donus=${encodeURIComponent(back)}`

/** The heart of a product: its value without the id, and whether it is pressed. */
function heartOf(html: string, id: number | string) {
  const buttons = readPage(html).fields('fav')
  const heart = buttons.find(({ value }) => value.replace('-', '') === String(id))
  return heart && [heart.value.replace(String(id), ''), heart.attribute('aria-pressed')]
}
const countOf = (html: string) => /data-favourite-count="true">(\d*)</.exec(html)?.[1]

/** As script sends it. */
async function pressByScript(visitor: Visitor, values: string[]) {
  const answer = await visitor.post(`${heartsChange}.data`, { fav: values })
  return { text: await answer.text(), status: answer.status }
}

const storedIds = async (visitor: Visitor) =>
  ((await (await visitor.get('/favorilerim/esitle')).json()) as { ids: string[] }).ids

describe('a guest’s heart', () => {
  it('[F02] is saved in the browser; the first one offers to sign in', async () => {
    const visitor = shop.visitor()
    const { path, id } = await demoProduct(shop.db, 'plain')
    await visitor.get(path)
    shop.calls = []
    const answer = await pressHearts(visitor, [String(id)])
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    expect(answer.headers.getSetCookie()).toContain(
      `${heartsCookie}=${id}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    expect(shop.calls.filter((url) => /fav-list|shopping-/.test(url))).toEqual([])
    const html = await textOf(visitor, path)
    const [notice] = readPage(html).notices('status')
    expect(notice?.text).toContain('bu tarayıcıdaki favorilerinize eklendi')
    expect(notice?.getByRole('link', 'Giriş yap').href).toContain(signInPage(path))
    expect(heartOf(html, id)).toEqual(['-', 'true'])
    const saved = 'Favorileriniz yalnız bu tarayıcıda saklanıyor'
    expect(await textOf(visitor, signInPage(path))).toContain(saved)
    expect(await textOf(shop.visitor(), signInPage(path))).not.toContain(saved)
    const other = await demoProduct(shop.db, 'twoGroups')
    await pressHearts(visitor, [String(other.id)])
    const next = await openPage(visitor, path)
    expect(next.notices('status').map(({ text }) => text)).toEqual(['Favorilere eklendi'])
    expect(visitor.cookies.get(heartsCookie)).toBe(`${id}.${other.id}`)
    await pressHearts(visitor, [`-${id}`])
    const last = await textOf(visitor, path)
    expect(
      readPage(last)
        .notices('status')
        .map(({ text }) => text),
    ).toEqual(['Favorilerden çıkarıldı'])
    expect([heartOf(last, id), countOf(last)]).toEqual([['', 'false'], '1'])
    await pressHearts(visitor, [`-${other.id}`])
    expect(visitor.cookies.has(heartsCookie)).toBe(false)
  })

  it('[F02] opens the sign-in dialog once by script, and is saved all the same', async () => {
    const visitor = shop.visitor()
    const [a = '', b = ''] = await productIds(shop.db, 2)
    await visitor.get('/')
    const first = await pressByScript(visitor, [a])
    for (const part of ['signIn', signInPage('/'), 'favourites', 'Favorilere eklendi'])
      expect(first.text).toContain(part)
    const second = await pressByScript(visitor, [b])
    expect(second.text).toContain('Favorilere eklendi')
    expect(second.text).not.toContain('signIn')
    expect(await (await visitor.get('/favorilerim/esitle')).json()).toEqual({
      member: '',
      ids: [a, b],
      failed: [],
    })
  })

  it('[F02] [G02] is pressed and counted in the shared cached page, and only in this guest’s', async () => {
    const { id, path } = await demoProduct(shop.db, 'discounted')
    const robot = shop.visitor({ 'user-agent': 'Googlebot/2.1' })
    await textOf(robot, path)
    const visitor = shop.visitor()
    visitor.cookies.set(heartsCookie, `999999.${id}`)
    const page = await visitor.get(path)
    expect(page.headers.get('server-timing')).toMatch(/hit|stale/)
    expect(page.headers.get('cache-control')).toContain('private')
    const html = await page.text()
    expect([heartOf(html, id), countOf(html)]).toEqual([['-', 'true'], '2'])
    const other = await shop.visitor().get(path)
    expect(other.headers.get('server-timing')).toMatch(/hit|stale/)
    const shared = await other.text()
    expect([heartOf(shared, id), countOf(shared)]).toEqual([['', 'false'], ''])
  })

  it('[F02] is pressed in a page that is rendered and cached for the next guest', async () => {
    const { id, path } = await demoProduct(shop.db, 'tiered')
    const visitor = shop.visitor()
    visitor.cookies.set(heartsCookie, String(id))
    const fresh = `${path}?variant=0`
    for (const address of [fresh, fresh])
      expect(heartOf(await textOf(visitor, address), id)).toEqual(['-', 'true'])
    expect(heartOf(await textOf(shop.visitor(), fresh), id)).toEqual(['', 'false'])
  })

  it('[F02] is not taken beyond a hundred: signing in saves it with the others', async () => {
    const visitor = shop.visitor()
    const all = await productIds(shop.db, 101)
    await visitor.get('/')
    await pressHearts(visitor, all.slice(0, 100))
    expect(visitor.cookies.get(heartsCookie)?.split('.')).toEqual(all.slice(0, 100))
    const answer = await pressHearts(visitor, all.slice(100))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, signInPage('/')])
    expect(await textOf(visitor, signInPage('/'))).toContain('Bu tarayıcıda en çok 100 favori')
    expect(visitor.cookies.get(heartsCookie)?.split('.')).toEqual(all.slice(0, 100))
    const byScript = await pressByScript(visitor, all.slice(100))
    expect(byScript.text).toContain('signIn')
    expect(byScript.text).not.toContain('"favourites"')
    await signIn(visitor, 'affiliate', { donus: '/sepet' })
    const page = await openPage(visitor, '/sepet')
    expect(page.notices('status').map(({ text }) => text)).toEqual(['Favorilere eklendi'])
    expect(await storedIds(visitor)).toEqual(expect.arrayContaining(all))
    await visitor.post('/favorilerim/esitle', { fav: all.map((id) => `-${id}`) })
  })

  it('[F02] [T27] a forged cookie is an empty list', async () => {
    const { id, path } = await demoProduct(shop.db, 'plain')
    for (const strange of [`${id}.!`, `<${id}>`, `${id}.`, `${id}.${'1.'.repeat(140)}2`]) {
      const visitor = shop.visitor()
      visitor.cookies.set(heartsCookie, strange)
      const html = await textOf(visitor, path)
      expect([heartOf(html, id), countOf(html)], strange).toEqual([['', 'false'], ''])
    }
  })
})

describe('signing in', () => {
  it('[F02] adds the browser’s favourites to the member’s, which no sign-out gives back', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'plain')
    const other = await demoProduct(shop.db, 'twoGroups')
    await signIn(visitor, 'vendor')
    await visitor.post('/favorilerim/esitle', { fav: String(other.id) })
    await visitor.post('/cikis')
    expect(visitor.cookies.has(heartsCookie)).toBe(false)
    await visitor.get(path)
    expect(heartOf(await textOf(visitor, other.path), other.id)).toEqual(['', 'false'])
    await pressHearts(visitor, [String(id)])
    await signIn(visitor, 'vendor', { donus: path })
    expect(visitor.cookies.has(heartsCookie)).toBe(false)
    const page = await openPage(visitor, path)
    expect(page.notices('status').map(({ text }) => text)).toEqual(['Favorilere eklendi'])
    expect((await storedIds(visitor)).sort()).toEqual([String(id), String(other.id)].sort())
    await visitor.post('/cikis')
    expect(heartOf(await textOf(visitor, path), id)).toEqual(['', 'false'])
    expect(await storedIds(visitor)).toEqual([])
    await signIn(visitor, 'vendor')
    await visitor.post('/favorilerim/esitle', { fav: [`-${id}`, `-${other.id}`] })
  })

  it.each([
    ['fails', () => new Response('', { status: 500 })],
    ['refuses', () => Response.json({ status: 0, statusText: 'Liste dolu', data: [] })],
  ])('[F02] says that the favourites stay in the browser where the shop %s', async (_, answer) => {
    const visitor = shop.visitor()
    const { id } = await demoProduct(shop.db, 'plain')
    await visitor.get('/')
    await pressHearts(visitor, [String(id)])
    shop.fault = { path: 'add-to-fav-list', answer }
    const entered = await signIn(visitor, 'affiliate', { donus: '/sepet' })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/sepet'])
    shop.fault = null
    const page = await openPage(visitor, '/sepet')
    expect(page.notices('alert').map(({ text }) => text)[0]).toContain(
      'Bazı favoriler değiştirilemedi',
    )
    expect(visitor.cookies.get(heartsCookie)).toBe(String(id))
    expect((await visitor.get('/hesabim')).status).toBe(200)
    expect(await storedIds(visitor)).not.toContain(String(id))
  })
})

describe('the page of favourites for a guest', () => {
  it('[F08] shows the cards, removes and clears them, and leads to sign in', async () => {
    const visitor = shop.visitor()
    const plain = await demoProduct(shop.db, 'plain')
    const other = await demoProduct(shop.db, 'twoGroups')
    const hidden = await demoProduct(shop.db, 'hidden')
    const more = (await productIds(shop.db, 9)).filter(
      (id) => ![plain.id, other.id].includes(Number(id)),
    )
    const all = [plain.id, hidden.id, ...more.slice(0, 4), other.id]
    visitor.cookies.set(heartsCookie, all.join('.'))
    shop.calls = []
    const answer = await visitor.get('/favorilerim')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(shop.calls.filter((url) => url.includes('compare='))).toHaveLength(2)
    const page = readPage(await answer.text())
    expect(page.heading).toBe('Favoriye Eklenen Ürünler')
    const titles = page.main
      .queryAllByRole('article')
      .map((card) => card.queryAllByRole('link').at(0)?.name)
    expect(titles).toHaveLength(6)
    expect([titles[0], titles.at(-1)]).toEqual([other.title, plain.title])
    expect(page.main.text).toContain('Favorileriniz yalnız bu tarayıcıda saklanıyor.')
    expect(page.main.getByRole('link', 'Giriş yap').href).toContain(signInPage('/favorilerim'))
    expect(page.main.text).not.toContain('Listeyi paylaş')
    expect(page.main.text).not.toContain('gösterilemiyor')
    const removed = await pressHearts(visitor, [`-${other.id}`])
    expect(removed.headers.get('location')).toBe('/favorilerim')
    expect(await textOf(visitor, '/favorilerim')).not.toContain(other.title)
    const clear = readPage(await textOf(visitor, '/favorilerim'))
      .fields('fav')
      .filter((field) => field.attribute('type') === 'hidden')
      .map(({ value }) => value)
    expect(clear).toHaveLength(all.length - 1)
    await pressHearts(visitor, clear)
    const empty = await openPage(visitor, '/favorilerim')
    expect(empty.main.text).toContain('Favori listeniz boş.')
    expect(empty.main.getByRole('link', 'Giriş yap').href).toContain(signInPage('/favorilerim'))
    expect(visitor.cookies.has(heartsCookie)).toBe(false)
  })

  it('[F08] [F02] after signing in there it is the member’s', async () => {
    const visitor = shop.visitor()
    const { id, title } = await demoProduct(shop.db, 'opensCart')
    visitor.cookies.set(heartsCookie, String(id))
    const entered = await signIn(visitor, 'grouped', { donus: '/favorilerim' })
    expect(entered.headers.get('location')).toBe('/favorilerim')
    const page = await openPage(visitor, '/favorilerim')
    expect(page.main.text).toContain(title)
    expect(page.main.text).toContain('Listeyi paylaş')
    expect(page.main.text).not.toContain('yalnız bu tarayıcıda')
    await visitor.post('/favorilerim/esitle', { fav: `-${id}` })
  })

  it.each([
    ['fails', () => new Response('', { status: 500 })],
    ['answers with a fragment', () => new Response('<table><tr><td>Ürün</td></tr></table>')],
  ])('[F08] says that cards are missing where the comparison %s', async (_, answer) => {
    const visitor = shop.visitor()
    const { id, title } = await demoProduct(shop.db, 'plain')
    visitor.cookies.set(heartsCookie, String(id))
    shop.fault = { path: 'compare=', answer }
    const answered = await visitor.get('/favorilerim')
    expect(answered.status).toBe(200)
    const { main } = readPage(await answered.text())
    expect(main.text).toContain('Bazı favorileriniz şu an gösterilemiyor.')
    expect(main.text).not.toContain('Favori listeniz boş.')
    expect(main.text).not.toContain(title)
    expect(main.getByRole('link', 'Giriş yap').href).toContain(signInPage('/favorilerim'))
    expect(visitor.cookies.get(heartsCookie)).toBe(String(id))
  })
})
