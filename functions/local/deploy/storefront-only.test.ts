import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'smol-toml'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storefrontOnly } from './storefront-only'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-deploy-'))
  mkdirSync(path.join(folder, 'client/img'), { recursive: true })
  writeFileSync(path.join(folder, 'client/entry.js'), '')
  writeFileSync(path.join(folder, 'client/img/demo.webp'), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A wrangler.toml like the project's, with these variables of its environment. */
function configWith(vars: Record<string, string>): string {
  const file = path.join(folder, 'wrangler.toml')
  const lines = Object.entries(vars).map(([name, value]) => `${name} = "${value}"`)
  writeFileSync(
    file,
    `name = "vitrin"
main = "${folder}/worker.js"
[assets]
directory = "${folder}/client"
[[services]]
binding = "SHOP"
service = "vitrin-shop"
[[env.staging.services]]
binding = "SHOP"
service = "vitrin-shop-staging"
[env.staging.vars]
${lines.join('\n')}
`,
  )
  return file
}

const good = {
  SITE_ORIGIN: 'https://www.shop.test',
  SHOP_ORIGIN: 'https://shop.test',
  PAYMENT_ORIGINS: 'https://pay.test',
  SESSION_DOMAIN: 'shop.test',
}

describe('a deployment of the storefront alone', () => {
  it('binds no reference shop and ships no demo pictures', async () => {
    const { config, warnings } = await storefrontOnly('staging', configWith(good), folder)
    const written = parse(readFileSync(config, 'utf8')) as Record<string, unknown>
    expect(warnings).toEqual([])
    expect(JSON.stringify(written)).not.toContain('vitrin-shop')
    expect(written.env).toEqual({ staging: { vars: good } })
    const { directory } = written.assets as { directory: string }
    const shipped = path.resolve(path.dirname(config), directory)
    expect(() => readFileSync(path.join(shipped, 'entry.js'))).not.toThrow()
    expect(() => readFileSync(path.join(shipped, 'img/demo.webp'))).toThrow()
    expect(path.resolve(path.dirname(config), String(written.main))).toBe(`${folder}/worker.js`)
  })

  it('[T75] leaves the secret of a captcha to the secrets', async () => {
    const captcha = { CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_SITE_KEY: '6Lc' }
    const { warnings } = await storefrontOnly(
      'staging',
      configWith({ ...good, ...captcha }),
      folder,
    )
    expect(warnings).toEqual([])
  })

  it('ships of the public folder only what pages use', () => {
    expect(readdirSync('public').toSorted()).toEqual(['favicon.svg', 'fonts', 'img'])
  })

  it('is refused with each wrong setting named', async () => {
    const deploy = (vars: Record<string, string>) =>
      storefrontOnly('staging', configWith(vars), folder)
    await expect(deploy({})).rejects.toThrow(/^SHOP_ORIGIN is empty/)
    await expect(deploy({ ...good, SITE_ORIGIN: 'https://vitrin.example' })).rejects.toThrow(
      /^SITE_ORIGIN is still an example/,
    )
    await expect(deploy({ ...good, EXPORT_MODE: 'yes', FRESH_SECONDS: 'soon' })).rejects.toThrow(
      /^EXPORT_MODE .*\nFRESH_SECONDS /,
    )
    await expect(deploy({ ...good, PAYMENT_ORIGINS: 'https://pay.example' })).rejects.toThrow(
      /^PAYMENT_ORIGINS is still an example; .* \[env\.staging\.vars\] of wrangler\.toml\.$/,
    )
    const wrong = {
      SITE_ORIGIN: 'https://www.vitrin.example',
      SHOP_ORIGIN: 'https://www.shop.example:8443',
      DEFAULT_CURRENCY: 'lira',
      FRESH_SECONDS: 'soon',
      PICTURE_ORIGIN: 'cdn.shop.test',
    }
    const error = await deploy(wrong).catch((reason: Error) => reason.message)
    const named = String(error)
      .split('\n')
      .map((line) => line.split(' ')[0])
    expect(named.toSorted()).toEqual(Object.keys(wrong).toSorted())
    const empty = await deploy({ SITE_ORIGIN: good.SITE_ORIGIN, FRESH_SECONDS: 'soon' }).catch(
      (reason: Error) => reason.message.split('\n'),
    )
    expect(empty).toEqual([
      expect.stringMatching(/^SHOP_ORIGIN is empty/),
      expect.stringMatching(/^FRESH_SECONDS /),
    ])
    await expect(storefrontOnly('elsewhere', configWith(good), folder)).rejects.toThrow(
      'no environment "elsewhere"',
    )
  })

  it('says that no card can be charged without the origins of payment pages', async () => {
    const { warnings } = await storefrontOnly(
      'staging',
      configWith({ ...good, PAYMENT_ORIGINS: '' }),
      folder,
    )
    expect(warnings[0]).toMatch(/^PAYMENT_ORIGINS is empty/)
  })
})
