import { afterAll, beforeAll, expect, it } from 'vitest'
import { formKey } from '../support/buyer'
import { type Part, pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/* What a shop with the platform's calls alone cannot do here is said, with the link to where it can be done. */

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

async function member(): Promise<Visitor> {
  const visitor = shop.visitor()
  const account = { username: 'deniz@kekikcinar.test', password: 'Kekik-2026!' }
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', ...account })
  return visitor
}
const productWith = (fits: 'needsStore' | 'personalizationId') => {
  const { products } = shop.platform.state
  const product = products.find(
    (one) => one.isActive && one.stock > 0 && one.groups.length === 0 && Boolean(one[fits]),
  )
  if (!product) throw new Error('The platform has no such product.')
  return { id: String(product.id), path: `/${product.path.tr}` }
}

it.each(['needsStore', 'personalizationId'] as const)(
  '[C07] [C06] a product that %s can be bought on its page of the shop itself',
  async (fits) => {
    const { id, path } = productWith(fits)
    const visitor = shop.visitor()
    await visitor.get(path)
    const fields = { productId: id, quantity: '1', back: path, productPath: path, ...formKey() }
    const answer = await visitor.post('/sepet/ekle', fields)
    expect(decodeURI(answer.headers.get('location') ?? '')).toBe(path)
    const page = await pageOf(visitor.follow(answer))
    const [notice] = page.notices('alert')
    const link = notice?.getByRole('link', 'Bu ürünü mağazanın kendi sitesinde satın alın')
    expect(decodeURI(link?.href ?? '')).toBe(shop.platform.origin + path)
  },
)

it('[C10] [C07] each of several that were not added is named with its reason, and with its page at the shop', async () => {
  const [needy, personal] = [productWith('needsStore'), productWith('personalizationId')]
  const { products } = shop.platform.state
  const sold = products.find((one) => one.isActive && one.stock <= 0 && one.groups.length === 0)
  const visitor = shop.visitor()
  const word = products.find(({ id }) => String(id) === needy.id)?.title.tr
  const back = `/arama?q=${encodeURIComponent(`${word}`)}&sp=1`
  const ids = [needy.id, personal.id, `${sold?.id}`]
  const fields = { intent: 'several', back, 'productId[]': ids, ...formKey() }
  const answer = await visitor.post('/sepet/ekle', fields)
  const [notice, ...others] = (await pageOf(visitor.follow(answer))).notices('alert')
  expect(others).toEqual([])
  for (const id of ids) {
    const title = products.find((one) => String(one.id) === id)?.title.tr
    expect(notice?.text).toContain(`${title}: `)
  }
  const links = notice?.queryAllByRole('link', /Bu ürünü mağazanın kendi sitesinde satın alın$/)
  const own = [needy, personal].map(({ path }) => shop.platform.origin + path)
  expect(links?.map(({ href }) => decodeURI(href ?? ''))).toEqual(own)
})

it('[C07] no store is offered for choice once no call has taken one', async () => {
  const visitor = shop.visitor()
  const choice = await visitor.get('/magaza-sec')
  expect(choice.headers.get('location')).toBe('/magazalarimiz')
  const { main } = await pageOf(visitor.get('/magazalarimiz'))
  expect(main.elements('h2').length).toBeGreaterThan(1)
  expect(main.queryAllByRole('button', /Seç|seç/)).toEqual([])
})

it.each([
  [
    'yorum-yaz',
    '[P13] a review',
    { rate: '4', title: 'İyi', text: 'Işık altında da iyi duruyor.' },
  ],
  ['haber-ver', '[P14] an alarm', { email: 'deniz@kekikcinar.test', tur: 'price' }],
] as const)('/%s: %s that the shop takes only itself leads there', async (page, _, fields) => {
  const visitor = await member()
  const { path } = productWith('needsStore')
  const form = `/${page}${path}`
  const { key } = formKey()
  const answer = await visitor.post(form, { ...fields, key })
  expect(answer.status).toBe(501)
  const refused = await pageOf(Promise.resolve(answer))
  const own = shop.platform.origin + path
  const linksIn = (part: Part) =>
    part.queryAllByRole('link', /Mağazanın kendi sitesine git$/).map(({ href }) => decodeURI(href))
  expect(linksIn(refused)).toEqual([own])
  const typed = Object.values(fields).at(-1)
  expect(await (await visitor.post(form, { ...fields, key })).text()).toContain(`${typed}`)

  const before = shop.platform.requests.length
  const formPage = await pageOf(visitor.get(form))
  expect(linksIn(formPage.main)).toEqual([own])
  expect(formPage.main.queryAllByRole('textbox')).toEqual([])
  const { main } = await pageOf(visitor.get(`${path}?yeni=${page}`))
  expect(linksIn(main)).toContain(own)
  expect(
    main.queryAllByRole('link').filter(({ href }) => decodeURI(href ?? '').includes(form)),
  ).toEqual([])
  const sent = shop.platform.requests.slice(before)
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

it('[F06] sharing the favourites is said to be impossible', async () => {
  const visitor = await member()
  const answer = await visitor.post('/favorilerim/paylas', { share: '1', ...formKey() })
  const page = await pageOf(visitor.follow(answer))
  expect(page.notices('alert').map(({ text }) => text)).toEqual([
    expect.stringContaining('Bu mağazada favori listesi paylaşılamıyor'),
  ])
})

it('[W03] a shop without a list of notifications is said to have none here, not to be away', async () => {
  const visitor = await member()
  const answer = await visitor.get('/bildirimler')
  expect(answer.status).toBe(501)
  const { main } = await pageOf(Promise.resolve(answer))
  expect(main.text).not.toContain('yeniden deneyin')
  expect(main.getByRole('link', 'Mağazanın kendi sitesine git').href).toContain(
    shop.platform.origin,
  )
})

it('[O01] reading a page sends the shop no form, also where its call may be missing', async () => {
  const { requests } = shop.platform
  const before = requests.length
  for (const path of ['/magazalarimiz', '/magaza-sec', '/siparis-takip'])
    await shop.visitor().get(path)
  const forms = /set-location|\/track/
  expect(
    requests.slice(before).filter(({ method, path }) => method === 'POST' && forms.test(path)),
  ).toEqual([])
})

it('[O01] an order of a guest is handed over before anything is asked', async () => {
  const answer = await shop.visitor().get('/siparis-takip')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/devam?sayfa=orderFollow'])
})

it('[L09] a forgotten password is handed over before anything is typed, which one empty form of a guest tells', async () => {
  const to = '/devam?sayfa=forgotPassword'
  for (const visitor of [shop.visitor(), shop.visitor()])
    expect((await visitor.get('/uye-sifre-hatirlat')).headers.get('location')).toBe(to)
  const { requests } = shop.platform
  const tried = requests.filter(({ path }) => path.endsWith('customer-v5/forgot-password'))
  expect(tried.map(({ form, headers }) => [form, headers.cookie])).toEqual([[{}, undefined]])
  const visitor = shop.visitor()
  const fields = { tip: 'eposta', name: 'ayla@ornek.test' }
  const sent = await visitor.post('/uye-sifre-hatirlat', fields)
  expect(sent.headers.get('location')).toBe(to)
  expect((await visitor.get('/uye-sifre-hatirlat')).headers.get('location')).toBe(to)
})
