import { expect, it } from 'vitest'
import { readSettings } from '../settings'
import { flagOf } from './flag'

const env = {
  SITE_ORIGIN: 'https://www.shop.test',
  SHOP_ORIGIN: 'https://shop.test',
  SESSION_KEYS: `a:${Buffer.alloc(32, 7).toString('base64url')}`,
}

it('[A15] a flag that never comes is not found, after the deadline of every read', async () => {
  const settings = { ...(await readSettings(env)), readDeadline: 10 }
  const shopFetch: typeof settings.shopFetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', reject))
  const answer = await flagOf('/static/theme-flags/tr.webp', { ...settings, shopFetch })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

it.each([
  [404, 204, 'public, max-age=86400'],
  [410, 204, 'public, max-age=86400'],
  [500, 404, 'no-store'],
])(
  '[A15] [Z17] a shop that answers %i for a flag has none: %i',
  async (status, expected, cache) => {
    const settings = await readSettings(env)
    const shopFetch: typeof settings.shopFetch = async () => new Response('', { status })
    const answer = await flagOf('/static/theme-flags/ac.webp', { ...settings, shopFetch })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([expected, cache])
  },
)

it.each([
  ['', null],
  ['guest-token', 'Bearer guest-token'],
])('[A15] a flag is requested with the token of guests %j as %j', async (token, expected) => {
  const settings = await readSettings({ ...env, SHOP_GUEST_TOKEN: token })
  const sent: Headers[] = []
  const shopFetch: typeof settings.shopFetch = async (_, init) => {
    sent.push(new Headers(init?.headers))
    return new Response('', { headers: { 'content-type': 'image/webp' } })
  }
  await flagOf('/static/theme-flags/tr.webp', { ...settings, shopFetch })
  expect(sent[0]?.get('authorization')).toBe(expected)
})
