import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { judgeBoth } from './judge-settings'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-judge-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The messages about a deployment of both Workers, to staging, with these variables. */
function messagesFor(
  vars: Record<string, string>,
  isRehearsal: boolean,
  mailUrl = 'https://mail.test',
) {
  const [shop, storefront] = [path.join(folder, 'shop.toml'), path.join(folder, 'wrangler.toml')]
  writeFileSync(shop, `[env.staging]\nvars = { MAIL_URL = "${mailUrl}" }\n`)
  const lines = Object.entries(vars).map(([name, value]) => `${name} = "${value}"`)
  writeFileSync(storefront, `[env.staging.vars]\n${lines.join('\n')}\n`)
  return judgeBoth('staging', isRehearsal, { shop, storefront }).catch((error: Error) =>
    error.message.split('\n'),
  )
}

const example = expect.stringMatching(/^SITE_ORIGIN is still an example; /)
const wrong = {
  SITE_ORIGIN: 'https://www.vitrin.example',
  READ_DEADLINE_MS: 'soon',
  FRESH_SECONDS: 'x',
  PAYMENT_ORIGINS: 'https://pay.example',
}
const mailFault = expect.stringMatching(/^MAIL_URL must be an https address/)
const faults = [
  expect.stringMatching(/^PAYMENT_ORIGINS is still an example; /),
  expect.stringMatching(/^FRESH_SECONDS must be /),
  expect.stringMatching(/^READ_DEADLINE_MS must be /),
]

it('[T75] a deployment of both Workers, and its rehearsal, name each wrong setting of both', async () => {
  expect(await messagesFor(wrong, true, 'mail.test')).toEqual([mailFault, ...faults])
  expect(await messagesFor(wrong, false, 'mail.test')).toEqual([mailFault, example, ...faults])
})

it('[T75] the secret of a captcha is no variable; its site key is', async () => {
  const captcha = { SITE_ORIGIN: 'https://www.shop.test', CAPTCHA_PROVIDER: 'turnstile' }
  const keyed = { ...captcha, CAPTCHA_SITE_KEY: '0x4AAA' }
  expect(await messagesFor(keyed, false)).toMatchObject({ warnings: [] })
  expect(await messagesFor(captcha, false)).toEqual([
    expect.stringMatching(/^CAPTCHA_SITE_KEY is missing/),
  ])
})

it('[T75] an origin that is still the example is a warning of the rehearsal alone', async () => {
  const { SITE_ORIGIN } = wrong
  expect(await messagesFor({ SITE_ORIGIN }, true)).toMatchObject({ warnings: [example] })
  expect(await messagesFor({ SITE_ORIGIN }, false)).toEqual([example])
  const args = ['--var', 'SITE_ORIGIN:https://www.shop.test']
  const good = { SITE_ORIGIN: 'https://www.shop.test' }
  expect(await messagesFor(good, false)).toEqual({ args, warnings: [] })
})
