import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { errorSummary } from '../support/page/error-summary'
import { pageOf, readPage } from '../support/page/page'
import { withoutShelf } from '../support/page/popular-shelf'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** The status of the backend's next refreshes, 0 for a page of HTML; undefined lets them pass. */
let refreshAnswers: number | undefined
let refreshes = 0
let bearers: string[] = []
let logins: URLSearchParams[] = []
const lines: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    onLine: (line) => lines.push(line),
    backend: async (request, pass) => {
      if (request.url.includes('/get-page'))
        bearers.push(request.headers.get('authorization') ?? '')
      if (!new URL(request.url).pathname.startsWith('/api/v1/authentication/login'))
        return pass(request)
      const body = await request.clone().text()
      if (!body.startsWith('{')) logins.push(new URLSearchParams(body))
      else {
        refreshes += 1
        if (refreshAnswers === 0) return new Response('<html>maintenance')
        if (refreshAnswers) return new Response('{}', { status: refreshAnswers })
      }
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

const page = '/uye-girisi-sayfasi'

describe('signing in', () => {
  it.each([
    ['eposta', account('vendor').email, 'email', null],
    ['telefon', `+${account('vendor').phone}`, 'phone', null],
    ['bayi', account('vendor').vendorCode, 'vendor-code', '1'],
  ])('[L01] [L02] [Z20] by the tab %s', async (tip, username, type, vendor) => {
    const visitor = shop.visitor()
    logins = []
    const { password } = account('vendor')
    const fields = { tip, username, password, rememberMe: '1', donus: '/sepet' }
    const answer = await visitor.post(page, fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sepet'])
    const [sent] = logins
    expect(sent?.get('username')).toBe(tip === 'telefon' ? account('vendor').phone : username)
    expect(sent?.get('type')).toBe(type)
    expect(sent?.get('vendor')).toBe(vendor)
    expect(sent?.get('rememberMe')).toBe('1')
    expect(sent?.get('redirect')).toBe('/sepet')
    expect(await (await visitor.get('/hesabim')).text()).toContain('Merhaba Nermin Toptan')
  })

  it('[L01] each tab is a link that keeps the return URL', async () => {
    const html = await (await shop.visitor().get(`${page}?donus=%2Fsepet`)).text()
    expect(html).toContain('href="/uye-girisi-sayfasi?tip=telefon&amp;donus=%2Fsepet"')
    expect(html).toContain('href="/uye-girisi-sayfasi?tip=bayi&amp;donus=%2Fsepet"')
  })

  it('[L03] [T21] the bearer is never sent to the browser', async () => {
    const visitor = shop.visitor()
    const answer = await signIn(visitor)
    const row = await shop.db
      .prepare('SELECT count(*) AS count FROM member_token')
      .first<{ count: number }>()
    expect(row?.count).toBeGreaterThan(0)
    const all = `${[...visitor.cookies]} ${await (await visitor.get('/hesabim')).text()} ${answer.headers.get('location')}`
    expect(all).not.toContain('eyJhbGciOi')
    expect(lines.join(' ')).not.toContain(account('plain').email)
  })

  it('[L06] a wrong password shows the server’s message and keeps what was typed except the password', async () => {
    const visitor = shop.visitor()
    const answer = await signIn(visitor, 'weak', { password: 'yanlis-sifre', rememberMe: '1' })
    expect(answer.status).toBe(403)
    const html = await answer.text()
    const page = readPage(html)
    const words = page.notices('alert').map(({ text }) => text)
    expect(words).toEqual([expect.stringMatching(/^Giriş bilgileri hatalı/)])
    expect(page.field('username').value).toBe(account('weak').email)
    expect(page.field('rememberMe').isChecked).toBe(true)
    expect(html).not.toContain('yanlis-sifre')
    // In the notice and at the field, not in a summary too.
    expect(page.text.split('Giriş bilgileri hatalı')).toHaveLength(3)
    expect(page.field('password').attribute('aria-invalid')).toBe('true')
  })

  it('[X01] [L01] errors of empty and malformed fields are shown under them and above the form', async () => {
    const visitor = shop.visitor()
    const answer = await visitor.post(page, { tip: 'eposta', username: 'ayla@', password: '' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(errorSummary(html)).toMatchObject({
      'sign-in-username': 'E-posta: Email formatına uygun değil',
    })
    expect(html).toContain('Şifre: Bu alan boş bırakılamaz')
    expect(html).toContain('id="sign-in-username-error"')
    const short = { tip: 'telefon', username: '5320', password: 'x', username_country: 'TR' }
    const byPhone = await (await visitor.post(page, short)).text()
    expect(errorSummary(byPhone)).toMatchObject({
      'sign-in-username': 'Telefon: Bu alan boş bırakılamaz',
    })
    expect(byPhone).not.toContain('Invalid input')
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil', page])(
    '[T47] never redirects to %s',
    async (returnTo) => {
      const answer = await signIn(shop.visitor(), 'plain', { donus: returnTo })
      expect(answer.headers.get('location')).toBe('/')
    },
  )

  it('[C17] the guest’s cart is kept', async () => {
    const visitor = shop.visitor()
    const { id, title } = await demoProduct(shop.db, 'addsQuietly')
    const add = { productId: String(id), quantity: '1', back: '/', key: crypto.randomUUID() }
    await visitor.post('/sepet/ekle', add)
    await signIn(visitor)
    expect(await (await visitor.get('/sepet')).text()).toContain(title)
    await visitor.post('/cikis')
    expect(withoutShelf(await (await visitor.get('/sepet')).text())).not.toContain(title)
    await signIn(visitor)
    expect(await (await visitor.get('/sepet')).text()).toContain(title)
  })

  it('[L11] [Z60] [T24] signing out is a POST; a replayed cookie is a guest’s', async () => {
    const visitor = shop.visitor()
    await signIn(visitor)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await visitor.get('/cikis')).status).toBe(302)
    expect((await visitor.get('/hesabim')).status).toBe(200)
    const out = await visitor.post('/cikis')
    expect([out.status, out.headers.get('location')]).toEqual([303, '/'])
    expect((await visitor.get('/hesabim')).headers.get('location')).toContain(page)
    await shop.fetch('/sepet', { headers: { cookie } })
    const replayed = await shop.fetch('/sepet', { headers: { cookie } })
    expect(replayed.headers.get('set-cookie')).toContain('__Host-session')
  })

  it('[G09] a member of a group sees the group’s catalogue, requested with their bearer', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    bearers = []
    const { path } = await demoProduct(shop.db, 'plain')
    expect((await visitor.get(path)).status).toBe(200)
    expect(bearers.filter((one) => one.startsWith('Bearer eyJ')).length).toBe(1)
    bearers = []
    const plain = shop.visitor()
    await signIn(plain)
    bearers = []
    expect((await plain.get(path)).status).toBe(200)
    expect(bearers.filter((one) => one.startsWith('Bearer eyJ'))).toEqual([])
  })
})

describe('a token with less than ten minutes left', () => {
  /** A member whose token has 5 minutes left. */
  async function late() {
    const visitor = shop.visitor()
    await shop.db.prepare("UPDATE setting SET value = '300' WHERE name = 'TOKEN_SECONDS'").run()
    await signIn(visitor)
    await shop.db.prepare("UPDATE setting SET value = '3600' WHERE name = 'TOKEN_SECONDS'").run()
    refreshes = 0
    refreshAnswers = undefined
    return visitor
  }

  it('[L04] [Z59] [T16] is replaced once for twenty concurrent requests', async () => {
    const visitor = await late()
    await Promise.all(Array.from({ length: 20 }, () => visitor.get('/hesabim')))
    expect(refreshes).toBe(1)
    expect((await visitor.get('/hesabim')).status).toBe(200)
    expect(refreshes).toBe(1)
  })

  it.each([401, 403, 500])(
    '[L04] refused with %i, the member is signed out and sent to the home page',
    async (status) => {
      const visitor = await late()
      refreshAnswers = status
      const answer = await visitor.get('/hesabim')
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
      expect(await (await visitor.get('/')).text()).toContain('Oturumunuz sona erdi.')
      refreshAnswers = undefined
      expect((await visitor.get('/hesabim')).headers.get('location')).toContain(page)
    },
  )

  it('[L04] refused during a client navigation, the member is sent to the home page too', async () => {
    const visitor = await late()
    refreshAnswers = 401
    const answer = await visitor.get('/hesabim.data')
    expect(answer.status).toBe(202)
    expect(await answer.text()).toMatch(/redirect/)
  })

  it.each([0, 502, 503])(
    '[L04] [T15] after an error (%i) the member stays signed in',
    async (status) => {
      const visitor = await late()
      refreshAnswers = status
      expect((await visitor.get('/hesabim')).status).toBe(200)
      refreshAnswers = undefined
      expect((await visitor.get('/hesabim')).status).toBe(200)
    },
  )
})

describe('the shop’s requests to a member', () => {
  it('[L13] are loaded again on their page, and open by themselves when they are new', async () => {
    const own = await openWorkers()
    const visitor = own.visitor()
    await signIn(visitor, 'plain')
    await visitor.get('/')
    const set = (strength: number) =>
      own.db
        .prepare('UPDATE member SET password_strength = ?1 WHERE email = ?2')
        .bind(strength, account('plain').email)
        .run()
    const requested = async () => {
      const page = await pageOf(visitor.get('/hesabim'))
      const links = page.queryAllByRole('link').filter(({ href }) => href === '/sifre-degistir')
      const inDialog = links.filter((one) => one.attribute('data-dialog-width') === '480')
      return {
        asks: page.main.text.includes('Şifreniz zayıf.'),
        links: inDialog.length,
        now: page.elements().some((one) => one.attribute('data-open-now') !== undefined),
      }
    }
    expect(await requested()).toEqual({ asks: false, links: 1, now: false })
    await set(6)
    expect(await requested()).toEqual({ asks: true, links: 3, now: true })
    expect(await requested()).toEqual({ asks: true, links: 2, now: false })
    await set(7)
    expect(await requested()).toEqual({ asks: false, links: 1, now: false })
    await own.close()
  })
})
