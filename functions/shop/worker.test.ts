import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Env } from './env'
import type { TestShop, Visitor } from './seed/demo/test-shop'
import { startTestShop } from './seed/demo/test-shop'
import worker from './worker'

let shop: TestShop
let guest: Visitor
beforeAll(async () => {
  shop = await startTestShop(120, { PATH_PREFIX: '/magaza' })
  guest = shop.visitor()
}, 60_000)
afterAll(() => shop.stop())

type Row = Record<string, unknown>
describe('access to the calls', () => {
  it('[G02] refuses a call without a known bearer', async () => {
    const response = await guest.send('/srv/service/category/get', {
      headers: { Authorization: 'Bearer no' },
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('[X04] answers that a function does not exist', async () => {
    const response = await guest.send('/srv/service/none')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ status: 0, statusText: 'Fonksiyon bulunamadı' })
  })

  it('[G09] answers catalogue calls behind the prefix, [G10] and no others', async () => {
    expect((await guest.send('/magaza/srv/service/category/get/')).status).toBe(200)
    expect((await guest.send('/magaza/srv/service/cart/load')).status).toBe(404)
  })

  it('refuses a body that is too long or unreadable', async () => {
    const post = (body: string, type: string) =>
      guest.send('/srv/service/cart/add-to-cart', {
        method: 'POST',
        body,
        headers: { 'Content-Type': type },
      })
    expect((await post('{', 'application/json')).status).toBe(400)
    expect((await post('a'.repeat(300_000), 'application/x-www-form-urlencoded')).status).toBe(413)
  })

  it('gives a bearer to a guest who orders', async () => {
    const path = '/api/v1/authentication/login-nomembership/'
    const wrong = await guest.send(path, {
      method: 'POST',
      body: new URLSearchParams({ email: 'x' }),
    })
    expect(wrong.status).toBe(422)
    const right = await guest.post<{ data: { bearer: string; exp_at: number }[] }>(path, {
      email: 'ayla@ornek.test',
    })
    expect(right).toMatchObject({ status: true, page: { url: '/order' } })
    const headers = { Authorization: `Bearer ${right.data[0]!.bearer}` }
    expect((await guest.send('/srv/service/cart/load', { headers })).status).toBe(200)
  })
})

describe('the site’s own calls', () => {
  it('answer category trees', async () => {
    const tops = await guest.get<Row[]>('/srv/service/category/get/')
    expect(tops).toHaveLength(6)
    expect(await guest.get<Row[]>('/srv/service/category/get/11/?language=de')).toMatchObject([
      { TITLE: 'Notizbücher', LINK: 'de/notizbuecher' },
      {},
      {},
    ])
  })

  it('answer countries, and Turkish regions down to the neighbourhood', async () => {
    const { countries, selected } = await guest.get<{ countries: Row[]; selected: string }>(
      '/srv/service/region/get-countries/1?lang=tr',
    )
    expect(selected).toBe('TR')
    expect(countries[0]).toEqual({
      title: 'Türkiye',
      code: 'TR',
      phone_code: '90',
      pattern: '(xxx) xxx-xx-xx',
      has_state: '0',
    })
    const { cities } = await guest.get<{ cities: Row[] }>('/srv/service/region/get-cities/TR')
    expect(cities).toHaveLength(81)
    const { towns } = await guest.get<{ towns: Row[] }>('/srv/service/region/get-towns/35')
    const konak = towns.find((town) => town.title === 'Konak')
    const { districts } = await guest.get<{ districts: Row[] }>(
      `/srv/service/region/get-districts/${konak!.code}`,
    )
    expect(districts.find((one) => one.title === 'Alsancak Mah.')).toMatchObject({
      postalcode: '35220',
    })
    const states = await guest.post<{ data: Row[] }>('/srv/service/region/get-list/E/US/0', {})
    expect(states.data).toHaveLength(51)
    const stores = await guest.post<{ data: Row[] }>('/srv/service/region/get-list/S/TR/0', {
      storeLimit: '1',
      U: 'TR',
    })
    expect(stores.data).toHaveLength(5)
    expect(await (await guest.send('/Diger/tax-office.txt')).text()).toContain('\nKadıköy\n')
  })

  it('[G03] change the language and return the page’s address', async () => {
    expect(await guest.get('/srv/service/language/change/en/product/1')).toEqual({
      success: true,
      link: 'en/kuzey-dotted-notebook',
    })
    expect(await guest.get('/srv/service/language/change/tr/category/101')).toEqual({
      success: true,
      link: 'defterler',
    })
    expect(await guest.get('/srv/service/language/change/de')).toEqual({
      success: true,
      link: 'de',
    })
    expect(await guest.get('/srv/service/language/change/fr/product/1')).toEqual({
      success: false,
      link: '',
    })
  })

  it('have the cookie law in the language', async () => {
    expect(await guest.get('/srv/service/site/get-cookie-law?language=en')).toMatchObject({
      Title: 'Cookies',
    })
  })
})

describe('an unexpected error', () => {
  it('[T03] is logged with its route: a path may contain secrets, e-mails and telephones', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const path = `/odeme/${'5ec7e7'.repeat(6).slice(0, 32)}`
    const answer = await worker.fetch(
      new Request(`http://shop.internal${path}`) as Parameters<typeof worker.fetch>[0],
      {
        DB: {} as D1Database,
        GUEST_TOKEN: 'a',
        TOKEN_SECRET: 'a secret of the tests, 32 letters or more',
      } satisfies Env,
      {} as ExecutionContext,
    )
    const lines = JSON.stringify(errorLog.mock.calls)
    errorLog.mockRestore()
    expect(answer.status).toBe(500)
    expect(lines).toContain('/odeme/:secret')
    expect(lines).not.toContain('5ec7e7')
  })
})
