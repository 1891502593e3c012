import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { ownCards } from '../support/page/popular-shelf'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const { favourites, favouriteLists, favouriteMove, favouriteChange, favouriteShare } = siteMap

type Answer = { CATEGORIES: { NAME: string }[]; HAS_LISTS?: number }

let shop: Shop
let sent: [string, string][] = []
/** A shop that has lists, and no calls to change them. */
let isForeign = false
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      if (request.method === 'POST') sent.push([pathname, await request.clone().text()])
      const answer = await pass(request)
      if (!(isForeign && pathname.includes('get-shopping-list'))) return answer
      const body = (await answer.json()) as Answer
      return Response.json({ ...body, HAS_LISTS: undefined })
    },
  })
})
beforeEach(() => {
  isForeign = false
})
afterAll(() => shop.close())

const titlesOn = async (visitor: Visitor, path: string) => {
  const { main } = await pageOf(visitor.get(path))
  return ownCards(main)
    .map((card) => card.queryAllByRole('link').at(0)?.name)
    .filter(Boolean)
}

/** Presses a button of a page, with what is written into its form. */
async function press(visitor: Visitor, path: string, name: string, typed: object = {}) {
  const { main } = await pageOf(visitor.get(path))
  const { action, pairs } = main.getByRole('button', name).form.press()
  sent = []
  const fields = { ...Object.fromEntries(pairs), ...typed } as Record<string, string>
  return visitor.post(new URL(action).pathname, fields)
}

async function memberWith(kind: Parameters<typeof signIn>[1], name = '') {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  const product = await demoProduct(shop.db, 'plain')
  await visitor.get(favourites)
  await visitor.post(favouriteChange, { fav: String(product.id) })
  if (name) await visitor.post(favouriteLists, { ad: name })
  const id = await shop.db
    .prepare('SELECT id FROM favourite_list WHERE name = ?1')
    .bind(name)
    .first<number>('id')
  return { visitor, product, list: String(id ?? ''), page: `${favourites}?liste=${id}` }
}

describe('several lists of favourites', () => {
  it('[F09] one is made, named and removed, with its question', async () => {
    const { visitor } = await memberWith('plain')
    expect((await pageOf(visitor.get(favourites))).links(favouriteLists)).toHaveLength(1)
    const made = await press(visitor, favouriteLists, 'Liste oluştur', { ad: 'Balkon' })
    expect([made.status, made.headers.get('location')]).toEqual([303, favouriteLists])
    expect(await (await visitor.follow(made)).text()).toContain('Liste oluşturuldu.')
    await press(visitor, favouriteLists, 'Adını kaydet Balkon', { ad: 'Teras' })
    const tabs = (await pageOf(visitor.get(favourites))).main.getByRole(
      'navigation',
      'Listeleriniz',
    )
    expect(tabs.queryAllByRole('link').map(({ name }) => name)).toEqual([
      ...['Favorilerim 1', 'Teras 0', 'Listeleri düzenle'],
    ])
    const { main } = await pageOf(visitor.get(favouriteLists))
    expect(main.text).toContain('“Teras” listesi içindekilerle birlikte silinsin mi?')
    const { action, pairs } =
      main.queryAllByRole('button', 'Listeyi sil').at(-1)?.form.press() ?? {}
    await visitor.post(new URL(action ?? '').pathname, Object.fromEntries(pairs ?? []))
    const after = (await pageOf(visitor.get(favourites))).main
    expect(after.getByRole('navigation', 'Listeleriniz').queryAllByRole('link')).toHaveLength(1)
  })

  it('[F09] [X03] a refused name is told beside its field, with what was typed', async () => {
    const { visitor, list } = await memberWith('vendor', 'Hediye')
    for (const [ad, text] of [
      ['', 'Bu alan boş bırakılamaz'],
      ['hediye', 'Bu adda bir listeniz var'],
      ['favorilerim', 'Bu adda bir listeniz var'],
      ['My Favourites', 'Bu adda bir listeniz var'],
      ['MY FAVOURITES', 'Bu adda bir listeniz var'],
      ['x'.repeat(61), 'En fazla 60'],
    ] as const) {
      const answer = await visitor.post(favouriteLists, { ad })
      expect(answer.status).toBe(422)
      const page = await pageOf(Promise.resolve(answer))
      const field = page.main.getByRole('textbox', 'Yeni listenin adı')
      expect([field.value, field.attribute('aria-invalid')]).toEqual([ad, 'true'])
      expect(page.main.text).toContain(text)
    }
    expect((await visitor.post(favouriteLists, { liste: '<', ad: 'x' })).status).toBe(404)
    expect((await visitor.get(`${favourites}?liste=${list}0`)).status).toBe(404)
  })

  it('[F09] a product is moved, copied and taken off one list', async () => {
    const { visitor, product, list, page } = await memberWith('grouped', 'Bahçe')
    const move = `${favouriteMove}?urun=${product.id}&liste=1`
    expect((await pageOf(visitor.get(favourites))).links(favouriteMove)).toHaveLength(1)
    const copied = await press(visitor, move, 'Kopyala', { adim: 'kopyala' })
    expect([copied.status, copied.headers.get('location')]).toEqual([303, `${favourites}?liste=1`])
    expect(sent).toEqual([
      [
        '/srv/service/profile/move-shopping-product',
        `product=${product.id}&list=1&to=${list}&copy=1`,
      ],
    ])
    expect(await (await visitor.follow(copied)).text()).toContain('Ürün kopyalandı.')
    expect(await titlesOn(visitor, page)).toEqual([product.title])
    await visitor.post(favouriteMove, { urun: `${product.id}`, liste: list, adim: 'cikar' })
    expect(await titlesOn(visitor, page)).toEqual([])
    expect(await titlesOn(visitor, favourites)).toEqual([product.title])
    await visitor.post(favouriteMove, {
      ...{ urun: `${product.id}`, liste: '1', hedef: list, adim: 'tasi' },
    })
    expect(await titlesOn(visitor, page)).toEqual([product.title])
    expect(await titlesOn(visitor, favourites)).toEqual([])
    expect((await visitor.post(favouriteMove, { urun: '1', liste: '1', adim: 'x' })).status).toBe(
      404,
    )
  })

  it('[F09] a list is shared by its own link, under its name', async () => {
    const { visitor, product, list, page } = await memberWith('noConsent', 'Düğün')
    await visitor.post(favouriteMove, {
      ...{ urun: `${product.id}`, liste: '1', hedef: list, adim: 'tasi' },
    })
    const shared = await visitor.post(favouriteShare, { share: '1', liste: list })
    expect(shared.headers.get('location')).toBe(page)
    const link = (await pageOf(visitor.get(page))).main.getByRole('link', /favori-listesi/).href
    const strangers = await pageOf(shop.visitor().get(link ?? ''))
    expect(strangers.heading).toBe('İpek’in listesi: Düğün')
    expect(strangers.main.text).toContain(product.title)
  })

  it('[F09] lists of a shop without the calls are shown, and nothing more is offered', async () => {
    const { visitor, product, list, page } = await memberWith('affiliate', 'Yazlık')
    await visitor.post(favouriteMove, {
      ...{ urun: `${product.id}`, liste: '1', hedef: list, adim: 'kopyala' },
    })
    isForeign = true
    const open = await pageOf(visitor.get(page))
    expect(open.heading).toBe('Yazlık')
    expect(await titlesOn(visitor, page)).toEqual([product.title])
    expect([...open.links(favouriteLists), ...open.links(favouriteMove)]).toEqual([])
    expect(open.main.text).not.toContain('Listeyi paylaş')
    expect(open.fields('fav').at(-1)?.value).toBe(`-${product.id}`)
    expect((await visitor.get(favouriteLists)).status).toBe(404)
  })

  it('[F09] a guest signs in first, and has one list', async () => {
    const visitor = shop.visitor()
    for (const path of [favouriteLists, `${favouriteMove}?urun=1&liste=1`])
      expect((await visitor.get(path)).headers.get('location')).toContain(siteMap.signIn)
    expect((await pageOf(visitor.get(favourites))).links(favouriteLists)).toEqual([])
  })
})

it('[F10] what became cheaper, or is back, is marked on the page', async () => {
  const { visitor, product } = await memberWith('admin')
  const change = (sql: string) =>
    shop.db.prepare(`UPDATE product SET ${sql} WHERE id = ?1`).bind(product.id).run()
  const text = async () => (await pageOf(visitor.get(favourites))).main.text
  expect(await text()).not.toMatch(/ucuzladı|Yeniden stokta/)
  await change('price = price - 2100')
  expect(await text()).toMatch(/Eklediğinizden beri 21,00\sTL ucuzladı/)
  await change('price = price + 2100')
  await change('stock = 0')
  expect(await text()).not.toMatch(/ucuzladı|Yeniden stokta/)
  await change('stock = 9')
  expect(await text()).toContain('Yeniden stokta')
})
