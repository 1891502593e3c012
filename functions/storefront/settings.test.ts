import { describe, expect, it } from 'vitest'
import { type Env, readSettings } from './settings'

const good: Env = {
  SITE_ORIGIN: 'https://www.shop.test',
  SHOP_ORIGIN: '',
  SHOP_GUEST_TOKEN: 'guest-token',
  SESSION_KEYS: `a:${Buffer.alloc(32, 7).toString('base64url')}`,
  SHOP: { fetch: async () => new Response() },
}

describe('the settings of the storefront', () => {
  it('come from wrangler.toml and the secrets', async () => {
    const settings = await readSettings({ ...good, SHOP_PATH_PREFIX: btoa('/tr-shop') })
    expect(settings).toMatchObject({ prefix: '/tr-shop', defaultCurrency: 'TL', exportMode: false })
  })

  it.each([
    ['SITE_ORIGIN', undefined],
    ['SITE_ORIGIN', 'https://www.shop.test/'],
    ['SITE_ORIGIN', 'javascript:alert(1)'],
    ['SHOP_ORIGIN', 'shop.test'],
    ['SHOP_PATH_PREFIX', btoa('//evil.test')],
    ['SHOP_PREFIX_KEYS', 'CATEGORY,NONSENSE'],
    ['SHOP_PREFIX_KEYS', 'CART_ADD'],
    ['EXPORT_MODE', 'yes'],
    ['DEFAULT_CURRENCY', 'lira'],
    ['FRESH_SECONDS', 'soon'],
    ['SHOP_GUEST_TOKEN', undefined],
    ['SHOP_GUEST_TOKEN', 'a b'],
    ['SESSION_KEYS', undefined],
    ['SESSION_KEYS', 'a:short'],
    ['SHOP', undefined],
  ])('[T75] report that %s is wrong when it is %s', async (name, value) => {
    await expect(readSettings({ ...good, [name]: value })).rejects.toThrow(new RegExp(`^${name} `))
  })
})
