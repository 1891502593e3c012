import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkers, type Shop } from '../support/two-workers'
import { Caller, memberCaller } from './caller'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const tr = '?language=tr'

const home = {
  title: 'Ev',
  fullname: 'Ayla Yurt',
  country_code: 'TR',
  city_code: '35',
  town_code: '3501',
  district_code: '3501001',
  address: 'Deniz Sokağı 4 D.2',
  mobile_phone: '0532 000 00 01',
  post_code: '35220',
}

describe('countries and regions', () => {
  const call = () => new Caller(shop)

  it('[Z1] [Z69] have countries with dialling code and pattern, in the requested language', async () => {
    const all = await call().json(`/srv/service/region/get-countries/1${tr}`)
    expect(all.selected).toBe('TR')
    expect(all.countries[0]).toMatchObject({ code: 'TR', title: 'Türkiye', phone_code: '90' })
    expect(all.countries[0].pattern).toBe('(xxx) xxx-xx-xx')
    const ships = await call().json(`/srv/service/region/get-countries/0${tr}`)
    expect(ships.countries.length).toBeLessThan(all.countries.length)
    const one = await call().json('/srv/service/region/get-countries?language=en&country=US')
    expect(one.countries).toEqual([expect.objectContaining({ code: 'US', has_state: '1' })])
  })

  it('[Z2] [Z3] [Z4] have cities, towns, districts with postal codes; an unknown one has an empty list', async () => {
    const { cities } = await call().json(`/srv/service/region/get-cities/TR${tr}`)
    expect(cities).toHaveLength(81)
    const { towns } = await call().json(`/srv/service/region/get-towns/35${tr}`)
    const { districts } = await call().json(
      `/srv/service/region/get-districts/${towns[0].code}${tr}`,
    )
    expect(districts[0].postalcode).toMatch(/^35\d{3}$/)
    expect(await call().json(`/srv/service/region/get-towns/yok${tr}`)).toEqual({ towns: [] })
  })

  it('[Z5] can be requested by letters, states too', async () => {
    const states = await call().json(`/srv/service/region/get-list/E/US/1${tr}`, { U: 'US' })
    expect(states.data).toContainEqual({ code: 'US-NY', title: 'New York' })
    const cities = await call().json(`/srv/service/region/get-list/S/US-NY/1${tr}`, { E: 'US-NY' })
    expect(cities.data.length).toBeGreaterThan(0)
  })

  it('[Z14] [Z15] include tax offices and countries as lines of text', async () => {
    const text = async (path: string) => (await call().send(path)).text()
    const offices = (await text(`/Diger/tax-office.txt${tr}`)).trim().split('\n')
    expect(offices.length).toBeGreaterThan(15)
    expect(await text(`/Diger/countries.txt${tr}`)).toContain('TR;Türkiye\n')
  })
})

describe('the address book', () => {
  it('[Z46] [Z47] [Z48] [Z49] is saved, read, changed and emptied', async () => {
    const call = await memberCaller(shop, 'plain')
    const saved = await call.json(`/srv/service/address/save/0${tr}`, home)
    expect(saved).toMatchObject({ status: 1 })
    const list = await call.json(`/srv/service/address/get-list/member${tr}`)
    expect(list.ADDRESS_LIST).toContainEqual(
      expect.objectContaining({ ID: saved.ID, CITY: 'İzmir', MOBILE_PHONE: '905320000001' }),
    )
    const empty = await call.json(`/srv/service/address/get/0/1${tr}`)
    expect(empty).toMatchObject({ ID: '0', TITLE: '' })
    const path = `/srv/service/address/save/${saved.ID}${tr}`
    expect(await call.json(path, { ...home, title: 'Yazlık' })).toMatchObject({
      status: 1,
    })
    const one = await call.json(`/srv/service/address/get/${saved.ID}/1${tr}`)
    expect(one.TITLE).toBe('Yazlık')
    const remove = `/srv/service/address/delete/${saved.ID}${tr}`
    expect(await call.json(remove, {})).toMatchObject({ status: 1 })
    expect(await call.json(remove, {})).toMatchObject({ status: 0 })
  })

  it('[Z47] refuses by field: empty values, a town of another city, wrong numbers', async () => {
    const call = await memberCaller(shop, 'plain')
    const save = (fields: Record<string, string>) =>
      call.json(`/srv/service/address/save/0${tr}`, { ...home, ...fields })
    expect(await save({ title: ' ' })).toEqual({
      status: 0,
      key: 'title',
      statusText: 'Bu alan boş bırakılamaz',
      data: [],
    })
    expect((await save({ town_code: '3401', district_code: '' })).key).toBe('town')
    expect((await save({ identity_number: '12345678901' })).key).toBe('identity_number')
    const company = { is_company_active: '1', company: 'Yurt Ltd.', tax_office: 'Konak' }
    expect((await save({ ...company, tax_number: '1234567891' })).key).toBe('tax_number')
    expect((await save({ ...company, tax_number: '1234567890' })).status).toBe(1)
    expect((await save({ town_code: '', district_code: '' })).key).toBe('town')
  })

  it('[Z32] describes the fields that its form shows and requires, and enforces them', async () => {
    const call = await memberCaller(shop, 'affiliate')
    const request = () =>
      call.json(`/api/v1/block/get-page-requirement/${tr}`, {
        page: 'customer-insert-address-modal',
      })
    const { status, data } = await request()
    expect(status).toBe(true)
    expect(Object.keys(data[0].rules).sort()).toEqual(
      [
        ...['is_company_active', 'title', 'fullname', 'identity_number', 'nationality', 'company'],
        ...['tax_office', 'tax_number', 'has_e_invoice', 'address', 'post_code', 'country'],
        ...['province', 'city', 'town', 'district', 'mobile_phone', 'home_phone'],
      ].sort(),
    )
    expect(data[0].rules.title).toEqual({ show: true, required: true, max_char_len: 50 })
    expect(data[0].configs).toMatchObject({
      page: 'customer-insert-address-modal',
      showCustomerEmailAddress: false,
      CONFIGS: { hasDeliveryAddress: false },
    })
    expect(data[0].configs.customerEmailAddress).toContain('@')
    const save = (fields: Record<string, string> = {}) =>
      call.json(`/srv/service/address/save/0${tr}`, { ...home, ...fields })
    expect((await save({ title: 'x'.repeat(51) })).key).toBe('title')
    const set = (field: string, values: string) =>
      shop.db.exec(`UPDATE page_requirement SET ${values} WHERE field = '${field}'`)
    await set('home_phone', 'is_shown = 1, is_required = 1')
    await set('title', 'is_shown = 0')
    expect((await request()).data[0].rules.home_phone).toMatchObject({ show: true, required: true })
    expect((await save()).key).toBe('home_phone')
    const { ID } = await save({ home_phone: '902320000001', title: 'x'.repeat(51) })
    expect(await call.json(`/srv/service/address/get/${ID}/1${tr}`)).toMatchObject({
      TITLE: '',
      HOME_PHONE: '902320000001',
    })
    expect((await request()).data[0].configs.CONFIGS).toEqual({ hasDeliveryAddress: true })
    await set('home_phone', 'is_shown = 0, is_required = 0')
    await set('title', 'is_shown = 1')
    const unknown = await call.send('/api/v1/block/get-page-requirement', {
      method: 'POST',
      body: new URLSearchParams({ page: 'nothing' }),
    })
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { status: false }])
    const guest = await new Caller(shop).json(`/api/v1/block/get-page-requirement${tr}`, {
      page: 'customer-insert-address-modal',
    })
    expect(guest.data[0].configs).toMatchObject({
      showCustomerEmailAddress: true,
      customerEmailAddress: '',
    })
  })

  it('[Z46] [Z48] does not contain another member’s address', async () => {
    const mine = await memberCaller(shop, 'plain')
    const { ID } = await mine.json(`/srv/service/address/save/0${tr}`, home)
    const other = await memberCaller(shop, 'grouped')
    expect((await other.send(`/srv/service/address/get/${ID}/1${tr}`)).status).toBe(404)
    const save = await other.json(`/srv/service/address/save/${ID}${tr}`, home)
    expect(save).toMatchObject({ status: 0, statusText: 'Adres bulunamadı' })
    const remove = await other.json(`/srv/service/address/delete/${ID}${tr}`)
    expect(remove).toMatchObject({ status: 0 })
    expect((await mine.send(`/srv/service/address/get/${ID}/1${tr}`)).status).toBe(200)
  })

  it('[Z31] is written by the newer group of calls too', async () => {
    const call = await memberCaller(shop, 'vendor')
    const to = (id = '') => `/api/v1/public/address${id && `/${id}`}${tr}`
    const made = await call.json(to(), home)
    const { id } = made.data[0]
    const [row] = (await call.json(to())).data
    expect(row).toMatchObject({ id, postCode: '35220', mobilePhone: '905320000001' })
    expect((await call.json(to(id))).data[0]).toMatchObject({ city_code: '35' })
    const bad = await call.send(to(id), {
      method: 'PUT',
      body: new URLSearchParams({ ...home, title: '' }),
    })
    expect([bad.status, ((await bad.json()) as { data: { key: string }[] }).data[0]?.key]).toEqual([
      422,
      'title',
    ])
    expect((await call.send(to(id), { method: 'DELETE' })).status).toBe(200)
    expect((await call.send(to(id))).status).toBe(404)
  })
})
