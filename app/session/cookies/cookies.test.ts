import { describe, expect, it } from 'vitest'
import {
  foreignCookies,
  parseCookies,
  preferenceCookie,
  readConsents,
  readPreferences,
  setCookie,
} from './cookies'

const unset = {
  language: null,
  currency: null,
  compare: [],
  layout: 'grid',
  script: false,
  cookieLaw: false,
  consents: [],
  appBanner: false,
  appLater: false,
  hearts: '',
  favourites: [],
  favouritesSeen: '',
}

describe('preferences', () => {
  it('[G03] [G04] [B04] [K01] [U03] [U04] are read from their cookies', () => {
    const header =
      '__Host-language=de; __Host-currency=EUR; selected_layout=list; compare=12-34-12; script=1; CookieLaw=1; __Host-consent=marketing.analytics; mobileApp=1; appLater=1; __Host-hearts=12.-34; __Host-favourites=7.12.7; __Host-favourites-seen=7~TL~1250'
    expect(readPreferences(parseCookies(header))).toEqual({
      language: 'de',
      currency: 'EUR',
      compare: ['12', '34'],
      layout: 'list',
      script: true,
      cookieLaw: true,
      consents: ['analytics', 'marketing'],
      appBanner: true,
      appLater: true,
      hearts: '12.-34',
      favourites: ['7', '12'],
      favouritesSeen: '7~TL~1250',
    })
  })

  it('[T27] are unset when a cookie is missing or invalid', () => {
    expect(parseCookies(null)).toEqual({})
    expect(readPreferences({})).toEqual(unset)
    expect(
      readPreferences({
        '__Host-language': 'xx',
        '__Host-currency': 'tl',
        selected_layout: 'tiles',
        compare: 'x!',
        script: '0',
        CookieLaw: 'yes',
        '__Host-consent': 'all',
        mobileApp: '',
        '__Host-favourites': '7.;12',
      }),
    ).toEqual(unset)
    const currencies = ['TL', 'EURO', 'T', 'EUROS', 'xTL', 'TLx'].map(
      (currency) => readPreferences({ '__Host-currency': currency }).currency,
    )
    expect(currencies).toEqual(['TL', 'EURO', null, null, null, null])
  })

  it('[K01] [T59] hold at most four products to compare', () => {
    const compared = (compare: string) => readPreferences({ compare }).compare
    expect(compared('1-2-3-4')).toEqual(['1', '2', '3', '4'])
    for (const none of ['1-2-3-4-5', 'a.b.c.d.e', '-', 'x'.repeat(65), 'x 1', '<1>'])
      expect(compared(none)).toEqual([])
    expect(compared('8690000000017-7')).toEqual(['8690000000017', '7'])
    expect(compared('KC-310.id-0.')).toEqual(['KC-310', 'id-0'])
  })

  it('[U03] hold only known consents', () => {
    expect(readConsents(['marketing', 'everything'])).toEqual(['marketing'])
  })
})

describe('a cookie', () => {
  const flags = ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']

  it('is HttpOnly, Secure and SameSite=Lax, for a year by default', () => {
    const parts = setCookie('a', 'b').split('; ')
    expect(parts).toEqual(expect.arrayContaining(['a=b', 'Max-Age=31536000', ...flags]))
  })

  it('is deleted by 0 seconds, and lasts for the browser session with null', () => {
    expect(setCookie('a', '', 0)).toMatch(/^a=; Max-Age=0/)
    expect(setCookie('a', 'b', null)).not.toMatch(/max-age|expires/i)
  })

  it('[U03] [U04] lasts 15 days for the cookie question, 30 for the app banner', () => {
    const days = (line: string) => Number(/Max-Age=(\d+)/.exec(line)?.[1]) / 86_400
    expect(days(preferenceCookie('cookieLaw', '1'))).toBe(15)
    expect(days(preferenceCookie('consent', 'analytics'))).toBe(15)
    expect(days(preferenceCookie('appBanner', '1'))).toBe(30)
    expect(preferenceCookie('language', 'de')).toMatch(/^__Host-language=de; Max-Age=31536000/)
  })

  it('[F03] is read by script for hearts, a day long, and deleted with the last of them', () => {
    const line = '__Host-hearts=12; Max-Age=86400; Path=/; Secure; SameSite=Lax'
    expect(preferenceCookie('hearts', '12')).toBe(line)
    expect(preferenceCookie('hearts', '')).toMatch(/^__Host-hearts=; Max-Age=0/)
  })

  it('[F02] [T27] is a year long for a guest’s favourites, of at most a hundred ids', () => {
    const line = '__Host-favourites=7.12; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax'
    expect(preferenceCookie('favourites', '7.12')).toBe(line)
    expect(preferenceCookie('favourites', '')).toMatch(/^__Host-favourites=; Max-Age=0/)
    const read = (value: string) => readPreferences({ '__Host-favourites': value }).favourites
    const ids = Array.from({ length: 101 }, (_, at) => String(at + 1))
    expect(read(ids.slice(1).join('.'))).toEqual(ids.slice(1))
    const long = ids.slice(1, 59).map((id) => `KC-${id}`.padEnd(64, 'x'))
    expect(read(long.join('.'))).toEqual(long)
    expect(preferenceCookie('favourites', long.join('.')).length).toBeLessThan(4096)
    const strange = [ids.join('.'), '7.', '.7', '7..8', '7,8', 'x'.repeat(65), '<7>', '7\n']
    for (const value of strange) expect(read(value), value).toEqual([])
  })
})

it('the cookies of others stay as they are, without ours and without what no header may hold', () => {
  const header = 'sid=s%3Aabc.d%2Bx; compare=1; leftCounts=a; __Host-session=x; bad=a"b; empty='
  expect(foreignCookies(header)).toEqual({ sid: 's%3Aabc.d%2Bx' })
  expect(foreignCookies(null)).toEqual({})
})
