import { describe, expect, it } from 'vitest'
import { type Env, readSettings, warningsOf } from './settings'

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
    ['DEFAULT_CURRENCY', 'TRY'],
    ['DEFAULT_CURRENCY', 'XQ'],
    ['FRESH_SECONDS', 'soon'],
    ['SHOP_GUEST_TOKEN', undefined],
    ['SHOP_GUEST_TOKEN', 'a b'],
    ['SESSION_KEYS', undefined],
    ['SESSION_KEYS', 'a:short'],
    ['SHOP', undefined],
    ['READ_DEADLINE_MS', '5'],
    ['PLATFORM_PAGES', 'basket=/sepet'],
    ['PLATFORM_PAGES', 'order=//evil.test'],
    ['SHOP_ORIGIN', good.SITE_ORIGIN],
    ['SESSION_DOMAIN', 'https://shop.test'],
    ['SESSION_DOMAIN', 'other.test'],
    ['PICTURE_ORIGIN', 'pictures.test'],
    ['PICTURE_RESIZING', 'yes'],
    ['CAPTCHA_PROVIDER', 'hcaptcha'],
    ['CAPTCHA_SITE_KEY', '<key>'],
  ])('[T75] report that %s is wrong when it is %s', async (name, value) => {
    await expect(readSettings({ ...good, [name]: value })).rejects.toThrow(new RegExp(`^${name} `))
  })

  it('[T75] report all that is wrong at once, each in a sentence', async () => {
    const wrong = { EXPORT_MODE: 'yes', SHOP_PREFIX_KEYS: 'NONSENSE', SESSION_KEYS: 'a:short' }
    const error = await readSettings({ ...good, ...wrong, SHOP: undefined }).catch(String)
    const named = String(error).replace('Error: ', '').split('\n')
    expect(new Set(named.map((line) => line.split(' ')[0]))).toEqual(
      new Set([...Object.keys(wrong), 'SHOP']),
    )
    expect(named).toHaveLength(4)
    expect(named.filter((line) => !line.endsWith('.'))).toEqual([])
  })

  it.each([
    ['PICTURE_ORIGIN', 'https://pictures.test', true],
    ['SITE_ORIGIN', 'https://shop.test', true],
    ['SHOP_ORIGIN', 'https://other.test', true],
    ['PLATFORM_PAGES', 'order=/odeme', true],
    ['EXPORT_MODE', '1', true],
    ['DEFAULT_CURRENCY', 'EUR', true],
    ['FRESH_SECONDS', '5', false],
    ['SHOP_GUEST_TOKEN', 'another-token', false],
  ])(
    '[T75] cached pages are those of other settings by another %s = %s: %s',
    async (name, value, isOther) => {
      const digestOf = async (env: Env) => (await readSettings(env)).digest
      expect((await digestOf({ ...good, [name]: value })) !== (await digestOf(good))).toBe(isOther)
    },
  )

  it('[T75] a provider of captchas needs both of its keys', async () => {
    const error = await readSettings({ ...good, CAPTCHA_PROVIDER: 'turnstile' }).catch(String)
    expect(error).toMatch(/CAPTCHA_SITE_KEY is missing.*\nCAPTCHA_SECRET is missing/)
    const keys = { CAPTCHA_SITE_KEY: '0x4AAA', CAPTCHA_SECRET: '0x4BBB' }
    const { captcha } = await readSettings({ ...good, CAPTCHA_PROVIDER: 'turnstile', ...keys })
    expect(captcha).toEqual({ provider: 'turnstile', siteKey: '0x4AAA', secret: '0x4BBB' })
    expect((await readSettings(good)).captcha).toBeNull()
  })

  it('need no guest token in front of a shop elsewhere, and warn of what works less well', async () => {
    const elsewhere = {
      ...good,
      SHOP: undefined,
      SHOP_ORIGIN: 'https://shop.test',
      SHOP_GUEST_TOKEN: '',
    }
    const settings = await readSettings(elsewhere)
    expect(settings.guestToken).toBe('')
    const warnings = warningsOf(settings)
    expect(warnings[0]).toMatch(/^PAYMENT_ORIGINS is empty/)
    expect(warnings[1]).toMatch(/^SESSION_DOMAIN is empty/)
    const rest = { SHOP_ORIGIN: 'https://panel.shop.test', SESSION_DOMAIN: 'shop.test' }
    const complete = { ...elsewhere, ...rest, PAYMENT_ORIGINS: 'https://pay.test' }
    expect(warningsOf(await readSettings(complete))).toEqual([])
    expect(warningsOf(await readSettings(good))).toEqual([])
  })
})
