import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'full' }, { FRESH_SECONDS: '0' })
})
afterAll(() => shop.close())

/** What a form of a new address offers, and what was asked for it: of a member who may name any country. */
async function addressForm(language: 'tr' | 'en') {
  const visitor = shop.visitor()
  const { email, password } = shop.platform.accounts.vendor
  await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password })
  await visitor.post('/dil', { language, back: '/' })
  shop.platform.requests.length = 0
  const page = await pageOf(visitor.get('/adres/kayit'))
  const requested = shop.platform.requests.filter(({ path }) => path.includes('countries'))
  return {
    page,
    countries: page.field('country_code').options.map(({ text }) => text),
    answered: requested.filter(({ status }) => status === 200),
  }
}

const all = (...titles: string[]) => expect.arrayContaining(titles)

describe('countries of a shop without its list', () => {
  it('[A02] [Z69] are all countries of the other call, in the shopper’s language', async () => {
    shop.platform.setMissing(1)
    const { countries, answered, page } = await addressForm('en')
    expect(countries).toEqual(all('Germany', 'Azerbaijan', 'United States'))
    const calls = answered.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
    expect([...new Set(calls)]).toEqual(['GET /srv/service/region/get-countries/1'])
    expect(answered[0]?.query).toEqual({ lang: 'en', language: 'en' })
    expect(answered[0]?.headers['accept-language']).toBe('en')
    const codes = page.field('mobile_phone_country').options
    expect(codes.map(({ text }) => text).join()).toContain('+49')
  })

  it('[A02] [Z15] are those of the text file, without dialling codes for telephone numbers', async () => {
    shop.platform.setMissing(1, 69)
    const { countries, answered, page } = await addressForm('tr')
    expect(countries).toEqual(all('Türkiye', 'Almanya', 'Azerbaycan'))
    expect(answered.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /Diger/countries.txt',
    ])
    expect(page.fields('mobile_phone_country')).toHaveLength(0)
    const chosen = page.field('city_code').options.map(({ text }) => text)
    expect(chosen).toContain('İzmir')
  })
})
