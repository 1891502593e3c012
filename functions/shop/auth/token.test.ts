import { sign } from 'hono/jwt'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToken, readToken } from './token'

const secret = 'a secret of the tests, 32 letters or more'
const at = (seconds: number) => vi.setSystemTime(seconds * 1000)

describe('[G02] bearer tokens', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    at(1000)
  })
  afterEach(() => vi.useRealTimers())

  it('are readable until they expire', async () => {
    const guest = { sub: 'guest:şükrü', exp: 2000 }
    const member = { sub: 'member:7', exp: 2000, jti: 'a' }
    const tokens = [await createToken(secret, guest), await createToken(secret, member)] as const
    at(1999)
    expect(await readToken(secret, tokens[0])).toEqual(guest)
    expect(await readToken(secret, tokens[1])).toEqual(member)
    at(2000)
    expect(await readToken(secret, tokens[0])).toBeNull()
  })

  it('are refused when another secret signed them', async () => {
    const token = await createToken(secret, { sub: 'guest', exp: 2000 })
    expect(await readToken(`${secret}!`, token)).toBeNull()
    expect(await readToken(secret, `${token}x`)).toBeNull()
  })

  it('are refused with another algorithm, or none', async () => {
    const claims = { sub: 'guest', exp: 2000 }
    expect(await readToken(secret, await sign(claims, secret, 'HS512'))).toBeNull()
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
    expect(await readToken(secret, unsigned)).toBeNull()
  })

  it('are refused without a subject or an expiry', async () => {
    expect(await readToken(secret, await sign({ exp: 2000 }, secret, 'HS256'))).toBeNull()
    expect(await readToken(secret, await sign({ sub: 'guest' }, secret, 'HS256'))).toBeNull()
  })

  it.each(['', 'e30', 'e30.e30.e30', 'v1.e30.e30'])('are refused as "%s"', async (token) => {
    expect(await readToken(secret, token)).toBeNull()
  })
})
