import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSealKeys, seal, unseal } from './seal'
import { closeSession, freshSession, openSession, sessionCookie } from './session'
import { normaliseExpiry } from './token'

const keyText = (id: string, fill: number) =>
  `${id}:${Buffer.from(new Uint8Array(32).fill(fill)).toString('base64url')}`
const keys = await readSealKeys(keyText('a', 1))
const now = 1_700_000_000_000

const session = {
  token: { value: 'secret-bearer', timeout: now + 1000 },
  shopCookies: { SHOPSESSION: 'abc' },
  cart: { count: 2, total: '300,00' },
}

describe('the sealed session', () => {
  it('comes back as it was, and shows nothing of itself', async () => {
    const value = await closeSession(session, keys)
    expect(value).not.toContain('secret')
    expect((await openSession(value ?? '', keys, now)).session).toEqual(session)
  })

  it('[G05] holds no cookie for a guest without a cart', async () => {
    expect(await closeSession(freshSession(), keys)).toBeNull()
  })

  it('is a fresh guest after any change to any letter of it', async () => {
    const value = (await closeSession(session, keys)) ?? ''
    await fc.assert(
      fc.asyncProperty(
        fc.nat(value.length - 1),
        fc.constantFrom('A', 'z', '0', '-'),
        async (at, letter) => {
          const changed = value.slice(0, at) + letter + value.slice(at + 1)
          if (changed === value) return
          expect(await openSession(changed, keys, now)).toEqual({
            session: freshSession(),
            spoiled: true,
          })
        },
      ),
      { numRuns: 300 },
    )
  })

  it('opens in no other cookie, and not with a key that is gone', async () => {
    const value = await seal('__Host-other', 'text', keys)
    expect(await unseal(sessionCookie, value, keys)).toBeNull()
    expect(await unseal('__Host-other', value, await readSealKeys(keyText('b', 2)))).toBeNull()
  })

  it('opens with an old key while two live', async () => {
    const value = await seal('x', 'text', keys)
    const both = await readSealKeys(`${keyText('b', 2)},${keyText('a', 1)}`)
    expect(await unseal('x', value, both)).toBe('text')
  })

  it('drops a token whose time is over, but keeps the cart', async () => {
    const value = (await closeSession(session, keys)) ?? ''
    const { session: later } = await openSession(value, keys, now + 2000)
    expect(later.token).toBeUndefined()
    expect(later.cart).toEqual(session.cart)
  })

  it('says how to make a key when SESSION_KEYS is wrong', async () => {
    await expect(readSealKeys('nonsense')).rejects.toThrow(/openssl rand/)
  })
})

describe('an expiry (spec §3)', () => {
  it('below one billion is invalid, below nine billion is seconds, else milliseconds', () => {
    expect(normaliseExpiry(999_999_999)).toBeNull()
    expect(normaliseExpiry(1_700_000_000)).toBe(1_700_000_000_000)
    expect(normaliseExpiry(9_000_000_000)).toBe(9_000_000_000)
    expect(normaliseExpiry(1_700_000_000_000)).toBe(1_700_000_000_000)
    expect(normaliseExpiry('1700000000')).toBe(1_700_000_000_000)
  })

  it('of another kind is none', () => {
    for (const value of [0, -1, 'abc', null, undefined, Number.NaN, {}])
      expect(normaliseExpiry(value)).toBeNull()
  })
})
