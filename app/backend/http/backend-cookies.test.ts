import { expect, it } from 'vitest'
import { storeCookies } from './backend-cookies'

const now = Date.UTC(2026, 10, 22)
const after = (before: Record<string, string>, ...lines: string[]) => {
  const cookies = { ...before }
  storeCookies(cookies, lines, now)
  return cookies
}

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

it('keeps at most twenty cookies and updates those', () => {
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
  expect(after({ SID: 'a' }, `SID=${'x'.repeat(4097)}`)).toEqual({ SID: 'a' })
  expect(after({}, 'SID=a; Expires=whenever')).toEqual({ SID: 'a' })
  expect(after({ SID: 'a' }, `SID=b; Expires=${new Date(now).toUTCString()}`)).toEqual({})
})
