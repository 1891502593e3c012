import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCart } from '~/backend/cart/cart'
import { isSealedByFirst, readSealKeys, seal, unseal } from '~/session/cookies/seal'
import { removeExpired } from './expired-entries'
import {
  endMembership,
  freshSession,
  isFresh,
  openSession,
  type Session,
  sessionCookie,
  storedCartOf,
} from './session'
import { liveToken, normaliseExpiry, tokenOf } from './token'
import { readVisitor } from './visitor'

const keyText = (id: string, fill: number) =>
  `${id}:${Buffer.from(new Uint8Array(32).fill(fill)).toString('base64url')}`
const keys = await readSealKeys(keyText('a', 1))
const now = 1_700_000_000_000

const closed = (value: Session) => seal(sessionCookie, JSON.stringify(value), keys)

const session: Session = {
  token: { value: 'secret-bearer', timeout: now + 1000 },
  backendCookies: { SHOPSESSION: 'abc' },
  cart: { count: 2, total: '300,00' },
}

describe('the sealed session', () => {
  it('opens unchanged and is unreadable while sealed', async () => {
    const value = await closed(session)
    expect(value).not.toContain('secret')
    expect((await openSession(value, keys)).session).toEqual(session)
  })

  it('[C17] keeps entries that were sealed under their former names', async () => {
    const { backendCookies, ...rest } = session
    const until = 1
    const pending = { act: 'favourite', fields: { ids: '7' }, until }
    const waitingAdd = { fields: [['productId', '8']], until }
    const value = await seal(
      sessionCookie,
      JSON.stringify({ ...rest, shopCookies: backendCookies, pending, waitingAdd }),
      keys,
    )
    expect((await openSession(value, keys)).session).toEqual({
      ...session,
      pendingAction: pending,
      pendingAdd: waitingAdd,
    })
  })

  it('[L05] keeps that a password must be changed where that was sealed as a step of the sign-in', async () => {
    const step = { kind: 'expired', fields: { back: '/' }, until: 1 }
    const value = await seal(sessionCookie, JSON.stringify({ ...session, step }), keys)
    expect((await openSession(value, keys)).session.passwordStep).toEqual(step)
  })

  it('[T22] becomes a new guest after any change of a character', async () => {
    const value = await closed(session)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(value.length - 1),
        fc.constantFrom('A', 'z', '0', '-'),
        async (at, letter) => {
          const changed = value.slice(0, at) + letter + value.slice(at + 1)
          if (changed === value) return
          expect(await openSession(changed, keys)).toEqual({
            session: freshSession(),
            invalid: true,
            isOld: false,
          })
        },
      ),
      { numRuns: 300 },
    )
  })

  it('[T22] opens in no other cookie and with no retired key', async () => {
    const value = await seal('__Host-other', 'text', keys)
    expect(await unseal(sessionCookie, value, keys)).toBeNull()
    expect(await unseal('__Host-other', value, await readSealKeys(keyText('b', 2)))).toBeNull()
  })

  it('[T23] opens with an old key while two are configured', async () => {
    const value = await seal('x', 'text', keys)
    const both = await readSealKeys(`${keyText('b', 2)},${keyText('a', 1)}`)
    expect(await unseal('x', value, both)).toBe('text')
  })

  it('is to be resealed when an old key sealed it', async () => {
    const value = await closed(session)
    const both = await readSealKeys(`${keyText('b', 2)},${keyText('a', 1)}`)
    expect((await openSession(value, both)).isOld).toBe(true)
    expect(await openSession(value, keys)).toMatchObject({ isOld: false, invalid: false })
  })

  it('[L04] keeps nothing of a member after the session ends', () => {
    const backendCookies = { SHOPSESSION: 'abc' }
    const left: Session = { ...session, backendCookies, email: 'ayla@ornek.test', currency: 'EUR' }
    endMembership(left)
    expect(left).toEqual(freshSession())
    expect(backendCookies).toEqual({})
  })

  it('explains how to make a key when SESSION_KEYS is invalid', async () => {
    const right = keyText('a', 1)
    for (const wrong of [
      'nonsense',
      '',
      ':',
      `${right},`,
      `${right}x`,
      right.slice(0, -4),
      right.slice(2),
      `:${right.slice(2)}`,
      `a b:${right.slice(2)}`,
      `${'a'.repeat(17)}:${right.slice(2)}`,
      `a:${right.slice(3)}+`,
    ])
      await expect(readSealKeys(wrong), wrong).rejects.toThrow(/openssl rand/)
    const two = await readSealKeys(` ${right} , ${keyText('b'.repeat(16), 2)}`)
    expect(two.map(({ id }) => id)).toEqual(['a', 'b'.repeat(16)])
  })

  it('needs a key to seal', async () => {
    await expect(seal('x', 'text', [])).rejects.toThrow(/set SESSION_KEYS/)
    expect(isSealedByFirst('a.x', [])).toBe(false)
  })

  it('rejects values that are cut or longer than three cookies', async () => {
    const max = await seal('x', 'y'.repeat(9000), keys)
    expect(max.length).toBeLessThanOrEqual(12_288)
    expect(await unseal('x', max, keys)).toHaveLength(9000)
    expect(await unseal('x', await seal('x', 'y'.repeat(10_000), keys), keys)).toBeNull()
    for (const cut of ['', 'a', 'a.', 'a.AAAA', max.slice(0, -1), max.slice(1), `b${max.slice(1)}`])
      expect(await unseal('x', cut, keys), cut.slice(0, 20)).toBeNull()
    expect(await unseal('x', await seal('x', 'y', keys), keys)).toBe('y')
  })

  it('differs each time it is sealed', async () => {
    expect(await seal('x', 'text', keys)).not.toBe(await seal('x', 'text', keys))
  })

  it('accepts older shapes and rejects invalid ones', async () => {
    for (const text of ['no json', '7', '{"token":7}', '{"member":{"id":"1"}}'])
      expect(await openSession(await seal(sessionCookie, text, keys), keys)).toEqual({
        session: freshSession(),
        invalid: true,
        isOld: false,
      })
    const { session: bare } = await openSession(await seal(sessionCookie, '{}', keys), keys)
    expect(bare).toEqual(freshSession())
    expect(await openSession(undefined, keys)).toEqual({
      session: freshSession(),
      invalid: false,
      isOld: false,
    })
  })

  it('[G05] is fresh while nothing is known of the visitor', () => {
    const until = 1
    const known: Partial<Session>[] = [
      { token: { value: 'a', timeout: 1 } },
      { cart: { count: 1, total: '1,00' } },
      { pendingAction: { act: 'a', fields: {}, until } },
      { step: { kind: 'code', fields: {}, until } },
      { pendingAdd: { fields: [], until } },
      { newsletter: { email: 'a@b.test', names: [], until } },
      { backendCookies: { SID: 'a' } },
    ]
    expect(isFresh(freshSession())).toBe(true)
    for (const one of known) expect(isFresh({ ...freshSession(), ...one })).toBe(false)
  })

  it('drops temporary entries after they expire', () => {
    const temporary = (until: number): Partial<Session> => ({
      pendingAction: { act: 'a', fields: {}, until },
      step: { kind: 'code', fields: {}, until },
      pendingAdd: { fields: [], until },
      addressDraft: { id: '0', fields: [], until },
      newsletter: { email: 'a@b.test', names: ['name'], until },
    })
    const known = { ...freshSession(), store: 'Kadıköy' }
    const expired = { ...known, ...temporary(now) }
    expect(removeExpired(expired, now)).toBe(true)
    expect(expired).toEqual(known)
    const current = { ...known, ...temporary(now + 1) }
    expect(removeExpired(current, now)).toBe(false)
    expect(current).toEqual({ ...known, ...temporary(now + 1) })
    expect(removeExpired({ ...known }, now)).toBe(false)
  })

  it('[C17] [G04] drops the backend’s expired cookies, with what depends on them', () => {
    const second = Math.floor(now / 1000)
    const ended = `a;${second.toString(36)}`
    const cart = { count: 1, total: '1,00' }
    const known = { ...freshSession(), currency: 'EUR', cart }
    const expired = { ...known, backendCookies: { SID: ended } }
    expect(removeExpired(expired, now)).toBe(true)
    expect(expired).toEqual(freshSession())
    const left = { ...known, backendCookies: { SID: ended, LB: `1;${(second + 1).toString(36)}` } }
    expect(removeExpired(left, now)).toBe(true)
    expect(left).toMatchObject({ cart, currency: undefined })
    expect(Object.keys(left.backendCookies)).toEqual(['LB'])
    const member = { ...session, currency: 'EUR', backendCookies: { SID: ended } }
    removeExpired(member, now)
    expect(member).toMatchObject({ cart: session.cart, token: session.token })
  })

  it('[L04] has a valid bearer until it expires', () => {
    const token = { value: 'a', timeout: now }
    expect([now - 1, now, now + 1].map((at) => liveToken(token, at))).toEqual([token, null, null])
    expect(liveToken(undefined, now)).toBeNull()
  })

  it('accepts only well-formed visitor ids', () => {
    const name = 'aZ09_-aZ09_-aZ09_-aZ09'
    expect(readVisitor(name)).toBe(name)
    for (const strange of [
      undefined,
      '',
      name.slice(1),
      `${name}x`,
      ` ${name}`,
      name.replace('a', '.'),
    ])
      expect(readVisitor(strange)).toBe('')
  })
})

describe('an expiry', () => {
  it('[L03] [T17] below one billion is invalid, below nine billion seconds, else milliseconds', () => {
    expect(normaliseExpiry(999_999_999)).toBeNull()
    expect(normaliseExpiry(1_700_000_000)).toBe(1_700_000_000_000)
    expect(normaliseExpiry(9_000_000_000)).toBe(9_000_000_000)
    expect(normaliseExpiry(1_700_000_000_000)).toBe(1_700_000_000_000)
    expect(normaliseExpiry('1700000000')).toBe(1_700_000_000_000)
    expect(normaliseExpiry(1_000_000_000)).toBe(1_000_000_000_000)
    expect(normaliseExpiry(1_700_000_000.0004)).toBe(1_700_000_000_000)
    for (const none of ['1700000000x', 'x1700000000', Number.POSITIVE_INFINITY, '1.7e9'])
      expect(normaliseExpiry(none)).toBeNull()
  })

  it('[T17] of another type is invalid', () => {
    for (const value of [0, -1, 'abc', null, undefined, Number.NaN, {}])
      expect(normaliseExpiry(value)).toBeNull()
  })

  it('[L03] that is missing, invalid or past leaves no bearer to keep', () => {
    const now = 1_700_000_000_000
    for (const end of [undefined, null, '', 0, 3600, '2027-01-01 10:00:00', now / 1000 - 1])
      expect(tokenOf('abc', end, now)).toBeNull()
    expect(tokenOf('', now / 1000 + 60, now)).toBeNull()
    expect(tokenOf('abc', now / 1000 + 60, now)).toEqual({ value: 'abc', timeout: now + 60_000 })
  })
})

describe('the cart of the last answer', () => {
  const lines = [
    { CART_ID: '0', ID: '1', TITLE: 'Tava', URL: '/tava', COUNT: 2, PRICE_SELL: 100, VAT: 20 },
  ]
  const cart = { count: 2, total: '1.216,00', currency: 'TL', lines }
  const stored = (more: object = {}) =>
    storedCartOf({ ...freshSession(), cart: { ...cart, ...more } })

  it('[C11] costs what the shop says, which may be less than its lines', () => {
    expect(readCart(stored(), 'TL')).toMatchObject({
      priceGoods: 121_600,
      priceCart: 121_600,
      priceTotal: null,
    })
    expect(readCart(stored({ total: '' }), 'TL')).toMatchObject({ priceCart: 24_000 })
  })

  it('[C11] is none without lines, or where other pages may have changed them', () => {
    expect(stored({ lines: undefined })).toBeNull()
    expect(storedCartOf({ ...freshSession(), cart, hasSharedCookies: true })).toBeNull()
  })
})
