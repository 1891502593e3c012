import { expect, it } from 'vitest'
import { readSettings } from '../settings'
import { flagOf } from './flag'

it.each([
  ['', null],
  ['guest-token', 'Bearer guest-token'],
])('[A15] a flag is requested with the token of guests %j as %j', async (token, expected) => {
  const settings = await readSettings({
    SITE_ORIGIN: 'https://www.shop.test',
    SHOP_ORIGIN: 'https://shop.test',
    SHOP_GUEST_TOKEN: token,
    SESSION_KEYS: `a:${Buffer.alloc(32, 7).toString('base64url')}`,
  })
  const sent: Headers[] = []
  const shopFetch: typeof settings.shopFetch = async (_, init) => {
    sent.push(new Headers(init?.headers))
    return new Response('', { headers: { 'content-type': 'image/webp' } })
  }
  await flagOf('/static/theme-flags/tr.webp', { ...settings, shopFetch })
  expect(sent[0]?.get('authorization')).toBe(expected)
})
