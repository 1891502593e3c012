import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, formKey } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { homeAddress } from '../support/home-address'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

type Call = {
  method: string
  path: string
  query: URLSearchParams
  form: [string, string][]
  key: string
}

let shop: Shop
const calls: Call[] = []
/** The page that the shop continues at after a sign-in or a password change. */
let pageUrl = ''
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname: path, searchParams: query } = new URL(request.url)
      const body = await request.clone().text()
      const key = request.headers.get('idempotency-key') ?? ''
      const form = [...new URLSearchParams(body)] as [string, string][]
      calls.push({ method: request.method, path, query, form, key })
      const answer = await pass(request)
      if (!pageUrl || !path.includes('change-password')) return answer
      const real = (await answer.json()) as object
      return Response.json({ ...real, page: { url: pageUrl, redirect: '' } })
    },
  })
})
afterAll(() => shop.close())

const sentTo = (part: string) => calls.filter(({ path }) => path.includes(part))

describe('calls to the backend', () => {
  it('[F04] a favourite is sent as ids[] of product and variant 0, with fetch and the list', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const { id } = await demoProduct(shop.db, 'plain')
    const other = await demoProduct(shop.db, 'addsQuietly')
    await visitor.get('/favorilerim')
    calls.length = 0
    await visitor.post('/favorilerim/degistir', { fav: [String(id), String(other.id)] })
    expect(sentTo('add-to-fav-list').map(({ form }) => form)).toEqual([
      [
        ['ids[]', `${id}-0`],
        ['ids[]', `${other.id}-0`],
        ['fetch', 'true'],
        ['cat_id', '1'],
      ],
    ])
  })

  it('[U21] [K04] a comparison is requested with the answer of the last add', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'plain')
    const sentAfterAdd = async () => {
      await visitor.get(path)
      await visitor.post('/karsilastir/degistir', { add: String(id) })
      const [href = ''] = (await pageOf(visitor.get(path))).links('/karsilastir?')
      calls.length = 0
      await visitor.get(href)
      const [requested] = sentTo('/compare')
      return ['compare', 'product', 'status'].map((name) => requested?.query.get(name))
    }
    expect(await sentAfterAdd()).toEqual([String(id), String(id), '1'])
    expect(await sentAfterAdd()).toEqual([String(id), String(id), '2'])
  })

  it('[P13] a question and a review send the shop’s token and the form’s key', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const { path } = await demoProduct(shop.db, 'plain')
    const key = crypto.randomUUID()
    const question = { key, name: 'Ayla', question: 'Kapağı sert mi?' }
    calls.length = 0
    expect((await visitor.post(`/sorular${path}`, question)).status).toBe(303)
    await visitor.post(`/sorular${path}`, question)
    const requested = sentTo('product-detail/questions').filter(({ form }) => form.length > 0)
    expect(requested[0]?.form.map(([name]) => name)).toEqual([
      'question',
      'displayName',
      'csrf_token',
    ])
    expect(requested[0]?.form.at(-1)?.[1]).not.toBe('')
    expect(requested[0]?.key).toMatch(new RegExp(`^${key}\\.`))
    expect(new Set(requested.map((one) => one.key)).size).toBe(1)
    await visitor.post(`/yorum-yaz${path}`, { key, rate: '5', text: 'Kâğıdı kalın, güzel.' })
    const [review] = sentTo('product-detail/comment/')
    expect(review?.form.find(([name]) => name === 'csrf_token')?.[1]).toMatch(/./)
    expect(review?.key).toMatch(new RegExp(`^${key}\\.`))
  })

  it('[P13] a guest who gave an e-mail address at the checkout cannot write a review', async () => {
    const visitor = shop.visitor()
    const { id, path } = await demoProduct(shop.db, 'plain')
    await fillCart(visitor, [{ productId: String(id) }])
    const asGuest = await visitor.post('/order', { email: 'konuk@ornek.test', ...formKey() })
    expect(asGuest.headers.get('location')).toBe('/order/adres')
    calls.length = 0
    const review = { rate: '5', text: 'Güzel bir ürün.', ...formKey() }
    for (const answer of [
      await visitor.get(`/yorum-yaz${path}`),
      await visitor.post(`/yorum-yaz${path}`, review),
    ])
      expect(answer.headers.get('location')).toContain('/uye-girisi-sayfasi')
    expect(sentTo('product-detail/comment/')).toEqual([])
  })
})

describe('[L05] an expired password', () => {
  it('continues where the shop says, before our own page', async () => {
    const visitor = shop.visitor()
    const old = account('expired').password
    const next = 'yepyeni bir şifre 7'
    await signIn(visitor, 'expired', { donus: '/sepet' })
    pageUrl = '/iletisim'
    const fields = { password_old: old, password_new: next, password_new_again: next }
    const done = await visitor.post('/sifre-degistir', fields)
    pageUrl = ''
    expect([done.status, done.headers.get('location')]).toEqual([303, '/iletisim'])
  })

  it('is changed in a dialog over the page where the browser runs script', async () => {
    const visitor = shop.visitor()
    visitor.cookies.set('script', '1')
    await shop.db
      .prepare('UPDATE member SET must_change_password = 1 WHERE email = ?1')
      .bind(account('plain').email)
      .run()
    const refused = await signIn(visitor, 'plain', { donus: '/sepet' })
    expect(refused.headers.get('location')).toContain('/uye-girisi-sayfasi')
    const page = await pageOf(visitor.follow(refused))
    const links = page.queryAllByRole('link').filter(({ href }) => href === '/sifre-degistir')
    expect(links.map((one) => one.attribute('data-dialog-width'))).toContain('480')
    expect(page.text).toContain('Hesabınızın güvenliği için')
    const own = {
      password_old: 'yanlış',
      password_new: 'yeni bir şifre',
      password_new_again: 'yeni bir şifre',
    }
    const wrong = await visitor.post('/sifre-degistir', own, { headers: { 'x-dialog': '1' } })
    expect(wrong.status).toBe(422)
  })
})

describe('changes by a member', () => {
  it('[R06] [Z28] a member’s preferences are PUT', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    calls.length = 0
    const saved = await visitor.post('/iletisim-tercihleri', { kvkk: '1', mail_notify: '1' })
    expect(saved.status).toBe(303)
    const [update, ...more] = sentTo('/api/v1/customer/update')
    expect([update?.method, more]).toEqual(['PUT', []])
    expect(Object.fromEntries(update?.form ?? [])).toEqual({
      kvkk: '1',
      mail_notify: '1',
      sms_notify: '0',
      phone_notify: '0',
    })
  })

  it('[B12] a store is chosen with its city and town', async () => {
    calls.length = 0
    await shop.visitor().post('/magaza-sec', { storeId: '4', ...formKey() })
    expect(sentTo('/customer/set-location').map(({ form }) => Object.fromEntries(form))).toEqual([
      {
        store_id: '4',
        'location[U]': 'TR',
        'location[S]': '35',
        'location[I]': expect.any(String),
      },
    ])
  })

  it('[A01] [Z48] an address is deleted by the platform’s own GET', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    await visitor.post('/adres/kayit', { ...homeAddress, key: crypto.randomUUID() })
    const [id = ''] = (await pageOf(visitor.get('/adres'))).idsOfLinks('/adres/kayit', 'id')
    calls.length = 0
    await visitor.post('/adres/sil', { id, key: crypto.randomUUID() })
    expect(sentTo('/address/delete/').map(({ method, path }) => [method, path])).toEqual([
      ['GET', `/srv/service/address/delete/${id}`],
    ])
    expect(await (await visitor.get('/adres')).text()).not.toContain(`id=${id}"`)
  })
})
