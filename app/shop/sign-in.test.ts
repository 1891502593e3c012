import { describe, expect, it } from 'vitest'
import { ShopError } from './error'
import { type Credentials, readLogin, readMember, readSignIn, signInForm } from './sign-in'

const refused = { ok: false, message: '', fields: {}, mustChange: false, asksCode: false }

describe('[L02] the answer of a sign-in', () => {
  it('brings the bearer and its end', () => {
    const data = [{ bearer: 'abc', exp_at: 5 }]
    const signed = { ok: true, bearer: 'abc', expiresAt: 5, mustChange: false, next: '' }
    for (const status of [true, 1])
      expect(readSignIn({ status, message: '', data })).toEqual(signed)
    const page = { url: '/sepet', redirect: '' }
    expect(readSignIn({ status: 1, data, page })).toEqual({ ...signed, next: '/sepet' })
    const must = [{ bearer: 'abc', exp_at: 5, password_change: 1 }]
    expect(readSignIn({ status: 1, data: must })).toEqual({ ...signed, mustChange: true })
  })

  it('is a refusal without one, or where it says so', () => {
    const data = [{ bearer: 'abc' }]
    expect(readSignIn({ status: 0, message: 'Hatalı', data })).toEqual({
      ...refused,
      message: 'Hatalı',
    })
    expect(readSignIn({ status: 1, data: [] })).toEqual(refused)
    for (const strange of ['html', null, {}, { status: 'yes' }])
      expect(readSignIn(strange)).toEqual(refused)
  })

  it('[L05] [L07] names fields, an old password, and when the security question is due', () => {
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
    expect(asks.map((one) => !one.ok && one.asksCode)).toEqual([false, true, true])
  })

  it('is read of a refusal too, and any other failure is the backend’s', () => {
    const wire = (status: number) => ({
      status,
      body: { status: 0, message: 'Hatalı' },
      setCookies: [],
    })
    for (const status of [200, 401, 403, 422])
      expect(readLogin(wire(status))).toMatchObject({ ok: false, message: 'Hatalı' })
    for (const status of [400, 404, 500]) expect(() => readLogin(wire(status))).toThrow(ShopError)
  })
})

describe('[L01] [L02] what a sign-in sends', () => {
  const asked: Credentials = {
    type: 'email',
    username: 'ayla@ornek.test',
    password: 'gizli',
    rememberMe: true,
    redirect: '/sepet',
    proof: {},
  }
  const sent = (more: Partial<Credentials>) => Object.fromEntries(signInForm({ ...asked, ...more }))

  it('is who, by what, and where to go on', () => {
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

  it('[L07] has what proves that no machine sends it', () => {
    expect(sent({ proof: { security_code: '42' } })).toMatchObject({ security_code: '42' })
  })
})

describe('the member that a bearer speaks for', () => {
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

  it('[L12] has a name, a group, and what is asked of it', () => {
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

  it('[L13] is asked for a better password up to six', () => {
    const asks = [6, 7, '6', '', undefined].map(
      (strength) => of({ PASSWORD_STRENGTH: strength })?.asks,
    )
    expect(asks).toEqual([['password'], [], ['password'], [], []])
  })

  it('[L13] is asked for a consent where the shop requires one, but no admin', () => {
    expect(of({ KVKK: 0 })?.asks).toEqual(['consent'])
    expect(of({ KVKK: '0', PASSWORD_STRENGTH: 1 })?.asks).toEqual(['password', 'consent'])
    expect(of({ KVKK: undefined })?.asks).toEqual([])
    expect(of({ KVKK: 0 }, { KVKK_REQUIRED: 0 })?.asks).toEqual([])
    expect(of({ KVKK: 0 }, null)?.asks).toEqual([])
    expect(of({ KVKK: 0, ADMIN_FULL_NAME: 'Yönetici' })?.asks).toEqual([])
  })

  it('is nobody for a guest, and where the backend does not say', () => {
    for (const ID of ['', '0', 0, null, '<b>']) expect(of({ ID })).toBeNull()
    for (const body of [{}, null, 'html', { MEMBER_INFO: [] }]) expect(readMember(body)).toBeNull()
  })
})
