import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hrefOf, productPages, siteMap } from '../../app/site-map'
import { demoProduct } from '../support/demo'
import { homeAddress } from '../support/home-address'
import { account, signIn } from '../support/member'
import { errorSummary } from '../support/page/error-summary'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
const paths: string[] = []
let answersMarkup = false
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) => {
      const { pathname, search } = new URL(request.url)
      paths.push(pathname + search)
      if (!answersMarkup || !pathname.includes('/product-loader/')) return pass(request)
      const html = '<article data-id="6"><a href="/x"><h3>Kart</h3></a></article>'
      return Promise.resolve(new Response(html, { headers: { 'content-type': 'text/html' } }))
    },
  })
})
beforeEach(() => {
  paths.length = 0
})
afterAll(() => shop.close())

/** Calls that only a shop is sent that lacks others (app/decisions/051-calls-with-a-second-source.md), and forms that none is. */
const never = [
  /\/product-detail\/variant\//,
  /countries\.txt/,
  /\/product-review\/get\//,
  /\/signin\/change-password/,
  /\/public\/address/,
  /\/5\/1006\/otp/,
  /\/get-countries.*[?&]country=/,
]
const sentInVain = (calls: string[]) => calls.filter((call) => never.some((one) => one.test(call)))
const sent = (call: RegExp) => paths.filter((path) => call.test(path)).length

describe('calls that are sent or not sent', () => {
  it('[B07] [Z13] a list answered as markup is an error, not an empty list', async () => {
    answersMarkup = true
    const answer = await shop.visitor().get('/arama?q=defter')
    answersMarkup = false
    expect(answer.status).toBeGreaterThanOrEqual(500)
    const html = await answer.text()
    expect(html).not.toContain('Kart')
    expect(html).not.toContain('sonuç bulunamadı')
    expect((await shop.visitor().get('/arama?q=defter')).status).toBe(200)
  })

  it('[B01] [Z6] the categories come with their children, in one call', async () => {
    const { main } = await pageOf(shop.visitor().get('/kategoriler'))
    expect(main.queryAllByRole('list').length).toBeGreaterThan(1)
    expect(paths.filter((path) => /\/category\/get\/\w/.test(path))).toEqual([])
  })

  it('[Z9] [Z15] [Z19] [Z69] no page requests data that it already has', async () => {
    const { path } = await demoProduct(shop.db, 'oneGroup')
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    const pages = Object.keys(siteMap).map((name) => hrefOf(name as 'home', 'tr'))
    const ofProduct = Object.values(productPages).map((page) => page + path)
    const seen: string[] = []
    for (const page of [path, ...ofProduct, ...pages]) {
      await (await visitor.follow(await visitor.get(page))).text()
      seen.push(...paths.splice(0))
    }
    expect(new Set(seen).size).toBeGreaterThan(25)
    expect(sentInVain(seen)).toEqual([])
  }, 60_000)

  it('[Z27] a password is changed by one group of calls only', async () => {
    const change = async (kind: 'plain' | 'expired') => {
      const visitor = shop.visitor()
      await signIn(visitor, kind)
      const next = 'uzun bir cümle 9'
      const { password } = account(kind)
      const fields = { password_old: password, password_new: next, password_new_again: next }
      expect((await visitor.post('/sifre-degistir', fields)).status).toBe(303)
    }
    await change('expired')
    expect(sent(/\/authentication\/change-password/)).toBe(1)
    await change('plain')
    expect(sent(/\/customer\/update\/password/)).toBe(1)
    expect(sentInVain(paths)).toEqual([])
  })

  it('[Z31] an address is added, changed and removed by one group of calls only', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'grouped')
    const key = () => ({ key: crypto.randomUUID() })
    expect((await visitor.post('/adres/kayit', { ...homeAddress, ...key() })).status).toBe(303)
    const [id = ''] = (await pageOf(visitor.get('/adres'))).idsOfLinks('/adres/kayit', 'id')
    const changed = { ...homeAddress, id, title: 'Yazlık', ...key() }
    expect((await visitor.post(`/adres/kayit?id=${id}`, changed)).status).toBe(303)
    expect(sent(/\/service\/address\/save/)).toBe(2)
    expect((await visitor.post('/adres/sil', { id, ...key() })).status).toBe(303)
    expect(sent(/\/service\/address\/delete/)).toBe(1)
    expect(sentInVain(paths)).toEqual([])
  })

  it('[Z63] a one-time code is requested, typed and accepted without its panel', async () => {
    const visitor = shop.visitor()
    const page = '/tek-kullanimlik-kod'
    const requested = await visitor.post(page, { phone: '5320000001', phone_country: 'TR' })
    await (await visitor.follow(requested)).text()
    expect(sent(/\/otp-request/)).toBe(1)
    await visitor.post(page, { adim: 'dogrula', otp: '000000' })
    expect(sent(/\/otp-validate/)).toBe(1)
    await visitor.follow(await visitor.get('/pencere/5/1006/otp?phone=905320000001&ttl=120'))
    expect(sentInVain(paths)).toEqual([])
  })

  it('[L12] [R01] a new password of nine characters is refused without a call', async () => {
    const register = async (password: string) => {
      const email = 'dokuz@ornek.test'
      const person = { name: 'Ada', surname: 'Su', email, mobile_phone: '0533 111 2233', kvkk: '1' }
      const sent = { ...person, gender: '1', password }
      return (await shop.visitor().post('/uye-kayit', sent)).text()
    }
    const message = 'Şifre en az 10 karakter olmalı'
    expect(errorSummary(await register('şifre-789'))).toEqual({
      'register-password': `Şifre: ${message}`,
    })
    expect(sent(/\/authentication\/register\b/)).toBe(0)
    expect(await register('şifre-7890')).not.toContain(message)
    expect(sent(/\/authentication\/register\b/)).toBe(1)
  })

  it('[A02] [Z5] regions by letter are those of a country with states', async () => {
    const states = shop.db.prepare("SELECT code FROM state WHERE country_code = 'US' LIMIT 1")
    const state = await states.first<string>('code')
    for (const query of ['ulke=TR', 'ulke=US', `ulke=US&eyalet=${state}`])
      await shop.visitor().get(`/adres/bolgeler?${query}`)
    const letters = paths.flatMap((path) => /\/region\/get-list\/(\w)\//.exec(path)?.[1] ?? [])
    expect([...new Set(letters)].toSorted()).toEqual(['E', 'S'])
  })
})
