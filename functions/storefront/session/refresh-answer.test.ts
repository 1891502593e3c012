import { describe, expect, it } from 'vitest'
import { parseRefreshed, readRefresh } from './refresh-answer'

describe('the answer to a refresh', () => {
  const wire = (status: number, body: unknown = {}) => ({ status, body, setCookies: [] })
  const good = { status: true, message: '', data: [{ bearer: 'new', exp_at: 1_700_000_000 }] }

  it('[L04] is `out` for 401, 403 and 500, `none` when it cannot be read', () => {
    const kindOf = (status: number, body?: unknown) => readRefresh(wire(status, body), {}).kind
    expect([401, 403, 500].map((status) => kindOf(status, good))).toEqual(['out', 'out', 'out'])
    expect([300, 404, 502].map((status) => kindOf(status, good))).toEqual(['none', 'none', 'none'])
    for (const body of [{}, 'x', { ...good, status: false }, { ...good, data: [] }])
      expect(kindOf(200, body)).toBe('none')
    expect(readRefresh(wire(299, good), { SID: 'a' })).toEqual({
      kind: 'token',
      token: { value: 'new', timeout: 1_700_000_000_000 },
      cookies: { SID: 'a' },
      mustChange: false,
    })
    const must = { ...good, data: [{ ...good.data[0], password_change: 1 }] }
    expect(readRefresh(wire(200, must), {})).toMatchObject({ mustChange: true })
  })

  it('[L04] is read unchanged by another isolate, or not at all', () => {
    const token = { value: 'new', timeout: 1 }
    const stored = { kind: 'token', token, cookies: { SID: 'a' }, mustChange: true }
    expect(parseRefreshed(JSON.stringify(stored))).toEqual(stored)
    const { mustChange: _, ...bare } = stored
    expect(parseRefreshed(JSON.stringify(bare))).toEqual({ ...stored, mustChange: false })
    for (const text of ['no json', '{}', JSON.stringify({ ...stored, kind: 'out' })])
      expect(parseRefreshed(text)).toBeNull()
  })
})
