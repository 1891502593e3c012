import { describe, expect, it } from 'vitest'
import { isSame, readToken, signToken } from './token'

const secret = 'a secret of the tests, 32 letters or more'

describe('[G02] bearer tokens', () => {
  it('are readable until they expire', async () => {
    const token = await signToken(secret, { sub: 'guest:şükrü', exp: 2000 })
    expect(await readToken(secret, token, 1999)).toEqual({ sub: 'guest:şükrü', exp: 2000 })
    expect(await readToken(secret, token, 2000)).toBeNull()
  })

  it('are refused when another secret signed them', async () => {
    const token = await signToken(secret, { sub: 'guest', exp: 2000 })
    expect(await readToken(`${secret}!`, token, 1)).toBeNull()
    expect(await readToken(secret, `${token}x`, 1)).toBeNull()
    expect(await readToken(secret, 'v1.e30', 1)).toBeNull()
  })

  it('are compared as a whole', () => {
    expect(isSame('abc', 'abc')).toBe(true)
    expect(isSame('abcd', 'abc')).toBe(false)
    expect(isSame('', 'abc')).toBe(false)
  })
})
