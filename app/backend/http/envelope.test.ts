import { describe, expect, it } from 'vitest'
import { BackendError } from './backend-error'
import { proofOf, readDone, readOutcome } from './envelope'

const wire = (body: unknown, status = 200) => ({ status, body, setCookies: [] })
const read = (body: unknown, status = 200) => readOutcome('CUSTOMER_UPDATE', wire(body, status))
const done = {
  ok: true,
  message: '',
  fields: {},
  next: '',
  first: null,
  ttl: 0,
  tries: 0,
  mustChange: false,
}

describe('the answer of an action', () => {
  it('is a success with true or a number above 0', () => {
    for (const status of [true, 1, 4]) expect(read({ status })).toEqual(done)
    for (const status of [false, 0, -1]) expect(read({ status }).ok).toBe(false)
  })

  it('leads to a redirect that is a path', () => {
    const next = (page: object) => read({ status: 1, page, url: 'x' }).next
    expect(next({ url: '', redirect: '/tava' })).toBe('/tava')
    expect(next({ url: '/a', redirect: true })).toBe('/a')
    expect(next({ url: '', redirect: 'https://evil.test/' })).toBe('x')
  })

  it('holds its message, the redirect and the data', () => {
    const body = {
      status: true,
      message: 'Oldu',
      statusText: 'Tamam',
      page: { url: 'hesabim' },
      url: 'x',
      data: [{ id: 1 }, { id: 2 }],
      ttl: '180',
      counter: 2,
      password_change: '1',
    }
    expect(read(body)).toEqual({
      ...done,
      message: 'Oldu',
      next: 'hesabim',
      first: { id: 1 },
      ttl: 180,
      tries: 2,
      mustChange: true,
    })
    const registered = { status: true, data: [{ url: 'hosgeldiniz' }] }
    expect(read(registered)).toMatchObject({ next: 'hosgeldiniz' })
    const expired = { status: false, data: [{ password_change: 1 }] }
    expect(read(expired, 403)).toMatchObject({ ok: false, mustChange: true })
    expect(read({ status: 1, statusText: 'Tamam', url: 'x' })).toMatchObject({
      message: 'Tamam',
      next: 'x',
    })
  })

  it('holds errors by field, with the rows’ messages or its own', () => {
    const body = {
      status: false,
      message: 'Hatalı',
      key: 'email',
      data: [
        { key: 'phone', statusText: 'Eksik' },
        { key: 'phone', statusText: 'Kısa' },
        { key: 'name' },
        { statusText: 'of nothing' },
        'no row',
      ],
    }
    const fields = { email: ['Hatalı'], phone: ['Eksik', 'Kısa'], name: ['Hatalı'] }
    expect(read(body).fields).toEqual(fields)
    expect(read({ status: 0, field: 'email', statusText: 'Hatalı' }).fields).toEqual({
      email: ['Hatalı'],
    })
    expect(read({ ...body, status: true }).fields).toEqual({})
    expect(read({ status: false, message: 'Hatalı' }).fields).toEqual({})
  })

  it('is told by success where there is no status', () => {
    for (const success of [true, 1, '1'])
      expect(read({ success, message: 'Tamam' })).toMatchObject({ ok: true, message: 'Tamam' })
    for (const success of [false, 0, '0'])
      for (const more of [{}, { status: null }])
        expect(read({ success, message: 'Hayır', ...more })).toMatchObject({ ok: false })
    expect(read({ status: 1, success: false }).ok).toBe(true)
  })

  it('is a refusal with a 4xx, whatever its status field', () => {
    for (const status of [400, 422, 499])
      expect(read({ status: true, message: 'Hayır', key: 'email' }, status)).toMatchObject({
        ok: false,
        message: 'Hayır',
        fields: { email: ['Hayır'] },
      })
  })

  it('may be written in a list, its one record in none, and its status as a word', () => {
    const data = { id: 1, url: 'hosgeldiniz' }
    for (const status of ['success', 'TRUE', '1'])
      expect(read([{ status, data }])).toMatchObject({ ok: true, first: data, next: data.url })
    expect(read({ success: 'false', data: { key: 'email', statusText: 'Eksik' } })).toMatchObject({
      ok: false,
      fields: { email: ['Eksik'] },
    })
  })

  it('is a refusal with a 4xx that says why, without a status too', () => {
    for (const status of [400, 401, 409])
      for (const body of [{ message: 'Hayır' }, { statusText: 'Hayır' }, [{ message: 'Hayır' }]])
        expect(read(body, status)).toMatchObject({ ok: false, message: 'Hayır' })
    for (const status of [404, 405]) expect(() => read({ message: 'Yok' }, status)).toThrow()
    for (const body of [{ error: 'blocked' }, { message: '' }, [], 'Hayır'])
      expect(() => read(body, 400)).toThrow()
  })

  it('is a failed call without an envelope', () => {
    const kindOf = (body: unknown, status: number) => {
      try {
        return read(body, status)
      } catch (error) {
        return error instanceof BackendError ? [error.kind, error.status] : error
      }
    }
    expect(kindOf({ status: true }, 500)).toEqual(['status', 500])
    expect(kindOf('html', 200)).toEqual(['shape', 0])
    expect(kindOf({}, 200)).toEqual(['shape', 0])
    expect(kindOf('html', 404)).toEqual(['status', 404])
    expect(kindOf({ status: true }, 399)).toEqual(['status', 399])
  })
})

it('[T12] a 429 that says when to try again is no refusal, whatever its body', () => {
  const limited = { status: false, message: 'Çok fazla deneme', data: [] }
  const busy = { ...wire(limited, 429), retryAfter: 60 }
  expect(() => readOutcome('FORGOT_PASSWORD', busy)).toThrow(
    expect.objectContaining({ status: 429, retryAfter: 60 }),
  )
  expect(read(limited, 429)).toMatchObject({ ok: false, message: 'Çok fazla deneme' })
})

describe('the proof in the answer of a sign-in', () => {
  const proofIn = (body: object) => proofOf(read({ status: 1, ...body }, 200))

  it('[L05] says whether the password must be changed', () => {
    for (const flag of [1, '1', true])
      expect(proofIn({ data: [{ bearer: 'abc', password_change: flag }] })).toMatchObject({
        mustChange: true,
      })
  })

  it('[L02] is a bearer with its expiry, else the session of the backend', () => {
    const given = { bearer: 'abc', expiresAt: 5, mustChange: false }
    expect(proofIn({ data: [{ bearer: 'abc', exp_at: 5 }] })).toEqual(given)
    for (const data of [undefined, [], [{}], [{ bearer: '' }], [null], ['abc']])
      expect(proofIn({ data })).toEqual({ bearer: '', mustChange: false })
    expect(proofIn({ status: '1' })).not.toBeNull()
    for (const status of [0, '0', -1, false]) expect(proofIn({ status })).toBeNull()
  })
})

describe('[T12] a call whose documented answer is a message alone', () => {
  it('is done by a 2xx with one', () => {
    const done = readDone('CUSTOMER_MESSAGES', wire({ message: 'Kapatıldı' }))
    expect(done).toMatchObject({ ok: true, message: 'Kapatıldı' })
    for (const body of [
      { message: 'Yok', status: false },
      { message: 'Yok', success: 0 },
    ])
      expect(readDone('CUSTOMER_MESSAGES', wire(body))).toMatchObject({ ok: false, message: 'Yok' })
    expect(readDone('CUSTOMER_MESSAGES', wire({ message: 'Yok' }, 400)).ok).toBe(false)
  })

  it('cannot be read without one', () => {
    for (const body of [{}, { message: '' }, [], 'x', null])
      expect(() => readDone('CUSTOMER_MESSAGES', wire(body))).toThrow(/unreadable/)
  })
})
