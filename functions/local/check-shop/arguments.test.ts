import { describe, expect, it } from 'vitest'
import { readCommand } from './arguments'

describe('the arguments of check-shop', () => {
  it('name the shop, or the environment does', () => {
    const named = readCommand(['https://www.shop.example/', '--json'], { SHOP_GUEST_TOKEN: 'abc' })
    expect(named.options).toMatchObject({ origin: 'https://www.shop.example', guestToken: 'abc' })
    expect(named.isJson).toBe(true)
    const known = readCommand([], { SHOP_ORIGIN: 'http://127.0.0.1:8788' })
    expect(known.options).toMatchObject({
      origin: 'http://127.0.0.1:8788',
      timeoutMs: 8000,
      member: null,
    })
  })

  it('take the password of a member from the environment alone', () => {
    const args = ['https://shop.example', '--member', 'a@shop.example']
    const { options } = readCommand(args, { CHECK_SHOP_PASSWORD: 'secret' })
    expect(options.member).toEqual({ email: 'a@shop.example', password: 'secret' })
    expect(() => readCommand(args, {})).toThrow('CHECK_SHOP_PASSWORD')
  })

  it('refuse a token that is none, without printing it', () => {
    const read = () => readCommand(['https://shop.example'], { SHOP_GUEST_TOKEN: 'two words' })
    expect(read).toThrow('SHOP_GUEST_TOKEN: must be a bearer token.')
  })

  it.each([
    [[], 'The shop: must be like'],
    [['shop.example'], 'The shop: must be like'],
    [['https://shop.example/path'], 'The shop: must be like'],
    [['https://shop.example', 'more'], 'Name one shop'],
    [['https://shop.example', '--timeout', 'x'], '--timeout'],
    [['https://shop.example', '--language', 'turkish'], '--language'],
    [['https://shop.example', '--unknown'], '--unknown'],
  ])('%j are refused', (args, sentence) => {
    expect(() => readCommand(args, {})).toThrow(sentence)
  })
})
