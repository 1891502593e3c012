import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AddressRules, addressOf, decodePrefix, isPrefixed } from './endpoint-address'
import { type EndpointKey, endpointOf, endpoints } from './endpoints'

const rules: AddressRules = {
  language: 'tr',
  currency: 'TL',
  prefix: '/magaza',
  prefixKeys: null,
  group: 0,
  exportMode: false,
  searching: false,
}
const keys = Object.keys(endpoints) as EndpointKey[]
const address = (key: EndpointKey, parts: string[] = [], change: Partial<AddressRules> = {}) =>
  addressOf(key, parts, {}, { ...rules, prefix: '', ...change })

describe('the address of a call', () => {
  it('[G01] always holds the language, except for flags and pages of the platform', () => {
    for (const key of keys)
      if (key === 'PLATFORM_PAGE') expect(address(key)).toBe('/')
      else if (key === 'STATIC_FLAGS')
        expect(address(key, ['tr.webp'])).toBe('/static/theme-flags/tr.webp')
      else expect(address(key)).toContain('language=tr')
  })

  it('[G01] holds the currency for FILTER, VARIANT, PRODUCT_LOADER and SUB_FOLDER', () => {
    for (const key of ['FILTER', 'VARIANT', 'PRODUCT_LOADER', 'SUB_FOLDER'] as const)
      expect(address(key)).toContain('currency=TL')
    for (const key of ['CATEGORY', 'STORE_LIST', 'CART_ADD', 'PRODUCT_DETAIL_COMMENTS'] as const)
      expect(address(key)).not.toContain('currency=')
  })

  it('[Z6] has no slash before the query, with parts and without', () => {
    expect(address('CATEGORY')).toBe('/srv/service/category/get?language=tr')
    expect(address('CATEGORY', ['12'])).toBe('/srv/service/category/get/12?language=tr')
  })

  it('[G09] has the prefix for catalogue keys', () => {
    expect(addressOf('CATEGORY', [], {}, rules)).toBe(
      '/magaza/srv/service/category/get?language=tr',
    )
  })

  it('[G09] has the prefix only for keys of the configured allow list', () => {
    const allowed = { ...rules, prefixKeys: new Set(['CATEGORY']) }
    expect(isPrefixed('CATEGORY', allowed)).toBe(true)
    expect(isPrefixed('VARIANT', allowed)).toBe(false)
  })

  it('[G09] has no prefix for group members on filter, instalment, product loader and customer register', () => {
    const group = { ...rules, group: 3 }
    for (const key of ['FILTER', 'INSTALLMENT', 'PRODUCT_LOADER', 'CUSTOMER_REGISTER'] as const) {
      expect(isPrefixed(key, rules)).toBe(true)
      expect(isPrefixed(key, group)).toBe(false)
    }
    expect(isPrefixed('CATEGORY', group)).toBe(true)
  })

  it('[G09] has no prefix in export mode, on the product loader only', () => {
    const exporting = { ...rules, exportMode: true }
    expect(isPrefixed('PRODUCT_LOADER', exporting)).toBe(false)
    expect(isPrefixed('FILTER', exporting)).toBe(true)
  })

  it('[G09] has no prefix when the page’s URL has q or price', () => {
    for (const key of keys) expect(isPrefixed(key, { ...rules, searching: true })).toBe(false)
  })

  it('[G10] never has the prefix outside the catalogue', () => {
    const never = keys.filter((key) => !endpointOf(key).prefix)
    expect(never).toContain('CART_ADD')
    expect(never).toContain('LOGIN_NOMEMBERSHIP')
    for (const key of never)
      expect(
        addressOf(key, [], {}, rules).startsWith(endpointOf(key).path.replace(/\/$/, '')),
      ).toBe(true)
  })

  it('[T46] rejects path parts that could climb or end the path', () => {
    const bad = [
      '..',
      '.',
      '',
      'a/b',
      'tr%2f..',
      'tr\\..',
      'tr;x',
      'tr?x',
      'tr#',
      'a\tb',
      'a\nb',
      '%2e%2e',
    ]
    for (const part of bad) {
      const refused = expect.objectContaining({
        kind: 'argument',
        message: expect.stringMatching(/check it/),
      })
      expect(() => address('LANGUAGE_CHANGE', [part])).toThrow(refused)
    }
    fc.assert(
      fc.property(fc.string(), (part) => {
        let path: string
        try {
          path = address('CART_DELETE', [part])
        } catch {
          return
        }
        const url = new URL(path, 'https://shop.test')
        expect(url.pathname).toBe(`/srv/service/cart/delete/${part}`)
      }),
    )
  })

  it('[B06] [T46] encodes a word as one part that neither climbs nor ends the path', () => {
    const worded = (word: string) =>
      addressOf('SEARCH_ALL', [{ word }], {}, { ...rules, prefix: '' })
    expect(worded(' şiir/defter\\1 ')).toContain('/%C5%9Fiir%20defter%201?')
    expect(worded('a.b')).toContain('/a.b?')
    for (const none of ['', ' ', '.', '..', '/', '...'])
      expect(() => worded(none)).toThrow(
        expect.objectContaining({
          kind: 'argument',
          message: 'A search word of SEARCH_ALL is empty or only dots.',
        }),
      )
  })

  it('[G01] keeps the call’s own query', () => {
    const query = { q: 'ş', language: 'xx' }
    expect(addressOf('FILTER', [], query, { ...rules, prefix: '' })).toBe(
      '/srv/service/filter/get?q=%C5%9F&language=tr&currency=TL',
    )
    expect(() => address('CART_DELETE', ['x'.repeat(121)])).toThrow(/check it/)
    expect(address('CART_DELETE', ['x'.repeat(120)])).toContain('x'.repeat(120))
    const bare = { ...rules, prefixKeys: new Set<string>() }
    expect(isPrefixed('CATEGORY', bare)).toBe(false)
    expect(isPrefixed('CATEGORY', { ...rules, prefix: '' })).toBe(false)
  })

  it('decodes a configured prefix and rejects anything but a plain path', () => {
    expect(decodePrefix(btoa('/tr-shop'))).toBe('/tr-shop')
    expect(decodePrefix(btoa('/tr/shop/'))).toBe('/tr/shop')
    expect(decodePrefix('')).toBe('')
    for (const bad of [
      '//evil.test',
      '/../x',
      'https://evil.test',
      'x',
      '/',
      'x/a',
      '/a b',
      '/a//',
    ])
      expect(() => decodePrefix(btoa(bad))).toThrow(/SHOP_PATH_PREFIX/)
    expect(() => decodePrefix('%%%')).toThrow(/SHOP_PATH_PREFIX/)
  })
})
