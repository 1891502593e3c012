import { describe, expect, it } from 'vitest'
import { backend, contextOf, emptyCache } from '../../../tests/support/call-context'
import { openAddressesApi } from './addresses-api'
import { readPublicAddress, readPublicAddresses, readPublicId } from './public-address'
import { openRegionsApi, readCountryLines } from './regions'

const germany = { code: 'DE', title: 'Almanya', phone_code: '49', pattern: 'x', has_state: '0' }

/** The countries of a shop, and the paths that were asked for. */
async function countriesOf(answers: Parameters<typeof backend>[0], isShipping: boolean) {
  const { sent, fetch } = backend(answers)
  const { countries } = await openRegionsApi(contextOf(fetch), emptyCache()).countries(isShipping)
  return { codes: countries.map(({ code }) => code), paths: sent.map(({ path }) => path) }
}

const region = '/srv/service/region/get-countries'

describe('countries', () => {
  const none = () => Response.json({ countries: [], selected: 'TR' })
  const some = () => Response.json({ countries: [germany], selected: 'TR' })
  const lines = () => new Response('TR;T&uuml;rkiye\r\nDE;Almanya\n')

  it('[Z1] [Z69] are those of all countries where the list of delivery is empty', async () => {
    const found = await countriesOf({ '/get-countries/1': some, '/get-countries': none }, true)
    expect(found).toEqual({ codes: ['DE'], paths: [`${region}/0`, `${region}/1`] })
    expect((await countriesOf({ '/get-countries': some }, true)).paths).toEqual([`${region}/0`])
  })

  it('[Z15] [Z69] are lines of text where both lists are empty, but not for telephone numbers', async () => {
    const answers = { '/get-countries': none, '/countries.txt': lines }
    expect((await countriesOf(answers, true)).codes).toEqual(['TR', 'DE'])
    expect((await countriesOf(answers, false)).codes).toEqual([])
  })

  it('[Z15] of lines have code and title', () => {
    expect(readCountryLines('TR;T&uuml;rkiye\r\n\r\nDE; Almanya \nkaput\n')?.countries).toEqual([
      { code: 'TR', title: 'Türkiye', phoneCode: '', pattern: '', hasState: false },
      { code: 'DE', title: 'Almanya', phoneCode: '', pattern: '', hasState: false },
    ])
    for (const body of ['', 'kaput', '<p>TR;Türkiye</p>', {}, null])
      expect(readCountryLines(body)).toBeNull()
  })
})

describe('[Z31] addresses of the newer family', () => {
  it('are a list of names', () => {
    const row = { id: 41, title: 'Ev', fullname: 'Ada', postCode: '35220', city: 'İzmir' }
    expect(readPublicAddresses({ data: [row, { id: '' }] })).toMatchObject([
      { id: '41', title: 'Ev', postCode: '35220', city: { code: '', title: 'İzmir' } },
    ])
    for (const body of [{ data: null }, [], null]) expect(readPublicAddresses(body)).toEqual([])
    expect(readPublicAddresses([row])).toMatchObject([{ id: '41', title: 'Ev' }])
    expect(readPublicAddresses({ status: true })).toBeNull()
  })

  it('[A01] are read in each spelling of a row, and are none where no row can be read', () => {
    const rows = [
      { id: 41, title: 'Ev', postCode: '35220', mobilePhone: '905320000000', city: 'İzmir' },
      { id: 41, title: 'Ev', post_code: '35220', mobile_phone: '905320000000', city: 'İzmir' },
      { ID: 41, TITLE: 'Ev', POST_CODE: '35220', MOBILE_PHONE: '905320000000', CITY: 'İzmir' },
    ]
    const [first, ...others] = rows.map((row) => readPublicAddresses({ data: [row] }))
    expect(first).toMatchObject([{ id: '41', postCode: '35220', mobilePhone: '905320000000' }])
    for (const other of others) expect(other).toEqual(first)
    expect(readPublicAddresses({ data: [{ baslik: 'Ev' }] })).toBeNull()
  })

  it('have codes and the names of the form one by one', () => {
    const row = {
      ...{ title: 'Depo', is_company_active: '1', company: 'Yurt', city_code: '35', city: 'İzmir' },
      ...{ province_code: 'E1', province: 'Ege', mobile_phone: '905320000000', has_e_invoice: 1 },
    }
    expect(readPublicAddress({ data: [row] }, '42')).toMatchObject({
      ...{ id: '42', title: 'Depo', isCompany: true, company: 'Yurt', wantsEInvoice: true },
      ...{ city: { code: '35', title: 'İzmir' }, province: { code: 'E1', title: 'Ege' } },
    })
    expect(readPublicAddress({ data: [] }, '42')).toBeNull()
  })

  it('are saved under an id, which stands alone or in a row', () => {
    expect(readPublicId({ data: ['41'] })).toBe('41')
    expect(readPublicId({ data: [41] })).toBe('41')
    expect(readPublicId({ data: [{ id: '41' }] })).toBe('41')
    expect(readPublicId({ data: [{ key: 'title' }] })).toBe('')
  })
})

describe('[A01] [Z47] a new address whose answer is lost', () => {
  const fields = { title: 'Ev', fullname: 'Ada', address: 'Deniz Sokak 4', post_code: '35220' }
  const row = { ID: 7, TITLE: 'Ev', FULLNAME: 'Ada', ADDRESS: 'Deniz Sokak 4', POST_CODE: '35220' }
  const lost = () => new Response('{"status":1,"da', { headers: { 'content-type': 'text/json' } })

  const save = (id: string, rows: object[], answer: () => Response = lost) => {
    const answers = {
      '/get-list': () => Response.json({ ADDRESS_LIST: rows }),
      '/address/': answer,
    }
    return openAddressesApi(contextOf(backend(answers).fetch), emptyCache()).save(id, fields, 'key')
  }

  it('is saved where the shop has it', async () => {
    const { ok, id } = await save('0', [{ ...row, ID: 6, TITLE: 'İş' }, row])
    expect({ ok, id }).toEqual({ ok: true, id: '7' })
  })

  it('is not where the shop has only others, or has refused it', async () => {
    await expect(save('0', [{ ...row, TITLE: 'İş' }])).rejects.toMatchObject({ kind: 'shape' })
    await expect(save('7', [row])).rejects.toMatchObject({ kind: 'shape' })
    const busy = () => new Response('', { status: 429, headers: { 'retry-after': '9' } })
    await expect(save('0', [row], busy)).rejects.toMatchObject({ status: 429 })
  })
})

it('[A01] [Z49] a list of addresses may have no name', async () => {
  const row = { ID: 7, TITLE: 'Ev', FULLNAME: 'Ada', ADDRESS: 'Deniz Sokak 4' }
  const listOf = (body: unknown) => {
    const { fetch } = backend({ '/get-list': () => Response.json(body) })
    return openAddressesApi(contextOf(fetch), emptyCache()).list()
  }
  for (const body of [[row], { ADDRESS_LIST: [row] }])
    expect(await listOf(body)).toMatchObject([{ id: '7', title: 'Ev' }])
  for (const body of [[], null, { ADDRESS_LIST: null }]) expect(await listOf(body)).toEqual([])
  for (const body of [[{ TITLE: 'Ev' }], {}, { ADDRESS_LIST: 'x' }, 7, ''])
    await expect(listOf(body)).rejects.toMatchObject({ kind: 'shape' })
})
