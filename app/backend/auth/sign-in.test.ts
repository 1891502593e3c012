import { describe, expect, it } from 'vitest'
import { BackendError } from '~/backend/http/backend-error'
import { type Credentials, readLogin, readMember, readSignIn, signInForm } from './sign-in'

const refused = { ok: false, message: '', fields: {}, mustChange: false, needsCode: false }

describe('[L02] the answer of a sign-in', () => {
  it('holds the bearer and its expiry', () => {
    const data = [{ bearer: 'abc', exp_at: 5 }]
    const signed = { ok: true, bearer: 'abc', expiresAt: 5, mustChange: false, next: '' }
    for (const status of [true, 1])
      expect(readSignIn({ status, message: '', data })).toEqual(signed)
    const page = { url: '/sepet', redirect: '' }
    expect(readSignIn({ status: 1, data, page })).toEqual({ ...signed, next: '/sepet' })
    const must = [{ bearer: 'abc', exp_at: 5, password_change: 1 }]
    expect(readSignIn({ status: 1, data: must })).toEqual({ ...signed, mustChange: true })
  })

  it.each([
    [{ url: '', redirect: '/tava' }, '/tava'],
    [{ url: '/', redirect: 'tava?x=1&amp;y=2' }, 'tava?x=1&y=2'],
    [{ url: '/sepet', redirect: 'https://evil.test/' }, '/sepet'],
    [{ url: '', redirect: '//evil.test/' }, ''],
    [{ url: '/sepet', redirect: '/' }, '/sepet'],
    ...[true, false, 1, '1', 'true'].map((redirect) => [{ url: '/a', redirect }, '/a'] as const),
    [{ redirect: '/tava' }, '/tava'],
    [null, ''],
  ] as const)('leads where its page %j says', (page, next) => {
    expect(readSignIn({ status: 1, data: [{ bearer: 'abc' }], page })).toMatchObject({ next })
  })

  it('is a success by the backend’s session without a bearer', () => {
    const signed = { ok: true, bearer: '', mustChange: false, next: '' }
    for (const status of [true, 1, '1'])
      for (const data of [undefined, [], [{ bearer: '' }]])
        expect(readSignIn({ status, data })).toEqual(signed)
  })

  it('needs no status: a bearer tells a sign-in, a refusing status of HTTP or a code why there is none', () => {
    const data = [{ bearer: 'abc', exp_at: 5, password_change: 0 }]
    expect(readSignIn({ message: '', data })).toMatchObject({ ok: true, bearer: 'abc' })
    const message = 'E-posta ya da şifre hatalı'
    const answerOf = (status: number, body: object) =>
      readLogin('LOGIN', { status, body, setCookies: [] })
    for (const status of [400, 401, 403, 409, 422])
      for (const body of [{ message }, { statusText: message }, [{ message }]])
        expect(answerOf(status, body)).toEqual({ ...refused, message })
    for (const status of [200, 401])
      expect(answerOf(status, { code: 401, message })).toEqual({ ...refused, message })
    const expired = { message, data: [{ bearer: '', password_change: 1 }] }
    expect(answerOf(403, expired)).toMatchObject({ ok: false, mustChange: true })
    for (const nothing of [{}, { message }, { data: [] }])
      expect(() => answerOf(200, nothing)).toThrow(BackendError)
    for (const [status, body] of [
      [403, {}],
      [404, { message }],
      [409, { data: [] }],
    ] as const)
      expect(() => answerOf(status, body)).toThrow(BackendError)
  })

  it('may be written in a list, its one record in none, and its status as a word', () => {
    const signed = { ok: true, bearer: 'abc', expiresAt: 5 }
    const data = { bearer: 'abc', exp_at: 5 }
    for (const status of ['success', 'SUCCESS', 'true', 'True', 1])
      for (const body of [{ status, data }, [{ status, data: [data] }]])
        expect(readSignIn(body)).toMatchObject(signed)
    const row = { key: 'password', statusText: 'Hatalı' }
    for (const status of ['error', 'FAILED', 'fail', 'false', 0])
      expect(readSignIn([{ status, message: 'Olmadı', data: row }])).toEqual({
        ...refused,
        message: 'Olmadı',
        fields: { password: ['Hatalı'] },
      })
    expect(readSignIn([{ status: 1 }, { status: 1 }])).toBeNull()
  })

  it('is a refusal with a refusing status, of the answer or of HTTP', () => {
    const data = [{ bearer: 'abc' }]
    for (const status of [0, '0', -1, false])
      expect(readSignIn({ status, message: 'Hatalı', data })).toEqual({
        ...refused,
        message: 'Hatalı',
      })
    for (const body of [{ status: 1 }, { status: true, data }])
      expect(readLogin('LOGIN', { status: 403, body, setCookies: [] })).toEqual(refused)
    for (const strange of ['html', null, {}, { status: 'yes' }])
      expect(readSignIn(strange)).toBeNull()
  })

  it('[L05] [L07] holds field errors, an expired password, and whether the security question is due', () => {
    const rows = [
      { key: 'username', statusText: 'Yok' },
      { key: 'username', statusText: 'Pasif' },
      { key: 'password' },
      { statusText: 'of nothing' },
    ]
    expect(readSignIn({ status: false, message: 'Hatalı', data: rows })).toEqual({
      ...refused,
      message: 'Hatalı',
      fields: { username: ['Yok', 'Pasif'], password: ['Hatalı'] },
    })
    const of = (row: object) => readSignIn({ status: false, message: '', data: [{}, row] })
    expect(of({ password_change: '1' })).toMatchObject({ mustChange: true })
    const asks = [{ counter: 2 }, { counter: 3 }, { key: 'security_code' }].map(of)
    expect(asks.map((one) => one?.ok === false && one.needsCode)).toEqual([false, true, true])
  })

  it('[L07] counts the attempts and names the field beside the rows too', () => {
    const of = (body: object) => readSignIn({ status: 0, ...body })
    expect(of({ counter: 2, statusText: 'Hatalı', key: 'password' })).toEqual({
      ...refused,
      message: 'Hatalı',
      fields: { password: ['Hatalı'] },
    })
    for (const body of [
      { counter: 3 },
      { key: 'security_code' },
      { data: [{ key: 'g-recaptcha-response' }] },
    ])
      expect(of(body)).toMatchObject({ needsCode: true })
    const twice = { key: 'password', message: 'Hatalı', data: [{ key: 'password' }] }
    expect(of(twice)).toMatchObject({ fields: { password: ['Hatalı'] } })
  })

  it('is read from refusals too; other failures are errors', () => {
    const wire = (status: number) => ({
      status,
      body: { status: 0, message: 'Hatalı' },
      setCookies: [],
    })
    for (const key of ['LOGIN', 'LOGIN_NOMEMBERSHIP'] as const)
      for (const status of [200, 400, 401, 403, 404, 409, 422])
        expect(readLogin(key, wire(status))).toMatchObject({ ok: false, message: 'Hatalı' })
    expect(() => readLogin('LOGIN', wire(500))).toThrow(BackendError)
    const busy = { ...wire(429), retryAfter: 7 }
    expect(() => readLogin('LOGIN', busy)).toThrow(BackendError)
  })

  it('[T12] is a failed call when it cannot be read, whatever its status', () => {
    for (const key of ['LOGIN', 'LOGIN_NOMEMBERSHIP'] as const)
      for (const status of [200, 400, 401, 403, 422])
        for (const body of ['<h1>x</h1>', '', { error: 'blocked' }])
          expect(() => readLogin(key, { status, body, setCookies: [] })).toThrow(BackendError)
  })
})

describe('[L01] [L02] the form of a sign-in', () => {
  const credentials: Credentials = {
    type: 'email',
    username: 'ayla@ornek.test',
    password: 'gizli',
    rememberMe: true,
    redirect: '/sepet',
    proof: {},
  }
  const sent = (more: Partial<Credentials>) =>
    Object.fromEntries(signInForm({ ...credentials, ...more }))

  it('holds the credentials and the page to continue at', () => {
    expect(sent({})).toEqual({
      username: 'ayla@ornek.test',
      type: 'email',
      password: 'gizli',
      rememberMe: '1',
      redirect: '/sepet',
    })
    expect(sent({ rememberMe: false }).rememberMe).toBe('0')
    expect(sent({ type: 'vendor-code' })).toMatchObject({ type: 'vendor-code', vendor: '1' })
  })

  it('[L07] holds the proof against bots', () => {
    expect(sent({ proof: { security_code: '42' } })).toMatchObject({ security_code: '42' })
  })
})

describe('the member of a bearer', () => {
  const info = {
    ID: 7,
    FIRST_NAME: 'Ayla',
    LAST_NAME: 'Yurt',
    GROUP: '3',
    KVKK: '1',
    PASSWORD_STRENGTH: '9',
    IS_AFFILIATE: 1,
    COUNTRY: 'TR',
    E_COUNTRY: '',
  }
  const of = (more: object = {}, settings: unknown = { KVKK_REQUIRED: 1 }) =>
    readMember({ MEMBER_INFO: { ...info, ...more }, SETTINGS: settings })

  it('[L12] has a name, a group and prompts', () => {
    expect(of()).toEqual({
      id: '7',
      name: 'Ayla Yurt',
      group: 3,
      asks: [],
      affiliate: true,
      country: 'TR',
      onlyCountry: '',
    })
    expect(of({ LAST_NAME: '' })?.name).toBe('Ayla')
    expect(of({ FIRST_NAME: 'x'.repeat(90) })?.name).toHaveLength(80)
    expect(of({ COUNTRY: 'tr', E_COUNTRY: 'DE' })).toMatchObject({
      country: '',
      onlyCountry: 'DE',
    })
    for (const strange of ['TRX', 'xTR'])
      expect(of({ COUNTRY: strange, E_COUNTRY: strange })).toMatchObject({
        country: '',
        onlyCountry: '',
      })
  })

  it('[L13] is prompted for a better password up to strength six', () => {
    const asks = [6, 7, '6', '', undefined].map(
      (strength) => of({ PASSWORD_STRENGTH: strength })?.asks,
    )
    expect(asks).toEqual([['password'], [], ['password'], [], []])
  })

  it('[L13] is prompted for a required consent, unless they are an admin', () => {
    expect(of({ KVKK: 0 })?.asks).toEqual(['consent'])
    expect(of({ KVKK: '0', PASSWORD_STRENGTH: 1 })?.asks).toEqual(['password', 'consent'])
    expect(of({ KVKK: undefined })?.asks).toEqual([])
    expect(of({ KVKK: 0 }, { KVKK_REQUIRED: 0 })?.asks).toEqual([])
    expect(of({ KVKK: 0 }, null)?.asks).toEqual([])
    expect(of({ KVKK: 0, ADMIN_FULL_NAME: 'Yönetici' })?.asks).toEqual([])
  })

  it('is null for a guest and for a backend that sends none', () => {
    for (const ID of ['', '0', 0, null, '<b>']) expect(of({ ID })).toBeNull()
    for (const body of [{}, null, 'html', { MEMBER_INFO: [] }]) expect(readMember(body)).toBeNull()
  })
})
