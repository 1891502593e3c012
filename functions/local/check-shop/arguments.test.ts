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
    [['https://shop.example', '--timeout', 'x'], '--timeout: must be seconds from 0.1 to 60.'],
    [['https://shop.example', '--timeout', '0'], '--timeout: must be at least 0.1 seconds.'],
    [['https://shop.example', '--timeout', '90'], '--timeout: must be at most 60 seconds.'],
    [['https://shop.example', '--language', 'turkish'], '--language'],
    [['https://shop.example', '--unknown'], '--unknown'],
  ])('%j are refused', (args, sentence) => {
    expect(() => readCommand(args, {})).toThrow(sentence)
  })

  it.each([
    ['SHOP_PREFIX_KEYS', 'CATEGORY,NONSENSE', 'SHOP_PREFIX_KEYS names "NONSENSE"'],
    ['SHOP_PREFIX_KEYS', 'CART_ADD', 'SHOP_PREFIX_KEYS names "CART_ADD"'],
    ['SHOP_PATH_PREFIX', 'tr-shop', 'SHOP_PATH_PREFIX must be base64'],
    ['EXPORT_MODE', 'yes', 'EXPORT_MODE: must be 0 or 1'],
  ])('[T75] refuse what the storefront refuses: %s=%s', (name, value, sentence) => {
    expect(() => readCommand(['https://shop.test'], { [name]: value })).toThrow(sentence)
  })
})
