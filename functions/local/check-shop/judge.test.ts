import { describe, expect, it } from 'vitest'
import type { Answer } from './ask'
import type { Expected } from './call-check'
import { judge, withFurtherPages } from './judge'
import { cart, cartAction, login, registerForm } from './shapes/actions'
import { categories, loadedPage, regions } from './shapes/catalogue'
import { globals } from './shapes/settings'

const answered = (body: unknown, further: { status?: number; type?: string } = {}): Answer => ({
  kind: 'answer',
  status: further.status ?? 200,
  contentType: further.type ?? 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ms: 5,
  headers: new Headers({ location: '/bakim' }),
})
const json = (shape: (Expected & { kind: 'json' })['shape']): Expected => ({ kind: 'json', shape })

function verdictOf(
  expected: Expected,
  answer: Answer,
  further: { isForMembers?: boolean; control?: Answer; mayRefuse?: boolean } = {},
): string {
  const { control = null, ...rest } = further
  const { result, details } = judge({ as: 'guest', expected, ...rest }, answer, control)
  return details ? `${result}: ${details}` : result
}

const cities = json(regions('cities'))
const list = json(loadedPage)
const product = { ID: '1', TITLE: 'Defter', URL: 'defter' }
const withPrice = (PRICE_SELL: unknown) => answered({ PRODUCTS: [{ ...product, PRICE_SELL }] })

describe('what a shop writes differently is present', () => {
  it.each([
    ['a list', { cities: [{ code: '35', title: 'İzmir' }] }],
    ['numbers as ids', { cities: [{ code: 35, title: 'İzmir' }] }],
    ['no postal code', { cities: [{ code: '35', title: 'İzmir', postalcode: null }] }],
    ['an empty list', { cities: [] }],
    ['null for a list', { cities: null }],
  ])('%s', (_, body) => {
    expect(verdictOf(cities, answered(body))).toBe('present')
  })

  it.each([125, '125', '125.00', '125,5', '1.041,5800', '1.234.567,89', '', null])(
    'the price %j',
    (price) => {
      expect(verdictOf(list, withPrice(price))).toBe('present')
    },
  )

  it.each(['1,041.58', '₺125,00', '125,00 TL', '1 249,90', '125,00&nbsp;&#8378;'])(
    'the price %j, which the storefront reads too',
    (price) => {
      expect(verdictOf(list, withPrice(price))).toBe('present')
    },
  )

  it.each(['1.250,00 TL', 'KDV dahil 1.250,00 TL', 1250])(
    'the formatted total %j of a cart',
    (total) => {
      const body = { status: 1, totalQuantity: 1, totalPrice: total, priceCart: total }
      expect(verdictOf(json(cartAction), answered(body))).toBe('present')
    },
  )

  it.each([0, 1, '0', '1', true, false, '', null])('the flag %j', (HAS_VARIANT) => {
    const body = { PRODUCTS: [{ ...product, HAS_VARIANT }] }
    expect(verdictOf(list, answered(body))).toBe('present')
  })

  it('an empty object as a list, and JSON that is sent as HTML', () => {
    const body = JSON.stringify({ PRODUCTS: [{ ...product, IMAGE: [] }] })
    expect(verdictOf(list, answered(body, { type: 'text/html' }))).toBe('present')
  })

  it('HTML where HTML may be', () => {
    const fragment: Expected = { kind: 'fragment', shape: loadedPage }
    const html = { type: 'text/html' }
    expect(verdictOf(fragment, answered('<div>Defter</div>', html))).toBe('present: HTML')
    expect(verdictOf(fragment, answered('<html><h1>404</h1></html>', html))).toBe(
      'missing: answers a page',
    )
  })
})

describe('what cannot be read is named with its value', () => {
  it.each([
    ['abc', 'PRODUCTS[0].PRICE_SELL = "abc" (expected a number)'],
    ['12.08.2025', 'PRODUCTS[0].PRICE_SELL = "12.08.2025" (expected a number)'],
    [{ value: 1 }, 'PRODUCTS[0].PRICE_SELL = {"value":1} (expected a number)'],
    ['x'.repeat(90), `PRODUCTS[0].PRICE_SELL = "${'x'.repeat(58)}… (expected a number)`],
  ])('the price %j', (price, sentence) => {
    expect(verdictOf(list, withPrice(price))).toBe(`unreadable: ${sentence}`)
  })

  it.each([
    [{}, 'cities is missing (expected a list)'],
    [{ cities: 'x' }, 'cities = "x" (expected a list)'],
    [{ cities: [{ title: 'İzmir' }] }, 'cities[0].code is missing (expected an id)'],
    [{ cities: [{}, {}] }, 'cities[0].code is missing (expected an id), and 3 more'],
    [[], 'the answer = [] (expected an object)'],
    ['""', 'the answer = "" (expected an object)'],
  ])('%j', (body, sentence) => {
    expect(verdictOf(cities, answered(body))).toBe(`unreadable: ${sentence}`)
  })

  it('but never a secret', () => {
    const body = { status: true, data: [{ bearer: { secret: 1 }, exp_at: '1900000000' }] }
    expect(verdictOf(json(login), answered(body))).toBe(
      'unreadable: data[0].bearer has a value that is not shown here (expected a text)',
    )
  })

  it.each([
    ['', 'an empty answer'],
    ['{"cities":[{"co', 'JSON that is cut off or invalid: "{\\"cities\\":[{\\"co"'],
    ['Bakım', 'text that is no JSON: "Bakım"'],
  ])('the body %j', (body, sentence) => {
    expect(verdictOf(cities, answered(body, { type: '' }))).toBe(`unreadable: ${sentence}`)
  })
})

describe('the settings', () => {
  const settings = {
    COLOURS: { ACCENT: '#1b2a4a', ON_ACCENT: '#ffffff' },
    LOGO: { URL: '/logo.svg', WIDTH: '140', HEIGHT: 36 },
    FOOTER: {
      SLOGAN: 'Kâğıt',
      BLOCKS: [{ TITLE: 'Adres', TEXT: 'İzmir' }],
      LINKS: [{ TITLE: 'İletişim', URL: 'iletisim' }],
    },
    NOTES: { CONTACT: 'Hafta içi', PRODUCT: 'Üç günde gelir' },
    STORES: 0,
    CURRENCY_LIST: [{ TITLE: 'Türk Lirası', CODE: 'TL' }],
    MEMBER_INFO: { ID: '7', IS_AFFILIATE: '1' },
  }
  const nothing = { COLOURS: null, LOGO: [], FOOTER: '', NOTES: [], STORES: null }

  it.each([settings, nothing, {}])('are read in full: %j', (body) => {
    expect(verdictOf(json(globals), answered(body))).toBe('present')
  })

  it.each<[name: string, value: unknown, sentence: string]>([
    ['COLOURS', 'blue', 'COLOURS = "blue" (expected an object)'],
    ['COLOURS', { ACCENT: '#777777', ON_ACCENT: '#888888' }, 'expected colours with a contrast'],
    ['COLOURS', { ACCENT: 'blue' }, 'COLOURS.ACCENT = "blue" (expected a colour such as'],
    ['LOGO', { URL: '/logo.svg' }, 'expected an address with a width and a height'],
    ['LOGO', { URL: '/logo.svg', WIDTH: 'geniş' }, 'LOGO.WIDTH = "geniş" (expected a number)'],
    ['FOOTER', 'x', 'FOOTER = "x" (expected an object)'],
    ['FOOTER', { BLOCKS: 'x' }, 'FOOTER.BLOCKS = "x" (expected a list)'],
    ['NOTES', 7, 'NOTES = 7 (expected an object)'],
    ['NOTES', { PRODUCT: {} }, 'NOTES.PRODUCT = {} (expected a text)'],
    ['STORES', 'yok', 'STORES = "yok" (expected a flag)'],
    ['CURRENCY_LIST', [{ CODE: 'tl' }], 'CURRENCY_LIST[0].CODE = "tl" (expected the code'],
    ['MEMBER_INFO', { IS_AFFILIATE: 'x' }, 'MEMBER_INFO.IS_AFFILIATE = "x" (expected a flag)'],
  ])('of which the storefront drops something are named: %s = %j', (name, value, sentence) => {
    const verdict = verdictOf(json(globals), answered({ ...settings, [name]: value }))
    expect(verdict).toMatch(/^unreadable: /)
    expect(verdict).toContain(sentence)
  })
})

describe('what is not there', () => {
  const page = '<!doctype html><h1>Bulunamadı</h1>'

  it.each([
    [404, 'missing: answers 404'],
    [500, 'missing: answers 500'],
    [302, 'missing: redirects to "/bakim"; the storefront does not follow'],
    [200, 'missing: answers a page'],
    [429, 'refused: answers 429, too many requests'],
    [403, 'refused: answers 403'],
  ])('a page with %i', (status, sentence) => {
    expect(verdictOf(cities, answered(page, { status, type: 'text/html' }))).toBe(sentence)
  })

  it('no answer', () => {
    const sentence = 'no answer in 8 s'
    expect(verdictOf(cities, { kind: 'failure', reason: 'timeout', sentence, ms: 8000 })).toBe(
      'missing: no answer in 8 s',
    )
  })

  it('an answer like that to a call that does not exist', () => {
    const control = answered({ status: 0, statusText: '/srv/x bulunamadı' })
    const answer = answered({ status: 0, statusText: '/srv/cart/add bulunamadı' })
    expect(verdictOf(json(cartAction), answer, { control })).toBe(
      'missing: answers 200 as for a call that does not exist',
    )
    const other = answered({ status: 0, statusText: 'Stokta yok' })
    expect(verdictOf(json(cartAction), other, { control })).toBe('present: refuses: "Stokta yok"')
  })
})

describe('a page that may redirect', () => {
  const page: Expected = { kind: 'page', reads: () => true }
  const to = (location: string): Answer =>
    ({ ...answered('', { status: 302 }), headers: new Headers({ location }) }) as Answer
  const resultOf = (location: string) =>
    judge({ as: 'guest', expected: page, mayRedirect: 'anywhere' }, to(location), null).result

  it.each(['/404', '/sayfa-bulunamadi', 'https://shop.test/404', `/not-found/${'x'.repeat(80)}`])(
    'is missing where it leads to %s',
    (location) => expect(resultOf(location)).toBe('missing'),
  )

  it('is there where it leads to a sign-in', () => expect(resultOf('/giris')).toBe('present'))
})

describe('refusals', () => {
  const refusal = answered({ status: false, message: 'Giriş yapın', data: [] }, { status: 401 })

  it('of guests are right for calls of members alone', () => {
    expect(verdictOf(json(cart), refusal, { isForMembers: true })).toMatch(
      /^present: refuses guests/,
    )
    expect(verdictOf(json(cart), refusal)).toBe('refused: answers 401: "Giriş yapın"')
  })

  it.each([200, 403, 404, 422])(
    'of an empty form with %i show that the call is there',
    (status) => {
      const answer = answered({ status: 0, statusText: 'Eksik' }, { status })
      expect(verdictOf({ kind: 'refusal' }, answer)).toMatch(/^present: refuses/)
    },
  )

  it('of an empty form by a page show nothing', () => {
    const answer = answered('<html></html>', { status: 404, type: 'text/html' })
    expect(verdictOf({ kind: 'refusal' }, answer)).toBe('missing: answers 404')
  })

  it('in a list of categories are no list', () => {
    expect(verdictOf(json(categories), answered({ status: 0, statusText: 'Yok' }))).toBe(
      'refused: refuses: "Yok"',
    )
  })
})

describe('a form of registration', () => {
  it.each([
    [[{ block: [{ key: 'email', field: 'E-posta', type: 'INPUT' }] }], 'present'],
    [
      [{ block: [] }],
      'unreadable: data[0].block = [] (expected a list with the fields of the form)',
    ],
    [[{}], 'unreadable: data[0].block is missing (expected a list)'],
    [[], 'unreadable: data = [] (expected a list with the form)'],
  ])('%j: %s', (data, verdict) => {
    expect(verdictOf(json(registerForm), answered({ status: true, message: '', data }))).toBe(
      verdict,
    )
  })
})

describe('a sign-in by the session of the shop', () => {
  it.each([{}, { data: null }, { data: [] }])('has no bearer: %j', (data) => {
    expect(login.safeParse({ status: 1, message: '', ...data }).success).toBe(true)
    expect(login.safeParse({ status: 0, message: '', ...data }).success).toBe(false)
  })

  it('is none by a row without one', () => {
    expect(login.safeParse({ status: 1, message: '', data: [{ bearer: '' }] }).success).toBe(false)
  })
})

describe('several pages', () => {
  const expected = { kind: 'page', reads: () => true, otherwise: 'no product' } as const
  const further = ['/b', '/c'].map((path) => ({ path, isRead: true }))
  const verdictOn = (details: string) =>
    withFurtherPages({ result: 'missing', details }, '/a', further, expected)

  it('are readable where most are, unless the first has another fault', () => {
    expect(verdictOn('no product')).toMatchObject({
      result: 'present',
      details: expect.stringContaining('1 of 3'),
    })
    const late = 'the storefront waits only 4000 ms'
    expect(verdictOn(late)).toEqual({ result: 'missing', details: late })
  })
})
