import { describe, expect, it } from 'vitest'
import { isSame, readToken, signToken } from './token'

const secret = 'a secret of the tests, 32 letters or more'

describe('[G02] bearer tokens', () => {
  it('reads back what it signed until it expires', async () => {
    const token = await signToken(secret, { sub: 'guest:şükrü', exp: 2000 })
    expect(await readToken(secret, token, 1999)).toEqual({ sub: 'guest:şükrü', exp: 2000 })
    expect(await readToken(secret, token, 2000)).toBeNull()
  })

  it('refuses what it did not sign', async () => {
    const token = await signToken(secret, { sub: 'guest', exp: 2000 })
    expect(await readToken(`${secret}!`, token, 1)).toBeNull()
    expect(await readToken(secret, `${token}x`, 1)).toBeNull()
    expect(await readToken(secret, 'v1.e30', 1)).toBeNull()
  })

  it('compares whole secrets', () => {
    expect(isSame('abc', 'abc')).toBe(true)
    expect(isSame('abcd', 'abc')).toBe(false)
    expect(isSame('', 'abc')).toBe(false)
  })
})
