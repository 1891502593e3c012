import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeAddress } from '../support/home-address'
import { type account, signIn } from '../support/member'
import { errorSummary } from '../support/page/error-summary'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let failing = ''
let countries = 0
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, real) => {
      const { pathname } = new URL(request.url)
      if (pathname.includes('get-countries')) countries += 1
      if (failing && pathname.includes(failing)) return new Response('no', { status: 500 })
      return real(request)
    },
  })
})
afterAll(() => shop.close())

const page = '/adres/kayit'
const home = { ...homeAddress, mobile_phone: '٠٥٣٢ ٠٠٠ ٠٠ ٠١' }

async function member(kind: Parameters<typeof account>[0] = 'plain'): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}

const key = () => ({ key: crypto.randomUUID() })
const idsIn = (html: string) => readPage(html).idsOfLinks('/adres/kayit', 'id')
/** The option that the form of a list sends; undefined if none is chosen. */
const chosenIn = (html: string, name: string) => readPage(html).fields(name)[0]?.value || undefined
const has = (html: string, name: string, tag = 'select') =>
  readPage(html)
    .fields(name)
    .some(({ element }) => element.tagName === tag)

describe('the address book', () => {
  it('[A01] [A12] an address is added, changed and deleted; sent twice it is added once', async () => {
    const visitor = await member()
    const same = key()
    const first = await visitor.post(page, { ...home, ...same })
    expect([first.status, first.headers.get('location')]).toEqual([303, '/adres'])
    await visitor.post(page, { ...home, ...same })
    const list = await (await visitor.follow(first)).text()
    expect(list).toContain('Adresiniz kaydedildi.')
    expect(list).toContain('<bdi dir="ltr">+90 (532) 000-00-01</bdi>')
    expect(idsIn(list)).toHaveLength(1)
    const [id = ''] = idsIn(list)
    const edit = await (await visitor.get(`${page}?id=${id}`)).text()
    expect(chosenIn(edit, 'district_code')).toBe('3501001')
    expect(readPage(edit).main.field('mobile_phone').value).toBe('532 000 00 01')
    await visitor.post(page, { ...home, id: String(id), title: 'Yazlık', ...key() })
    expect(await (await visitor.get('/adres')).text()).toContain('Yazlık')
    const removed = await visitor.follow(await visitor.post('/adres/sil', { id: String(id) }))
    expect(await removed.text()).toContain('Adresiniz silindi.')
  })

  it('[A01] [T60] another member’s address is answered with "not found" for every action', async () => {
    const mine = await member('vendor')
    const html = await (await mine.follow(await mine.post(page, { ...home, ...key() }))).text()
    const [id = ''] = idsIn(html)
    const other = await member('affiliate')
    expect((await other.get(`${page}?id=${id}`)).status).toBe(404)
    expect((await other.post(page, { ...home, id: String(id), ...key() })).status).toBe(404)
    const removed = await other.follow(await other.post('/adres/sil', { id: String(id) }))
    expect(await removed.text()).toContain('Adres bulunamadı')
    expect(idsIn(await (await mine.get('/adres')).text())).toEqual([id])
    expect((await shop.visitor().get('/adres')).headers.get('location')).toContain('uye-girisi')
  })

  it('[X01] [X03] a failed save keeps every field and shows its error', async () => {
    const visitor = await member()
    const refused = await visitor.post(page, {
      ...home,
      title: ' ',
      mobile_phone: '532',
      identity_number: '12345678901',
      is_company_active: '1',
      company: 'Yurt Ltd.',
      tax_number: '1234567891',
      town_code: '',
      district_code: '',
    })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    for (const field of [
      'title',
      'mobile_phone',
      'town',
      'tax_office',
      'identity_number',
      'tax_number',
    ])
      expect(errorSummary(html)).toHaveProperty(`address-${field}`)
    expect(html).toContain('Bu alan boş bırakılamaz')
    expect(html).toContain('T.C. kimlik numarası hatalı')
    expect(html).toContain('value="Yurt Ltd."')
    expect(chosenIn(html, 'city_code')).toBe('35')
    failing = '/address/save'
    const down = await visitor.post(page, home)
    failing = ''
    expect(down.status).toBe(503)
    const formHtml = await down.text()
    expect(formHtml).toContain('Bir hata oluştu')
    expect(formHtml).toContain('Deniz Sokağı 4 D.2')
  })
})

describe('the regions of an address, without script', () => {
  const next = { adim: 'ileri' }
  /** The form with the next list. */
  const applied = async (visitor: Visitor, fields: Record<string, string>) =>
    (await visitor.follow(await visitor.post(page, { ...fields, ...next }))).text()

  it('[A02] are chosen step by step; typed values stay, a change clears the lower regions', async () => {
    const visitor = await member()
    const empty = await (await visitor.get(page)).text()
    expect(chosenIn(empty, 'country_code')).toBe('TR')
    expect([has(empty, 'city_code'), has(empty, 'town_code')]).toEqual([true, false])
    expect(has(empty, 'province_code')).toBe(false)
    const towns = await visitor.post(page, {
      title: 'Ev',
      country_code: 'TR',
      city_code: '35',
      ...next,
    })
    const to = towns.headers.get('location') ?? ''
    expect([towns.status, to]).toEqual([303, `${page}?taslak=1#regions`])
    const html = await (await visitor.follow(towns)).text()
    expect([has(html, 'town_code'), has(html, 'district_code')]).toEqual([true, false])
    expect(html).toContain('value="Ev"')
    const moved = await applied(visitor, { ...home, city_code: '34' })
    expect(chosenIn(moved, 'city_code')).toBe('34')
    expect(chosenIn(moved, 'town_code')).toBeUndefined()
    expect(has(moved, 'district_code')).toBe(false)
    const abroad = await applied(visitor, { ...home, country_code: 'US' })
    expect(has(abroad, 'province_code')).toBe(true)
    expect(has(abroad, 'city_code')).toBe(false)
  })

  it('[A03] text typed while lists failed is kept when they are back', async () => {
    const visitor = await member()
    const blank = { city_code: '', town_code: '', district_code: '' }
    const abroad = { ...home, ...blank, country_code: 'FR', city: 'Küçük Köy', title: 'Yazılan' }
    const sent = await visitor.post(page, { ...abroad, ...key() })
    expect(sent.status).toBe(303)
    expect(await (await visitor.follow(sent)).text()).toContain('Küçük Köy')
    const here = { ...home, ...blank, city: 'izmir', town: 'Konak' }
    const known = await applied(visitor, here)
    expect(chosenIn(known, 'city_code')).toBe('35')
    expect(chosenIn(known, 'town_code')).toBeDefined()
  })

  it('[A03] a region without a list, or whose list failed, is free text', async () => {
    const visitor = await member()
    const us = {
      ...home,
      country_code: 'US',
      province_code: 'US-NY',
      town_code: '',
      district_code: '',
    }
    const albany = await applied(visitor, us)
    expect(has(albany, 'city_code')).toBe(true)
    const cities = readPage(albany)
      .field('city_code')
      .options.map(({ value }) => value)
    const city = cities.find((code) => code.startsWith('US-NY-')) ?? ''
    const below = await applied(visitor, { ...us, city_code: city })
    expect(has(below, 'town', 'input')).toBe(true)
    const saved = await visitor.post(page, {
      ...us,
      city_code: city,
      town: 'Center',
      mobile_phone: '(212) 555-0100',
      mobile_phone_country: 'US',
      ...key(),
    })
    expect(saved.status).toBe(303)
    expect(await (await visitor.get('/adres')).text()).toContain('+12125550100')
    failing = 'get-cities'
    const german = { ...home, country_code: 'FR', city_code: '', town_code: '', district_code: '' }
    const failed = await applied(visitor, { ...german, city: 'Lyon' })
    failing = ''
    expect(readPage(failed).field('city').value).toBe('Lyon')
  })

  it('[A03] [A14] [T18] without countries the form still works, without a message', async () => {
    const down = await openWorkers({
      backend: async (request, real) =>
        request.url.includes('/region/') ? new Response('no', { status: 500 }) : real(request),
    })
    const visitor = down.visitor()
    await signIn(visitor)
    const html = await (await visitor.get(page)).text()
    expect([has(html, 'country', 'input'), has(html, 'city', 'input')]).toEqual([true, true])
    expect(has(html, 'mobile_phone_country')).toBe(false)
    expect(html).not.toContain('Bir hata oluştu')
    await down.close()
  })

  it('[A04] a single option is preselected', async () => {
    await shop.db.exec("DELETE FROM city WHERE parent_code = 'US-WY'")
    await shop.db.exec("DELETE FROM state WHERE country_code = 'AT'")
    await shop.db.exec(
      "INSERT INTO city (code, parent_code, title, sort_key) VALUES ('AT-1', 'AT', 'Wien', 'wien')",
    )
    const visitor = await member()
    const html = await applied(visitor, { country_code: 'AT' })
    expect(chosenIn(html, 'city_code')).toBe('AT-1')
    expect(has(html, 'town', 'input')).toBe(true)
  })

  it('[A05] only the member’s own country is listed where the shop limits it', async () => {
    await shop.db.exec(
      "INSERT OR REPLACE INTO setting (name, value) VALUES ('ADDRESS_OWN_COUNTRY', '1')",
    )
    const visitor = await member('grouped')
    const countries = (await pageOf(visitor.get(page))).field('country_code').options
    expect(countries.map(({ value }) => value).filter(Boolean)).toEqual(['TR'])
    const sent = await visitor.post(page, { ...home, country_code: 'DE', ...key() })
    const book = await (await visitor.follow(sent)).text()
    expect([book.includes('Türkiye'), book.includes('Almanya')]).toEqual([true, false])
    await shop.db.exec("DELETE FROM setting WHERE name = 'ADDRESS_OWN_COUNTRY'")
  })

  it('[A14] countries are requested once and cached', async () => {
    const visitor = await member()
    await visitor.get(page)
    countries = 0
    await visitor.get(page)
    await visitor.get(page)
    expect(countries).toBe(0)
  })
})

describe('[A06] tax offices', () => {
  it('are a datalist without script', async () => {
    const visitor = await member()
    const offices = async () =>
      (await pageOf(visitor.get(page))).elements('datalist').map((list) => ({
        id: list.attribute('id'),
        names: list.elements('option').map((one) => one.attribute('value') ?? ''),
      }))
    const [list, ...others] = (await offices()).filter(({ id }) => id === 'tax-office-names')
    expect(list?.names.some((name) => name.startsWith('Konak'))).toBe(true)
    expect(others).toEqual([])
    visitor.cookies.set('script', '1')
    expect((await offices()).map(({ id }) => id)).not.toContain('tax-office-names')
  })

  it('are sent fifteen at a time, filtered from two letters on', async () => {
    const request = async (query: string) =>
      (await (await shop.fetch(`/adres/vergi-daireleri?${query}`)).json()) as {
        offices: string[]
        more: boolean
      }
    const all = await request('ara=')
    expect([all.offices.length, all.more]).toEqual([15, true])
    expect(await request('ara=k')).toEqual(all)
    const found = await request('ara=an')
    expect([found.offices.length, found.more]).toEqual([15, true])
    const more = await request('ara=an&pg=2')
    expect(more.offices.length).toBeGreaterThan(0)
    expect(found.offices).not.toContain(more.offices[0])
  })
})
