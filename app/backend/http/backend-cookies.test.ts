import { expect, it } from 'vitest'
import {
  adoptCookies,
  cookieHeader,
  dropEnded,
  liveCookies,
  storeCookies,
  withoutEnds,
} from './backend-cookies'

const now = Date.UTC(2026, 10, 22)
/** The cookies and what became of the lines, some ms later. */
const stored = (before: Record<string, string>, lines: string[], ms = 0) => {
  const cookies = { ...before }
  return { cookies, ...storeCookies(cookies, lines, now + ms) }
}
const after = (before: Record<string, string>, ...lines: string[]) =>
  withoutEnds(stored(before, lines).cookies)
const sent = (cookies: Record<string, string>, ms: number) => cookieHeader(cookies, now + ms)

it('keeps long values whole', () => {
  const long = 'x'.repeat(900)
  expect(after({}, `SID=${long}; Path=/; HttpOnly`)).toEqual({ SID: long })
})

it('ignores values longer than a cookie', () => {
  expect(after({}, `SID=${'x'.repeat(5000)}`)).toEqual({})
})

it('removes a cookie that the backend deletes in any of three forms', () => {
  const had = { SID: 'a', OTHER: 'b' }
  for (const line of [
    'SID=; Path=/',
    'SID=deleted; Max-Age=0',
    'SID=deleted; max-age=-1',
    'SID=deleted; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ])
    expect(after(had, line)).toEqual({ OTHER: 'b' })
})

it('keeps unexpired cookies; Max-Age wins over Expires', () => {
  expect(after({}, 'SID=a; Expires=Fri, 01 Jan 2027 00:00:00 GMT')).toEqual({ SID: 'a' })
  const both = 'SID=a; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60'
  expect(after({}, both)).toEqual({ SID: 'a' })
})

it('[T19] keeps at most twenty cookies and updates those', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `C${at}=1`)
  const cached = after({}, ...lines)
  expect(Object.keys(cached)).toHaveLength(20)
  expect(after(cached, 'C3=2').C3).toBe('2')
})

it('tolerates spaces, unusual names and quoted ages', () => {
  expect(after({}, '  SID = a b ; Path=/')).toEqual({ SID: 'a b' })
  expect(after({}, "x!#$%&'*+.^_`|~-1=v")).toEqual({ "x!#$%&'*+.^_`|~-1": 'v' })
  for (const line of ['', 'SID', '=a', 'S ID=a', `${'n'.repeat(129)}=a`])
    expect(after({}, line), line).toEqual({})
  expect(after({}, `${'n'.repeat(128)}=a`)).toEqual({ ['n'.repeat(128)]: 'a' })
  expect(after({ SID: 'a' }, 'SID=b; Max-Age="0"')).toEqual({})
  expect(after({ SID: 'a' }, 'SID=b;Max-Age = 12')).toEqual({ SID: 'b' })
  expect(after({ SID: 'a' }, 'SID=b;max-age=0;')).toEqual({})
  expect(after({ SID: 'a' }, 'SID=b; Expires = Thu, 01 Jan 1970 00:00:00 GMT')).toEqual({})
})

it('keeps a value of the maximum length, and one with an unreadable expiry', () => {
  expect(after({}, `SID=${'x'.repeat(4096)}`).SID).toHaveLength(4096)
  expect(after({}, 'SID=a; Expires=whenever')).toEqual({ SID: 'a' })
  expect(after({ SID: 'a' }, `SID=b; Expires=${new Date(now).toUTCString()}`)).toEqual({})
})

it('[C17] sends a cookie until it expires and never after', () => {
  for (const end of ['Max-Age=60', 'Expires=Sun, 22 Nov 2026 00:01:00 GMT']) {
    const { cookies } = stored({ LB: '1' }, [`SID=a; Path=/; ${end}; HttpOnly`])
    expect([0, 59_999].map((ms) => sent(cookies, ms))).toEqual(['LB=1; SID=a', 'LB=1; SID=a'])
    expect([60_000, 1e9].map((ms) => sent(cookies, ms))).toEqual(['LB=1', 'LB=1'])
  }
  const both = stored({}, ['SID=a; Max-Age=60; Expires=Fri, 01 Jan 2027 00:00:00 GMT'])
  expect(sent(both.cookies, 60_000)).toBe('')
})

it('[C17] stores an expiry in seven characters, at most 400 days away', () => {
  const { cookies } = stored({}, [`SID=abc; Max-Age=${'9'.repeat(30)}`])
  expect(cookies.SID).toHaveLength(3 + 7)
  const days = 24 * 3_600_000
  expect([400 * days - 1, 400 * days].map((ms) => sent(cookies, ms))).toEqual(['SID=abc', ''])
})

it('[C17] takes the expiry of a later line, or none', () => {
  const { cookies } = stored({}, ['SID=a; Max-Age=60'])
  const later = stored(cookies, ['SID=a; Max-Age=60'], 30_000)
  expect([sent(later.cookies, 89_999), sent(later.cookies, 90_000)]).toEqual(['SID=a', ''])
  const forEver = stored(cookies, ['SID=a'], 30_000)
  expect(forEver.cookies).toEqual({ SID: 'a' })
  // The session is the same: its currency need not be set again.
  expect([later.changed, forEver.changed]).toEqual([false, false])
  expect(stored(cookies, ['SID=b; Max-Age=60'], 30_000).changed).toBe(true)
})

it('[C17] drops expired cookies, which do not count among the twenty', () => {
  const { cookies } = stored({}, ['SID=a; Max-Age=60', 'LB=1'])
  expect([dropEnded(cookies, now + 59_999), cookies.SID?.slice(0, 1)]).toEqual([false, 'a'])
  expect([dropEnded(cookies, now + 60_000), cookies]).toEqual([true, { LB: '1' }])
  const lines = Array.from({ length: 20 }, (_, at) => `C${at}=1; Max-Age=60`)
  const full = stored({}, lines).cookies
  expect(stored(full, ['SID=b'], 60_000)).toEqual({
    cookies: { SID: 'b' },
    changed: true,
    leftOut: [],
  })
})

it('[C17] leaves the former value of one that is too long, and names it alone', () => {
  const long = `secret${'x'.repeat(4091)}`
  expect(stored({ SID: 'a', LB: '1' }, [`SID=${long}`])).toEqual({
    cookies: { LB: '1' },
    changed: true,
    leftOut: ['SID'],
  })
  expect(stored({}, [`SID=${long}`])).toEqual({ cookies: {}, changed: false, leftOut: ['SID'] })
  expect(stored({}, [`${'n'.repeat(129)}=a`]).leftOut).toEqual(['n'.repeat(128)])
})

it('[C17] names the cookies over the twentieth, but none that is deleted', () => {
  const lines = Array.from({ length: 22 }, (_, at) => `C${at}=secret`)
  expect(stored({}, [...lines, 'GONE=; Max-Age=0']).leftOut).toEqual(['C20', 'C21'])
})

it('are given to a browser with the time that is left of each', () => {
  const { cookies } = stored({ SID: 'a' }, ['LONG=b%20c; Max-Age=90', 'SHORT=d; Max-Age=10'])
  expect(liveCookies(cookies, now + 30_000)).toEqual([
    { name: 'SID', value: 'a' },
    { name: 'LONG', value: 'b%20c', maxAge: 60 },
  ])
})

it('take the values that a browser has, of these names alone', () => {
  const cookies = { SID: 'a', OTHER: 'b' }
  expect(adoptCookies(cookies, { SID: 'a', FOREIGN: 'x' })).toBe(false)
  expect(adoptCookies(cookies, { SID: 'c', OTHER: undefined, FOREIGN: 'x' })).toBe(true)
  expect(cookies).toEqual({ SID: 'c', OTHER: 'b' })
  const lasting = { SID: 'a;tz4lzk' }
  expect(adoptCookies(lasting, { SID: 'b' })).toBe(true)
  expect(lasting).toEqual({ SID: 'b;tz4lzk' })
  expect(adoptCookies(cookies, { SID: 'x'.repeat(5000) })).toBe(false)
})
