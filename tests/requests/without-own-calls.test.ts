import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart, formKey, toConfirm } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/** The start of the path that the backend does not know. */
let lacks = '-'
let shop: Shop
let member: Visitor
let guest: Visitor
let product = ''
let other = ''
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: (request, pass) =>
      new URL(request.url).pathname.startsWith(lacks)
        ? Promise.resolve(Response.json({ error: 'Fonksiyon bulunamadı' }, { status: 404 }))
        : pass(request),
  })
  const { id, path } = await demoProduct(shop.db, 'plain')
  product = path
  other = (await demoProduct(shop.db, 'addsQuietly')).path
  member = shop.visitor()
  await signIn(member, 'grouped')
  guest = shop.visitor()
  await fillCart(guest, [{ productId: String(id) }])
  await toConfirm(guest, '-1')
})
afterAll(() => shop.close())

const away = 'Mağazaya şu an ulaşılamıyor'
const service = '/srv/service/'

type Case = [call: string, open: () => Promise<Response>, status: number, text: string]
const cases: Case[] = [
  ['site/get-globals', () => guest.get('/'), 200, 'Kırtasiye'],
  ['site/get-page', () => guest.get(other), 404, 'Sayfa bulunamadı'],
  ['site/get-links', () => guest.get('/sitemap/1.xml'), 200, '/kirtasiye'],
  ['cart/load', () => guest.get('/sepet'), 200, 'name="count"'],
  [
    'customer/set-location',
    () => send(guest, '/magaza-sec', { storeId: '1' }),
    200,
    'Bağlantı kurulamadı. S',
  ],
  ['profile/add-to-alarm-list', () => requestAlarm(), 503, 'Bir hata oluştu'],
  ['order-v5/get-cargo-companies', () => guest.get('/order/odeme'), 503, away],
  ['order-v5/get-payment-types', () => guest.get('/order/odeme'), 503, away],
  ['order-v5/get-summary', () => guest.get('/order/onay'), 503, away],
  ['order-v4/agreements', () => guest.get('/order/belge?tur=on-bilgi'), 503, away],
  ['order-v5/get-bin', () => guest.get('/order/taksit'), 503, away],
  ['order-v4/get-list', () => member.get('/uye-siparisleri'), 503, away],
  ['card-wallet/list', () => member.get('/kartlarim'), 503, away],
  ['order-v4/track', () => followOrder(), 503, 'Bir hata oluştu'],
  [
    'profile/share-shopping-list',
    () => send(member, '/favorilerim/paylas'),
    200,
    'Bu mağazada favori listesi paylaşılamıyor',
  ],
]

const requestAlarm = () =>
  send(guest, `/haber-ver${product}`, { email: 'a@ornek.test', tur: 'price' })
const followOrder = () => send(guest, '/siparis-takip', { number: '123', email: 'a@ornek.test' })

/** Sends a form and follows its redirect. */
async function send(sender: Visitor, to: string, fields: Record<string, string> = {}) {
  return sender.follow(await sender.post(to, { ...fields, ...formKey() }))
}

it.each(cases)(
  'without %s a page does what own-calls.md says',
  async (call, open, status, message) => {
    lacks = service + call
    const answer = await open()
    const html = await answer.text()
    lacks = '-'
    expect([answer.status, html.includes(message)]).toEqual([status, true])
    // The same succeeds where the call is known.
    expect((await guest.get('/sepet')).status).toBe(200)
  },
)

it('[F06] without profile/get-shared-list a shared list answers 404', async () => {
  const heart = await shop.db
    .prepare('SELECT id FROM product WHERE is_active = 1')
    .first<number>('id')
  await member.post('/favorilerim/degistir', { fav: String(heart) })
  await member.post('/favorilerim/paylas', { share: '1' })
  const list = await pageOf(member.get('/favorilerim'))
  const shared = new URL(list.main.getByRole('link', /favori-listesi/).href)
  const link = shared.pathname + shared.search
  expect((await guest.get(link)).status).toBe(200)
  lacks = `${service}profile/get-shared-list`
  const without = await guest.get(link)
  lacks = '-'
  expect([without.status, (await without.text()).includes('Sayfa bulunamadı')]).toEqual([404, true])
})

it('[L09] without social-login the social sign-in is reported as unavailable', async () => {
  lacks = '/api/v1/authentication/social-login'
  const answer = await guest.follow(await guest.get('/sosyal-giris?platform=google'))
  lacks = '-'
  expect(await answer.text()).toContain('Bu giriş yolu şu an kapalı.')
})

it('[M02] without the public departments the contact page shows those of members', async () => {
  const options = async () =>
    (await pageOf(guest.get('/iletisim'))).field('departmentId').options.map(({ text }) => text)
  const known = await options()
  lacks = '/api/v1/public/department'
  const without = await options()
  lacks = '-'
  expect(without.length).toBeGreaterThan(2)
  expect(without).toEqual(known)
})
