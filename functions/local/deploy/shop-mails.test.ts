import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { shopMails } from './shop-mails'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-mails-'))
afterAll(() => rmSync(folder, { recursive: true }))

function mailsWith(address: string) {
  const [shop, storefront] = [path.join(folder, 'shop.toml'), path.join(folder, 'wrangler.toml')]
  writeFileSync(shop, `[env.staging]\nvars = { MAIL_URL = "${address}" }\n`)
  writeFileSync(storefront, '[env.staging.vars]\nSITE_ORIGIN = "https://www.shop.test"\n')
  return shopMails('staging', shop, storefront)
}

it('[T75] a deployed shop sends mails with links to its storefront, or its owner is warned', () => {
  const args = ['--var', 'SITE_ORIGIN:https://www.shop.test']
  expect(mailsWith('https://mail.test/send')).toEqual({ args, warnings: [] })
  expect(mailsWith('').warnings).toEqual([expect.stringMatching(/^Mails are not sent/)])
  expect(() => mailsWith('mail.test')).toThrow(/^MAIL_URL must be an https address/)
})
